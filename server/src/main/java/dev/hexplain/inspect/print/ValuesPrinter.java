package dev.hexplain.inspect.print;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import dev.hexplain.values.ValueWalk;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.foreign.ValueLayout;
import java.util.Base64;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Prints a value as JSON: numbers with all their digits, texts whole, bytes in base 64, what stands elsewhere as
 * {@code {"$ref": "orders[0]"}}. Written by hand, because values may be deeper than JSON libraries allow, and texts
 * longer than the heap.
 */
public final class ValuesPrinter implements ValueWalk.Visitor {
    /** A multiple of 3, so that pieces of base 64 join. */
    private static final int PIECE = 3 << 14;

    /** Types that the JSON itself says well enough. */
    private static final Set<String> SAID_BY_JSON = Set.of("", "java.lang.String", "boolean", "int", "double");

    /** Characters that are collected before they are printed. */
    private static final int BUFFERED = 1 << 14;

    private final TreeValues values;
    private final PrintWriter printed;
    private final StringBuilder out = new StringBuilder(BUFFERED + PIECE);
    private final PrintListener listener;
    private final boolean types;
    private final @Nullable ParallelParts parallel;
    private final Appendable escaped = new Escaped();
    /** Whether a comma comes before the next part. */
    private boolean following;

    private ValuesPrinter(TreeValues values, PrintWriter out, boolean types, @Nullable ParallelParts parallel) {
        this.values = values;
        this.printed = out;
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
        ValueWalk.of(value, this);
        out.append('\n');
        flush();
    }

    @Override
    public boolean goesOn() {
        flushIfFull();
        return listener.listens();
    }

    @Override
    public boolean hasVisitedParts(LogicalValue value) {
        if (parallel == null || !ParallelParts.suit(value)) {
            return false;
        }
        flush();
        parallel.print(value);
        return true;
    }

    /** Prints parts of a value that others print parts of as well. */
    void printParts(LogicalValue value, long from, long count) {
        following = from > 0;
        ValueWalk.ofParts(value, from, count, this);
        flush();
    }

    private void flushIfFull() {
        if (out.length() >= BUFFERED) {
            flush();
        }
    }

    private void flush() {
        printed.append(out);
        out.setLength(0);
    }

    @Override
    public void begin(LogicalValue value) {
        separate();
        boolean typed = saysType(value);
        if (typed) {
            out.append("{\"$type\":");
            quoted(value.type());
        }
        switch (value) {
            case LogicalValue.Scalar scalar -> {
                out.append(typed ? ",\"$value\":" : "");
                scalar(scalar.text(), scalar.kind());
                out.append(typed ? "}" : "");
            }
            case LogicalValue.Opaque opaque -> {
                out.append(typed ? ",\"$bytes\":" : "");
                scalar(opaque.text(), ScalarKind.BYTES);
                out.append(typed ? "}" : "");
            }
            case LogicalValue.Reference reference -> reference(reference);
            case LogicalValue.Sequence _ -> open(typed ? ",\"$elements\":[" : "[", false);
            case LogicalValue.Mapping _ -> open(types ? typed ? ",\"$entries\":[" : "[" : "{", false);
            case LogicalValue.Structure _ -> open(typed ? "" : "{", typed);
        }
    }

    private boolean saysType(LogicalValue value) {
        return types && !SAID_BY_JSON.contains(value.type()) && !(value instanceof LogicalValue.Reference);
    }

    private void separate() {
        out.append(following ? "," : "");
        following = true;
    }

    private void open(String bracket, boolean behindType) {
        out.append(bracket);
        following = behindType;
    }

    @Override
    public void end(LogicalValue value) {
        boolean typed = saysType(value);
        out.append(
                switch (value) {
                    case LogicalValue.Sequence _ -> typed ? "]}" : "]";
                    case LogicalValue.Mapping _ -> types ? typed ? "]}" : "]" : "}";
                    default -> "}";
                });
        following = true;
    }

    @Override
    public void name(String name) {
        separate();
        quoted(name);
        out.append(':');
        following = false;
    }

    @Override
    public void key(LogicalValue key) {
        separate();
        if (types) {
            out.append('[');
            following = false;
            ValueWalk.of(key, this);
        } else {
            quoted(ValuePath.keyText(key));
            out.append(':');
            following = false;
        }
    }

    @Override
    public void endEntry() {
        out.append(types ? "]" : "");
    }

    private void reference(LogicalValue.Reference reference) {
        out.append("{\"$ref\":");
        quoted(ValuePath.of(values.around(reference.target())));
        out.append('}');
    }

    private void scalar(ScalarText text, ScalarKind kind) {
        switch (kind) {
            case NULL -> out.append("null");
            case BOOLEAN, INTEGER, DECIMAL -> write(text, out);
            case FLOAT -> number(text.first(64));
            case BYTES -> bytes(text);
            case TEXT, TIME, NAME -> {
                out.append('"');
                write(text, escaped);
                out.append('"');
            }
        }
    }

    /** What is no number of JSON is a text: NaN, Infinity. */
    private void number(String text) {
        boolean finite = Character.isDigit(text.charAt(text.length() - 1));
        out.append(finite ? text : '"' + text + '"');
    }

    private void bytes(ScalarText text) {
        out.append('"');
        if (text instanceof ScalarText.Hex(var bytes)) {
            for (long at = 0; at < bytes.byteSize(); at += PIECE) {
                long length = Math.min(PIECE, bytes.byteSize() - at);
                byte[] piece = bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
                out.append(Base64.getEncoder().encodeToString(piece));
                flushIfFull();
            }
        } else {
            write(text, out);
        }
        out.append('"');
    }

    private void quoted(String text) {
        out.append('"');
        write(ScalarText.of(text), escaped);
        out.append('"');
    }

    private static void write(ScalarText text, Appendable to) {
        try {
            text.appendTo(to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Escapes what is written to it. */
    private final class Escaped implements Appendable {
        @Override
        public Appendable append(CharSequence text) {
            append(text, 0, text.length());
            return this;
        }

        /** What needs no escape is printed as it is: most texts from their beginning to their end. */
        @Override
        public Appendable append(CharSequence text, int from, int to) {
            int plain = from;
            while (plain < to && !isEscaped(text.charAt(plain))) {
                plain++;
            }
            out.append(text, from, plain);
            if (plain < to) {
                JsonStringEncoder.getInstance().quoteAsString(text.subSequence(plain, to), out);
            }
            flushIfFull();
            return this;
        }

        private static boolean isEscaped(char c) {
            return c < ' ' || c == '"' || c == '\\';
        }

        @Override
        public Appendable append(char c) {
            return append(Character.toString(c));
        }
    }
}
