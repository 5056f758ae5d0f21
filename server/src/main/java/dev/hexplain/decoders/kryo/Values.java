package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.objects.Layout;
import dev.hexplain.decode.objects.Layouts;
import dev.hexplain.decoders.kryo.ClassTags.ClassTag;
import dev.hexplain.decoders.kryo.Serializer.Place;
import dev.hexplain.tree.Issue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads values: what stands before them, then what their class's serializer writes. */
final class Values {
    private static final int NULL = 0;
    private static final int FIRST = 1;
    private static final int FIRST_REFERENCE = 2;

    private final Parse parse;
    private final Input in;
    private final Bound bound;
    private final ClassTags tags;
    private final KryoGrammar grammar;
    private final Layouts layouts;
    private final Layout layout = new Layout();
    private final Layout entry = new Layout();
    private final Bodies bodies;

    /** Handles that object graphs before this one defined. */
    private int firstHandle;
    /** The class name in the head of the value that is read; -1 where it has none. */
    private @Nullable ClassTag written;

    private int name;
    private long at;
    /** The next byte of the value that is read, of which nothing is written yet. */
    private long pos;

    private long key;

    Values(Parse parse, Bound bound, ClassTags tags, KryoGrammar grammar) {
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
        this.tags = tags;
        this.grammar = grammar;
        this.layouts = new Layouts(parse.out);
        this.bodies = new Bodies(this, parse, bound, grammar, tags);
    }

    void forgetHandles() {
        firstHandle = parse.out.handleCount();
    }

    // -- the head

    /** A value in the place of a name. */
    void value(int called, Expected expected) {
        begin(called);
        TypeRef type = expected.type();
        if (type == null) {
            ClassTag tag = tags.read(pos);
            if (tag.type() == null) {
                layout.slot(Leaves.NULL, tag.width());
                emit(tag.end());
                return;
            }
            type = tag.type();
            classOf(tag);
        } else {
            layout.type(bound.types.code(type));
        }
        Serializer serializer = bound.serializers.of(type);
        if (serializer == null) {
            throw missing(type);
        }
        if (isPresent(serializer, expected)) {
            bodies.read(serializer, type, expected.arguments());
        }
    }

    private void begin(int called) {
        name = called;
        at = in.pos;
        pos = at;
        written = null;
        layout.begin(called);
        if (called == NameNumbers.KEY) {
            key = 0;
        }
    }

    private void classOf(ClassTag tag) {
        layout.type(tag.code());
        if (tag.hasName()) {
            written = tag;
            layout.row(Leaves.CLASS);
        } else {
            layout.slot(Leaves.CLASS, tag.width());
        }
        pos = tag.end();
    }

    /** Shows what is known of an object whose class is not, and goes no further. */
    private Malformed missing(TypeRef type) {
        open(Leaves.OBJECT, pos, (shape, body) -> grammar.openParts(shape, at, body, List.of()));
        String name = type.binaryName();
        return Malformed.wrong(
                in.pos,
                0,
                "The class " + name + " is not known, so its fields cannot be told apart",
                "a class list with: class " + name + " { its fields }",
                "class " + name);
    }

    /** Whether a value follows, rather than null or a reference, which are written here. */
    private boolean isPresent(Serializer serializer, Expected expected) {
        boolean known = expected.type() != null;
        if (bound.settings.references()) {
            boolean marked = serializer.counts() || (known && expected.nullable());
            return !marked || reference(serializer, known && expected.nullable());
        }
        return !known || !expected.nullable() || serializer.writesNull() || flag();
    }

    private boolean reference(Serializer serializer, boolean nullable) {
        int width = Varints.length(in, pos, Varints.MAX_INT, "a reference");
        long number = Varints.value(in.bytes, pos, width) & 0xFFFF_FFFFL;
        if (number == FIRST) {
            parse.certainty.held();
            layout.slot(Leaves.FIRST, width);
            pos += width;
            if (serializer.counts()) {
                layout.defines();
                parse.out.define(at);
            }
            return true;
        }
        if (number == NULL && nullable) {
            layout.slot(Leaves.NULL, width);
        } else if (number >= FIRST_REFERENCE && serializer.counts()) {
            back(number, width);
        } else {
            throw Malformed.misread(
                    pos, width, "This value can be neither null nor a reference", "1", Long.toString(number));
        }
        emit(pos + width);
        return false;
    }

