package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * Where computed fields end that were measured last. To find the end of a field that has others in it, all of these are
 * walked over; without the cache, each of them is walked over again when it is looked at itself, once for each level.
 * Safe for many threads: what is in the table never changes.
 */
final class MeasuredEnds {
    /** Shorter fields are measured as quickly as they are looked up. */
    private static final int SHORTEST = 32;

    private static final int PLACES = 1 << 12;
    private static final End[] NONE = {};

    private End[] ends = NONE;

    /** @param fields computed ones in it, itself included */
    private record End(MemorySegment bytes, long offset, int row, Shape shape, long end, long fields, int nextRow) {}

    /** Moves past the field of a shape that begins here; false where its end is not known. */
    boolean pass(Expansion.Position at, Shape shape) {
        End known = find(at);
        if (known == null || known.shape != shape || known.end > at.until) {
            return false;
        }
        at.offset = known.end;
        at.ordinal += known.fields;
        at.row = known.nextRow;
        return true;
    }

    private @Nullable End find(Expansion.Position at) {
        End known = ends.length == 0 ? null : ends[index(at.offset)];
        boolean here =
                known != null && known.offset == at.offset && known.row == at.row && known.bytes.equals(at.bytes);
        return here ? known : null;
    }

    /** Keeps the end of a field that began where these say. */
    void keep(Expansion.Position at, Shape shape, long offset, int row, long ordinal) {
        if (at.offset - offset < SHORTEST || at.offset > at.until) {
            return;
        }
        End[] filled = ends.length == 0 ? new End[PLACES] : ends;
        filled[index(offset)] = new End(at.bytes, offset, row, shape, at.offset, at.ordinal - ordinal, at.row);
        ends = filled;
    }

    private static int index(long offset) {
        return (int) (offset * 0x9E37_79B9_7F4A_7C15L >>> (Long.SIZE - Integer.numberOfTrailingZeros(PLACES)));
    }
}
