#!/bin/sh
# Builds the image around server/target/hexplain.jar, runs it as docker-compose.yml does, and uses it: nobody is root,
# nothing but /data and /tmp can be written, the start-up cache fits, a dump is decoded, and what it is made of is inside.
#
# Takes docker or podman (IMAGE_BUILDER names another of their kind) and the base that the Dockerfile names; JRE_IMAGE names
# another one, for example where no registry can be reached, of Debian's packages and the JDK on this machine:
#   debootstrap --variant=minbase bookworm root && cp -a "$JAVA_HOME" root/opt/jdk && tar -C root -c . |
#     podman import -c 'ENV JAVA_HOME=/opt/jdk' -c 'ENV PATH=/opt/jdk/bin:/usr/sbin:/usr/bin:/sbin:/bin' - localhost/jre
set -eu
cd "$(dirname "$0")/../../../.."

fail() {
  echo "image: $1" >&2
  [ -z "${container:-}" ] || "$builder" logs "$container" >&2 || true
  exit 1
}

unpinned=$(grep -E '^ARG [A-Z]+_IMAGE=' Dockerfile | grep -Ev '@sha256:[0-9a-f]{64}$' || true)
[ -z "$unpinned" ] || fail "a base without a digest: $unpinned"

skip() {
  echo "SKIPPED: the image, because $1"
  exit 0
}
builder=${IMAGE_BUILDER:-}
for each in docker podman; do
  [ -n "$builder" ] || ! "$each" info >/dev/null 2>&1 || builder=$each
done
[ -n "$builder" ] || skip "neither docker nor podman runs here (Debian: apt-get install podman)"
base=${JRE_IMAGE:-$(sed -n 's/^ARG JRE_IMAGE=//p' Dockerfile)}
"$builder" image inspect "$base" >/dev/null 2>&1 || timeout 300 "$builder" pull -q "$base" >/dev/null 2>&1 ||
  skip "its base cannot be had: $base"
[ -f server/target/hexplain.jar ] || fail "there is no server/target/hexplain.jar: run 'make jar' first"

name=hexplain-test-$$
work=$(mktemp -d)
container=
finish() {
  [ -z "$container" ] || "$builder" rm -f "$container" >/dev/null 2>&1 || true
  "$builder" volume rm "$name" >/dev/null 2>&1 || true
  "$builder" rmi -f "$name" "$name-jar" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

# Docker before version 23 builds stages that nothing needs, unless it is asked for BuildKit.
export DOCKER_BUILDKIT=1
# Docker's format, since the other one has no health check.
format=
[ "${builder##*/}" != podman ] || format=--format=docker
mkdir -p "$work/jar/src/server/target"
cp -p server/target/hexplain.jar server/target/hexplain-engine.jar "$work/jar/src/server/target/"
printf 'FROM scratch\nCOPY src /src\n' >"$work/jar/Dockerfile"
"$builder" build -q -t "$name-jar" "$work/jar" >/dev/null
"$builder" build -q $format --build-arg "JAR_STAGE=$name-jar" --build-arg "JRE_IMAGE=$base" -t "$name" . >"$work/build" 2>&1 ||
  { cat "$work/build" >&2; fail "it cannot be built"; }

token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
container=$("$builder" run -d --name "$name" --read-only --tmpfs /tmp:exec --cap-drop ALL --security-opt no-new-privileges \
  -e HEXPLAIN_TOKEN="$token" -v "$name:/data" -p 127.0.0.1::8080 "$name")
address=http://$("$builder" port "$container" 8080 | head -1)
ask() { # PATH, and what curl takes
  path=$1
  shift
  curl --noproxy '*' -fsS -H "Authorization: Bearer $token" "$@" "$address$path"
}
tries=0
until ask /health >/dev/null 2>&1; do
  tries=$((tries + 1))
  [ $tries -le 150 ] || fail "it does not answer"
  sleep 0.2
done

inside() {
  "$builder" exec "$container" "$@"
}
[ "$(inside id -u)" = 10001 ] || fail "it runs as $(inside id -un)"
! inside touch /opt/hexplain/lib/written 2>/dev/null || fail "its root can be written"
"$builder" exec -e HEXPLAIN_JAVA_OPTS=-Xlog:class+load "$container" hexplain --version |
  grep -q 'dev.hexplain.cli.Main source: shared objects file' || fail "its start-up cache does not fit its jar and its JVM"
case $builder in
*podman) "$builder" healthcheck run "$container" >/dev/null || fail "its health check fails" ;;
*)
  until [ "$("$builder" inspect -f '{{.State.Health.Status}}' "$container")" = healthy ]; do
    tries=$((tries + 1))
    [ $tries -le 300 ] || fail "its health check fails"
    sleep 0.2
  done
  ;;
esac

id() {
  sed 's/^{"id":"\([^"]*\)".*/\1/'
}
dump=$(ask /api/v1/dumps -H 'Content-Type: application/octet-stream' --data-binary @samples/java/array-list.ser | id)
tree=$(ask "/api/v1/dumps/$dump/trees" -H 'Content-Type: application/json' -d '{}')
case $tree in
*java_serialization*) ;;
*) fail "a dump was decoded to $tree" ;;
esac

"$builder" cp "$container:/opt/hexplain/lib/hexplain.jar" "$work/hexplain.jar"
python3 - "$work/hexplain.jar" <<'END' || fail "its bill of materials is not one"
import json, sys, zipfile
bill = json.load(zipfile.ZipFile(sys.argv[1]).open("META-INF/sbom/application.cdx.json"))
sys.exit(bill["bomFormat"] != "CycloneDX" or len(bill["components"]) < 100)
END
ask /notice.txt | grep '^npm:react ' >/dev/null || fail "it does not serve its notice"
echo "image: built with $builder on $base, run and used"
