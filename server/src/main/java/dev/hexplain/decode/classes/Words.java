package dev.hexplain.decode.classes;

import dev.hexplain.decode.schema.SchemaMistake;

/** The text word by word, with two words of foresight, and ways to pass over what does not matter. */
final class Words {
    private final Tokens tokens;
    private Token first;
    private Token second;

    Words(String text) {
        tokens = new Tokens(text);
        first = tokens.next();
        second = tokens.next();
    }

    Token peek() {
        return first;
    }

    Token peekSecond() {
        return second;
    }

    Token take() {
        Token taken = first;
        first = second;
        second = first.kind() == Token.Kind.END ? first : tokens.next();
        return taken;
    }

    boolean at(String word) {
        return first.is(word);
    }

    boolean atEnd() {
        return first.kind() == Token.Kind.END;
    }

    /** Whether the next word was this one, and is taken. */
    boolean takeIf(String word) {
        if (!at(word)) {
            return false;
        }
        take();
        return true;
    }

    Token expect(String symbol, String after) {
        if (!at(symbol)) {
            throw unexpected("'" + symbol + "' after " + after);
        }
        return take();
    }

    Token name(String what) {
        if (!first.isName()) {
            throw unexpected(what);
        }
        return take();
    }

    int number(String what) {
        try {
            return Integer.decode(first.kind() == Token.Kind.NUMBER ? first.text() : "");
        } catch (NumberFormatException e) {
            throw unexpected(what);
        } finally {
            take();
        }
    }

    SchemaMistake unexpected(String expected) {
        return mistake(first, "expected " + expected + ", found " + first.shown());
    }

    static SchemaMistake mistake(Token at, String message) {
        return new SchemaMistake(at.line(), at.column(), message);
    }

    /** Passes over what stands in brackets, the brackets included, whatever brackets stand in it. */
    void skipBrackets() {
        Token opening = first;
        int depth = 0;
        do {
            if (atEnd()) {
                throw mistake(opening, "'" + opening.text() + "' is never closed");
            }
            depth += depthOf(take());
        } while (depth > 0);
    }

    private static int depthOf(Token token) {
        if (token.kind() != Token.Kind.SYMBOL) {
            return 0;
        }
        return switch (token.text()) {
            case "(", "[", "{" -> 1;
            case ")", "]", "}" -> -1;
            default -> 0;
        };
    }

    /** Passes over a declarator's initial value, up to the comma or semicolon behind it. */
    void skipInitializer() {
        int angles = 0;
        Token last = first;
        while (!at(";") && (!at(",") || angles > 0)) {
            if (atEnd() || at("}")) {
                throw unexpected("';' after the initial value");
            }
            if (depthOf(first) > 0) {
                skipBrackets();
                continue;
            }
            angles = Math.max(0, angles + angle(last));
            last = take();
        }
    }

    /** Whether the next word opens or closes type arguments, rather than comparing. */
    private int angle(Token last) {
        boolean typeBefore = last.isName() && Character.isUpperCase(last.text().charAt(0));
        if (at("<") && typeBefore && (second.isName() || second.is("?") || second.is(">"))) {
            return 1;
        }
        return at(">") ? -1 : 0;
    }
}
