package dev.hexplain.inspect.print;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueWalk;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Prints a value as JSON: numbers with all their digits, texts whole, bytes in base 64, what stands elsewhere as
 * {@code {"$ref": "orders[0]"}}. Written by hand, because values may be deeper than JSON libraries allow, and texts
 * longer than the heap.
 */
public final class ValuesPrinter implements ValueWalk.Visitor {
    /** Types that the JSON itself says well enough. */
    private static final Set<String> SAID_BY_JSON = Set.of("", "java.lang.String", "boolean", "int", "double");

    private final TreeValues values;
    private final JsonText json;
    private final PrintListener listener;
    private final boolean types;
    private final @Nullable ParallelParts parallel;
    /** Of the maps around what is printed: whether their keys are names of members. */
    private final Deque<Boolean> named = new ArrayDeque<>();

    private ValuesPrinter(TreeValues values, PrintWriter out, boolean types, @Nullable ParallelParts parallel) {
        this.values = values;
        this.json = new JsonText(out, reference -> values.pathTo(reference.target()));
        this.listener = new PrintListener(out);
        this.types = types;
        this.parallel = parallel;
    }

    /**
     * Prints on one thread.
     *
     * @param types whether values say their type: {@code {"$type": "java.util.Date", "$value": …}}; the entries of maps
     *     are arrays of two then, so that keys have theirs
     */
    public ValuesPrinter(TreeValues values, PrintWriter out, boolean types) {
        this(values, out, types, null);
    }

    /** Prints the value of a tree on one line, and long values in it on all processors. */
    static void print(TreeValues values, PrintWriter out, boolean types) {
        try (ParallelParts parallel = new ParallelParts(out, text -> new ValuesPrinter(values, text, types))) {
            new ValuesPrinter(values, out, types, parallel).print(values.root());
        }
    }

    /** Prints a value, on one line. */
    public void print(LogicalValue value) {
        json.following(false);
        ValueWalk.of(value, this);
        json.syntax("\n");
        json.flush();
    }

    @Override
    public boolean goesOn() {
        json.flushIfFull();
        return listener.listens();
    }

    @Override
    public boolean hasVisitedParts(LogicalValue value) {
        if (isNamed(value) && json.tell(sink -> values.tellParts(value, sink))) {
            return true;
        }
        if (parallel == null || !ParallelParts.suit(value)) {
            return false;
        }
        json.flush();
        parallel.print(value, isNamed(value));
        return true;
    }

    @Override
    public int visitSome(LogicalValue value, long from, int limit) {
        return isNamed(value) ? json.tellSome(sink -> values.tellParts(value, from, limit, sink)) : 0;
    }

    /** Whether what is in a value has nothing around it: no types, and no keys that are values. */
    private boolean isNamed(LogicalValue value) {
        return !types && (!(value instanceof LogicalValue.Mapping) || named.element());
    }

    /** Prints parts of a value that others print parts of as well. */
    void printParts(LogicalValue value, boolean asMembers, long from, long count) {
        json.following(from > 0);
        named.push(asMembers);
        ValueWalk.ofParts(value, from, count, this);
        json.flush();
    }

    @Override
    public LogicalValue shown(LogicalValue.Reference reference) {
        return values.shown(reference);
    }

    @Override
    public void begin(LogicalValue value) {
        json.separate();
        boolean typed = saysType(value);
        if (typed) {
            json.syntax("{\"$type\":");
            json.quoted(value.type());
        }
        switch (value) {
            case LogicalValue.Scalar scalar -> {
                json.syntax(typed ? ",\"$value\":" : "");
                json.written(scalar);
                json.syntax(typed ? "}" : "");
            }
            case LogicalValue.Opaque opaque -> {
                json.syntax(typed ? ",\"$bytes\":" : "");
                json.bytes(opaque.text());
                json.syntax(typed ? "}" : "");
            }
            case LogicalValue.Reference reference -> json.referred(reference);
            case LogicalValue.Sequence _ -> json.open(typed ? ",\"$elements\":[" : "[", false);
            case LogicalValue.Mapping map -> json.open(beginning(map, typed), false);
            case LogicalValue.Structure _ -> json.open(typed ? "" : "{", typed);
        }
    }

    private String beginning(LogicalValue.Mapping map, boolean typed) {
        named.push(!types && MemberKeys.areDistinct(map));
        return types ? typed ? ",\"$entries\":[" : "[" : named.element() ? "{" : "{\"$entries\":[";
    }

    private boolean saysType(LogicalValue value) {
        return types && !SAID_BY_JSON.contains(value.type()) && !(value instanceof LogicalValue.Reference);
    }

    @Override
    public void end(LogicalValue value) {
        boolean typed = saysType(value);
        json.close(
                switch (value) {
                    case LogicalValue.Sequence _ -> typed ? "]}" : "]";
                    case LogicalValue.Mapping _ -> named.pop() ? "}" : typed || !types ? "]}" : "]";
                    default -> "}";
                });
    }

    @Override
    public void name(String name) {
        json.name(name);
    }

    @Override
    public void key(LogicalValue key) {
        if (named.element()) {
            json.name(MemberKeys.name(key));
        } else {
            json.separate();
            json.open("[", false);
            ValueWalk.of(key, this);
        }
    }

    @Override
    public void endEntry() {
        json.syntax(named.element() ? "" : "]");
    }
}
