#!/bin/sh
# Makes what an image needs besides Hexplain's classes and libraries, of this machine: a runtime that jlink makes of the JDK, the
# C library and what native libraries are linked to, a user, a bill of materials of all that, and those of the jar. No shell and
# no package manager is in it.
# usage: image-root.sh FOLDER, from the project, once the jar was built; Linux with the GNU C library
set -eu
root=$1
jdk=$(bin/find-jdk jlink)
rm -rf "$root"
mkdir -p "$root/opt" "$root/etc" "$root/tmp" "$root/data"

"$jdk/bin/jlink" --output "$root/opt/java" --strip-debug --no-header-files --no-man-pages --compress zip-6 --add-modules \
  java.se,jdk.charsets,jdk.crypto.ec,jdk.jfr,jdk.localedata,jdk.management,jdk.naming.dns,jdk.net,jdk.unsupported,jdk.zipfs
# Links in it are followed where an image has none.
cp -RL "$root/opt/java" "$root/opt/runtime" && rm -rf "$root/opt/java" && mv "$root/opt/runtime" "$root/opt/java"
# There is no screen and no sound.
(cd "$root/opt/java/lib" && rm -f libawt_xawt.so libjawt.so libsplashscreen.so libjsound.so)

# What the runtime and the native libraries in jars are linked to; these need the C++ library, too.
libraries() {
  find "$root/opt/java" -name '*.so' -o -path '*/bin/java' | while read -r file; do
    ldd "$file" 2>/dev/null || true
  done | sed -n 's|.*[[:space:]]\(/[^ ]*\) (0x.*|\1|p'
  for name in libstdc++.so.6 libgcc_s.so.1 libnss_dns.so.2 libresolv.so.2; do
    PATH=$PATH:/sbin:/usr/sbin ldconfig -p | sed -n "s#.*[[:space:]]$name (libc6,\(x86-64\|AArch64\).*) => ##p" | head -1
  done
}
libraries | grep -v "^$root" | sort -u >"$root/libraries"
while read -r library; do
  mkdir -p "$root${library%/*}"
  cp -L "$library" "$root$library"
done <"$root/libraries"

printf 'root:x:0:0:root:/:/nologin\nhexplain:x:10001:10001:Hexplain:/data:/nologin\n' >"$root/etc/passwd"
printf 'root:x:0:\nhexplain:x:10001:\n' >"$root/etc/group"
printf 'hosts: files dns\n' >"$root/etc/nsswitch.conf"

# The packages that these files are of, with their licences.
component() { # NAME VERSION PURL
  printf '{"type": "library", "name": "%s", "version": "%s", "purl": "%s"}' "$1" "$2" "$3"
}
packages() {
  while read -r library; do
    dpkg -S "$(readlink -f "$library")" 2>/dev/null || dpkg -S "$library" 2>/dev/null || true
  done <"$root/libraries" | sed 's/:.*//' | sort -u
}
mkdir -p "$root/usr/share/sbom"
{
  version=$(sed -n 's/^JAVA_RUNTIME_VERSION="\(.*\)"/\1/p' "$jdk/release")
  printf '{"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": [\n'
  component openjdk "$version" "pkg:generic/openjdk@$(echo "$version" | sed 's/+/%2B/')"
  ! command -v dpkg-query >/dev/null || packages | while read -r package; do
    version=$(dpkg-query -W -f '${Version}' "$package")
    distribution=$(sed -n 's/^ID=//p' /etc/os-release)
    printf ',\n'
    component "$package" "$version" "pkg:deb/$distribution/$package@$(echo "$version" | sed 's/+/%2B/g;s/~/%7E/g;s/:/%3A/g')"
    mkdir -p "$root/usr/share/doc/$package"
    cp -L "/usr/share/doc/$package/copyright" "$root/usr/share/doc/$package/"
  done
  printf '\n]}\n'
} >"$root/usr/share/sbom/system.cdx.json"
rm "$root/libraries"

# On the class path, where the jar has them.
told=$root/app/resources
mkdir -p "$told/META-INF/sbom" "$told/public"
cp LICENSE "$told/META-INF/LICENSE"
cp server/target/notice/NOTICE "$told/META-INF/NOTICE"
cp server/target/notice/NOTICE "$told/public/notice.txt"
cp server/target/notice/application.cdx.json "$told/META-INF/sbom/"
