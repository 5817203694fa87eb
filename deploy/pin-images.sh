#!/bin/sh
# pin-images.sh: in the source. Pins every base image of the Dockerfile and of compose.many.yaml to the digest that its
# tag has today (node:22-slim@sha256:...), or renews the pins. Wants docker with buildx, and a way to the registry.
set -eu
files="Dockerfile compose.many.yaml"
pins=$(mktemp)
trap 'rm -f "$pins"' EXIT
for image in $(sed -nE 's/^(FROM| +image:) ([^@ ]+).*$/\2/p' $files | sort -u); do
    digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
    if ! echo "$digest" | grep -qxE 'sha256:[0-9a-f]{64}'; then
        echo "pin-images: $image: docker gave no digest, but: $digest" >&2
        exit 1
    fi
    printf '%s\n' "s#^(FROM| +image:) $image(@sha256:[0-9a-f]+)?( |\$)#\\1 $image@$digest\\3#" >>"$pins"
    echo "$image@$digest"
done
sed -i -E -f "$pins" $files  # only when every digest is known
