package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;

/** What follows the slots of a layout. */
public sealed interface Tail {
    /** Rows under their own names: what a broken or a freely formed field holds. */
    record OwnRows() implements Tail {}

    /** Rows, called {@code name[0]}, {@code name[1]}, … */
    record Rows(String name) implements Tail {}

    /**
     * As many inline fields as the integer in the last slot says, each of the variant that its first byte names; called
     * {@code name[0]}, {@code name[1]}, … To reach one, those before it are passed: for short lists.
     */
    record Counted(String name, Extent.Variants variants) implements Tail {}

    /**
     * Fields of one fixed-size shape to the end of the row, computed; called {@code name[0]}, {@code name[1]}, … A row of
     * the same type behind them is the next one, cut short.
     */
    record Repeat(String name, Shape element) implements Tail {}

    /**
     * What {@code rows} says, but that of the first {@value #MOST} fields only those are rows that a row starts with; the
     * others are computed: the bytes themselves say what stands there. To reach one, those before it are passed. Fields
     * behind these, if there are more, are rows. None of the computed ones refers to a handle.
     *
     * @param rows what the fields are called: {@link OwnRows} or {@link Rows}
     */
    record Scanned(Tail rows, Scan scan) implements Tail {
        /** Fields that need not be rows. */
        public static final int MOST = 64;
    }

    /** Tells what stands somewhere without knowing what stood before. */
    @FunctionalInterface
    interface Scan {
        /** The shape of the field at an offset, which is whole and has at least one byte. */
        Shape shape(MemorySegment bytes, long offset);
    }

    /** What says how its fields are called, and whether they are a list: itself, but for one that is scanned. */
    default Tail stored() {
        return this instanceof Scanned(Tail rows, Scan scan) ? rows : this;
    }
}
