"""The TypedDict of all shapes: before Python 3.12, pydantic can only read the one of typing_extensions."""

import sys

if sys.version_info >= (3, 12):
    from typing import TypedDict as TypedDict
else:
    from typing_extensions import TypedDict as TypedDict
