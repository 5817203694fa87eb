#!/bin/sh
# wheel.sh FOLDER: in the source, with the page built; puts the wheel into FOLDER. A step of the Dockerfile.
set -eu
exec python -m hatchling build --target wheel --directory "$1"
