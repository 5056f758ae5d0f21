package dev.hexplain.decoders.json;

import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.ValueSink;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Tells what is in a short container from its bytes (RFC 8259, section 2), without its fields. It gives up at
 * whatever is not written as the grammar demands, and at what may be a typed value: these are read by their fields.
 */
final class JsonPlainValues {
    /** Bytes of a container. */
    private static final int LONGEST = 1 << 16;

    private static final int DEEPEST = 64;
    private static final int NONE = -1;

    private final ValueSink sink;
    private byte[] bytes = {};
    private int at;

    JsonPlainValues(ValueSink sink) {
        this.sink = sink;
    }

    /** Tells the parts of an object or an array; false where it gives up. */
    boolean tellParts(FieldTree tree, Field container) {
        boolean object = container.kind() == JsonItemKind.OBJECT;
        if (container.length() > LONGEST || (!object && container.kind() != JsonItemKind.ARRAY)) {
            return false;
        }
        bytes = tree.sourceOf(container)
                .segment()
                .asSlice(container.offset(), container.length())
                .toArray(ValueLayout.JAVA_BYTE);
        at = 0;
        skipSpace();
        if (peek() == '"' && (quotedEnd() < 0 || !skip(':'))) {
            return false;
        }
        return skip(object ? '{' : '[') && (object ? members(0) : elements(0)) && isOver();
    }

    /** The comma behind a container belongs to it. */
    private boolean isOver() {
        return at == bytes.length || (skip(',') && at == bytes.length);
    }

    private boolean value(int depth) {
        switch (peek()) {
            case '"' -> {
                int from = at + 1;
                int end = quotedEnd();
                if (end < 0) {
                    return false;
                }
                sink.text(text(from, end));
                return true;
            }
            case '{' -> {
                at++;
                sink.beginNamed();
                if (depth == DEEPEST || !members(depth + 1)) {
                    return false;
                }
                sink.endNamed();
                return true;
            }
            case '[' -> {
                at++;
                sink.beginSequence();
                if (depth == DEEPEST || !elements(depth + 1)) {
                    return false;
                }
                sink.endSequence();
                return true;
            }
            case 't' -> {
                return literal("true");
            }
            case 'f' -> {
                return literal("false");
            }
            case 'n' -> {
                return literal("null");
            }
            default -> {
                return number();
            }
        }
    }

    /** The members of the object whose bracket was passed, and the bracket that ends it. */
    private boolean members(int depth) {
        if (skip('}')) {
            return true;
        }
        do {
            skipSpace();
            int from = at + 1;
            int end = peek() == '"' ? quotedEnd() : NONE;
            if (end < 0 || !skip(':')) {
                return false;
            }
            sink.name(text(from, end));
            skipSpace();
            if (!value(depth)) {
                return false;
            }
        } while (skip(','));
        return skip('}');
    }

    private boolean elements(int depth) {
        if (skip(']')) {
            return true;
        }
        skipSpace();
        int first = peek() == '"' ? at + 1 : NONE;
        int count = 0;
        do {
            skipSpace();
            if (!value(depth)) {
                return false;
            }
            count++;
        } while (skip(','));
        return skip(']') && !(first >= 0 && count == 2 && namesType(first));
    }

    /** Whether the string of an array of two may be the name of a type, and the array a typed value. */
    private boolean namesType(int from) {
        int end = from;
        while (bytes[end] != '"') {
            end++;
        }
        return JavaTypeNames.isTypeName(text(from, end), false);
    }

    /** Passes a string and returns the index of the quotation mark that ends it; negative where it is not a plain one. */
    private int quotedEnd() {
        int end = at + 1;
        while (end < bytes.length && bytes[end] != '"') {
            int c = bytes[end];
            if (c >= 0 && c < ' ') {
                return NONE;
            }
            end += c == '\\' ? 2 : 1;
        }
        if (end >= bytes.length) {
            return NONE;
        }
        at = end + 1;
        return end;
    }

    private String text(int from, int end) {
        for (int i = from; i < end; i++) {
            if (bytes[i] == '\\') {
                return JsonEscapes.text(Arrays.copyOfRange(bytes, from, end));
            }
        }
        return new String(bytes, from, end - from, StandardCharsets.UTF_8);
    }

    private boolean literal(String literal) {
        for (int i = 0; i < literal.length(); i++) {
            if (peek() != literal.charAt(i)) {
                return false;
            }
            at++;
        }
        sink.plain(literal);
        return true;
    }

    private boolean number() {
        int from = at;
        at += peek() == '-' ? 1 : 0;
        if (peek() == '0') {
            at++;
        } else if (!digits()) {
            return false;
        }
        if (peek() == '.') {
            at++;
            if (!digits()) {
                return false;
            }
        }
        if (peek() == 'e' || peek() == 'E') {
            at++;
            at += peek() == '+' || peek() == '-' ? 1 : 0;
            if (!digits()) {
                return false;
            }
        }
        sink.plain(new String(bytes, from, at - from, StandardCharsets.ISO_8859_1));
        return true;
    }

    private boolean digits() {
        int from = at;
        while (JsonLexer.isDigit(peek())) {
            at++;
        }
        return at > from;
    }

    /** The next byte; negative at the end, and where it is not of ASCII. */
    private int peek() {
        return at < bytes.length ? bytes[at] : NONE;
    }

    private void skipSpace() {
        while (JsonLexer.isSpace(peek())) {
            at++;
        }
    }

    /** Passes white space and a structural character, if that comes next. */
    private boolean skip(char structural) {
        skipSpace();
        if (peek() != structural) {
            return false;
        }
        at++;
        return true;
    }
}
