package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;

/**
 * Finds the end offsets of tokens (RFC 8259, sections 2, 6 and 7). Errors inside a string are issues, and do not end
 * it.
 */
final class JsonLexer {
    /** RS of ASCII. */
    private static final int SEPARATOR = 0x1E;

    private final Parse parse;
    private final Window bytes;
    private final long end;

    JsonLexer(Parse parse) {
        this.parse = parse;
        this.bytes = parse.in.bytes;
        this.end = parse.in.end;
    }

    /** The offset of the first byte that is not white space, or the end. */
    long pastSpace(long from) {
        long at = from;
        while (at < end) {
            int c = bytes.u1(at);
            if (c > ' ' || !isSpace(c)) {
                return at;
            }
            at++;
        }
        return at;
    }

    /** The same where a text may begin: in a sequence, a record separator is before each. */
    long pastSeparators(long from) {
        long at = pastSpace(from);
        while (peek(at) == SEPARATOR) {
            at = pastSpace(at + 1);
        }
        return at;
    }

    /** White space, or what is before a text of a sequence. */
    static boolean isSeparator(int c) {
        return c == SEPARATOR || isSpace(c);
    }

    static boolean isSpace(int c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** The byte at an offset; -1 after the last. */
    int peek(long at) {
        return at < end ? bytes.u1(at) : -1;
    }

    /** The offset after the string whose quotation mark is at an offset. */
    long pastString(long from) {
        long at = bytes.quotedTextEnd(from + 1, end);
        return at < end && bytes.u1(at) == '"' ? at + 1 : pastUnusualString(from, at);
    }

    /**
     * @param plainEnd the offset of the first character that is not plain
     */
    private long pastUnusualString(long from, long plainEnd) {
        long wrongAt = -1;
        boolean ascii = true;
        long at = plainEnd;
        for (int c = need(at, from); c != '"'; c = need(at, from)) {
            ascii &= c < 0x80;
            boolean wrong = c < ' ';
            if (c == '\\') {
                long next = pastEscape(at, from);
                wrong = next < 0;
                at = wrong ? at + 1 : next;
            } else {
                at++;
            }
            if (wrong && wrongAt < 0) {
                wrongAt = at - 1;
            }
        }
        if (wrongAt >= 0) {
            parse.out.issue(escapeIssue(wrongAt));
        }
        if (!ascii) {
            parse.checkUtf8(from + 1, at - from - 1);
        }
        return at + 1;
    }

    private int need(long at, long from) {
        if (at >= end) {
            throw MalformedInput.endOfSource(from, end - from, "a string", "a quotation mark");
        }
        return bytes.u1(at);
    }

    /** The offset after the escape at an offset; -1 for none. */
    private long pastEscape(long at, long from) {
        int c = need(at + 1, from);
        if (c != 'u') {
            return JsonEscapes.isEscape(c) ? at + 2 : -1;
        }
        for (long digit = at + 2; digit < at + 6; digit++) {
            if (Character.digit(need(digit, from), 16) < 0) {
                return -1;
            }
        }
        return at + 6;
    }

    private Issue escapeIssue(long at) {
        int found = bytes.u1(at);
        return found == '\\'
                ? Issue.error(
                        at, 1, "The escape is none", "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", shown(at + 1))
                : Issue.error(at, 1, "A control character stands in a string", "an escape", shown(at));
    }

    /** The offset after the number at an offset. */
    long pastNumber(long from) {
        long at = peek(from) == '-' ? from + 1 : from;
        at = peek(at) == '0' ? at + 1 : pastDigits(at);
        if (isDigit(peek(at))) {
            throw MalformedInput.wrong(
                    at, 1, "A number begins with 0", "a fraction, an exponent or its end", shown(at));
        }
        if (peek(at) == '.') {
            at = pastDigits(at + 1);
        }
        if (peek(at) == 'e' || peek(at) == 'E') {
            int sign = peek(at + 1);
            at = pastDigits(sign == '+' || sign == '-' ? at + 2 : at + 1);
        }
        return at;
    }

    private long pastDigits(long from) {
        if (!isDigit(peek(from))) {
            throw unexpected(from, "A number breaks off", "a digit");
        }
        return bytes.digitsEnd(from + 1, end);
    }

    /** The offset after the literal at an offset. */
    long pastLiteral(long from, String literal) {
        for (int i = 1; i < literal.length(); i++) {
            if (peek(from + i) != literal.charAt(i)) {
                throw unexpected(from + i, "A literal breaks off", literal);
            }
        }
        return from + literal.length();
    }

    /** The failure for a byte that cannot be at an offset, which may be the end. */
    MalformedInput unexpected(long at, String message, String expected) {
        return MalformedInput.wrong(at, at < end ? 1 : 0, message, expected, shown(at));
    }

    /** A byte, as shown to users. */
    String shown(long at) {
        int c = peek(at);
        return c < 0 ? "end of source" : c > ' ' && c < 0x7F ? "'" + (char) c + "'" : "0x%02X".formatted(c);
    }
}
