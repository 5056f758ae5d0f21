package dev.hexplain.ksy.expr;

/** Scans the text of an expression: signs, words and spaces. */
final class ExpressionScanner {
    static final char END = '\0';

    private static final int SHOWN = 16;

    private final String text;
    private final boolean anyNames;
    private int at;

    /** @param anyNames whether names need not follow the rules for identifiers: those of values are what people chose */
    ExpressionScanner(String text, boolean anyNames) {
        this.text = text;
        this.anyNames = anyNames;
        skipSpace();
    }

    int at() {
        return at;
    }

    boolean atEnd() {
        return at >= text.length();
    }

    /** The character here, or {@link #END}. */
    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : END;
    }

    /** Takes one character, whatever it is, and no space behind it. */
    char take() {
        return text.charAt(at++);
    }

    void skip(int characters) {
        at += characters;
    }

    void skipSpace() {
        while (!atEnd() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    boolean looksAt(String sign) {
        return text.startsWith(sign, at);
    }

    /** Takes a sign and the space behind it, if it is next. */
    boolean accept(String sign) {
        if (!looksAt(sign)) {
            return false;
        }
        at += sign.length();
        skipSpace();
        return true;
    }

    void expect(String sign) {
        if (!accept(sign)) {
            throw expected("'" + sign + "'");
        }
    }

    boolean looksAtWord(String word) {
        return looksAt(word) && !isNamePart(peek(word.length()));
    }

    boolean acceptWord(String word) {
        return looksAtWord(word) && accept(word);
    }

    boolean looksAtName() {
        return startsName(peek());
    }

    /** Takes a name and the space behind it. */
    String name(String what) {
        if (!looksAtName()) {
            throw expected(what);
        }
        int from = at;
        while (isNamePart(peek())) {
            at++;
        }
        String name = text.substring(from, at);
        if (!anyNames && !Identifiers.valid(name)) {
            throw new ExpressionSyntaxException(Identifiers.problem(name), from, Identifiers.RULE);
        }
        skipSpace();
        return name;
    }

    String since(int from) {
        return text.substring(from, at);
    }

    ExpressionSyntaxException expected(String what) {
        return new ExpressionSyntaxException("expected " + what + ", found " + found() + hint(), at, what);
    }

    ExpressionSyntaxException wrong(String message, int where) {
        return new ExpressionSyntaxException(message, where, "");
    }

    private String found() {
        if (atEnd()) {
            return "the end of the expression";
        }
        int end = Math.min(text.length(), at + SHOWN);
        return "'" + text.substring(at, end).strip() + (end < text.length() ? "…'" : "'");
    }

    private String hint() {
        return switch (peek()) {
            case '&' -> looksAt("&&") ? "; did you mean 'and'?" : "";
            case '|' -> looksAt("||") ? "; did you mean 'or'?" : "";
            case '!' -> "; did you mean 'not'?";
            case '=' -> "; did you mean '=='?";
            default -> "";
        };
    }

    static boolean isNameStart(char c) {
        return c == '_' || Character.isLetter(c);
    }

    private boolean startsName(char c) {
        return isNameStart(c) || (anyNames && c == '$');
    }

    private boolean isNamePart(char c) {
        return startsName(c) || isDigit(c);
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
