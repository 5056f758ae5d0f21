package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.RequestDeadline;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/**
 * Values that were read by reading others, those of last: each of many that refer to one value would read again all that it
 * is read through. There is also a bound to what is read for one value. Safe for many threads, without a lock: what is in
 * the table never changes.
 */
final class ReadValues {
    private static final int KEPT = 1 << 11;
    /** Characters of a scalar that is kept. */
    private static final int LONGEST = 1 << 8;
    /** Values that are read in order to read one. */
    private static final int MOST = 1 << 17;

    private static final int READS_BETWEEN_LOOKS = 1 << 8;

    private static final String TOO_MANY = "Too many values have to be read in order to read this one";

    private static final ThreadLocal<Extent> EXTENT = ThreadLocal.withInitial(Extent::new);

    private final AtomicReferenceArray<Known> known = new AtomicReferenceArray<>(KEPT);

    private record Known(FieldId id, LogicalValue value) {}

    /** What the thread reads in order to read one value. */
    private static final class Extent {
        private int depth;
        private int reads;
        /** How often a value was left out. */
        private int left;
        /** Values in which others were left out: they say less than when they are read for themselves. */
        private final Map<FieldId, LogicalValue> cut = new HashMap<>();
        /** Reads of all values, between which the time is looked at. */
        private int sinceLook;

        private boolean late;

        /** Whether there is no time left for the answer that the value is a part of. */
        boolean isLate() {
            late &= depth > 0;
            if (!late && ++sinceLook % READS_BETWEEN_LOOKS == 0) {
                late = RequestDeadline.isOver();
            }
            return late;
        }

        void clear() {
            reads = 0;
            left = 0;
            cut.clear();
        }
    }

    /** The value of a field: as it is known, or read; left out where too much was read for the value around it. */
    LogicalValue of(Field field, Supplier<LogicalValue> reading) {
        Known found = known.get(place(field));
        if (found != null && found.id.equals(field.id())) {
            return found.value;
        }
        Extent extent = EXTENT.get();
        boolean late = extent.isLate();
        LogicalValue cut = extent.cut.get(field.id());
        if (cut != null || extent.reads > MOST || late) {
            extent.left++;
            return cut == null ? leftOut(field, late ? ValueWalk.LATE : TOO_MANY) : cut;
        }
        int left = extent.left;
        int reads = ++extent.reads;
        extent.depth++;
        try {
            LogicalValue value = reading.get();
            if (extent.left > left) {
                extent.cut.put(field.id(), value);
            } else if (extent.reads > reads && isShort(value)) {
                known.set(place(field), new Known(field.id(), value));
            }
            return value;
        } finally {
            if (--extent.depth == 0) {
                extent.clear();
            }
        }
    }

    /** In the place of a value that is not read, since too many are read for another. */
    static LogicalValue leftOut(Field field) {
        EXTENT.get().left++;
        return leftOut(field, TOO_MANY);
    }

    /** In the place of a value that is not read, and not when it is asked for by itself either. */
    static LogicalValue leftOut(Field field, String why) {
        return new LogicalValue.Reference(field, field.type(), field, why);
    }

    private static boolean isShort(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> !scalar.text().isLongerThan(LONGEST);
            case LogicalValue.Opaque _ -> false;
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _, LogicalValue.Reference _ ->
                true;
        };
    }

    private static int place(Field field) {
        return field.id().hashCode() & KEPT - 1;
    }
}
