#!/bin/sh
# Writes server/target/packages, once the jar and the image were built: archives to unpack, a Debian package, the image, the
# bill of materials and the sums of all of them. Equal sources, built with the same JDK on the same system, give equal bytes.
# usage: packages.sh, from the project
set -eu
version=$(sed -n 's|^  <version>\(.*\)</version>$|\1|p' server/pom.xml)
packages=server/target/packages
rm -rf $packages server/target/packages-work
mkdir -p $packages
bin/maven -B -q -f server/src/build/packages/pom.xml package "-Drevision=$version"
gzip -n <server/target/hexplain-image.tar >"$packages/hexplain-image-$version.tar.gz"
cp server/target/notice/application.cdx.json "$packages/hexplain-$version.cdx.json"
(cd $packages && sha256sum -- hexplain* >SHA256SUMS)
ls -l $packages
