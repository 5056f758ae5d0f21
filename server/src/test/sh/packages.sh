#!/bin/sh
# Uses what server/target/packages holds as people do: unpacks both archives and the Debian package, decodes with each, waits
# for the start-up caches, compares sums; and packs a second time, for equal bytes.
set -eu
cd "$(dirname "$0")/../../../.."

fail() {
  echo "packages: $1" >&2
  exit 1
}
packages=server/target/packages
version=$(sed -n 's|^  <version>\(.*\)</version>$|\1|p' server/pom.xml)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd $packages && sha256sum -c --quiet SHA256SUMS) || fail "the sums are others"

expected=$(bin/hexplain decode samples/java/array-list.ser)
try() { # FOLDER: of an installation
  [ "$("$1/bin/hexplain" decode samples/java/array-list.ser)" = "$expected" ] || fail "$1 decodes otherwise"
  case $("$1/bin/hexplain" --version) in *"$version"*) ;; *) fail "$1 has another version" ;; esac
  "$1/bin/hexplain" encode order >/dev/null || fail "$1 does not encode"
}
# Without caches, as an installation that may not write beside its jars; then with them.
tar -xzf "$packages/hexplain-$version.tar.gz" -C "$work"
mkdir "$work/hexplain-$version/lib/training"
try "$work/hexplain-$version"
rmdir "$work/hexplain-$version/lib/training"
"$work/hexplain-$version/bin/hexplain" --version >/dev/null
waited=0
until [ -f "$work/hexplain-$version/lib/hexplain.aot" ] && [ -f "$work/hexplain-$version/lib/hexplain-engine.aot" ]; do
  [ $((waited += 1)) -le 600 ] || fail "there are no start-up caches after ten minutes"
  sleep 1
done
try "$work/hexplain-$version"

# unzip restores permissions: the launcher can be run.
if command -v unzip >/dev/null; then
  mkdir "$work/zip"
  unzip -q "$packages/hexplain-$version.zip" -d "$work/zip"
  mkdir "$work/zip/hexplain-$version/lib/training"
  try "$work/zip/hexplain-$version"
else
  echo "SKIPPED: unpacking the zip, because there is no unzip"
fi
if command -v dpkg-deb >/dev/null; then
  dpkg-deb -x "$packages/hexplain_${version}_all.deb" "$work/deb"
  [ "$(dpkg-deb -f "$packages/hexplain_${version}_all.deb" Version)" = "$(echo "$version" | sed 's/-SNAPSHOT/~snapshot/')" ] || fail "the Debian package has another version"
  mkdir "$work/deb/usr/share/hexplain/lib/training"
  try "$work/deb/usr/share/hexplain"
  [ "$("$work/deb/usr/bin/hexplain" --version)" = "$("$work/deb/usr/share/hexplain/bin/hexplain" --version)" ] || fail "the link on PATH leads elsewhere"
else
  echo "SKIPPED: unpacking the Debian package, because there is no dpkg-deb"
fi

cp $packages/SHA256SUMS "$work/first"
server/src/build/sh/packages.sh >/dev/null
cmp "$work/first" $packages/SHA256SUMS || fail "packing the same jar twice gives other bytes"
echo "packages: $version, unpacked and used, equal when packed again"