    private void back(long number, int width) {
        int objects = parse.out.handleCount() - firstHandle;
        if (objects == 0) {
            throw Malformed.misread(
                    pos,
                    width,
                    "The first object of all cannot be a reference",
                    "1, or a class list with: option references = false;",
                    Long.toString(number));
        }
        if (number - FIRST_REFERENCE >= objects) {
            parse.certainty.doubt(Issue.error(
                    pos,
                    width,
                    "The reference is to no object before",
                    "at most " + (objects + 1),
                    Long.toString(number)));
        } else {
            parse.certainty.held();
        }
        layout.slot(Leaves.REFERENCE, width);
        keyIs(Leaves.REFERENCE, pos, width);
    }

    private boolean flag() {
        if (!bodies.flag(pos, "a value")) {
            layout.slot(Leaves.NULL, 1);
            emit(pos + 1);
            return false;
        }
        layout.slot(Leaves.PRESENT, 1);
        pos++;
        return true;
    }

    // -- parts of a class that has a serializer of its own

    /** A leaf in the place of a name. */
    void raw(int called, int leaf) {
        begin(called);
        scalar(leaf);
    }

    void rawText(int called) {
        begin(called);
        bodies.text();
    }

    void rawBytes(int called, int leaf) {
        begin(called);
        bodies.bytes(leaf);
    }

    void rawTime(int called) {
        begin(called);
        bodies.localTime(Composites.formOf("java.time.LocalTime"));
    }

    void rawOffset(int called) {
        begin(called);
        bodies.zoneOffset(Composites.formOf("java.time.ZoneOffset"));
    }

    // -- members with something around them

    /** A number of variable length in a row that is open. */
    void number(int called, int leaf) {
        begin(called);
        scalar(leaf);
    }

    /** A value that its class stands before, null among them: a primitive as its field writes it. */
    void withClass(Place of) {
        if (!(of instanceof Place.Raw(int leaf))) {
            value(
                    NameNumbers.VALUE,
                    of instanceof Place.Typed(Expected expected)
                            ? Expected.any(expected.arguments())
                            : Expected.ANYTHING);
            return;
        }
        begin(NameNumbers.VALUE);
        ClassTag tag = tags.read(pos);
        if (tag.type() == null) {
            layout.slot(Leaves.NULL, tag.width());
            emit(tag.end());
            return;
        }
        classOf(tag);
        scalar(leaf);
    }

    /** Bytes of a chunk that nobody understands. */
    void chunk(long length) {
        begin(NameNumbers.VALUE);
        emit(Leaves.BLOB, pos, pos + length);
    }

    /** The shape of a row around a member's value. */
    int fieldShape(Serializer.Field field) {
        return layouts.shape(entry.begin(field.name()).type(field.key()), Leaves.FIELD_FORM);
    }

    /** Writes names that stand before the members of a row that is open. */
    void names(int count) {
        number(NameNumbers.FIELDS, Leaves.SIZE);
        for (int i = 0; i < count; i++) {
            rawText(NameNumbers.FIELD_NAME);
        }
    }

    // -- what bodies are made with

    long pos() {
        return pos;
    }

    Layout layout() {
        return layout;
    }

    boolean isKey() {
        return name == NameNumbers.KEY;
    }

    /** Whether it is a text that names something. */
    boolean isName() {
        return isKey() || name == NameNumbers.FIELD_NAME;
    }

    /** Says what the key of an entry is, where that is what is read. */
    void keyIs(int leaf, long from, long length) {
        if (isKey()) {
            key = Keys.key(leaf, from, length);
        }
    }

    /** Adds a part with a size of its own to the head. */
    void part(int leaf, int width) {
        layout.slot(leaf, width);
        pos += width;
    }

    /** The value is a leaf whose size follows from its bytes. */
    void scalar(int leaf) {
        int width = bodies.width(leaf, pos);
        if (leaf == Leaves.BOOLEAN) {
            bodies.checkBoolean(pos);
        }
        keyIs(leaf, pos, width);
        layout.slot(leaf, width);
        emit(pos + width);
    }

    /** Writes a value without frames, and moves behind it. */
    void emit(long end) {
        int shape = layouts.shape(layout, Leaves.SCALAR);
        if (written == null) {
            if (!isLeaf()) {
                count();
            }
            parse.leaf(shape, at, end);
            return;
        }
        parse.tick();
        parse.out.open(shape, at);
        writeClass(written);
        count();
        parse.out.close(end);
        in.pos = end;
    }

