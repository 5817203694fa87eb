#!/bin/sh
# The first process of the image: a server whose games and key are in one folder, /data unless DOWNFORCE_DATA names another.
set -eu
data=${DOWNFORCE_DATA:-/data}
if ! (: >"$data/.try") 2>/dev/null; then
    echo "downforce: $data: user $(id -u) cannot write there; mount a volume, or a folder that belongs to that user" >&2
    exit 2
fi
rm -f "$data/.try"
export DOWNFORCE_DATABASE="${DOWNFORCE_DATABASE:-sqlite:///$data/downforce.db}"
export DOWNFORCE_CACHE="${DOWNFORCE_CACHE:-$data/cache}"
exec downforce serve "$@"
