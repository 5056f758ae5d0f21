package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Aligns two lists by what their elements say: equal elements, then those that stand elsewhere, then those that are alike, or
 * as many on both sides.
 */
final class ListDiff implements PairedParts {
    private static final int PARTS = 64;

    private final Paged<LogicalValue> before;
    private final Paged<LogicalValue> after;
    private final Fingerprints fingerprints;
    private final Fingerprints newFingerprints;
    private final long[] hashes;
    private final long[] newHashes;
    private final StreamedValues told;
    /** Numbers of elements that have no equal at their place, by hash. */
    private final Map<Long, Deque<Integer>> lost = new HashMap<>();

    private final BitSet referring;
    private final List<Gap> gaps;
    /** By number in the second list, that of the equal element that is lost in the first one. */
    private final Map<Integer, Integer> moved;
    /** Numbers of the first list in these. */
    private final BitSet left = new BitSet();
    /** What is still to be reported of the gap that is open. */
    private final List<Runnable> steps = new ArrayList<>();

    private int step;
    private int gap;

    /** Differences of elements that are not equal at their place, in the order of the second list. */
    interface StreamedValues {
        void both(long before, LogicalValue one, long after, LogicalValue other);

        void moved(long before, LogicalValue one, long after, LogicalValue other);

        void onlyBefore(long before, LogicalValue one);

        void onlyAfter(long after, LogicalValue other);
    }

    ListDiff(
            Paged<LogicalValue> before,
            Paged<LogicalValue> after,
            Fingerprints fingerprints,
            Fingerprints newFingerprints,
            ElementHashes.Alike alike,
            EditBound bound,
            StreamedValues told) {
        this.before = before;
        this.after = after;
        this.fingerprints = fingerprints;
        this.newFingerprints = newFingerprints;
        ElementHashes made = ElementHashes.of(before, after, alike, fingerprints, newFingerprints);
        this.hashes = made.hashes;
        this.newHashes = made.newHashes;
        this.referring = made.referring;
        this.told = told;
        this.gaps = gaps(Alignment.of(hashes, newHashes, bound));
        gaps.forEach(this::lose);
        this.moved = moved();
        moved.values().forEach(left::set);
        lost.clear();
    }

    @Override
    public boolean next() {
        if (step < steps.size()) {
            steps.get(step++).run();
            return true;
        }
        if (gap == gaps.size()) {
            return false;
        }
        step = 0;
        steps.clear();
        open(gaps.get(gap++));
        return true;
    }

    /** Elements between two that are equal, and as how many of these are behind them. */
    private record Gap(int from, int to, int fromAfter, int toAfter, int equal) {}

    private List<Gap> gaps(Matches equal) {
        List<Gap> found = new ArrayList<>();
        int at = 0;
        int atAfter = 0;
        for (Matches.Run run : equal.runs()) {
            found.add(new Gap(at, run.before(), atAfter, run.after(), run.length()));
            at = run.before() + run.length();
            atAfter = run.after() + run.length();
        }
        found.add(new Gap(at, hashes.length, atAfter, newHashes.length, 0));
        return found;
    }

    private void lose(Gap in) {
        for (int i = in.from; i < in.to; i++) {
            lost.computeIfAbsent(hashes[i], _ -> new ArrayDeque<>(1)).add(i);
        }
    }

    private Map<Integer, Integer> moved() {
        Map<Integer, Integer> found = new HashMap<>();
        for (Gap each : gaps) {
            for (int i = each.fromAfter; i < each.toAfter; i++) {
                Deque<Integer> same = lost.get(newHashes[i]);
                if (same != null && !same.isEmpty()) {
                    found.put(i, same.remove());
                }
            }
        }
        return found;
    }

    private void open(Gap opened) {
        List<Integer> removed = new ArrayList<>();
        for (int i = opened.from; i < opened.to; i++) {
            if (!left.get(i)) {
                removed.add(i);
            }
        }
        List<Integer> added = new ArrayList<>();
        for (int i = opened.fromAfter; i < opened.toAfter; i++) {
            Integer from = moved.get(i);
            if (from == null) {
                added.add(i);
            } else {
                told.moved(from, element(before, from), i, element(after, i));
            }
        }
        unequal(removed, added);
        equal(opened);
    }

    private void unequal(List<Integer> removed, List<Integer> added) {
        int at = 0;
        int atAfter = 0;
        for (Similarity.Pair pair : pairs(removed, added)) {
            rest(removed.subList(at, pair.before()), added.subList(atAfter, pair.after()));
            pair(removed.get(pair.before()), added.get(pair.after()));
            at = pair.before() + 1;
            atAfter = pair.after() + 1;
        }
        rest(removed.subList(at, removed.size()), added.subList(atAfter, added.size()));
    }

    private void pair(int one, int other) {
        steps.add(() -> told.both(one, element(before, one), other, element(after, other)));
    }

    private void rest(List<Integer> removed, List<Integer> added) {
        if (!removed.isEmpty() || !added.isEmpty()) {
            steps.add(() -> tellRest(removed, added));
        }
    }

    /** What is referred to from elements that say the same may be different objects. */
    private void equal(Gap opened) {
        for (int i = referring.nextSetBit(opened.to); i >= 0 && i < opened.to + opened.equal; ) {
            pair(i, opened.toAfter + i - opened.to);
            i = referring.nextSetBit(i + 1);
        }
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
                        .mapToLong(part -> 31L * part.name().hashCode() + fingerprints.of(part.value()))
                        .sorted()
                        .toArray())
                .orElse(new long[0]);
    }

    private static LogicalValue element(Paged<LogicalValue> of, int number) {
        return of.page(number, 1).getFirst();
    }
}
