package dev.hexplain.inspect.print;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.hexplain.inspect.view.IssueView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Placement;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.Walk;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/**
 * Prints the tree as nested JSON objects, one field a line. Written by hand, because a tree may be deeper than JSON
 * libraries allow.
 */
public final class JsonPrinter {
    private final PrintSubject subject;
    private final FieldTree tree;
    private final PrintWriter out;

    public JsonPrinter(PrintSubject subject, FieldTree tree, PrintWriter out) {
        this.subject = subject;
        this.tree = tree;
        this.out = out;
    }

    public void print() {
        StringBuilder head = new StringBuilder("{");
        text(head, "file", subject.file());
        text(head, "format", subject.format());
        text(head, "layers", subject.layers());
        number(head, "offset", subject.offset());
        number(head, "size", tree.source().length());
        text(head, "status", subject.status());
        number(head, "fields", tree.facts().fields());
        number(head, "covered", tree.facts().covered());
        number(head, "opaque", tree.facts().opaque());
        head.append("\"issues\":[");
        subject.issues().forEach(issue -> append(head, issue));
        out.append(closed(head, ']')).append(",\n\"root\":");
        printFields();
        out.append("}\n");
    }

    private void printFields() {
        Walk walk = new Walk(tree);
        PrintListener listener = new PrintListener(out);
        LogicalPath logical = new LogicalPath(tree);
        int open = -1;
        boolean lastWasLeaf = false;
        while (walk.next() && listener.goesOn()) {
            int depth = walk.depth();
            if (open >= 0) {
                close(open - depth + 1, lastWasLeaf);
                out.append(depth > open ? "\n" : ",\n");
            }
            lastWasLeaf = walk.atLeaf();
            Field field = walk.field();
            out.append(start(field, logical.at(depth, field), lastWasLeaf));
            open = depth;
        }
        close(open + 1, lastWasLeaf);
    }

    /** Ends so many fields, the innermost of which may have no list of children. */
    private void close(int count, boolean innermostIsLeaf) {
        for (int i = 0; i < count; i++) {
            out.append(i == 0 && innermostIsLeaf ? "}" : "]}");
        }
    }

    private StringBuilder start(Field field, String logical, boolean leaf) {
        StringBuilder json = new StringBuilder("{");
        text(json, "name", field.name());
        number(json, "offset", field.offset());
        number(json, "length", field.length());
        text(json, "type", field.type());
        text(json, "role", field.role().id());
        text(json, "logical", logical);
        if (field.placement() != Placement.TILED) {
            text(json, "placement", field.placement().id());
            number(json, "source", (long) field.source());
        }
        value(json, tree.value(field));
        tree.handles().definedBy(field).ifPresent(handle -> text(json, "defines", handle.toString()));
        tree.handles().referredToBy(field).ifPresent(handle -> text(json, "refersTo", handle.toString()));
        return leaf ? trimmed(json) : json.append("\"children\":[");
    }

    private static void value(StringBuilder json, Value value) {
        if (value.isEmpty()) {
            return;
        }
        json.append("\"value\":{");
        text(json, "actual", value.actual());
        text(json, "symbol", value.symbol());
        text(json, "description", value.description());
        closed(json, '}').append(',');
    }

    private static void append(StringBuilder json, IssueView issue) {
        json.append("\n{");
        text(json, "severity", issue.severity());
        number(json, "offset", issue.offset());
        number(json, "length", issue.length());
        number(json, "line", issue.line());
        text(json, "path", issue.path());
        text(json, "message", issue.message());
        text(json, "expected", issue.expected());
        text(json, "actual", issue.actual());
        number(json, "source", issue.source() == null ? null : Long.valueOf(issue.source()));
        closed(json, '}').append(',');
    }

    private static void text(StringBuilder json, String name, @Nullable String text) {
        if (text != null && !text.isEmpty()) {
            json.append('"').append(name).append("\":\"");
            JsonStringEncoder.getInstance().quoteAsString(text, json);
            json.append("\",");
        }
    }

    private static void number(StringBuilder json, String name, @Nullable Long number) {
        if (number != null) {
            json.append('"')
                    .append(name)
                    .append("\":")
                    .append(number.longValue())
                    .append(',');
        }
    }

    private static StringBuilder closed(StringBuilder json, char end) {
        return trimmed(json).append(end);
    }

    /** Without the comma after the last member. */
    private static StringBuilder trimmed(StringBuilder json) {
        if (json.charAt(json.length() - 1) == ',') {
            json.setLength(json.length() - 1);
        }
        return json;
    }
}
