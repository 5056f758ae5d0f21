#!/bin/sh
# Writes the AOT cache beside the jar: classes loaded and linked ahead, and profiles of the methods that run hot in
# commands on samples, small dumps and one large enough to be read from mapped files. Starts take half the time with it.
# usage: train.sh [JAR], from a folder with bin/ and samples/; without a cache everything works, so callers may ignore a
# failure. A cache is good for one jar, by its time of writing too, and one JVM: an image is trained with its own.
set -eu
jar=${1:-server/target/hexplain.jar}
cache=${jar%.jar}.aot
java=$(bin/find-jdk)/bin/java
large=$(mktemp)
trap 'rm -f "$large"' EXIT

rm -f "$cache"
while [ "$(wc -c <"$large")" -lt 8000000 ]; do
  cat samples/java/*.ser >>"$large"
done

# Every class in the cache costs each start a little, so commands that load many of their own are left out.
rehearsal() {
  echo "--version"
  echo "layers samples/layers/order.zst.base64.txt"
  echo "capture samples/captures/rmi.pcap"
  echo "capture --flow 0 samples/captures/rmi.pcap"
  echo "decode samples/encodings/order.cbor.bin"
  for dump in samples/java/*.ser; do
    echo "decode $dump"
  done
  echo "detect samples/java/array-list.ser"
  echo "scan samples/java $large"
}

# G1 writes heap objects in a form that every collector reads.
rehearsal | "$java" --sun-misc-unsafe-memory-access=allow -Xlog:aot*=off -Xlog:cds*=off -XX:+UseG1GC \
  -XX:AOTCacheOutput="$cache" -jar "$jar" rehearse >/dev/null 2>&1 || true
