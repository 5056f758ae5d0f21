package dev.hexplain.inspect.print;

import dev.hexplain.values.CutValue;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueWalk;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Prints a value as JSON: numbers with all their digits, texts whole, bytes in base 64, what stands elsewhere as
 * {@code {"$ref": "orders[0]"}}, and why a value has not all its parts as {@code "$cut"}. Written by hand, because values may be deeper than JSON libraries allow, and texts
 * longer than the heap.
 */
public final class ValuesPrinter implements ValueWalk.Visitor {
    /** Types that the JSON itself says well enough. */
    private static final Set<String> SAID_BY_JSON = Set.of("", "java.lang.String", "boolean", "int", "double");

    private static final int MOST_CUT = 1 << 10;
    /** Keys in keys: each is a walk of its own. */
    private static final int MOST_KEYS = 64;

    private static final String TOO_DEEP = "Keys in keys are printed to a depth of " + MOST_KEYS;

    private final TreeValues values;
    private final JsonText json;
    private final PrintListener listener;
    private final boolean types;
    private final @Nullable ParallelParts parallel;
    /** Of the maps around what is printed: whether their keys are names of members. */
    private final Deque<Boolean> named = new ArrayDeque<>();

    private final List<CutValue> cut = new ArrayList<>();
    /** Why the value that ends next has no more parts, where there was no time for them. */
    private Optional<CutValue> late = Optional.empty();

    private boolean isBrokenOff;
    /** Around what is printed. */
    private int keys;

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

    /** Prints the value of a tree on one line, and long values in it on all processors; which ones are cut. */
    static List<CutValue> print(TreeValues values, PrintWriter out, boolean types) {
        try (ParallelParts parallel = new ParallelParts(out, text -> new ValuesPrinter(values, text, types))) {
            ValuesPrinter printer = new ValuesPrinter(values, out, types, parallel);
            printer.print(values.root());
            return printer.cut;
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
        parallel.print(value, isNamed(value), this);
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
            case LogicalValue.Scalar scalar -> part(scalar, typed, "$value", () -> json.written(scalar));
            case LogicalValue.Opaque opaque -> part(opaque, typed, "$bytes", () -> json.bytes(opaque.text()));
            case LogicalValue.Reference reference -> referred(reference);
            case LogicalValue.Sequence _ -> json.open(typed ? ",\"$elements\":[" : "[", false);
            case LogicalValue.Mapping map -> json.open(beginning(map, typed), false);
            case LogicalValue.Structure _ -> json.open(typed ? "" : "{", typed);
        }
    }

    /** Writes a value without parts; one that is cut is a member of an object, beside the reason. */
    private void part(LogicalValue value, boolean typed, String member, Runnable said) {
        Optional<CutValue> cut = values.cut(value);
        json.syntax(typed ? "," : cut.isPresent() ? "{" : "");
        json.syntax(typed || cut.isPresent() ? "\"" + member + "\":" : "");
        said.run();
        cut.ifPresent(found -> json.cut(",", said(found)));
        json.syntax(typed || cut.isPresent() ? "}" : "");
    }

    private void referred(LogicalValue.Reference reference) {
        if (reference.leftOut().isEmpty()) {
            json.referred(reference);
        } else {
            json.cut("{", said(values.cut(reference, reference.leftOut())));
            json.syntax("}");
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
        Optional<CutValue> found = late.or(() -> values.cut(value));
        late = Optional.empty();
        String brackets = brackets(value);
        found.ifPresentOrElse(each -> json.closeCut(brackets, said(each)), () -> json.close(brackets));
    }

    private String brackets(LogicalValue value) {
        boolean typed = saysType(value);
        return switch (value) {
            case LogicalValue.Sequence _ -> typed ? "]}" : "]";
            case LogicalValue.Mapping _ -> named.pop() ? "}" : typed || !types ? "]}" : "]";
            default -> "}";
        };
    }

    @Override
    public void cut(LogicalValue value, String reason) {
        isBrokenOff = true;
        late = Optional.of(values.cut(value, reason));
    }

    /** Why a value is cut, which is remembered. */
    private String said(CutValue found) {
        if (cut.size() < MOST_CUT) {
            cut.add(found);
        }
        return found.reason();
    }

    /** The values that were printed as cut; the first of very many. */
    public List<CutValue> cut() {
        return cut;
    }

    /** Takes up what another printer printed of a value that has begun; whether it printed all that it was to. */
    boolean join(ValuesPrinter parts) {
        cut.addAll(parts.cut);
        late = parts.late;
        return !parts.isBrokenOff;
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
            keyInEntry(key);
        }
    }

    private void keyInEntry(LogicalValue key) {
        if (keys < MOST_KEYS) {
            keys++;
            ValueWalk.of(key, this);
            keys--;
        } else {
            json.cut("{", said(values.cut(key, TOO_DEEP)));
            json.close("}");
        }
    }

    @Override
    public void endEntry() {
        json.syntax(named.element() ? "" : "]");
    }
}
