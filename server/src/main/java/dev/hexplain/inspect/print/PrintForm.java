package dev.hexplain.inspect.print;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.CutValue;
import dev.hexplain.values.TreeValues;
import java.io.PrintWriter;
import java.util.List;

/** The forms in which a tree, or the value in it, is printed; {@code docs/cli.md} has the shapes. */
public enum PrintForm {
    /** An outline: an indented line for each field, with its bytes. */
    TREE,
    /** Nested objects. */
    JSON,
    /** A line for each leaf, in byte order. */
    LEAVES,
    /** The value, as indented text. */
    OBJECT,
    /** The value, as JSON. */
    VALUES,
    /** The same with types. */
    TYPED_VALUES;

    /** Whether it is text for people, and not for programs. */
    public boolean isForPeople() {
        return this == TREE || this == OBJECT;
    }

    /** Writes a tree without colours. */
    public void print(PrintSubject subject, FieldTree tree, PrintWriter out) {
        print(subject, tree, Ink.PLAIN, out);
    }

    /**
     * Writes a tree; stops where the other end of {@code out} does not listen any more.
     *
     * @return of values, those that are cut; the first of very many
     */
    public List<CutValue> print(PrintSubject subject, FieldTree tree, Ink ink, PrintWriter out) {
        TreeValues values = new TreeValues(tree);
        return switch (this) {
            case TREE -> {
                new OutlinePrinter(subject, tree, ink, out).print();
                yield List.of();
            }
            case JSON -> {
                new JsonPrinter(subject, tree, out).print();
                yield List.of();
            }
            case LEAVES -> {
                new LeavesPrinter(tree, out).print();
                yield List.of();
            }
            case OBJECT -> new ObjectPrinter(values, ink, out).print(values.root());
            case VALUES -> ValuesPrinter.print(values, out, false);
            case TYPED_VALUES -> ValuesPrinter.print(values, out, true);
        };
    }
}
