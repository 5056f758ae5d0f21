package dev.hexplain.inspect.print;

import dev.hexplain.inspect.print.Ink.Part;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Quoted;
import dev.hexplain.values.CutValue;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueSummary;
import dev.hexplain.values.ValueWalk;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Prints a value as indented text, a line for each value: its name or key, its type, what it says. An object that others
 * refer to carries {@code &1}, and where it is referred to stands {@code *1}. A throwable is its stack trace, and what its
 * class adds.
 */
public final class ObjectPrinter implements ValueWalk.Visitor {
    private static final int LONGEST_TEXT = 4000;
    private static final int LONGEST_KEY = 80;
    private static final int DEEPEST_INDENT = 40;
    private static final int MOST_CUT = 1 << 10;

    private final TreeValues values;
    private final FieldTree tree;
    private final Ink ink;
    private final PrintWriter out;
    private final PrintListener listener;
    private String name = "";
    /** What the value that has just begun is printed as, where it is a throwable. */
    private StackTrace.@Nullable Printed trace;

    private int depth;
    private final List<CutValue> cut = new ArrayList<>();

    public ObjectPrinter(TreeValues values, Ink ink, PrintWriter out) {
        this.values = values;
        this.tree = values.tree();
        this.ink = ink;
        this.out = out;
        this.listener = new PrintListener(out);
    }

    /** Prints a value; which ones in it are cut. */
    public List<CutValue> print(LogicalValue value) {
        ValueWalk.of(value, this);
        return cut;
    }

    @Override
    public boolean goesOn() {
        return listener.listens();
    }

    @Override
    public void name(String text) {
        name = Quoted.cut(text, LONGEST_KEY);
    }

    @Override
    public void key(LogicalValue key) {
        name = ValueSummary.key(key, LONGEST_KEY);
    }

    @Override
    public LogicalValue shown(LogicalValue.Reference reference) {
        return values.shown(reference);
    }

    @Override
    public void begin(LogicalValue value) {
        String indent = "  ".repeat(Math.min(depth, DEEPEST_INDENT));
        StringBuilder line = new StringBuilder(indent);
        line.append(name.isEmpty() ? depth == 0 ? "" : "- " : ink.of(Part.NAME, name) + ": ");
        name = "";
        switch (value) {
            case LogicalValue.Scalar scalar -> line.append(ValueSummary.scalar(scalar, LONGEST_TEXT));
            case LogicalValue.Opaque opaque ->
                line.append(opaque.field().length())
                        .append(" bytes of unknown meaning: ")
                        .append(opaque.text().first(LONGEST_KEY))
                        .append(opaque.text().isLongerThan(LONGEST_KEY) ? "…" : "");
            case LogicalValue.Reference reference -> line.append(referred(reference));
            case LogicalValue.Sequence(Field field, String type, var elements) ->
                head(line, ofElements(type), field, "[" + elements.count() + "]");
            case LogicalValue.Mapping(Field field, String type, var entries) ->
                head(line, type, field, "{" + entries.count() + "}");
            case LogicalValue.Structure structure when values.isThrowable(structure) -> thrown(line, indent, structure);
            case LogicalValue.Structure structure -> {
                head(line, structure.type(), structure.field(), "");
                line.append(structure.problem().isEmpty() ? "" : problem(structure.problem()));
            }
        }
        values.cut(value).ifPresent(found -> line.append(problem(said(found))));
        out.append(line).append('\n');
        depth += hasParts(value) ? 1 : 0;
    }

    private String problem(String reason) {
        return ink.of(Part.ERROR, "  ! ") + reason;
    }

    private String referred(LogicalValue.Reference reference) {
        return reference.leftOut().isEmpty() ? ink.of(Part.HANDLE, "*" + mark(reference.target())) : "";
    }

    @Override
    public void cut(LogicalValue value, String reason) {
        out.append("  ".repeat(Math.min(depth, DEEPEST_INDENT)))
                .append(problem(said(values.cut(value, reason))).strip())
                .append('\n');
    }

    private String said(CutValue found) {
        if (cut.size() < MOST_CUT) {
            cut.add(found);
        }
        return found.reason();
    }

    private void thrown(StringBuilder line, String indent, LogicalValue.Structure throwable) {
        Field around = throwable.field();
        trace = StackTrace.of(
                values, throwable, field -> isReferredToBehind(field, around.end()) ? " &" + mark(field) : "");
        line.append(String.join("\n" + indent, trace.lines()));
    }

    @Override
    public LogicalValue entered(LogicalValue value) {
        if (trace == null) {
            return value;
        }
        LogicalValue.Structure rest = new LogicalValue.Structure(value.field(), value.type(), trace.rest());
        trace = null;
        return rest;
    }

    private static boolean hasParts(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> false;
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _ -> true;
        };
    }

    private void head(StringBuilder line, String type, Field field, String count) {
        line.append(ink.of(Part.TYPE, type.substring(type.lastIndexOf('.') + 1) + count));
        if (isReferredTo(field)) {
            line.append(' ').append(ink.of(Part.HANDLE, "&" + mark(field)));
        }
    }

    private boolean isReferredTo(Field field) {
        Optional<Handles.Handle> handle = tree.handles().definedBy(field);
        return handle.isPresent() && tree.references().count(handle.get()) > 0;
    }

    /** Whether anything behind an offset refers to what a field defines: references are in byte order. */
    private boolean isReferredToBehind(Field field, long end) {
        Optional<Handles.Handle> handle = tree.handles().definedBy(field);
        long count = handle.map(tree.references()::count).orElse(0L);
        return count > 0
                && tree.references().page(handle.get(), count - 1, 1).stream().anyMatch(last -> last.offset() >= end);
    }

    /** The type without the brackets of an array: the count has them. */
    private static String ofElements(String type) {
        return type.endsWith("[]") ? type.substring(0, type.length() - 2) : type;
    }

    /** The handle of an object, counted from 0 through the whole source. */
    private String mark(Field target) {
        return tree.handles()
                .definedBy(target)
                .map(handle -> Integer.toString(handle.ordinal()))
                .orElseGet(() -> "0x%X".formatted(target.offset()));
    }

    @Override
    public void end(LogicalValue value) {
        depth--;
    }
}
