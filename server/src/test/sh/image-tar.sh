#!/bin/sh
# Unpacks server/target/hexplain-image.tar, runs what is in it as an engine would, and uses it: nobody is root, nothing but
# /data and /tmp can be written, a dump is decoded, what it is made of is inside, and all of it takes 300 MB at most.
#
# Takes root, for a root folder of its own, and Linux.
set -eu
cd "$(dirname "$0")/../../../.."

fail() {
  echo "image-tar: $1" >&2
  [ -z "${log:-}" ] || cat "$log" >&2 || true
  exit 1
}
skip() {
  echo "SKIPPED: running the image, because $1"
  exit 0
}
image=server/target/hexplain-image.tar
[ -f "$image" ] || fail "there is no $image: run 'make image-tar'"
[ "$(id -u)" = 0 ] || skip "only root may change the root folder"
command -v curl >/dev/null && command -v python3 >/dev/null || skip "it takes curl and python3"
unshare --mount true 2>/dev/null || skip "nothing can be mounted here"

work=$(mktemp -d)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

# Prints how many bytes the files have, and leaves the configuration as lines of a shell.
bytes=$(python3 - "$image" "$work/root" "$work/config" <<'END'
import json, os, shlex, sys, tarfile
image, root, config = tarfile.open(sys.argv[1]), sys.argv[2], sys.argv[3]
manifest = json.load(image.extractfile("manifest.json"))[0]
total = 0
os.mkdir(root)
for layer in manifest["Layers"]:
    with tarfile.open(fileobj=image.extractfile(layer)) as files:
        total += sum(each.size for each in files.getmembers())
        files.extractall(root, filter="fully_trusted")
told = json.load(image.extractfile(manifest["Config"]))["config"]
with open(config, "w") as out:
    print("user=" + shlex.quote(told["User"]), file=out)
    print("environment=" + shlex.quote("\n".join(told["Env"])), file=out)
    print("command=" + shlex.quote(" ".join(told["Entrypoint"] + told["Cmd"])), file=out)
print(total)
END
)
[ "$bytes" -le 300000000 ] || fail "its files take $bytes bytes"
. "$work/config"
[ "$user" = 10001:10001 ] || fail "it runs as $user"
written=$(find "$work/root" -perm -0002 ! -type l | sed "s|^$work/root||" | sort | tr '\n' ' ')
[ "$written" = "/data /tmp " ] || fail "anybody can write to $written"
privileged=$(find "$work/root" -perm /6000)
[ -z "$privileged" ] || fail "files give rights to who runs them: $privileged"
[ ! -e "$work/root/bin/sh" ] || fail "there is a shell in it"

python3 - "$work/root" <<'END' || fail "its bills of materials are none"
import json, sys
for path, least in ("app/resources/META-INF/sbom/application.cdx.json", 100), ("usr/share/sbom/system.cdx.json", 1):
    bill = json.load(open(f"{sys.argv[1]}/{path}"))
    if bill["bomFormat"] != "CycloneDX" or len(bill["components"]) < least:
        sys.exit(path)
END

# In a root folder that cannot be written, but for these two; the port is free when the address is printed.
log=$work/log
mkdir "$work/data" "$work/tmp" "$work/root/proc" "$work/root/dev"
chown 10001:10001 "$work/data" "$work/tmp"
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
# shellcheck disable=SC2016 # the inner shell's own
unshare --mount --propagation private sh -c '
  root=$1/root
  mount --bind "$root" "$root"
  mount --bind "$1/data" "$root/data"
  mount --bind "$1/tmp" "$root/tmp"
  mount -t proc proc "$root/proc" 2>/dev/null || mount --rbind /proc "$root/proc"
  mount --bind /dev "$root/dev"
  mount -o remount,ro,bind "$root"
  . "$1/config"
  IFS="
"
  # shellcheck disable=SC2086 # a word each line
  set -- "$1" $environment "HEXPLAIN_TOKEN=$2"
  work=$1
  shift
  IFS=" "
  # shellcheck disable=SC2086 # the command is words
  exec env -i "$@" "$(PATH=$PATH:/usr/sbin:/sbin command -v chroot)" --userspec=10001:10001 "$work/root" $command --port 0
' sh "$work" "$token" >"$log" 2>&1 &
server=$!
tries=0
until address=$(sed -n 's|.*\(http://[^ /]*:[0-9]*\).*|\1|p' "$log" | head -1) && [ -n "$address" ]; do
  tries=$((tries + 1))
  [ $tries -le 300 ] && kill -0 "$server" 2>/dev/null || fail "it does not start"
  sleep 0.2
done
address=http://127.0.0.1:${address##*:}
ask() { # PATH, and what curl takes
  path=$1
  shift
  curl --noproxy '*' -fsS --retry 20 --retry-connrefused --retry-delay 1 -H "Authorization: Bearer $token" "$@" "$address$path"
}
ask /health/live >/dev/null || fail "it does not answer"
id() {
  sed 's/^{"id":"\([^"]*\)".*/\1/'
}
dump=$(ask /api/v1/dumps -H 'Content-Type: application/octet-stream' --data-binary @samples/java/array-list.ser | id)
tree=$(ask "/api/v1/dumps/$dump/trees" -H 'Content-Type: application/json' -d '{}')
case $tree in
*java_serialization*) ;;
*) fail "a dump was decoded to $tree" ;;
esac
# Codecs reach into the JDK, and some bring native libraries.
encodings=$(ask /api/v1/encodings -H 'Content-Type: application/json' -d '{"sample":"order"}')
case $encodings in
*'"failure"'*) fail "a codec fails: $encodings" ;;
esac
# Questions to tables are answered by another process, which unpacks a native library.
bin/hexplain scan --out "$work/table.parquet" samples/java/array-list.ser 2>/dev/null || fail "a table is not written"
table=$(ask /api/v1/dumps -H 'Content-Type: application/octet-stream' --data-binary "@$work/table.parquet" | id)
answer=$(ask "/api/v1/dumps/$table/table/answers" -H 'Content-Type: application/json' -d '{"sql":"select count(*) from files"}')
case $answer in
*'[["1"]]'*) ;;
*) fail "a question is answered with $answer" ;;
esac
ask / | grep -q '<title>' || fail "it has no page"
ask /notice.txt | grep '^npm:react ' >/dev/null || fail "it does not serve its notice"
kill "$server"
wait "$server" || [ $? = 143 ] || fail "it does not stop when it is asked to"
server=
echo "image-tar: $image, $bytes bytes of files, run and used"
