#!/bin/sh
# The first process of the image: checks that the folder of a SQLite database can be written to, then starts the server.
set -eu
case "${DOWNFORCE_DATABASE:=sqlite:////data/downforce.db}" in
sqlite:///*)
    folder=$(dirname "${DOWNFORCE_DATABASE#sqlite:///}")
    if ! (: >"$folder/.try") 2>/dev/null; then
        echo "downforce: $folder: user $(id -u) cannot write there; mount a volume, or a folder that belongs to that user" >&2
        exit 2
    fi
    rm -f "$folder/.try"
    ;;
esac
export DOWNFORCE_DATABASE
exec downforce serve "$@"
