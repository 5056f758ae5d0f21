package dev.hexplain.ksy.describe;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tokens of a list of Java fields. The last one is followed by an empty token. */
final class FieldTokens {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<skipped>\\s+|//[^\\n]*|/\\*.*?\\*/|@[\\p{javaJavaIdentifierPart}.]+)"
                    + "|(?<token>\\p{javaJavaIdentifierPart}[\\p{javaJavaIdentifierPart}.]*|.)",
            Pattern.DOTALL);

    private final List<Token> tokens = new ArrayList<>();
    private int at;

    /** A word, a number or a sign, with its line and column from 1. */
    record Token(String text, int line, int column) {
        boolean isWord() {
            return !text.isEmpty() && Character.isJavaIdentifierStart(text.codePointAt(0));
        }

        String shown() {
            return text.isEmpty() ? "the end" : "`" + text + "`";
        }
    }

    FieldTokens(String text) {
        int line = 1;
        int lineStart = 0;
        int counted = 0;
        for (Matcher found = TOKEN.matcher(text); found.find(); ) {
            for (; counted < found.start(); counted++) {
                if (text.charAt(counted) == '\n') {
                    line++;
                    lineStart = counted + 1;
                }
            }
            if (found.group("token") != null) {
                tokens.add(new Token(found.group("token"), line, found.start() - lineStart + 1));
            }
        }
        tokens.add(new Token("", line, Math.max(1, text.length() - lineStart + 1)));
    }

    Token peek() {
        return tokens.get(at);
    }

    Token next() {
        Token token = tokens.get(at);
        at = Math.min(at + 1, tokens.size() - 1);
        return token;
    }

    boolean skip(String text) {
        boolean found = peek().text().equals(text);
        if (found) {
            next();
        }
        return found;
    }

    boolean atEnd() {
        return peek().text().isEmpty();
    }

    boolean atEndOfField() {
        return atEnd() || peek().text().equals(",") || peek().text().equals(";");
    }

    /** Skips a field that could not be parsed. */
    void skipField() {
        while (!atEndOfField()) {
            next();
        }
    }
}
