package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Aligns two lists by what their elements say: equal elements, then those that stand elsewhere, then those that are alike, or
 * as many on both sides.
 */
final class ListDiff {
    private static final int PARTS = 64;

    private final Paged<LogicalValue> before;
    private final Paged<LogicalValue> after;
    private final Fingerprints fingerprints;
    private final Fingerprints newFingerprints;
    private final long[] hashes;
    private final long[] newHashes;
    private final Told told;
    /** Numbers of elements that have no equal at their place, by hash. */
    private final Map<Long, Deque<Integer>> lost = new HashMap<>();

    /** What is told of elements that are not equal at their place, in the order of the second list. */
    interface Told {
        void both(int before, LogicalValue one, int after, LogicalValue other);

        void moved(int before, LogicalValue one, int after, LogicalValue other);

        void onlyBefore(int before, LogicalValue one);

        void onlyAfter(int after, LogicalValue other);
    }

    ListDiff(
            Paged<LogicalValue> before,
            Paged<LogicalValue> after,
            Fingerprints fingerprints,
            Fingerprints newFingerprints,
            ElementHashes.Alike alike,
            Told told) {
        this.before = before;
        this.after = after;
        this.fingerprints = fingerprints;
        this.newFingerprints = newFingerprints;
        ElementHashes made = ElementHashes.of(before, after, alike, fingerprints, newFingerprints);
        this.hashes = made.hashes;
        this.newHashes = made.newHashes;
        this.told = told;
    }

    void tell() {
        List<Gap> gaps = gaps();
        for (Gap gap : gaps) {
            for (int i = gap.from; i < gap.to; i++) {
                lost.computeIfAbsent(hashes[i], _ -> new ArrayDeque<>()).add(i);
            }
        }
        Map<Integer, Integer> moved = moved(gaps);
        Set<Integer> left = new HashSet<>(moved.values());
        for (Gap gap : gaps) {
            tell(gap, moved, left);
        }
    }

    /** Elements between two that are equal. */
    private record Gap(int from, int to, int fromAfter, int toAfter) {}

    private List<Gap> gaps() {
        List<Gap> gaps = new ArrayList<>();
        int at = 0;
        int atAfter = 0;
        for (Matches.Run run : Alignment.of(hashes, newHashes).runs()) {
            addGap(gaps, at, run.before(), atAfter, run.after());
            at = run.before() + run.length();
            atAfter = run.after() + run.length();
        }
        addGap(gaps, at, hashes.length, atAfter, newHashes.length);
        return gaps;
    }

    private static void addGap(List<Gap> to, int from, int end, int fromAfter, int endAfter) {
        if (from < end || fromAfter < endAfter) {
            to.add(new Gap(from, end, fromAfter, endAfter));
        }
    }

    /** By number in the second list, that of the equal element that is lost in the first one. */
    private Map<Integer, Integer> moved(List<Gap> gaps) {
        Map<Integer, Integer> moved = new HashMap<>();
        for (Gap gap : gaps) {
            for (int i = gap.fromAfter; i < gap.toAfter; i++) {
                Deque<Integer> same = lost.get(newHashes[i]);
                if (same != null && !same.isEmpty()) {
                    moved.put(i, same.remove());
                }
            }
        }
        return moved;
    }

    private void tell(Gap gap, Map<Integer, Integer> moved, Set<Integer> left) {
        List<Integer> removed = new ArrayList<>();
        for (int i = gap.from; i < gap.to; i++) {
            if (!left.contains(i)) {
                removed.add(i);
            }
        }
        List<Integer> added = new ArrayList<>();
        for (int i = gap.fromAfter; i < gap.toAfter; i++) {
            Integer from = moved.get(i);
            if (from == null) {
                added.add(i);
            } else {
                told.moved(from, element(before, from), i, element(after, i));
            }
        }
        tellUnequal(removed, added);
    }

    private void tellUnequal(List<Integer> removed, List<Integer> added) {
        List<Similarity.Pair> pairs = pairs(removed, added);
        int at = 0;
        int atAfter = 0;
        for (Similarity.Pair pair : pairs) {
            tellRest(removed.subList(at, pair.before()), added.subList(atAfter, pair.after()));
            int one = removed.get(pair.before());
            int other = added.get(pair.after());
            told.both(one, element(before, one), other, element(after, other));
            at = pair.before() + 1;
            atAfter = pair.after() + 1;
        }
        tellRest(removed.subList(at, removed.size()), added.subList(atAfter, added.size()));
    }

    private void tellRest(List<Integer> removed, List<Integer> added) {
        removed.forEach(each -> told.onlyBefore(each, element(before, each)));
        added.forEach(each -> told.onlyAfter(each, element(after, each)));
    }

    private List<Similarity.Pair> pairs(List<Integer> removed, List<Integer> added) {
        boolean isShort = (long) removed.size() * added.size() <= Similarity.MOST;
        if (removed.size() == added.size() || !isShort) {
            List<Similarity.Pair> pairs = new ArrayList<>();
            for (int i = 0; i < Math.min(removed.size(), added.size()); i++) {
                pairs.add(new Similarity.Pair(i, i));
            }
            return pairs;
        }
        return Similarity.pairs(parts(before, removed, fingerprints), parts(after, added, newFingerprints));
    }

    private static long[][] parts(Paged<LogicalValue> of, List<Integer> numbers, Fingerprints fingerprints) {
        return numbers.stream()
                .map(number -> partsOf(element(of, number), fingerprints))
                .toArray(long[][]::new);
    }

    private static long[] partsOf(LogicalValue value, Fingerprints fingerprints) {
        return NamedPart.of(value, fingerprints)
                .map(parts -> parts.page(0, PARTS).stream()
                        .mapToLong(part -> 31L * part.key().hashCode() + fingerprints.of(part.value()))
                        .sorted()
                        .toArray())
                .orElse(new long[0]);
    }

    private static LogicalValue element(Paged<LogicalValue> of, int number) {
        return of.page(number, 1).getFirst();
    }
}
