package dev.hexplain.diff;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.lang.foreign.MemorySegment;

/**
 * Compares the bytes of fields, and remembers where two of them differed last: of fields in fields, of which the innermost
 * differ, that is looked for once.
 */
final class UnlikeBytes {
    private int source = -1;
    private int newSource = -1;
    private long offset;
    private long newOffset;

    /** Whether two fields of the same length have the same bytes. */
    boolean areSame(FieldTree tree, Field field, FieldTree otherTree, Field other) {
        if (isInside(field, other)) {
            return false;
        }
        long mismatch = bytes(tree, field).mismatch(bytes(otherTree, other));
        if (mismatch < 0) {
            return true;
        }
        source = field.source();
        newSource = other.source();
        offset = field.offset() + mismatch;
        newOffset = other.offset() + mismatch;
        return false;
    }

    private boolean isInside(Field field, Field other) {
        return field.source() == source
                && other.source() == newSource
                && field.offset() <= offset
                && offset < field.end()
                && offset - field.offset() == newOffset - other.offset();
    }

    private static MemorySegment bytes(FieldTree tree, Field field) {
        return tree.sourceOf(field).segment().asSlice(field.offset(), field.length());
    }
}
