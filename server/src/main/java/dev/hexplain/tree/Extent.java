package dev.hexplain.tree;

/** The content of a slot and its length: inline, counted, a row, or a variant. */
public sealed interface Extent {
    /** A field whose size follows from its own shape. */
    record Inline(Shape shape) implements Extent {}

    /**
     * A leaf as long as the integer of the slot before it says, times {@code unit} bytes, and {@code plus} bytes more:
     * less where what follows is counted in.
     */
    record Counted(Shape shape, int unit, int plus) implements Extent {}

    /** A field that stands between an integer and what that counts. */
    record Between(Shape shape) implements Extent {}

    /** A row of its own. */
    record Row() implements Extent {}

    /**
     * A row of its own where one starts here; otherwise the variant that the first byte names, computed.
     *
     * @param variants the shapes that may stand here without a row
     */
    record Tagged(Variants variants) implements Extent {}

    /** Shapes by the byte they start with. */
    @FunctionalInterface
    interface Variants {
        Shape shape(int tag);
    }
}
