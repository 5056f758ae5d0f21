package dev.hexplain.decoders.iontext;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import java.nio.charset.StandardCharsets;

/** Finds the end offsets of tokens, and their kinds. */
final class IonTextLexer {
    private static final String OPERATORS = "!#%&*+-./;<=>?@^`|~";
    private static final String LONG_QUOTE = "'''";
    /** Longer tokens are not classified. */
    private static final int LONGEST = 1 << 12;

    private static final int LONGEST_TIMESTAMP = 64;

    private final Parse parse;
    private final Window bytes;
    private final long end;
    private IonTextToken token = IonTextToken.NONE;

    IonTextLexer(Parse parse) {
        this.parse = parse;
        this.bytes = parse.in.bytes;
        this.end = parse.in.end;
    }

    /** The byte at an offset; -1 after the last. */
    int peek(long at) {
        return at < end ? bytes.u1(at) : -1;
    }

    boolean startsWith(long at, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (peek(at + i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The offset of the first byte that is neither white space nor in a comment. */
    long pastSpace(long from) {
        long at = from;
        while (true) {
            int c = peek(at);
            if (c == ' ' || (c >= '\t' && c <= '\r')) {
                at++;
            } else if (startsWith(at, "//")) {
                long line = bytes.indexOf('\n', at, end);
                at = line < 0 ? end : line + 1;
            } else if (startsWith(at, "/*")) {
                at = find(at, at + 2, "*/", "a comment") + 2;
            } else {
                return at;
            }
        }
    }

    private long find(long begin, long from, String text, String what) {
        long at = bytes.indexOf(text.charAt(0), from, end);
        while (at >= 0 && !startsWith(at, text)) {
            at = bytes.indexOf(text.charAt(0), at + 1, end);
        }
        if (at < 0) {
            throw MalformedInput.endOfSource(begin, end - begin, what, text);
        }
        return at;
    }

    /** The kind of the token scanned last. */
    IonTextToken token() {
        return token;
    }

    /** The offset after the scalar at an offset. */
    long pastScalar(long from, boolean inSexp) {
        int c = peek(from);
        if (c == '"') {
            token = IonTextToken.STRING;
            return pastQuoted(from, "\"", "a string");
        }
        if (startsWith(from, LONG_QUOTE)) {
            token = IonTextToken.LONG_STRING;
            return pastLongString(from);
        }
        if (c == '\'') {
            token = IonTextToken.QUOTED_SYMBOL;
            return pastQuoted(from, "'", "a symbol");
        }
        if (startsWith(from, "{{")) {
            token = IonTextToken.LOB;
            return pastLob(from);
        }
        return pastPlain(from, inSexp);
    }

    private long pastQuoted(long from, String quote, String what) {
        long at = from + quote.length();
        while (!startsWith(at, quote)) {
            int c = peek(at);
            if (c < 0) {
                throw MalformedInput.endOfSource(from, end - from, what, quote);
            }
            at += c == '\\' ? 2 : 1;
        }
        parse.checkUtf8(from, at - from);
        return at + quote.length();
    }

    /** Adjacent long strings are one string. */
    private long pastLongString(long from) {
        long at = pastQuoted(from, LONG_QUOTE, "a string");
        for (long next = pastSpace(at); startsWith(next, LONG_QUOTE); next = pastSpace(at)) {
            at = pastQuoted(next, LONG_QUOTE, "a string");
        }
        return at;
    }

    private long pastLob(long from) {
        long at = pastBlanks(from + 2);
        if (peek(at) == '"') {
            at = pastQuoted(at, "\"", "a clob");
        } else if (startsWith(at, LONG_QUOTE)) {
            at = pastLongString(at);
        }
        return find(from, at, "}}", "a blob") + 2;
    }

    private long pastBlanks(long from) {
        long at = from;
        while (peek(at) == ' ' || (peek(at) >= '\t' && peek(at) <= '\r')) {
            at++;
        }
        return at;
    }

    private long pastPlain(long from, boolean inSexp) {
        int c = peek(from);
        boolean signed = (c == '-' || c == '+') && (isDigit(peek(from + 1)) || peek(from + 1) == 'i');
        token = IonTextToken.NONE;
        long at = from;
        if (isIdentifier(c) && !isDigit(c)) {
            at = pastIdentifier(from);
        } else if (signed || isDigit(c)) {
            at = pastNumber(from);
        } else if (inSexp && c >= 0 && OPERATORS.indexOf(c) >= 0) {
            token = IonTextToken.OPERATOR;
            return pastOperator(from);
        }
        if (token == IonTextToken.NONE) {
            throw unexpected(from, "This byte starts no value", "a value");
        }
        return at;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    static boolean isIdentifier(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' || isDigit(c);
    }

    private long pastIdentifier(long from) {
        long at = from;
        while (isIdentifier(peek(at))) {
            at++;
        }
        if (at - from == 4 && startsWith(from, "null.")) {
            for (at++; isIdentifier(peek(at)); at++) {}
        }
        token = at - from > LONGEST ? IonTextToken.SYMBOL : IonTextToken.of(text(from, at));
        return at;
    }

    private String text(long from, long to) {
        return new String(bytes.copy(from, (int) (to - from)), StandardCharsets.ISO_8859_1);
    }

    /** A number or a timestamp. */
    private long pastNumber(long from) {
        int timestamp = IonTextToken.timestampLength(text(from, Math.min(end, from + LONGEST_TIMESTAMP)));
        if (timestamp > 0 && !isIdentifier(peek(from + timestamp))) {
            token = IonTextToken.TIMESTAMP;
            return from + timestamp;
        }
        long at = from + 1;
        while (isIdentifier(peek(at)) || peek(at) == '.' || isExponentSign(from, at)) {
            at++;
        }
        token = at - from > LONGEST ? IonTextToken.NUMBER : IonTextToken.of(text(from, at));
        return at;
    }

    private boolean isExponentSign(long from, long at) {
        boolean sign = peek(at) == '+' || peek(at) == '-';
        boolean hex = peek(from + 1) == 'x' || peek(from + 2) == 'x' || peek(from + 1) == 'X' || peek(from + 2) == 'X';
        return sign && !hex && "eEdD".indexOf(peek(at - 1)) >= 0;
    }

    private long pastOperator(long from) {
        long at = from;
        while (peek(at) >= 0 && OPERATORS.indexOf(peek(at)) >= 0) {
            at++;
        }
        return at;
    }

    /** The failure for a character that cannot be at an offset, which may be the end. */
    MalformedInput unexpected(long at, String message, String expected) {
        int c = peek(at);
        String found = c < 0 ? "end of source" : c > ' ' && c < 0x7F ? "'" + (char) c + "'" : "0x%02X".formatted(c);
        return MalformedInput.wrong(at, c < 0 ? 0 : 1, message, expected, found);
    }
}
