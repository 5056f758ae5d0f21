package dev.hexplain.inspect.print;

import dev.hexplain.inspect.print.Leaves.Leaf;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Placement;
import java.io.PrintWriter;

/**
 * Prints one line for each leaf that has bytes: offset, length, role, type, path and value, tab-separated; for one of a
 * substream also placement and number of the source.
 */
public final class LeavesPrinter {
    private final FieldTree tree;
    private final PrintWriter out;

    public LeavesPrinter(FieldTree tree, PrintWriter out) {
        this.tree = tree;
        this.out = out;
    }

    public void print() {
        PrintListener listener = new PrintListener(out);
        new Leaves(tree).each(leaf -> {
            print(leaf);
            return listener.goesOn();
        });
    }

    private void print(Leaf leaf) {
        StringBuilder line = new StringBuilder(96);
        line.append(leaf.offset()).append('\t');
        line.append(leaf.length()).append('\t');
        line.append(leaf.role()).append('\t');
        appendEscaped(line, leaf.type());
        line.append('\t');
        appendEscaped(line, leaf.path());
        line.append('\t');
        appendEscaped(line, leaf.value());
        if (leaf.placement() != Placement.TILED) {
            line.append('\t').append(leaf.placement().id()).append('\t').append(leaf.source());
        }
        line.append('\n');
        out.append(line);
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
