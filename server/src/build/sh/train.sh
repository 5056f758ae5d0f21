#!/bin/sh
# Writes the AOT cache beside the jar: classes loaded and linked ahead, and profiles of the methods that a scan of the
# samples runs hot, small dumps and one large enough to be read from mapped files. Starts take half the time with it.
# usage: train.sh, from the project's folder; without a cache everything works, so callers may ignore a failure
set -eu
jar=server/target/hexplain.jar
large=$(mktemp)
trap 'rm -f "$large"' EXIT

"$(bin/find-jdk javac)/bin/java" server/src/build/java/StackMaps.java "$jar"

while [ "$(wc -c <"$large")" -lt 8000000 ]; do
  cat samples/java/*.ser >>"$large"
done

# G1 writes heap objects in a form that every collector reads. A scan of damaged samples does not exit with 0.
HEXPLAIN_JAVA_OPTS="-XX:+UseG1GC -XX:AOTCacheOutput=${jar%.jar}.aot" bin/hexplain scan samples/java "$large" >/dev/null 2>&1 || true
