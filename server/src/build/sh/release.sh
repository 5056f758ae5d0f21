#!/bin/sh
# Makes a release of what is committed: its version in the poms and in CHANGELOG.md, a commit, a tag; `make packages` then
# builds what people download.
# usage: release.sh VERSION, from the project
set -eu
version=${1:-}
refuse() {
  echo "release: $1" >&2
  exit 1
}
echo "$version" | grep -Eqx '[0-9]+\.[0-9]+\.[0-9]+' || refuse "VERSION is three numbers, as in 'make release VERSION=1.2.3'; found '$version'"
[ -z "$(git status --porcelain)" ] || refuse "there are changes that are not committed: 'git status' lists them"
! git rev-parse -q --verify "refs/tags/v$version" >/dev/null || refuse "the tag v$version exists"
grep -qxF "## $version (unreleased)" CHANGELOG.md || refuse "CHANGELOG.md has no section '## $version (unreleased)' that says what is new"

old=$(sed -n 's|^  <version>\(.*\)</version>$|\1|p' server/pom.xml)
for pom in pom.xml server/pom.xml spark/pom.xml; do
  sed "s|^  <version>$old</version>\$|  <version>$version</version>|" $pom >$pom.new && mv $pom.new $pom
done
sed "s|^## $version (unreleased)\$|## $version ($(date -u +%Y-%m-%d))|" CHANGELOG.md >CHANGELOG.md.new && mv CHANGELOG.md.new CHANGELOG.md
git commit -q -m "release: $version" -m "What is new is in CHANGELOG.md." -- pom.xml server/pom.xml spark/pom.xml CHANGELOG.md
git tag -a "v$version" -m "Hexplain $version"
echo "release: v$version is committed and tagged; 'git push --follow-tags' publishes it"
