#!/bin/sh
# Makes a data folder with the build that is checked out, for UpgradedFolderTest: data-folder.sh OUT.zip. One is kept for
# each version of the database that was released.
set -eu

root=$(CDPATH='' cd "$(dirname "$0")/../../../.." && pwd)
out=$1
work=$(mktemp -d)
server=
finish() {
  [ -z "$server" ] || { kill "$server" 2>/dev/null && wait "$server" 2>/dev/null; } || true
  rm -rf "$work"
}
trap finish EXIT

"$root/bin/hexplain" serve --port 0 --data-dir "$work/data" >"$work/address" 2>"$work/log" &
server=$!
until grep -q http "$work/address"; do
  kill -0 "$server" || { cat "$work/log" >&2; exit 1; }
  sleep 0.2
done
api=$(grep -o 'http[^ ]*' "$work/address" | head -1)/api/v1

# Prints the id of what a request made.
id() {
  curl -sSf "$@" | python3 -c 'import json, sys; print(json.load(sys.stdin)["id"])'
}
order=$(id -F "file=@$root/samples/java/order.ser" "$api/dumps")
capture=$(id -F "file=@$root/samples/captures/rmi.pcap" "$api/dumps")
id -F "file=@$root/samples/layers/record.confluent.bin" "$api/dumps"
id -H 'Content-Type: application/json' -d '{}' "$api/dumps/$order/trees"
printf 'meta:\n  id: upgraded_record\n  endian: be\nseq:\n  - id: number\n    type: u4\n' |
  curl -sSf -X PUT -H 'Content-Type: application/yaml' --data-binary @- "$api/formats/upgraded_record" >"$work/format"
id -H 'Content-Type: text/plain' --data-binary 'syntax = "proto3"; message Upgraded { int32 id = 1; }' \
  "$api/schemas?name=upgraded.proto&format=protobuf"
curl -sSf -H 'Content-Type: application/json' -d '{"notes": [{"offset": 0, "length": 4, "text": "the magic"}]}' \
  "$api/dumps/$order/notes" >"$work/notes"
curl -sSf -X PUT -H 'Content-Type: application/json' -d '{"format": "jrmp"}' "$api/ports/4711/format"
curl -sSf "$api/dumps/$capture/capture" >"$work/capture"

sleep 2 # what is decoded is written
kill "$server" && wait "$server" || true
server=
rm -f "$work/data/lock" "$work/data/reserve"
(cd "$work/data" && python3 -m zipfile -c "$work/made.zip" .)
mv "$work/made.zip" "$out"
