#!/usr/bin/env bash
# Seconds that a fresh JVM takes from nothing to a navigable tree: `hexplain scan FILE`, ROUNDS times.
# usage: cold-start.sh FILE [ROUNDS]; each --with OPTIONS (JVM flags) after it is measured in turn with the others.
# example: cold-start.sh list.ser 7 --with -XX:TieredStopAtLevel=1
set -euo pipefail
root=$(cd "$(dirname "$0")/../../../.." && pwd)
file=$1
rounds=${2:-7}
shift $(($# > 1 ? 2 : 1))
variants=("")
while [[ ${1:-} == --with ]]; do
  variants+=("$2")
  shift 2
done

TIMEFORMAT='%R %U %S'
results=$(mktemp)
trap 'rm -f "$results"' EXIT
for ((round = 0; round < rounds; round++)); do
  for variant in "${!variants[@]}"; do
    taken=$({ time HEXPLAIN_JAVA_OPTS="${HEXPLAIN_JAVA_OPTS:-} ${variants[variant]}" "$root/bin/hexplain" scan "$file" >/dev/null; } 2>&1)
    echo "$variant $taken" >>"$results"
  done
done

for variant in "${!variants[@]}"; do
  printf '%-40s median of %d: ' "${variants[variant]:-as shipped}" "$rounds"
  awk -v v="$variant" '$1 == v { print $2, $3 + $4 }' "$results" | sort -n |
    awk '{ wall[NR] = $1; cpu[NR] = $2 } END { n = asort_(cpu); m = int((NR + 1) / 2); printf "%.2f s wall (best %.2f), %.2f s CPU\n", wall[m], wall[1], cpu[m] }
         function asort_(a, i, j, t) { for (i = 2; i <= NR; i++) for (j = i; j > 1 && a[j] < a[j - 1]; j--) { t = a[j]; a[j] = a[j - 1]; a[j - 1] = t } return NR }'
done
