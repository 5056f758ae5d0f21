package dev.hexplain.inspect.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueWalk;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What values say where formats tell them in one pass over their bytes, which is what their fields say. */
public final class BothReadings {
    private BothReadings() {}

    /** The value of a tree as JSON. */
    public static String json(FieldTree tree) {
        StringWriter told = new StringWriter();
        TreeValues values = new TreeValues(tree);
        new ValuesPrinter(values, new PrintWriter(told), false).print(values.root());
        assertThat(told.toString()).isEqualTo(byFields(values) + "\n");
        return told.toString().stripTrailing();
    }

    /** What is printed where the parts of a value are never told at once. */
    private static String byFields(TreeValues values) {
        StringWriter text = new StringWriter();
        ValuesPrinter printer = new ValuesPrinter(values, new PrintWriter(text), false);
        ValueWalk.of(values.root(), new ValueWalk.Visitor() {
            @Override
            public void begin(LogicalValue value) {
                printer.begin(value);
            }

            @Override
            public LogicalValue shown(LogicalValue.Reference reference) {
                return values.shown(reference);
            }

            @Override
            public void end(LogicalValue value) {
                printer.end(value);
            }

            @Override
            public void key(LogicalValue key) {
                printer.key(key);
            }

            @Override
            public void endEntry() {
                printer.endEntry();
            }

            @Override
            public void name(String name) {
                printer.name(name);
            }
        });
        printer.printParts(values.root(), true, 0, 0);
        return text.toString();
    }
}
