package dev.hexplain.decode.classes;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The tokens of Java-like text, with a lookahead of two, and methods to skip constructs that a class list ignores. */
final class JavaTokenStream {
    private final Supplier<JavaToken> tokens;
    private JavaToken first;
    private JavaToken second;
    /** Where tokens that are taken are kept, too. */
    private @Nullable List<JavaToken> kept;

    JavaTokenStream(String text) {
        this(new JavaTokenizer(text)::next);
    }

    /** Some tokens of a text; the end is where the last of them is. */
    JavaTokenStream(List<JavaToken> some) {
        this(following(some));
    }

    private JavaTokenStream(Supplier<JavaToken> tokens) {
        this.tokens = tokens;
        first = tokens.get();
        second = tokens.get();
    }

    private static Supplier<JavaToken> following(List<JavaToken> some) {
        JavaToken last = some.getLast();
        JavaToken end = new JavaToken(JavaToken.Kind.END, "", last.line(), last.column());
        Iterator<JavaToken> left = some.iterator();
        return () -> left.hasNext() ? left.next() : end;
    }

    JavaToken peek() {
        return first;
    }

    JavaToken peekSecond() {
        return second;
    }

    JavaToken take() {
        JavaToken taken = first;
        first = second;
        second = first.kind() == JavaToken.Kind.END ? first : tokens.get();
        if (kept != null) {
            kept.add(taken);
        }
        return taken;
    }

    boolean at(String word) {
        return first.is(word);
    }

    boolean atEnd() {
        return first.kind() == JavaToken.Kind.END;
    }

    /** Takes the next token if it is this word; returns whether it was. */
    boolean takeIf(String word) {
        if (!at(word)) {
            return false;
        }
        take();
        return true;
    }

    JavaToken expect(String symbol, String after) {
        if (!at(symbol)) {
            throw unexpected("'" + symbol + "' after " + after);
        }
        return take();
    }

    JavaToken name(String what) {
        if (!first.isName()) {
            throw unexpected(what);
        }
        return take();
    }

    int number(String what) {
        try {
            return Integer.decode(first.kind() == JavaToken.Kind.NUMBER ? first.text() : "");
        } catch (NumberFormatException e) {
            throw unexpected(what);
        } finally {
            take();
        }
    }

    /** Takes a number, its sign included; empty where there is anything else than that, which is left or computed. */
    OptionalLong longConstant() {
        String sign = takeIf("-") ? "-" : "";
        if (first.kind() != JavaToken.Kind.NUMBER || !second.is(";")) {
            return OptionalLong.empty();
        }
        String digits = take().text().replace("_", "").replaceFirst("[lL]$", "");
        try {
            return OptionalLong.of(
                    digits.matches("0[xX].*")
                            ? Long.parseUnsignedLong(digits.substring(2), 16) * (sign.isEmpty() ? 1 : -1)
                            : Long.decode(sign + digits));
        } catch (NumberFormatException e) {
            return OptionalLong.empty();
        }
    }

    SchemaDiagnostic unexpected(String expected) {
        return diagnostic(first, "expected " + expected + ", found " + first.shown());
    }

    static SchemaDiagnostic diagnostic(JavaToken at, String message) {
        return new SchemaDiagnostic(at.line(), at.column(), message);
    }

    /** Skips brackets with their content, nested ones included. */
    void skipBrackets() {
        JavaToken opening = first;
        int depth = 0;
        do {
            if (atEnd()) {
                throw diagnostic(opening, "'" + opening.text() + "' is never closed");
            }
            depth += depthOf(take());
        } while (depth > 0);
    }

    private static int depthOf(JavaToken token) {
        if (token.kind() != JavaToken.Kind.SYMBOL) {
            return 0;
        }
        return switch (token.text()) {
            case "(", "[", "{" -> 1;
            case ")", "]", "}" -> -1;
            default -> 0;
        };
    }

    /** Skips a declarator's initializer, up to the comma or semicolon after it. */
    void skipInitializer() {
        int angles = 0;
        JavaToken last = first;
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

    /** Takes a declarator's initializer; the last of these tokens is the comma or semicolon after it, which is left. */
    List<JavaToken> initializer() {
        List<JavaToken> taken = new ArrayList<>();
        kept = taken;
        skipInitializer();
        kept = null;
        taken.add(first);
        return taken;
    }

    /** Whether the next token opens or closes type arguments, rather than being a comparison. */
    private int angle(JavaToken last) {
        boolean typeBefore = last.isName() && Character.isUpperCase(last.text().charAt(0));
        if (at("<") && typeBefore && (second.isName() || second.is("?") || second.is(">"))) {
            return 1;
        }
        return at(">") ? -1 : 0;
    }
}
