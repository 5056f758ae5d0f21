#!/bin/sh
# Builds what bin/hexplain runs during development: class files in server/target/development, beside the libraries where
# Maven keeps them. No static checks, no jar, no start-up cache: `make check` and `make jar` are for these. Changed method
# bodies are compiled alone; all else is Maven's work.
set -eu
out=server/target/development
built=$out/built

# Whether one of the paths, or a file below, is newer than the first argument. Folders count: their times show deletions.
changed() {
  [ -f "$1" ] || return 0
  since=$1
  shift
  [ -n "$(find "$@" -newer "$since" 2>/dev/null | head -1)" ]
}

start=$(mktemp)
trap 'rm -f "$start"' EXIT # changes during the build are the next one's
if changed web/dist/index.html web/src web/public web/index.html web/package-lock.json web/vite.config.ts; then
  (cd web && { [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --no-audit --no-fund; } && npm run build)
  touch -r "$start" web/dist/index.html
fi

if changed "$built" server/pom.xml server/src/main/resources server/src/build/development formats samples; then
  bin/maven -B -q process-classes -Dquick
elif changed "$built" server/src/main/java server/src/seeds; then
  quick=0
  "$(bin/find-jdk javac)/bin/java" server/src/build/java/QuickCompile.java "$built" $out server/src/main/java server/src/seeds/java || quick=$?
  case $quick in
    0) ;;
    3) bin/maven -B -q process-classes -Dquick ;;
    *) exit "$quick" ;;
  esac
fi
rm -rf $out/classes/public
ln -s ../../../../web/dist $out/classes/public
touch -r "$start" "$built"
