package dev.hexplain.decoders.iontext;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.TreeWriter;

/** Reads what precedes a value: white space, the field name, annotations. */
final class IonTextValuePrefix {
    private final TreeWriter out;
    private final IonTextLexer lexer;
    private long start;
    private long end;
    private long keyAt;
    private long keyEnd;

    IonTextValuePrefix(Parse parse, IonTextLexer lexer) {
        this.out = parse.out;
        this.lexer = lexer;
    }

    /** Reads up to a value, or to anything else. */
    void read(long from, boolean inStruct, boolean inSexp) {
        start = from;
        keyAt = -1;
        end = lexer.pastSpace(from);
        int c = lexer.peek(end);
        if (inStruct && c >= 0 && c != '}') {
            name();
        }
        while (startsSymbol(lexer.peek(end))) {
            long next = pastAnnotation(end, inSexp);
            if (next < 0) {
                return;
            }
            end = next;
        }
    }

    private static boolean startsSymbol(int c) {
        return c == '\'' || c == '_' || c == '$' || (Character.isLetter(c) && c < 0x80);
    }

    private void name() {
        long at = end;
        long next = lexer.pastScalar(at, false);
        IonTextToken token = lexer.token();
        long colon = lexer.pastSpace(next);
        boolean names = token.isSymbol() || token == IonTextToken.STRING || token == IonTextToken.LONG_STRING;
        if (!names || lexer.peek(colon) != ':' || lexer.peek(colon + 1) == ':') {
            throw lexer.unexpected(names ? colon : at, "A field of a struct has no name", "a name and a colon");
        }
        keyAt = at;
        keyEnd = next;
        end = lexer.pastSpace(colon + 1);
    }

    /** The offset after an annotation and the white space that follows it; -1 where there is none. */
    private long pastAnnotation(long at, boolean inSexp) {
        if (lexer.startsWith(at, "'''")) {
            return -1;
        }
        long next = lexer.pastScalar(at, inSexp);
        boolean symbol = lexer.token().isSymbol();
        long colons = lexer.pastSpace(next);
        return symbol && lexer.startsWith(colons, "::") ? lexer.pastSpace(colons + 2) : -1;
    }

    long start() {
        return start;
    }

    /** The offset where the value begins. */
    long end() {
        return end;
    }

    boolean isEmpty() {
        return end == start;
    }

    boolean isNamed() {
        return keyAt >= 0;
    }

    long keyAt() {
        return keyAt;
    }

    long keyLength() {
        return keyEnd - keyAt;
    }

    /** Writes the row of a prefix that is not empty. */
    void write(boolean inSexp) {
        if (isEmpty()) {
            return;
        }
        out.open(IonTextShapes.HEAD, start);
        long at = lexer.pastSpace(start);
        leaf(IonTextShapes.SPACE, start, at);
        if (isNamed()) {
            leaf(IonTextShapes.KEY, keyAt, keyEnd);
            at = punctuation(keyEnd, 1);
        }
        while (at < end) {
            long next = lexer.pastScalar(at, inSexp);
            leaf(IonTextShapes.ANNOTATION, at, next);
            at = punctuation(next, 2);
        }
        out.close(end);
    }

    /** White space, punctuation of so many characters, white space. */
    private long punctuation(long from, int length) {
        long at = lexer.pastSpace(from);
        leaf(IonTextShapes.SPACE, from, at);
        leaf(IonTextShapes.PUNCTUATION, at, at + length);
        long next = lexer.pastSpace(at + length);
        leaf(IonTextShapes.SPACE, at + length, next);
        return next;
    }

    private void leaf(int shape, long from, long to) {
        if (to > from) {
            out.leaf(shape, from, to - from);
        }
    }
}
