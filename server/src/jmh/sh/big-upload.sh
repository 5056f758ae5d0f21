#!/usr/bin/env bash
# Uploads files to a fresh server with a small heap and decodes them: seconds for each, and the server's peak memory.
# usage: big-upload.sh FILE...; HEAP=512m sets another heap than 256 MiB
set -euo pipefail
root=$(cd "$(dirname "$0")/../../../.." && pwd)
folder=$(mktemp -d)
server=

stop() {
  [[ -z $server ]] || kill "$server" 2>/dev/null && wait "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT

# The jar is run as it is shipped, because a shell between us and the JVM would hide its process.
HEXPLAIN_JAVA_OPTS="-Xmx${HEAP:-256m}" "$root/bin/hexplain" serve --port 0 --max-upload 2g --data-dir "$folder/data" >"$folder/out" &
server=$!
until grep -q http "$folder/out"; do sleep 0.1; done
api=$(grep -o 'http[^ ]*' "$folder/out" | sed 's,/$,,')/api/v1

text() { sed -n "s/.*\"$1\":\"\\{0,1\\}\\([^\",}]*\\).*/\\1/p" <<<"$2" | head -1; }
now() { date +%s.%N; }
since() { awk -v a="$1" -v b="$(now)" 'BEGIN { printf "%.2f s", b - a }'; }
peak() { awk '/VmHWM/ { printf "%d MiB", $2 / 1024 }' "/proc/$server/status"; }

for file in "$@"; do
  start=$(now)
  dump=$(curl -fsS -X POST -H 'Content-Type: application/octet-stream' -T "$file" "$api/dumps?name=${file##*/}")
  uploaded=$(since "$start")
  start=$(now)
  tree=$(curl -fsS -X POST -H 'Content-Type: application/json' -d '{}' "$api/dumps/$(sed 's/.*"id":"\([^"]*\)".*/\1/' <<<"$dump")/trees")
  id=$(sed 's/^{"id":"\([^"]*\)".*/\1/' <<<"$tree")
  while [[ $tree == *'"state":"decoding"'* ]]; do
    sleep 0.2
    tree=$(curl -fsS "$api/trees/$id")
  done
  printf '%s: %d bytes, uploaded in %s, decoded in %s, %s fields, %s; peak memory so far %s\n' "${file##*/}" \
    "$(stat -c %s "$file")" "$uploaded" "$(since "$start")" "$(text fields "$tree")" "$(text status "$tree")" "$(peak)"
done
