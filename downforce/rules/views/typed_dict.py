"""The TypedDict class on which all types for plain data are based.

Before Python 3.12, it comes from typing_extensions, because pydantic does not support the standard one.
"""

import sys

if sys.version_info >= (3, 12):
    from typing import TypedDict as TypedDict
else:
    from typing_extensions import TypedDict as TypedDict
