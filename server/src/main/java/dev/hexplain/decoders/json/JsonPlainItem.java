package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Characters;
import dev.hexplain.bytes.Words;
import dev.hexplain.decode.documents.MemberShapes;

/**
 * An item as almost all are written, which needs no row: white space, a name with its colon and at most one blank after
 * it, a scalar, a comma; or the bracket that ends a container, and a comma. The decoder passes over what is read here,
 * and {@link JsonVirtualItems} finds it again. Of a container that begins, which does need a row, only the bracket is read.
 */
final class JsonPlainItem {
    /** All are shorter: reaching one takes a walk over those before it. */
    static final int MAX_LENGTH = MemberShapes.MAX_KEY;

    private static final int TRUE = Words.ofAscii("true");
    private static final int NULL = Words.ofAscii("null");
    private static final int ALSE = Words.ofAscii("alse");

    private byte[] bytes = {};
    /** Where reading gives up. */
    private int stop;

    /** Indexes of what was read, in the array. */
    private int start;

    private int spaceEnd;
    /** After the closing quotation mark of the name: the colon. -1 for an item without a name. */
    private int nameEnd;

    /** The number of the name among the known ones; -1 where it was not the expected one. */
    private int knownName;

    private int valueAt;
    private int valueEnd;
    private int next;
    private boolean comma;
    private boolean bracket;
    /** Whether its text is known to be UTF-8. */
    private boolean checked;

    private JsonItemKind kind = JsonItemKind.END;

    /**
     * Reads an item at an index; false for one that is written otherwise.
     *
     * @param array at least {@value Long#BYTES} zeros follow what is to be read
     * @param inObject whether a value has a name
     */
    boolean read(byte[] array, int from, boolean inObject) {
        return read(array, from, inObject, JsonKnownNames.NONE);
    }

    /**
     * The same.
     *
     * @param names those that were read before
     */
    boolean read(byte[] array, int from, boolean inObject, JsonKnownNames names) {
        bytes = array;
        stop = from + MAX_LENGTH;
        start = from;
        spaceEnd = array[from] > ' ' ? from : pastSpace(from);
        nameEnd = -1;
        knownName = -1;
        valueAt = spaceEnd;
        checked = true;
        int first = array[spaceEnd];
        if (first == '}' || first == ']') {
            kind = JsonItemKind.END;
            bracket = true;
            return isWhole(first == '}' == inObject ? spaceEnd + 1 : -1, true);
        }
        bracket = false;
        if (inObject && !name(names)) {
            return false;
        }
        int end = value();
        return isWhole(end, !bracket);
    }

    /** string name-separator [ blank ]. */
    private boolean name(JsonKnownNames names) {
        if (bytes[spaceEnd] != '"') {
            return false;
        }
        knownName = names.expected(bytes, spaceEnd);
        nameEnd = knownName >= 0 ? spaceEnd + 2 + names.length(knownName) : pastString(spaceEnd);
        if (nameEnd < 0 || bytes[nameEnd] != ':') {
            return false;
        }
        valueAt = bytes[nameEnd + 1] == ' ' ? nameEnd + 2 : nameEnd + 1;
        return true;
    }

    /** Returns the index after the value; -1 where none stands there that is written as usual. */
    private int value() {
        int first = bytes[valueAt];
        if (first == '"') {
            kind = JsonItemKind.STRING;
            return pastString(valueAt);
        }
        if (first == '{' || first == '[') {
            kind = first == '{' ? JsonItemKind.OBJECT : JsonItemKind.ARRAY;
            bracket = true;
            return valueAt + 1;
        }
        if (first >= 'a') {
            kind = JsonItemKind.LITERAL;
            return pastLiteral(first);
        }
        kind = JsonItemKind.NUMBER;
        return pastNumber();
    }

    private boolean isWhole(int end, boolean mayHaveComma) {
        valueEnd = end;
        if (end < 0) {
            return false;
        }
        comma = mayHaveComma && bytes[end] == ',';
        next = comma ? end + 1 : end;
        return next < stop;
    }

    private int pastSpace(int from) {
        int at = from;
        while (at < stop && JsonLexer.isSpace(bytes[at])) {
            at++;
        }
        return at;
    }

