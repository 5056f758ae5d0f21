package dev.hexplain.decoders.iontext;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.TreeWriter;

/** Grammar of Ion text: each step reads an item, a comma, or the end of a container. */
final class IonTextGrammar implements Grammar {
    private static final String VERSION_MARKER = "$ion_1_0";

    private static final long ROOT = 0;
    private static final long LIST = 1;
    private static final long SEXP = 2;
    private static final long STRUCT = 3;
    private static final long KIND = 3;
    /** A value was read, and the comma after it was not. */
    private static final long PASSED = 1 << 2;

    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;
    private final FrameStack frames;
    private final IonTextLexer lexer;
    private final IonTextValuePrefix head;
    private final NameTable names;

    IonTextGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.frames = parse.frames;
        this.lexer = new IonTextLexer(parse);
        this.head = new IonTextValuePrefix(parse, lexer);
        this.names = new NameTable(parse);
    }

    @Override
    public void begin() {
        parse.open(IonTextShapes.ROOT, in.pos, in.pos, ROOT, 0);
    }

    @Override
    public void step() {
        long kind = frames.word() & KIND;
        long at = lexer.pastSpace(in.pos);
        int c = lexer.peek(at);
        if (c < 0) {
            end(kind, at);
        } else if (kind != ROOT && c == closing(kind)) {
            space(at);
            parse.leaf(IonTextShapes.END, at, at + 1);
            boolean comma = frames.depth() > 2 && comma();
            parse.close();
            passed(comma);
        } else if (isSeparated(kind) && (frames.word() & PASSED) != 0) {
            throw lexer.unexpected(at, "Two values stand without a comma between them", "a comma, or the end");
        } else if (kind == ROOT && isVersionMarker(at)) {
            space(at);
            parse.leaf(IonTextShapes.VERSION_MARKER, at, at + VERSION_MARKER.length());
        } else {
            item(kind);
        }
    }

    private boolean isVersionMarker(long at) {
        long end = at + VERSION_MARKER.length();
        return lexer.startsWith(at, VERSION_MARKER)
                && !IonTextLexer.isIdentifier(lexer.peek(end))
                && !lexer.startsWith(lexer.pastSpace(end), "::");
    }

    private static boolean isSeparated(long kind) {
        return kind == LIST || kind == STRUCT;
    }

    private void passed(boolean comma) {
        long kind = frames.word() & KIND;
        frames.word(comma ? kind : kind | PASSED);
    }

    /** Reads the comma after an item, with the white space before it; whether there is one. */
    private boolean comma() {
        long at = lexer.pastSpace(in.pos);
        if (lexer.peek(at) != ',') {
            return false;
        }
        space(at);
        parse.leaf(IonTextShapes.COMMA, at, at + 1);
        return true;
    }

    private static int closing(long kind) {
        return kind == LIST ? ']' : kind == SEXP ? ')' : '}';
    }

    private void end(long kind, long at) {
        if (kind != ROOT) {
            throw MalformedInput.endOfSource(at, 0, "a container", "'" + (char) closing(kind) + "'");
        }
        space(at);
        parse.close();
    }

    private void space(long to) {
        if (to > in.pos) {
            parse.leaf(IonTextShapes.SPACE, in.pos, to);
        }
    }

    private void item(long kind) {
        head.read(in.pos, kind == STRUCT, kind == SEXP);
        long at = head.end();
        switch (lexer.startsWith(at, "{{") ? 0 : lexer.peek(at)) {
            case '[' -> open(IonTextLayout.Kind.LIST, at, LIST);
            case '(' -> open(IonTextLayout.Kind.SEXP, at, SEXP);
            case '{' -> open(IonTextLayout.Kind.STRUCT, at, STRUCT);
            default -> scalar(at, kind);
        }
    }

    private void scalar(long at, long kind) {
        long end = lexer.pastScalar(at, kind == SEXP);
        int token = IonTextShapes.token(lexer.token());
        long next = isSeparated(kind) ? lexer.pastSpace(end) : end;
        boolean comma = isSeparated(kind) && lexer.peek(next) == ',';
        parse.tick();
        out.open(shape(IonTextLayout.Kind.SCALAR), head.start());
        head.write(kind == SEXP);
        out.leaf(token, at, end - at);
        if (comma && next > end) {
            out.leaf(IonTextShapes.SPACE, end, next - end);
        }
        if (comma) {
            out.leaf(IonTextShapes.COMMA, next, 1);
        }
        in.pos = comma ? next + 1 : end;
        out.close(in.pos);
        passed(comma);
    }

    private void open(IonTextLayout.Kind layout, long at, long word) {
        boolean inSexp = (frames.word() & KIND) == SEXP;
        parse.open(shape(layout), head.start(), at, word, 0);
        head.write(inSexp);
        parse.leaf(IonTextShapes.PUNCTUATION, at, at + 1);
    }

    private int shape(IonTextLayout.Kind kind) {
        int layout = IonTextLayout.of(kind, !head.isEmpty());
        return head.isNamed() ? names.shape(layout, head.keyAt(), head.keyLength()) : IonTextShapes.item(layout);
    }
}
