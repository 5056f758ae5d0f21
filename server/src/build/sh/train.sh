#!/bin/sh
# Writes the AOT caches beside the jars: classes loaded and linked ahead, and for the server profiles of the methods that
# run hot. That of the server has seen the page open, samples looked at and one encoded with all codecs; that of the
# engine has seen commands on samples, small dumps and one large enough to be read from mapped files. Starts take half
# the time with them.
# usage: train.sh [JAR], from a folder with bin/ and samples/; without a cache everything works, so callers may ignore a
# failure. A cache is good for one jar, by its time of writing too, and one JVM: an image is trained with its own.
set -eu
jar=${1:-server/target/hexplain.jar}
engine=${jar%.jar}-engine.jar
java=$(bin/find-jdk)/bin/java
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Becomes the JVM. G1 writes heap objects in a form that every collector reads. A command that reads one large file takes
# a tenth more CPU time with profiles of many small ones: methods that it hardly needs are compiled first.
train() { # JAR +|- COMMAND...: with or without profiles
  trained=$1
  profiles=$2
  shift 2
  rm -f "${trained%.jar}.aot"
  exec "$java" --sun-misc-unsafe-memory-access=allow -Xlog:aot*=off -Xlog:cds*=off -XX:+UseG1GC -Xmx1g \
    -XX:+UnlockDiagnosticVMOptions "-XX:${profiles}AOTRecordTraining" -XX:AOTCacheOutput="${trained%.jar}.aot.new" \
    -jar "$trained" "$@" 2>/dev/null
}

# A capture of name lookups that begin with all kinds of bytes: every decoder is asked what they are, and some have to
# read them to tell. Written as hexadecimal digits first.
lookups() {
  awk 'BEGIN {
    print "d4c3b2a1 02000400 00000000 00000000 ffff0000 01000000"
    for (first = 0; first < 256; first++) {
      print "00000000 00000000 43000000 43000000" # a record
      print "0a0000000001 0a0000000002 0800 45000035 00000000 40110000 0a000001 0a000002" # to Internet Protocol
      printf "10%02x 0035 0021 0000 %02x00 0100 0001 0000 0000 0000", first, first # UDP, and a lookup
      print "076578616d706c65 00 0001 0001"
    }
  }' | tr -d ' \n' | sed 's/../\\x&/g' | bash -c 'printf "$(cat)"'
}

# Every class in the cache costs each start a little, so commands that load many of their own are left out.
rehearsal() {
  echo "--version"
  echo "layers samples/layers/order.zst.base64.txt"
  echo "capture samples/captures/rmi.pcap"
  echo "capture --flow 0 samples/captures/rmi.pcap"
  echo "capture $work/lookups.pcap"
  echo "decode samples/encodings/order.cbor.bin"
  for dump in samples/java/*.ser; do
    echo "decode $dump"
  done
  echo "detect samples/java/array-list.ser"
  echo "scan samples/java $work/large"
}

# Bash opens the socket itself, so that no HTTP client is needed. The answer is read to its end.
request() { # PORT METHOD PATH BODY
  bash -c 'exec 3<>"/dev/tcp/127.0.0.1/$0" && printf "%s %s HTTP/1.0\r\nHost: 127.0.0.1\r\nAccept: text/event-stream, */*\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" "$1" "$2" "${#3}" "$3" >&3 && cat <&3' "$@"
}

# The first id in an answer.
id() {
  sed -n 's|^{"id":"\([^"]*\)".*|\1|p' | head -1
}

# What the page asks when a sample is opened.
look() { # PORT SAMPLE
  dump=$(request "$1" POST "/api/v1/sample-dumps/$2/dumps" '' | id)
  tree=$(request "$1" POST "/api/v1/dumps/$dump/trees" '{}' | id)
  for path in "" /fields/0/value "/fields/0/value/parts?limit=200" "/fields/0/children?limit=200" \
    "/spans?offset=0&length=4096" "/bytes?offset=0&length=4096" "/value-at?offset=40" /issues; do
    request "$1" GET "/api/v1/trees/$tree$path" '' >/dev/null
  done
}

# A start that comes meanwhile sees the whole of a cache or none.
keep() { # JAR
  [ ! -f "${1%.jar}.aot.new" ] || mv "${1%.jar}.aot.new" "${1%.jar}.aot"
}

visit() {
  waited=0
  until port=$(sed -n 's|.*http://127.0.0.1:\([0-9]*\).*|\1|p' "$work/address") && [ -n "$port" ]; do
    [ $((waited += 1)) -lt 60 ] && kill -0 "$1" 2>/dev/null || return 0
    sleep 1
  done
  for round in 1 2; do
    for path in / /api/v1/formats /api/v1/codecs /api/v1/samples; do
      request "$port" GET $path '' >/dev/null
    done
    request "$port" POST /api/v1/encodings '{"sample":"order"}' >/dev/null
    for sample in web-session java-time; do
      look "$port" $sample
    done
  done
}

while [ ! -f "$work/large" ] || [ "$(wc -c <"$work/large")" -lt 8000000 ]; do
  cat samples/java/*.ser >>"$work/large"
done
lookups >"$work/lookups.pcap"
rehearsal >"$work/rehearsal"
# With an option, for it is only with some words that a command reads ahead.
(train "$engine" - rehearse --debug <"$work/rehearsal" >/dev/null) || true
keep "$engine"

touch "$work/address"
train "$jar" + serve --port 0 --data-dir "$work/store" >"$work/address" &
server=$!
visit $server || true
# The JVM writes its cache when it is asked to stop.
kill $server && wait $server || true
keep "$jar"
