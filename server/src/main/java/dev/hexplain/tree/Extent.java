package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** The content of a slot and its length: inline, counted, sized by its bytes, a row, or a variant. */
public sealed interface Extent {
    /** A field whose size follows from its own shape. */
    record Inline(Shape shape) implements Extent {}

    /**
     * A leaf, or elements of one size, as long as the integer of the slot before it says, times {@code unit} bytes, and
     * {@code plus} bytes more: less where what follows is counted in.
     */
    record Counted(Shape shape, int unit, int plus) implements Extent {}

    /** A field that is between an integer and what that counts. */
    record Between(Shape shape) implements Extent {}

    /** A leaf whose bytes, or the number in the slot before it, say how long it is. */
    record Sized(Shape shape, Sizing sizing) implements Extent {}

    /** A row of its own. */
    record Row() implements Extent {}

    /**
     * A row of its own where one starts here; otherwise the variant that its bytes name, computed.
     *
     * @param variants the shapes that may stand here without a row
     */
    record Tagged(Tail.Scan variants) implements Extent {}

    /** Says how long a leaf is. */
    interface Sizing {
        /**
         * Bytes of the leaf at an offset, which is whole.
         *
         * @param number in the slot before it
         */
        long size(MemorySegment bytes, long offset, long number);

        /** The number in it, which may say how long the leaf in the next slot is. */
        default long number(MemorySegment bytes, long offset) {
            return 0;
        }
    }

    /** Shapes by the byte they start with. */
    @FunctionalInterface
    interface Variants extends Tail.Scan {
        Shape shape(int tag);

        @Override
        default Shape shape(MemorySegment bytes, long offset) {
            return shape(bytes.get(ValueLayout.JAVA_BYTE, offset) & 0xFF);
        }
    }
}
