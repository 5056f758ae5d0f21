package dev.hexplain.tree;

/** What follows the slots of a layout. */
public sealed interface Tail {
    /** Rows under their own names: what a broken or a freely formed field holds. */
    record OwnRows() implements Tail {}

    /** Rows, called {@code name[0]}, {@code name[1]}, … */
    record Rows(String name) implements Tail {}

    /** Fields of one fixed-size shape to the end of the row, computed; called {@code name[0]}, {@code name[1]}, … */
    record Repeat(String name, Shape element) implements Tail {}
}
