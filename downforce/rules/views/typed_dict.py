"""The TypedDict class on which all types for plain data are based.

Before Python 3.12, this is the class from typing_extensions, the only one that pydantic supports.
"""

import sys

if sys.version_info >= (3, 12):
    from typing import TypedDict as TypedDict
else:
    from typing_extensions import TypedDict as TypedDict
