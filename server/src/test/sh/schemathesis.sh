#!/bin/sh
# Checks the running API against openapi.yaml: starts the jar on a free port with a data folder of its own, sends it
# requests made up from the contract, and stops it. Needs schemathesis on PATH; see requirements.txt.
set -eu

root=$(CDPATH='' cd "$(dirname "$0")/../../../.." && pwd)
work=$(mktemp -d)
server=
client=
finish() {
  for process in $client $server; do
    kill "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
  done
  rm -rf "$work"
}
trap finish EXIT
# A shell that is told to end goes on behind its trap, and waits for what it runs unless that is in the background.
trap 'exit 130' INT
trap 'exit 143' TERM

"$root/bin/hexplain" serve --port 0 --data-dir "$work/data" --max-upload 1m --timings off >"$work/address" 2>"$work/log" &
server=$!
tries=0
until grep -q http "$work/address"; do
  tries=$((tries + 1))
  if [ $tries -gt 150 ] || ! kill -0 "$server" 2>/dev/null; then
    echo "schemathesis: the server did not start:" >&2
    cat "$work/log" >&2
    exit 1
  fi
  sleep 0.2
done
address=$(cat "$work/address")

# Something to ask about, so that not every answer is 404; and something of its own to delete.
id() {
  sed 's/^{"id":"\([^"]*\)".*/\1/'
}
dump() {
  curl --noproxy '*' -fsS -X POST "$address/api/v1/sample-dumps/$1/dumps" | id
}
tree() {
  curl --noproxy '*' -fsS -H 'Content-Type: application/json' -d '{}' "$address/api/v1/dumps/$1/trees" | id
}
save() {
  curl --noproxy '*' -fsS -H 'Content-Type: application/json' -d "{\"fields\":\"int magic, short[] rest\",\"id\":\"$1\"}" \
    "$address/api/v1/describe" >"$work/$1.ksy"
  curl --noproxy '*' -fsS -o "$work/saved" -H 'Content-Type: text/yaml' -X PUT --data-binary "@$work/$1.ksy" \
    "$address/api/v1/formats/$1"
}
decoded() {
  curl --noproxy '*' -fsS -H 'Content-Type: application/json' -d "{\"format\":\"$2\"}" "$address/api/v1/dumps/$1/trees" | id
}
save pair
save doomed
HEXPLAIN_TEST_DESCRIBED_TREE=$(decoded "$(dump uuid)" pair)
export HEXPLAIN_TEST_DESCRIBED_TREE
HEXPLAIN_TEST_DUMP=$(dump order)
HEXPLAIN_TEST_TREE=$(tree "$HEXPLAIN_TEST_DUMP")
HEXPLAIN_TEST_DOOMED_DUMP=$(dump strings)
HEXPLAIN_TEST_DOOMED_TREE=$(tree "$(dump record)")
export HEXPLAIN_TEST_DUMP HEXPLAIN_TEST_TREE HEXPLAIN_TEST_DOOMED_DUMP HEXPLAIN_TEST_DOOMED_TREE

# Making up requests takes most of the time, on one core: the phases are shared by two processes. In each there is one worker:
# the caches behind the generated values are not made for several threads. A seed makes the run the same each time. How fast
# a busy machine makes up requests, and answers them, is not asked.
phases() {
  mkdir "$work/$1"
  cd "$work/$1"
  exec schemathesis --config-file "$root/server/src/test/sh/schemathesis.toml" run "$root/server/src/main/resources/openapi.yaml" \
    --url "$address" --phases "$2" --workers 1 --max-examples "${HEXPLAIN_EXAMPLES:-25}" --seed 20261121 \
    --request-timeout 60 --suppress-health-check too_slow
}
phases made-up fuzzing >"$work/made-up.log" 2>&1 &
made_up=$!
phases systematic examples,coverage,stateful &
systematic=$!
client="$made_up $systematic"
failed=0
wait "$systematic" || failed=$?
wait "$made_up" || failed=$?
client=
cat "$work/made-up.log"
[ $failed = 0 ] || exit $failed
# A line of level INFO is no complaint; a warning, an error and a stack trace are.
if grep -v ' INFO  ' "$work/log" >"$work/complaints"; then
  echo "schemathesis: the server complained:" >&2
  cat "$work/complaints" >&2
  exit 1
fi
