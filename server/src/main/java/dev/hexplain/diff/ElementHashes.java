package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.BitSet;
import java.util.List;

/**
 * Hashes of the elements of two lists. Elements that are written alike, at the same distance from the beginning or from the
 * end, are not looked into: their hash is that of their number.
 */
final class ElementHashes {
    private static final int PAGE = 256;
    private static final long ALIKE = 0x5EED_0000_0000_0000L;

    private final Paged<LogicalValue> before;
    private final Paged<LogicalValue> after;
    private final Alike alike;
    final long[] hashes;
    final long[] newHashes;
    /** Elements of the first list in which there are references: they may be to other objects though they say the same. */
    final BitSet referring = new BitSet();

    /** Whether two values are surely the same. */
    interface Alike {
        boolean are(LogicalValue one, LogicalValue other);

        /** Whether that can be said of any. */
        boolean isKnown();
    }

    ElementHashes(Paged<LogicalValue> before, Paged<LogicalValue> after, Alike alike) {
        this.before = before;
        this.after = after;
        this.alike = alike;
        this.hashes = new long[Math.toIntExact(before.count())];
        this.newHashes = new long[Math.toIntExact(after.count())];
    }

    static ElementHashes of(
            Paged<LogicalValue> before,
            Paged<LogicalValue> after,
            Alike alike,
            Fingerprints fingerprints,
            Fingerprints newFingerprints) {
        ElementHashes made = new ElementHashes(before, after, alike);
        int most = Math.min(made.hashes.length, made.newHashes.length);
        if (alike.isKnown()) {
            int head = made.fromBeginning(most);
            if (made.hashes.length != made.newHashes.length) {
                made.fromEnd(most - head);
            }
        }
        if (!made.isSinglePair()) {
            fill(before, made.hashes, fingerprints, made.referring);
            fill(after, made.newHashes, newFingerprints, new BitSet());
        }
        return made;
    }

    /** In lists of different lengths, up to the first that differ; returns how many are alike from the beginning on. */
    private int fromBeginning(int most) {
        boolean sameLength = hashes.length == newHashes.length;
        for (int from = 0; from < most; from += PAGE) {
            List<LogicalValue> page = before.page(from, PAGE);
            List<LogicalValue> newPage = after.page(from, PAGE);
            for (int i = 0; i < Math.min(page.size(), newPage.size()); i++) {
                if (alike.are(page.get(i), newPage.get(i))) {
                    hashes[from + i] = ALIKE + from + i;
                    newHashes[from + i] = ALIKE + from + i;
                } else if (!sameLength) {
                    return from + i;
                }
            }
        }
        return most;
    }

    private void fromEnd(int most) {
        for (int passed = 0; passed < most; passed += PAGE) {
            int count = Math.min(PAGE, most - passed);
            int end = hashes.length - passed;
            int newEnd = newHashes.length - passed;
            List<LogicalValue> page = before.page(end - count, count);
            List<LogicalValue> newPage = after.page(newEnd - count, count);
            for (int i = 1; i <= count; i++) {
                if (!alike.are(page.get(count - i), newPage.get(count - i))) {
                    return;
                }
                hashes[end - i] = ALIKE + end - i;
                newHashes[newEnd - i] = ALIKE + end - i;
            }
        }
    }

    /** Whether one element of each list is left: those are compared with each other, whatever they say. */
    private boolean isSinglePair() {
        int left = onlyLeft(hashes);
        int newLeft = onlyLeft(newHashes);
        if (left < 0 || newLeft < 0) {
            return false;
        }
        hashes[left] = 1;
        newHashes[newLeft] = 2;
        return true;
    }

    /** The number of the only element without a hash; negative where there are more, or none. */
    private static int onlyLeft(long[] hashes) {
        int left = -1;
        for (int i = 0; i < hashes.length; i++) {
            if (hashes[i] == 0) {
                if (left >= 0) {
                    return -1;
                }
                left = i;
            }
        }
        return left;
    }

    /** Those that have none yet. */
    private static void fill(Paged<LogicalValue> elements, long[] hashes, Fingerprints fingerprints, BitSet referring) {
        for (int from = 0; from < hashes.length; from += PAGE) {
            int count = Math.min(PAGE, hashes.length - from);
            if (isFull(hashes, from, count)) {
                continue;
            }
            List<LogicalValue> page = elements.page(from, count);
            for (int i = 0; i < page.size(); i++) {
                if (hashes[from + i] == 0) {
                    Fingerprints.Hash hash = fingerprints.hash(page.get(i));
                    hashes[from + i] = hash.number();
                    referring.set(from + i, hash.refers());
                }
            }
        }
    }

    private static boolean isFull(long[] hashes, int from, int count) {
        for (int i = from; i < from + count; i++) {
            if (hashes[i] == 0) {
                return false;
            }
        }
        return true;
    }
}
