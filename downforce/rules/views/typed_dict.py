"""The TypedDict class for all shapes.

Before Python 3.12, pydantic supports only the version from typing_extensions.
"""

import sys

if sys.version_info >= (3, 12):
    from typing import TypedDict as TypedDict
else:
    from typing_extensions import TypedDict as TypedDict
