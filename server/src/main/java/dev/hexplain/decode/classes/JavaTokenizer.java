package dev.hexplain.decode.classes;

import dev.hexplain.decode.classes.JavaToken.Kind;
import dev.hexplain.decode.schema.SchemaDiagnostic;

/** Splits Java-like text into tokens, one at a time, without comments. */
final class JavaTokenizer {
    private static final String DOTS = "...";

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    JavaTokenizer(String text) {
        this.text = text;
    }

    JavaToken next() {
        skipBlanks();
        int start = at;
        int column = column();
        if (at >= text.length()) {
            return new JavaToken(Kind.END, "", line, column);
        }
        char first = text.charAt(at);
        if (Character.isJavaIdentifierStart(first)) {
            skipWhile(true);
            return new JavaToken(Kind.NAME, text.substring(start, at), line, column);
        }
        if (Character.isDigit(first)) {
            skipWhile(false);
            return new JavaToken(Kind.NUMBER, text.substring(start, at), line, column);
        }
        if (first == '"' || first == '\'') {
            return quoted(column);
        }
        at += text.startsWith(DOTS, at) ? DOTS.length() : 1;
        return new JavaToken(Kind.SYMBOL, text.substring(start, at), line, column);
    }

    private int column() {
        return at - lineStart + 1;
    }

    private void skipWhile(boolean name) {
        while (at < text.length()
                && (Character.isJavaIdentifierPart(text.charAt(at)) || (!name && text.charAt(at) == '.'))) {
            at++;
        }
    }

    private JavaToken quoted(int column) {
        int first = line;
        String quote = text.startsWith("\"\"\"", at) ? "\"\"\"" : text.substring(at, at + 1);
        at += quote.length();
        int start = at;
        while (!text.startsWith(quote, at)) {
            if (at >= text.length() || (text.charAt(at) == '\n' && quote.length() == 1)) {
                throw new SchemaDiagnostic(first, column, "the string is not closed: expected " + quote);
            }
            step();
        }
        String content = text.substring(start, at);
        at += quote.length();
        return new JavaToken(Kind.STRING, content, first, column);
    }

    /** Skips one character of a string, or an escape sequence. */
    private void step() {
        if (text.charAt(at) == '\\' && at + 1 < text.length()) {
            at++;
        }
        pass();
    }

    private void pass() {
        if (text.charAt(at++) == '\n') {
            line++;
            lineStart = at;
        }
    }

    private void skipBlanks() {
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF') {
                pass();
            } else if (text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (text.startsWith("/*", at)) {
                skipComment();
            } else {
                return;
            }
        }
    }

    private void skipComment() {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
            throw new SchemaDiagnostic(line, column(), "the comment is not closed: expected */");
        }
        while (at < end + 2) {
            pass();
        }
    }
}