    private int pastString(int from) {
        int at = from + 1;
        while (at < stop) {
            at = Words.quotedTextEnd(bytes, at, stop);
            int c = bytes[at];
            if (c == '"') {
                return at + 1;
            }
            if (c < 0) {
                at = pastCharacter(at);
            } else if (c == '\\') {
                at = pastEscape(at);
            } else {
                return -1;
            }
        }
        return -1;
    }

    /** The index after a character of more bytes; those of two or three, which most are, are checked right here. */
    private int pastCharacter(int at) {
        int length = Characters.usualLength(bytes, at);
        if (length > 0) {
            return at + length;
        }
        checked = false;
        return at + 1;
    }

    /** The index after an escape; one far behind where there is none. */
    private int pastEscape(int at) {
        int escaped = bytes[at + 1];
        if (escaped != 'u') {
            return JsonEscapes.isEscape(escaped) ? at + 2 : Integer.MAX_VALUE;
        }
        for (int digit = at + 2; digit < at + 6; digit++) {
            if (Character.digit(bytes[digit], 16) < 0) {
                return Integer.MAX_VALUE;
            }
        }
        return at + 6;
    }

    private int pastLiteral(int first) {
        int word = Words.s4(bytes, valueAt);
        if (word == TRUE || word == NULL) {
            return valueAt + 4;
        }
        return first == 'f' && Words.s4(bytes, valueAt + 1) == ALSE ? valueAt + 5 : -1;
    }

    /** [ minus ] int [ frac ] [ exp ]. */
    private int pastNumber() {
        int at = bytes[valueAt] == '-' ? valueAt + 1 : valueAt;
        at = bytes[at] == '0' ? at + 1 : pastDigits(at);
        if (at > 0 && JsonLexer.isDigit(bytes[at])) {
            return -1;
        }
        if (at > 0 && bytes[at] == '.') {
            at = pastDigits(at + 1);
        }
        if (at > 0 && (bytes[at] | 0x20) == 'e') {
            int sign = bytes[at + 1];
            at = pastDigits(sign == '+' || sign == '-' ? at + 2 : at + 1);
        }
        return at;
    }

    /** Returns the index after one digit or more; -1 for none. */
    private int pastDigits(int from) {
        int at = from;
        int digits;
        do {
            digits = Words.digits(bytes, at);
            at += digits;
        } while (digits == Long.BYTES && at < stop);
        return at == from ? -1 : at;
    }

    /** Of the value. */
    JsonItemKind kind() {
        return kind;
    }

    /** Whether a container begins or ends. */
    boolean isBracket() {
        return bracket;
    }

    boolean isObject() {
        return kind == JsonItemKind.OBJECT;
    }

    boolean isNamed() {
        return nameEnd >= 0;
    }

    int knownName() {
        return knownName;
    }

    /** Bytes of white space before it. */
    int spaceLength() {
        return spaceEnd - start;
    }

    /** The name between its quotation marks begins so far behind the item's first byte. */
    int nameAt() {
        return spaceEnd + 1 - start;
    }

    int nameLength() {
        return nameEnd - spaceEnd - 2;
    }

    /** The value begins so far behind the item's first byte. */
    int valueAt() {
        return valueAt - start;
    }

    int valueLength() {
        return valueEnd - valueAt;
    }

    boolean hasComma() {
        return comma;
    }

    boolean isChecked() {
        return checked;
    }

    /** The index of the next item. */
    int next() {
        return next;
    }

    /** The name's {@link JsonHeading}. */
    int heading() {
        return JsonHeading.of(kind, spaceEnd - start, valueAt > nameEnd + 1);
    }

    /** The {@link JsonSpelling} of the value; without a name, the white space is before it. */
    int spelling() {
        int space = isNamed() ? 0 : valueAt - start;
        return kind == JsonItemKind.END
                ? JsonSpelling.end(bytes[valueAt] == '}', space, comma)
                : JsonSpelling.scalar(kind, space, valueEnd - valueAt, comma);
    }

    /** Fields that it consists of, itself included; of a container, those up to its bracket. */
    int fields() {
        int space = spaceEnd > start ? 1 : 0;
        int head = isNamed() ? (kind.isContainer() ? 5 : 6) + (valueAt > nameEnd + 1 ? 1 : 0) : 0;
        int value = kind.isString() ? 5 : 2;
        return space + head + value + (comma ? 1 : 0);
    }
}
