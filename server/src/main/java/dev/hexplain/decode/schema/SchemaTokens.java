package dev.hexplain.decode.schema;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Tokenizes a schema in an interface language ({@code .proto}, {@code .thrift}): words, numbers, texts and signs,
 * without space and comments ({@code //}, {@code #}, {@code /* … *}{@code /}). Diagnostics have line and column.
 *
 * <pre>{@code
 * tokens.expect("message");
 * String name = tokens.identifier("the name of a message");
 * }</pre>
 */
public final class SchemaTokens {
    /** What a token is. */
    public enum Kind {
        /** A name, with dots in it where names are joined. */
        IDENTIFIER,
        /** An integer or a real number, as written; never with a sign. */
        NUMBER,
        /** A quoted text; {@link #text} is its unescaped content. */
        TEXT,
        /** Any other character. */
        SIGN,
        END
    }

    private final String schema;
    private int next;
    private int line;
    private int lineStart;

    private Kind kind = Kind.END;
    private String text = "";
    private int tokenLine;
    private int tokenColumn;
    private String comment = "";

    public SchemaTokens(String schema) {
        this(new SchemaFile("", schema, 1));
    }

    /** Of one file of a schema: lines are counted in the whole. */
    public SchemaTokens(SchemaFile file) {
        this.schema = file.text();
        this.line = file.firstLine();
        advance();
    }

    public Kind kind() {
        return kind;
    }

    /** The current token as written; of a quoted text, its unescaped content. */
    public String text() {
        return text;
    }

    public boolean atEnd() {
        return kind == Kind.END;
    }

    /** What the last block comment before the token here says; empty where there is none behind the token before it. */
    public String comment() {
        return comment;
    }

    /** The line of the token here, from 1. */
    public int line() {
        return tokenLine;
    }

    /** The column of the token here, from 1. */
    public int column() {
        return tokenColumn;
    }

    /** Whether the token here is this word or sign. */
    public boolean is(String word) {
        return kind != Kind.TEXT && text.equals(word);
    }

    /** Goes past this word or sign if it is here. */
    public boolean skip(String word) {
        boolean here = is(word);
        if (here) {
            advance();
        }
        return here;
    }

    /** Goes past this word or sign, which must be here. */
    public void expect(String word) {
        if (!skip(word)) {
            throw unexpected("'" + word + "'");
        }
    }

    public String identifier(String what) {
        return take(Kind.IDENTIFIER, what);
    }

    /** The content of a quoted text; adjacent texts are joined. */
    public String quoted(String what) {
        StringBuilder whole = new StringBuilder(take(Kind.TEXT, what));
        while (kind == Kind.TEXT) {
            whole.append(take(Kind.TEXT, what));
        }
        return whole.toString();
    }

    /** An integer: decimal, {@code 0x} or, with a leading zero, octal; with a sign or without. */
    public long integer(String what) {
        boolean negative = skip("-");
        if (!negative) {
            skip("+");
        }
        if (kind != Kind.NUMBER) {
            throw unexpected(what);
        }
        try {
            long value = Long.decode(text.toLowerCase(Locale.ROOT));
            advance();
            return negative ? -value : value;
        } catch (NumberFormatException notAnInteger) {
            throw unexpected(what);
        }
    }

    private String take(Kind wanted, String what) {
        if (kind != wanted) {
            throw unexpected(what);
        }
        String taken = text;
        advance();
        return taken;
    }

    /** Skips everything up to one of these signs, which stays; brackets are skipped with their content. */
    public void skipTo(String... signs) {
        int depth = 0;
        while (!atEnd()) {
            for (String sign : signs) {
                if (depth == 0 && is(sign)) {
                    return;
                }
            }
            depth += switch (kind == Kind.SIGN ? text : "") {
                case "{", "[", "(" -> 1;
                case "}", "]", ")" -> -1;
                default -> 0;
            };
            if (depth < 0) {
                return;
            }
            advance();
        }
    }

    /** A diagnostic about the current token. */
    public SchemaDiagnostic unexpected(String expected) {
        String found = atEnd() ? "the end" : "'" + text + "'";
        return diagnostic("Expected " + expected + ", found " + found);
    }

    /** A diagnostic at the current token. */
    public SchemaDiagnostic diagnostic(String message) {
        return new SchemaDiagnostic(tokenLine, tokenColumn, message);
    }

    /** Goes to the next token. */
    public void advance() {
        skipSpace();
        tokenLine = line;
        tokenColumn = next - lineStart + 1;
        if (next >= schema.length()) {
            kind = Kind.END;
            text = "";
            return;
        }
        char first = schema.charAt(next);
        if (first == '"' || first == '\'') {
            readText(first);
        } else if (isDigit(first) || (first == '.' && isDigit(peek(1)))) {
            take(Kind.NUMBER, endOfNumber());
        } else if (Character.isJavaIdentifierStart(first)
                || (first == '.' && Character.isJavaIdentifierStart(peek(1)))) {
            take(Kind.IDENTIFIER, endOfIdentifier());
        } else {
            take(Kind.SIGN, next + 1);
        }
    }

    private void take(Kind of, int end) {
        kind = of;
        text = schema.substring(next, end);
        next = end;
    }

    private char peek(int ahead) {
        return next + ahead < schema.length() ? schema.charAt(next + ahead) : 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private int endOfNumber() {
        int end = next;
        while (end < schema.length()) {
            char c = schema.charAt(end);
            boolean signOfExponent = (c == '+' || c == '-')
                    && Character.toLowerCase(schema.charAt(end - 1)) == 'e'
                    && Character.toLowerCase(peek(1)) != 'x';
            if (!Character.isLetterOrDigit(c) && c != '.' && !signOfExponent) {
                break;
            }
            end++;
        }
        return end;
    }

    private int endOfIdentifier() {
        int end = next + 1;
        while (end < schema.length()
                && (Character.isJavaIdentifierPart(schema.charAt(end)) || schema.charAt(end) == '.')) {
            end++;
        }
        return end;
    }

    private void skipSpace() {
        comment = "";
        while (next < schema.length()) {
            char c = schema.charAt(next);
            if (c == '/' && peek(1) == '*') {
                int start = next + 2;
                skipUntil("*/");
                comment = schema.substring(start, Math.max(start, next - 2)).strip();
            } else if (c == '#' || (c == '/' && peek(1) == '/')) {
                skipUntil("\n");
            } else if (Character.isWhitespace(c) || c == '\uFEFF') {
                pass(c);
            } else {
                return;
            }
        }
    }

    private void skipUntil(String end) {
        int found = schema.indexOf(end, next + (end.length() == 2 ? 2 : 1));
        int stop = found < 0 ? schema.length() : found + end.length();
        while (next < stop) {
            pass(schema.charAt(next));
        }
    }

    private void pass(char c) {
        next++;
        if (c == '\n') {
            line++;
            lineStart = next;
        }
    }

    private void readText(char quote) {
        StringBuilder value = new StringBuilder();
        next++;
        while (next < schema.length() && schema.charAt(next) != quote) {
            char c = schema.charAt(next++);
            if (c == '\n') {
                throw diagnostic("A text is not closed on its line");
            }
            value.append(c == '\\' ? escaped() : String.valueOf(c));
        }
        if (next >= schema.length()) {
            throw diagnostic("A text is not closed");
        }
        next++;
        kind = Kind.TEXT;
        text = value.toString();
    }

    private String escaped() {
        if (next >= schema.length()) {
            throw diagnostic("A text is not closed");
        }
        char c = schema.charAt(next++);
        return switch (c) {
            case 'n' -> "\n";
            case 't' -> "\t";
            case 'r' -> "\r";
            case 'a' -> "\u0007";
            case 'b' -> "\b";
            case 'f' -> "\f";
            case 'v' -> "\u000B";
            case 'x', 'X' -> byteText(digits(16, 2));
            case '0', '1', '2', '3', '4', '5', '6', '7' -> {
                next--;
                yield byteText(digits(8, 3));
            }
            default -> String.valueOf(c);
        };
    }

    private static String byteText(int value) {
        return new String(new byte[] {(byte) value}, StandardCharsets.ISO_8859_1);
    }

    private int digits(int radix, int most) {
        int value = 0;
        for (int i = 0; i < most && Character.digit(peek(0), radix) >= 0; i++) {
            value = value * radix + Character.digit(peek(0), radix);
            next++;
        }
        return value;
    }
}
