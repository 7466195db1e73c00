#!/bin/sh
# A backup now and once a day, in the folder named; those older than 30 days go. Run in the folder of the image.
set -eu
folder=$1
mkdir -p "$folder"
while :; do
  file="$folder/lodestar-$(date -u +%Y-%m-%dT%H%M%SZ).backup.gz"
  node apps/api/dist/cli/backup.js "$file" || echo "no backup was made" >&2
  find "$folder" -name 'lodestar-*.backup.gz' -mtime +30 -exec rm {} +
  [ "${2:-}" = once ] && exit 0
  sleep 86400
done
