package dev.hexplain.diff;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.RequestDeadline;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares bytes: first by long chunks, then what lies between equal ones by shorter chunks, then by bytes. Memory grows with
 * the number of chunks and of edits, of which there is a bound.
 */
public final class ByteDiff {
    /** Lengths of chunks on average, as powers of two, longest first: the shortest there are. */
    private static final int[] CHUNK_BITS = {11, 6};

    /** Chunks of a part, about: of longer parts they are longer. */
    private static final int MOST_CHUNK_BITS = 18;

    /** Parts of so many bytes are compared byte by byte. */
    private static final int MOST_BYTES = 1 << 12;

    private static final int BLOCK = 1 << 12;
    private static final int MOST_BYTE_EDITS = 1 << 10;
    private static final int MOST_EDITS = 100_000;
    private static final long MOST_COMPARISONS = 1L << 32;
    private static final int LONGEST_CHANCE = 3;
    private static final int CHANCE_IN = 4;

    private final Source before;
    private final Source after;
    private final int most;
    private final EditBound bound;
    private final List<ByteEdit> edits = new ArrayList<>();
    /** Whether there are more than wanted. */
    private boolean cut;

    private ByteDiff(Source before, Source after, int most) {
        this.before = before;
        this.after = after;
        this.most = most;
        this.bound = EditBound.ofBytes(before.length() + after.length(), MOST_COMPARISONS);
    }

    public static ByteEdits of(Source before, Source after) {
        return of(before, after, MOST_EDITS);
    }

    /** @param most edits that are reported: the last of them is all behind the others, if there are more */
    static ByteEdits of(Source before, Source after, int most) {
        ByteDiff diff = new ByteDiff(before, after, most);
        diff.compare(new Range(0, before.length()), new Range(0, after.length()), 0);
        return diff.result();
    }

    private ByteEdits result() {
        boolean isShortest = !bound.takeHit();
        if (!cut) {
            return new ByteEdits(edits, true, isShortest);
        }
        ByteEdit last = edits.getLast();
        edits.set(
                edits.size() - 1,
                new ByteEdit(
                        last.offset(),
                        before.length() - last.offset(),
                        last.newOffset(),
                        after.length() - last.newOffset()));
        return new ByteEdits(edits, false, isShortest);
    }

    private void compare(Range one, Range other, int level) {
        RequestDeadline.requireAsked();
        long head = sameFrom(one, other);
        Range rest = new Range(one.offset() + head, one.length() - head);
        Range otherRest = new Range(other.offset() + head, other.length() - head);
        long tail = sameBefore(rest.end(), otherRest.end(), Math.min(rest.length(), otherRest.length()));
        rest = new Range(rest.offset(), rest.length() - tail);
        otherRest = new Range(otherRest.offset(), otherRest.length() - tail);
        if (rest.length() == 0 || otherRest.length() == 0) {
            add(rest, otherRest);
        } else if (rest.length() <= MOST_BYTES && otherRest.length() <= MOST_BYTES) {
            compareBytes(rest, otherRest);
        } else if (level < CHUNK_BITS.length) {
            compareChunks(rest, otherRest, level);
        } else {
            add(rest, otherRest);
        }
    }

    private void compareChunks(Range one, Range other, int level) {
        int bits = Math.max(CHUNK_BITS[level], bits(Math.max(one.length(), other.length())) - MOST_CHUNK_BITS);
        ContentChunks chunks = ContentChunks.of(before, one, bits);
        ContentChunks otherChunks = ContentChunks.of(after, other, bits);
        long at = one.offset();
        long otherAt = other.offset();
        for (Matches.Run run :
                Alignment.of(chunks.hashes(), otherChunks.hashes(), bound).runs()) {
            long start = chunks.start(run.before());
            long otherStart = otherChunks.start(run.after());
            long end = chunks.end(run.before() + run.length() - 1);
            if (cut) {
                return;
            }
            // Equal hashes are not yet equal bytes; what precedes them may be equal too.
            Range matched = new Range(start, end - start);
            long length = sameFrom(matched, new Range(otherStart, matched.length()));
            if (length < matched.length()) {
                continue;
            }
            long common = sameBefore(start, otherStart, Math.min(start - at, otherStart - otherAt));
            between(at, start - common, otherAt, otherStart - common, level);
            at = end;
            otherAt = otherStart + length;
        }
        between(at, one.end(), otherAt, other.end(), level);
    }

    private static int bits(long length) {
        return Long.SIZE - Long.numberOfLeadingZeros(length);
    }

    private void between(long from, long to, long fromAfter, long toAfter, int level) {
        compare(new Range(from, to - from), new Range(fromAfter, toAfter - fromAfter), level + 1);
    }

    private void compareBytes(Range one, Range other) {
        Items.Bytes items = new Items.Bytes(
                before.copy(one.offset(), (int) one.length()), after.copy(other.offset(), (int) other.length()));
        Matches matches = new Matches();
        ShortestEdit.find(items, 0, items.countBefore(), 0, items.countAfter(), MOST_BYTE_EDITS, bound, matches);
        long at = one.offset();
        long otherAt = other.offset();
        for (Matches.Run run : matches.runs()) {
            long start = one.offset() + run.before();
            long otherStart = other.offset() + run.after();
            add(new Range(at, start - at), new Range(otherAt, otherStart - otherAt));
            at = start + run.length();
            otherAt = otherStart + run.length();
        }
        add(new Range(at, one.end() - at), new Range(otherAt, other.end() - otherAt));
    }

    private void add(Range one, Range other) {
        if (one.length() == 0 && other.length() == 0) {
            return;
        }
        ByteEdit edit = new ByteEdit(one.offset(), one.length(), other.offset(), other.length());
        if (!edits.isEmpty() && isChance(edits.getLast(), edit)) {
            ByteEdit last = edits.removeLast();
            edits.add(new ByteEdit(
                    last.offset(), edit.end() - last.offset(), last.newOffset(), edit.newEnd() - last.newOffset()));
        } else if (edits.size() < most) {
            edits.add(edit);
        } else {
            cut = true;
        }
    }

    /** Whether the equal bytes between two edits are so few beside these that they mean nothing. */
    private static boolean isChance(ByteEdit last, ByteEdit next) {
        long between = next.offset() - last.end();
        return between <= LONGEST_CHANCE && between * CHANCE_IN <= Math.max(size(last), size(next));
    }

    private static long size(ByteEdit edit) {
        return Math.max(edit.length(), edit.newLength());
    }

    private long sameFrom(Range one, Range other) {
        long most = Math.min(one.length(), other.length());
        long mismatch = before.segment()
                .asSlice(one.offset(), most)
                .mismatch(after.segment().asSlice(other.offset(), most));
        return mismatch < 0 ? most : mismatch;
    }

    /** Bytes that are the same before two ends: block by block, then one by one. */
    private long sameBefore(long end, long otherEnd, long most) {
        long same = 0;
        while (same + BLOCK <= most && isSame(end - same - BLOCK, otherEnd - same - BLOCK)) {
            same += BLOCK;
        }
        while (same < most && before.u1(end - 1 - same) == after.u1(otherEnd - 1 - same)) {
            same++;
        }
        return same;
    }

    private boolean isSame(long offset, long otherOffset) {
        return sameFrom(new Range(offset, BLOCK), new Range(otherOffset, BLOCK)) == BLOCK;
    }
}
