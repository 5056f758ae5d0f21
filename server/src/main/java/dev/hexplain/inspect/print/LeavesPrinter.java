package dev.hexplain.inspect.print;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Placement;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.Walk;
import java.io.PrintWriter;

/**
 * Prints one line for each leaf that has bytes, in byte order: offset, length, role, type, path and value,
 * tab-separated. After the leaves that tile the dump come those of substreams, one substream after the other, with
 * placement and number of the source.
 */
public final class LeavesPrinter {
    private final FieldTree tree;
    private final PrintWriter out;

    public LeavesPrinter(FieldTree tree, PrintWriter out) {
        this.tree = tree;
        this.out = out;
    }

    public void print() {
        if (printTiling()) {
            printSubstreams();
        }
    }

    /** Returns whether substreams were left out. */
    private boolean printTiling() {
        boolean substreams = false;
        Walk walk = new Walk(tree);
        PrintListener listener = new PrintListener(out);
        while (walk.next() && listener.listens()) {
            Field field = walk.field();
            if (tree.startsSubstream(field)) {
                substreams = true;
                walk.skipChildren();
            } else if (field.length() > 0 && isLeaf(walk)) {
                print(field, walk.path());
            }
        }
        return substreams;
    }

    private void printSubstreams() {
        Walk walk = new Walk(tree);
        PrintListener listener = new PrintListener(out);
        while (walk.next() && listener.listens()) {
            Field field = walk.field();
            if (field.placement() != Placement.TILED && field.length() > 0 && isLeaf(walk)) {
                print(field, walk.path());
            }
        }
    }

    /** Whether a field consists of nothing smaller; substreams may hang from it. */
    private static boolean isLeaf(Walk walk) {
        return walk.field().shape().isLeaf() || walk.atLeaf();
    }

    private void print(Field field, String path) {
        StringBuilder line = new StringBuilder(96);
        line.append(field.offset()).append('\t');
        line.append(field.length()).append('\t');
        line.append(field.role().id()).append('\t');
        appendEscaped(line, field.type());
        line.append('\t');
        appendEscaped(line, path);
        line.append('\t');
        appendEscaped(line, text(tree.value(field)));
        if (field.placement() != Placement.TILED) {
            line.append('\t').append(field.placement().id()).append('\t').append(field.source());
        }
        line.append('\n');
        out.append(line);
    }

    /** The value; with its symbol where it has one; what it means where it has neither. */
    private static String text(Value value) {
        if (!value.symbol().isEmpty()) {
            return value.actual().isEmpty() ? value.symbol() : value.symbol() + " (" + value.actual() + ")";
        }
        return value.actual().isEmpty() ? value.description() : value.actual();
    }

    /** Keeps one record on one line. */
    private static void appendEscaped(StringBuilder line, String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\t' -> line.append("\\t");
                case '\n' -> line.append("\\n");
                case '\r' -> line.append("\\r");
                default -> line.append(c);
            }
        }
    }
}
