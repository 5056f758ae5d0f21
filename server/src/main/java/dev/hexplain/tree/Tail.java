package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The part of a layout after its slots: rows, elements of one fixed size, or scanned fields. */
public sealed interface Tail {
    /** Rows under their own names: for a broken field, or one without a fixed order. */
    record OwnRows() implements Tail {}

    /** Rows, called {@code name[0]}, {@code name[1]}, … */
    record Rows(String name) implements Tail {}

    /**
     * As many inline fields as the integer in the last slot says, each of the variant that its bytes name; called
     * {@code name[0]}, {@code name[1]}, … Reaching one takes a walk over those before it, so it is for short lists.
     */
    record Counted(String name, Scan variants) implements Tail {}

    /**
     * Elements of one fixed-size shape to the end of the row, computed; called {@code name[0]}, {@code name[1]}, … A
     * row of the same type behind them is the next one, cut short. In a computed field, they are as many as the integer
     * in the last slot says.
     */
    record Repeat(String name, Shape element) implements Tail {}

    /**
     * Like {@code rows}, but of the first {@value #MOST} fields, those without a row at their offset are computed:
     * their shape is found from their bytes. Reaching one takes a walk over those before it. Fields behind these, if
     * there are more, are rows. In a computed field, the last one has the mark {@link ShapeMark#LAST}.
     *
     * @param rows how the fields are named: {@link OwnRows} or {@link Rows}
     */
    record Scanned(Tail rows, Scan scan) implements Tail {
        /** The number of first fields that need no rows. */
        public static final int MOST = 64;

        /** The bytes from an offset in which all of these fields lie, none of which is longer than so many. */
        public static MemorySegment bytes(MemorySegment bytes, long offset, long end, int longest) {
            return bytes.asSlice(offset, Math.min(end - offset, (long) MOST * longest));
        }
    }

    /**
     * Fields without rows, one after the other: of a field that is computed itself.
     *
     * @param rows how they are named: {@link OwnRows} or {@link Rows}
     */
    record Computed(Tail rows, List<Shape> fields) implements Tail {
        public Computed {
            fields = List.copyOf(fields);
        }
    }

    /** Finds the shape of a field from its bytes alone. */
    @FunctionalInterface
    interface Scan {
        /** The shape of the field at an offset, which is whole and has at least one byte. */
        Shape shape(MemorySegment bytes, long offset);

        /** Whether a field that it finds in a {@link Scanned} tail may refer to a handle. */
        default boolean mayRefer() {
            return false;
        }

        /**
         * The same where it also depends on the field that it is in.
         *
         * @param end of that
         * @param index among the fields of its tail
         */
        default Shape shape(MemorySegment bytes, long offset, long end, int index) {
            return shape(bytes, offset);
        }

        /**
         * The same where it also depends on the field before it.
         *
         * @param before the shape of that; null for the first field of the tail
         */
        default Shape shape(MemorySegment bytes, long offset, long end, int index, @Nullable Shape before) {
            return shape(bytes, offset, end, index);
        }

        /**
         * What passes fields from an offset on without making their shapes; null where only these say how long a field
         * is, or where a shape depends on the field before it.
         *
         * @param end of the field that they are in
         */
        default @Nullable Measure measure(MemorySegment bytes, long offset, long end) {
            return null;
        }
    }

    /** Tells sizes of fields that need no rows, without making their shapes. For one thread. */
    @FunctionalInterface
    interface Measure {
        /** The answer where a field needs its shape. */
        long UNKNOWN = -1;

        /** The field at an offset, as {@link #of} packs it. */
        long at(long offset, int index);

        /**
         * A field of so many bytes.
         *
         * @param length negative where it is not known
         * @param fields that it consists of, itself included
         */
        static long of(long length, int fields) {
            return length < 0 ? UNKNOWN : length << Integer.SIZE | fields;
        }

        static long length(long measured) {
            return measured >> Integer.SIZE;
        }

        static int fields(long measured) {
            return (int) measured;
        }
    }

    /** A scan that needs the field before. */
    @FunctionalInterface
    interface FollowingScan extends Scan {
        @Override
        Shape shape(MemorySegment bytes, long offset, long end, int index, @Nullable Shape before);

        @Override
        default Shape shape(MemorySegment bytes, long offset) {
            return shape(bytes, offset, bytes.byteSize(), 0, null);
        }
    }

    /** A scan that needs the field around. */
    @FunctionalInterface
    interface PlacedScan extends Scan {
        @Override
        Shape shape(MemorySegment bytes, long offset, long end, int index);

        @Override
        default Shape shape(MemorySegment bytes, long offset) {
            return shape(bytes, offset, bytes.byteSize(), 0);
        }
    }

    /** The tail that names its fields: itself, or its {@code rows}. */
    default Tail stored() {
        return this instanceof Scanned(Tail rows, Scan scan)
                ? rows
                : this instanceof Computed(Tail names, List<Shape> fields) ? names : this;
    }

    /** Whether all its fields are elements of this shape, of one size. */
    default boolean repeats(Shape element) {
        return this instanceof Repeat(String name, Shape repeated)
                ? repeated == element
                : this instanceof Computed(Rows rows, List<Shape> fields)
                        && element.fixedSize() > 0
                        && fields.stream().allMatch(field -> field == element);
    }
}
