#!/bin/sh
# A backup now and once a day, in the folder named; once it is there, those older than 30 days go. Run in the folder of
# the image. With "once" behind the folder one and no more: it ends with 1 where none was made.
set -eu
folder=$1
mkdir -p "$folder"
while :; do
  file="$folder/lodestar-$(date -u +%Y-%m-%dT%H%M%SZ).backup.gz"
  failed=0
  if node apps/api/dist/cli/backup.js "$file"; then
    find "$folder" -name 'lodestar-*.backup.gz' -mtime +30 -exec rm {} +
  else
    failed=1
    echo "no backup was made: older ones stay" >&2
  fi
  [ "${2:-}" = once ] && exit $failed
  sleep 86400
done
