package dev.hexplain.inspect.print;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.hexplain.tree.Paths;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.ValueSink;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.foreign.ValueLayout;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * JSON that is being written, on one line. It is collected, and printed by the piece; what was written since the last
 * piece can be taken back.
 */
final class JsonText implements ValueSink {
    /** A multiple of 3, so that pieces of base 64 join. */
    private static final int PIECE = 3 << 14;

    /** Characters that are collected before they are printed. */
    private static final int BUFFERED = 1 << 14;

    /** Characters that are printed at once. */
    private static final int PRINTED = 1 << 13;

    /** Characters that are kept while they may be taken back. */
    private static final int MOST_HELD = 1 << 20;

    private static final Set<String> TRUTHS = Set.of("true", "false");
    private static final int LONGEST_TRUTH = 6;

    private final PrintWriter printed;
    private final StringBuilder out = new StringBuilder(BUFFERED + PIECE);
    private final char[] piece = new char[PRINTED];
    private final Appendable escaped = new Escaped();
    private final Function<LogicalValue.Reference, String> paths;
    /** Whether a comma comes before the next part. */
    private boolean following;
    /** Whether what is written may be taken back: it is not printed before. */
    private boolean held;
    /** How much of what may be taken back is whole parts. */
    private int whole;

    /** @param paths of what references refer to */
    JsonText(PrintWriter printed, Function<LogicalValue.Reference, String> paths) {
        this.printed = printed;
        this.paths = paths;
    }

    /** Writes what it receives; all of it is taken back where that fails. */
    boolean tell(Predicate<ValueSink> teller) {
        int length = out.length();
        boolean behind = following;
        held = true;
        boolean told = teller.test(this);
        held = false;
        if (!told) {
            out.setLength(length);
            following = behind;
        }
        return told;
    }

    /** Writes the parts that it receives, and says how many: what came behind the last of these is taken back. */
    int tellSome(ToIntFunction<ValueSink> teller) {
        int length = out.length();
        boolean behind = following;
        whole = length;
        held = true;
        int told = teller.applyAsInt(this);
        held = false;
        out.setLength(told > 0 ? whole : length);
        following = told > 0 || behind;
        return told;
    }

    @Override
    public void endPart() {
        whole = out.length();
    }

    void flushIfFull() {
        if (out.length() >= BUFFERED && !held) {
            flush();
        }
    }

    /** By the piece: a builder with letters beyond Latin-1 would make a string of all first, in two forms. */
    void flush() {
        for (int at = 0; at < out.length(); at += piece.length) {
            int length = Math.min(piece.length, out.length() - at);
            out.getChars(at, at + length, piece, 0);
            printed.write(piece, 0, length);
        }
        out.setLength(0);
    }

    /** Whether what comes next is behind something else in the same brackets. */
    void following(boolean behind) {
        following = behind;
    }

    /** Writes syntax as it is. */
    void syntax(String text) {
        out.append(text);
    }

    /** Begins a part: writes a comma where one is due. */
    void separate() {
        if (following) {
            out.append(',');
        }
        following = true;
    }

    void open(String bracket, boolean behindType) {
        out.append(bracket);
        following = behindType;
    }

    void close(String bracket) {
        out.append(bracket);
        following = true;
    }

    /** Writes why a value is cut, as a member of an object. */
    void cut(String before, String reason) {
        out.append(before).append("\"$cut\":");
        quoted(reason);
    }

    /** Closes a value that is cut: the reason is a member of the object around, or an element. */
    void closeCut(String brackets, String reason) {
        switch (brackets) {
            case "]}" -> cut("],", reason);
            case "]" -> {
                separate();
                cut("{", reason);
                out.append('}');
            }
            default -> cut(following ? "," : "", reason);
        }
        close(brackets.substring(brackets.length() - 1));
    }

    @Override
    public void beginSequence() {
        separate();
        open("[", false);
    }

    @Override
    public void endSequence() {
        close("]");
    }

    @Override
    public void beginNamed() {
        separate();
        open("{", false);
    }

    @Override
    public void endNamed() {
        close("}");
    }