    /** Writes a value whose last part is a leaf in a row of its own; one that is such a leaf alone is that row. */
    void emit(int leaf, long from, long end) {
        keyIs(leaf, from, end - from);
        if (layout.count() == 0) {
            parse.leaf(single(name, leaf), from, end);
            return;
        }
        layout.row(Leaves.VALUE);
        int shape = layouts.shape(layout, Leaves.SCALAR);
        parse.tick();
        parse.out.open(shape, at);
        if (written != null) {
            writeClass(written);
        }
        count();
        parse.out.leaf(single(NameNumbers.VALUE, leaf), from, end - from);
        parse.out.close(end);
        in.pos = end;
    }

    /** The shape of a leaf of any length. */
    private int single(int called, int leaf) {
        return layouts.shape(entry.begin(called).slot(leaf, 0), Leaves.PLAIN);
    }

    /** How a row with a frame is opened. */
    @FunctionalInterface
    interface Opening {
        void open(int shape, long body);
    }

    /** Opens a row whose body follows its head. */
    void open(int form, long body, Opening opening) {
        open(form, body, null, opening);
    }

    /** The same, with a row in the head that says the class of all elements. */
    void open(int form, long body, @Nullable ClassTag elements, Opening opening) {
        ClassTag own = written;
        opening.open(layouts.shape(layout, form), body);
        if (own != null) {
            writeClass(own);
        }
        count();
        if (elements != null) {
            writeElementClass(elements);
            isKnown(elements);
        }
    }

    /** A class that has a name which is known stands where it should. */
    private void isKnown(ClassTag elements) {
        if (elements.hasName()) {
            parse.certainty.reached();
        }
    }

    /** A value that is one leaf is that leaf. */
    private boolean isLeaf() {
        return layout.count() == 1 && layout.inline() == 1;
    }

    private void count() {
        parse.out.computed(layout.inline());
    }

    /** Writes the class of the value whose row is open: so far all is certain, and what its body says no more. */
    private void writeClass(ClassTag tag) {
        writeTag(tag, NameNumbers.CLASS, Leaves.CLASS);
        entry.begin(name).type(tag.code()).row(Leaves.CLASS);
        if (layout.definesHandle()) {
            entry.defines();
        }
        parse.certainty.reached(tag.end(), layouts.shape(entry, Leaves.OBJECT));
    }

    private void writeElementClass(ClassTag tag) {
        writeTag(tag, NameNumbers.ELEMENT_CLASS, Leaves.ELEMENT_CLASS);
    }

    private void writeTag(ClassTag tag, int called, int leaf) {
        long start = (tag.hasName() ? tag.nameAt() : tag.end()) - tag.width();
        entry.begin(called).type(tag.code()).slot(leaf, tag.width());
        if (!tag.hasName()) {
            parse.out.leaf(layouts.shape(entry, Leaves.PLAIN), start, tag.width());
            return;
        }
        parse.out.open(layouts.shape(entry.row(Leaves.NAME), Leaves.CLASS_FORM), start);
        parse.out.computed(1);
        parse.out.leaf(single(NameNumbers.CLASS_NAME, Leaves.NAME), tag.nameAt(), tag.end() - tag.nameAt());
        parse.out.close(tag.end());
    }

    /** Writes, in a row that is open, the class of its elements and whether they can be null. */
    void writeElements(ClassTag tag) {
        writeElementClass(tag);
        in.pos = tag.end();
        if (tag.type() != null) {
            parse.leaf(single(NameNumbers.NULLABLE, Leaves.NULLABLE), tag.end(), tag.end() + 1);
            isKnown(tag);
        }
    }

    /** Writes a row of elements of one size. */
    void emitRepeated(int form, long end, long count) {
        parse.tick();
        parse.out.open(layouts.shape(layout, form), at);
        if (written != null) {
            writeClass(written);
        }
        parse.out.computed(layout.inline() + count);
        parse.out.close(end);
        in.pos = end;
    }

    Expected elementsOf(Expected known) {
        return bodies.elementsOf(known);
    }

    /** The shape of the entry that is open, with the name of the key that was read last. */
    int entryShape() {
        int shape = layouts.shape(entry.begin(NameNumbers.ENTRY).type(key), Leaves.ENTRY);
        key = 0;
        return shape;
    }

    long at() {
        return at;
    }

    void openMembers(long body, ClassDecl of, List<GenericType> arguments) {
        open(Leaves.OBJECT, body, (shape, from) -> grammar.openMembers(shape, at, from, of, arguments));
    }
}
