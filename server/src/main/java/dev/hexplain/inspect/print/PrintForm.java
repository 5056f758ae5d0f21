package dev.hexplain.inspect.print;

import dev.hexplain.tree.FieldTree;
import java.io.PrintWriter;

/** The forms in which a tree is printed; {@code docs/cli.md} has the shapes. */
public enum PrintForm {
    /** An outline: an indented line for each field, with its bytes. */
    TREE,
    /** Nested objects. */
    JSON,
    /** A line for each leaf, in byte order. */
    LEAVES;

    /** Writes a tree; stops where the other end of {@code out} does not listen any more. */
    public void print(PrintSubject subject, FieldTree tree, PrintWriter out) {
        switch (this) {
            case TREE -> new OutlinePrinter(subject, tree, out).print();
            case JSON -> new JsonPrinter(subject, tree, out).print();
            case LEAVES -> new LeavesPrinter(tree, out).print();
        }
    }
}