    @Override
    public void name(String name) {
        separate();
        quoted(name);
        out.append(':');
        following = false;
    }

    @Override
    public void text(String text) {
        separate();
        quoted(text);
    }

    @Override
    public void plain(String characters) {
        separate();
        out.append(characters);
    }

    /** What is no number of JSON is a text: NaN, Infinity. */
    @Override
    public void floating(String digits) {
        separate();
        boolean finite = Character.isDigit(digits.charAt(digits.length() - 1));
        out.append(finite ? digits : '"' + digits + '"');
    }

    @Override
    public void scalar(LogicalValue.Scalar scalar) {
        separate();
        written(scalar);
    }

    @Override
    public void reference(LogicalValue.Reference reference) {
        separate();
        referred(reference);
    }

    @Override
    public boolean hasRoom() {
        return out.length() < MOST_HELD;
    }

    void referred(LogicalValue.Reference reference) {
        out.append("{\"$ref\":");
        String path = paths.apply(reference);
        quoted(path);
        if (!Paths.isComplete(path)) {
            out.append(",\"$offset\":").append(reference.target().offset());
        }
        out.append('}');
    }

    /** Writes a scalar, where what separates it is written. */
    void written(LogicalValue.Scalar scalar) {
        ScalarText text = scalar.text();
        switch (scalar.kind()) {
            case NULL -> out.append("null");
            case BOOLEAN -> plain(text, TRUTHS.contains(text.first(LONGEST_TRUTH)));
            case INTEGER, DECIMAL, FLOAT -> plain(text, JsonNumber.is(text));
            case BYTES -> bytes(text);
            case TEXT, TIME, NAME -> plain(text, false);
        }
    }

    /** What is no number of JSON is a text: NaN, or what is in the place of digits in damaged bytes. */
    private void plain(ScalarText text, boolean isPlain) {
        if (isPlain) {
            write(text, out);
        } else {
            out.append('"');
            write(text, escaped);
            out.append('"');
        }
    }

    void bytes(ScalarText text) {
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

    void quoted(String text) {
        out.append('"');
        int plain = plain(text, 0, text.length());
        out.append(text, 0, plain);
        if (plain < text.length()) {
            escape(text, plain, text.length());
        }
        out.append('"');
    }

    private static void write(ScalarText text, Appendable to) {
        try {
            text.appendTo(to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where a text has its first character that must be escaped: most have none. */
    private static int plain(CharSequence text, int from, int to) {
        int plain = from;
        while (plain < to && !isEscaped(text.charAt(plain))) {
            plain++;
        }
        return plain;
    }

    /** Half a character has no bytes in UTF-8: only its escape says it (RFC 8259, section 8.2). */
    private static boolean isEscaped(char c) {
        return c < ' ' || c == '"' || c == '\\' || Character.isSurrogate(c);
    }

    private void escape(CharSequence text, int from, int to) {
        int at = from;
        while (at < to) {
            int plain = plain(text, at, to);
            out.append(text, at, plain);
            at = plain;
            while (at < to && isEscaped(text.charAt(at))) {
                at += escapeOne(text, at, to);
            }
        }
    }

    /** Writes one character, and says how many units it has. */
    private int escapeOne(CharSequence text, int at, int to) {
        char c = text.charAt(at);
        if (!Character.isSurrogate(c)) {
            JsonStringEncoder.getInstance().quoteAsString(text.subSequence(at, at + 1), out);
            return 1;
        }
        if (at + 1 < to && Character.isSurrogatePair(c, text.charAt(at + 1))) {
            out.append(text, at, at + 2);
            return 2;
        }
        out.append("\\u").append(HexFormat.of().toHexDigits(c));
        return 1;
    }

    /** Escapes what is written to it, and prints it by the piece. */
    private final class Escaped implements Appendable {
        @Override
        public Appendable append(CharSequence text) {
            append(text, 0, text.length());
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int from, int to) {
            int plain = plain(text, from, to);
            out.append(text, from, plain);
            if (plain < to) {
                escape(text, plain, to);
            }
            flushIfFull();
            return this;
        }

        @Override
        public Appendable append(char c) {
            return append(Character.toString(c));
        }
    }
}
