package dev.hexplain.decoders.xml;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeWriter;
import java.util.Set;

/**
 * Infers the kinds of elements in the encoded object, by the conventions of libraries. Elements that all have the same
 * name, that have the name of their parent, or that are named after types are a list; so are consecutive ones with one
 * name, under that name. An {@code entry} of two elements is a map entry.
 */
final class XmlElements {
    /** The grammar name of a map entry. */
    static final String ENTRY = "entry";

    private static final int LONGEST_KEY = 1 << 10;
    /** XStream's element names for JDK types; others have the name of their class. */
    private static final Set<String> TYPES = Set.of(
            "int",
            "long",
            "short",
            "byte",
            "char",
            "float",
            "double",
            "boolean",
            "string",
            "null",
            "big-decimal",
            "big-int",
            "date",
            "instant",
            "byte-array",
            "list",
            "linked-list",
            "set",
            "map",
            "linked-hash-map",
            "item");

    /** Those of them that are also likely names of a single member. */
    private static final Set<String> WORDS = Set.of("date", "instant", "list", "set", "map", "item", "char", "null");

    private final TreeWriter out;
    private final FrameStack frames;
    private final NameTable names;
    private final XmlLexer lexer;

    XmlElements(Parse parse, NameTable names, XmlLexer lexer) {
        this.out = parse.out;
        this.frames = parse.frames;
        this.names = names;
        this.lexer = lexer;
    }

    /** The shape of an element whose name is at an offset. */
    int shape(XmlElementKind kind, boolean spaced, boolean outermost, long name, long length) {
        return names.shape(XmlLayout.of(kind, spaced, outermost), name, length);
    }

    /** An element begins in the one on top; it gets the next row. */
    void child(long name, long length) {
        long word = frames.word();
        int shape = shape(XmlElementKind.TEXT, false, false, name, length);
        boolean first = !XmlFrameState.is(word, XmlFrameState.ONE);
        long run = frames.left();
        if (!first && shape == XmlFrameState.child(word)) {
            frames.left(XmlFrameState.run(XmlFrameState.firstRow(run), XmlFrameState.runLength(run) + 1));
        } else {
            if (!first) {
                word |= XmlFrameState.DIFFERENT;
                numberRun(run);
            } else if (frames.depth() > 1) {
                reshape(word, XmlElementKind.RECORD);
            }
            frames.left(XmlFrameState.run(out.rowCount(), 1));
            word |= isType(lexer.name(name)) ? 0 : XmlFrameState.NAMED;
        }
        frames.word(XmlFrameState.withChild(XmlFrameState.counted(word), shape));
    }

    /** The offset of the name of the element on top. */
    long own() {
        return nameOf(out.current());
    }

    private long nameOf(int row) {
        return lexer.nameOfElementAt(out.offset(row));
    }

    private static boolean isType(String name) {
        return TYPES.contains(name) || JavaTypeNames.isTypeName(name, false);
    }

    /** The element on top ends: now its kind is known. */
    void end() {
        long word = frames.word();
        if (!XmlFrameState.is(word, XmlFrameState.ONE)) {
            return;
        }
        long run = frames.left();
        String own = lexer.name(own());
        String child = lexer.name(nameOf(XmlFrameState.firstRow(run)));
        boolean mixed = XmlFrameState.is(word, XmlFrameState.MIXED);
        if (own.equals(ENTRY) && isPair(word) && !mixed) {
            entry(word);
        } else if (!mixed && isList(word, own, child)) {
            reshape(word, XmlElementKind.LIST);
        } else {
            numberRun(run);
        }
    }

    private static boolean isPair(long word) {
        return XmlFrameState.is(word, XmlFrameState.TWO) && !XmlFrameState.is(word, XmlFrameState.MANY);
    }

    private static boolean isList(long word, String own, String child) {
        if (XmlFrameState.is(word, XmlFrameState.DIFFERENT)) {
            return !XmlFrameState.is(word, XmlFrameState.NAMED);
        }
        return !child.equals(ENTRY)
                && (XmlFrameState.is(word, XmlFrameState.TWO)
                        || child.equals(own)
                        || (isType(child) && !WORDS.contains(child)));
    }

    /** A map entry is named by its key, where that is a text. */
    private void entry(long word) {
        int tag = out.current() + (XmlFrameState.is(word, XmlFrameState.SPACED) ? 2 : 1);
        int key = out.after(tag);
        while (out.shape(key) >= 0) { // comments and processing instructions; elements have shapes of their own
            key = out.after(key);
        }
        long begin = lexer.pastTag(nameOf(key));
        long end = lexer.pastText(begin);
        if (end > begin && end - begin < LONGEST_KEY && lexer.startsWith(end, "</")) {
            int keyTag = key + (XmlLexer.isSpace(lexer.peek(out.offset(key))) ? 2 : 1);
            out.reshape(out.after(keyTag), XmlShapes.KEY);
            out.reshape(shape(
                    XmlElementKind.ENTRY, XmlFrameState.is(word, XmlFrameState.SPACED), false, begin, end - begin));
        }
    }

    private void reshape(long word, XmlElementKind kind) {
        long name = own();
        boolean outermost = frames.depth() == 2;
        long length = lexer.pastName(name, "An element") - name;
        out.reshape(shape(kind, XmlFrameState.is(word, XmlFrameState.SPACED), outermost, name, length));
    }

    /** Consecutive elements with one name, among others, are numbered. */
    private void numberRun(long run) {
        int length = XmlFrameState.runLength(run);
        int row = XmlFrameState.firstRow(run);
        if (length < 2 || lexer.name(nameOf(row)).equals(ENTRY)) {
            return;
        }
        for (int i = 0; i < length; row = out.after(row)) {
            int shape = out.shape(row);
            if (shape < 0) {
                Shapes.ShapeRef shapeRef = out.shapeRef(shape);
                out.reshape(row, out.shapeRef(new Shapes.ShapeRef(shapeRef.offset(), shapeRef.variant(), i++)));
            }
        }
    }
}
