package dev.hexplain.tree;

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

    /** Fields of one fixed-size shape to the end of the row, computed; called {@code name[0]}, {@code name[1]}, … */
    record Repeat(String name, Shape element) implements Tail {}
}
