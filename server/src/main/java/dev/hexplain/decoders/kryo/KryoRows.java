package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.ObjectLayouts;
import dev.hexplain.decoders.kryo.KryoClassTags.ClassTag;
import org.jspecify.annotations.Nullable;

/**
 * The rows of values. What stands before a value's body fills a layout, of which nothing is written until all of it is
 * there; then the value is a row, or where it is one leaf, that leaf.
 */
final class KryoRows {
    private final Parse parse;
    private final ParseInput in;
    private final ObjectLayouts layouts;
    private final ObjectLayout layout = new ObjectLayout();
    private final ObjectLayout entry = new ObjectLayout();

    /** The class in the head of the value that is read, where that has a name; null otherwise. */
    private @Nullable ClassTag written;

    private int name;
    private long at;
    private long pos;
    private long key;

    KryoRows(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.layouts = new ObjectLayouts(parse.out);
    }

    /** A value begins, in the place of a name. */
    void begin(int called) {
        name = called;
        at = in.pos;
        pos = at;
        written = null;
        layout.begin(called);
        if (called == KryoNameNumbers.KEY) {
            key = 0;
        }
    }

    /** Says of what class the value is, which its place in the bytes does not tell. */
    void type(long code) {
        layout.type(code);
    }

    /** What class the value is of stands in the bytes. */
    void classOf(ClassTag tag) {
        layout.type(tag.code());
        if (tag.hasName()) {
            written = tag;
            layout.row(KryoLeafKinds.CLASS);
        } else {
            layout.slot(KryoLeafKinds.CLASS, tag.width());
        }
        pos = tag.end();
    }

    /** The value defines the next handle. */
    void defines() {
        layout.defines();
        parse.out.define(at);
    }

    /** The next byte of the value that is read, of which nothing is written yet. */
    long pos() {
        return pos;
    }

    /** Where the value starts. */
    long at() {
        return at;
    }

    ObjectLayout layout() {
        return layout;
    }

    boolean isKey() {
        return name == KryoNameNumbers.KEY;
    }

    /** Whether it is a text that names something. */
    boolean isName() {
        return isKey() || name == KryoNameNumbers.FIELD_NAME;
    }

    /** Says what the key of an entry is, where that is what is read. */
    void keyIs(int leaf, long from, long length) {
        if (isKey()) {
            key = KryoEntryNames.key(leaf, from, length);
        }
    }

    /** Adds a part with a size of its own to the head. */
    void part(int leaf, int width) {
        layout.slot(leaf, width);
        pos += width;
    }

    /** The value is null, which so many bytes say. */
    void isNull(int width) {
        part(KryoLeafKinds.NULL, width);
        emit(pos);
    }

    /** Writes a value without frames, and moves behind it. */
    void emit(long end) {
        int shape = layouts.shape(layout, KryoLeafKinds.SCALAR);
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
        layout.row(KryoLeafKinds.VALUE);
        int shape = layouts.shape(layout, KryoLeafKinds.SCALAR);
        parse.tick();
        parse.out.open(shape, at);
        if (written != null) {
            writeClass(written);
        }
        count();
        parse.out.leaf(single(KryoNameNumbers.VALUE, leaf), from, end - from);
        parse.out.close(end);
        in.pos = end;
    }

    /** The shape of a leaf of any length. */
    private int single(int called, int leaf) {
        return layouts.shape(entry.begin(called).slot(leaf, 0), KryoLeafKinds.PLAIN);
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
        writeTag(tag, KryoNameNumbers.CLASS, KryoLeafKinds.CLASS);
        entry.begin(name).type(tag.code()).row(KryoLeafKinds.CLASS);
        if (layout.definesHandle()) {
            entry.defines();
        }
        parse.certainty.reached(tag.end(), layouts.shape(entry, KryoLeafKinds.OBJECT));
    }

    private void writeElementClass(ClassTag tag) {
        writeTag(tag, KryoNameNumbers.ELEMENT_CLASS, KryoLeafKinds.ELEMENT_CLASS);
    }

    private void writeTag(ClassTag tag, int called, int leaf) {
        long start = (tag.hasName() ? tag.nameAt() : tag.end()) - tag.width();
        entry.begin(called).type(tag.code()).slot(leaf, tag.width());
        if (!tag.hasName()) {
            parse.out.leaf(layouts.shape(entry, KryoLeafKinds.PLAIN), start, tag.width());
            return;
        }
        parse.out.open(layouts.shape(entry.row(KryoLeafKinds.NAME), KryoLeafKinds.CLASS_FORM), start);
        parse.out.computed(1);
        parse.out.leaf(single(KryoNameNumbers.CLASS_NAME, KryoLeafKinds.NAME), tag.nameAt(), tag.end() - tag.nameAt());
        parse.out.close(tag.end());
    }

    /** Writes, in a row that is open, the class of its elements and whether they can be null. */
    void writeElements(ClassTag tag) {
        writeElementClass(tag);
        in.pos = tag.end();
        if (tag.type() != null) {
            parse.leaf(single(KryoNameNumbers.NULLABLE, KryoLeafKinds.NULLABLE), tag.end(), tag.end() + 1);
            isKnown(tag);
        }
    }

    /** The shape of the entry that is open, with the name of the key that was read last. */
    int entryShape() {
        int shape = layouts.shape(entry.begin(KryoNameNumbers.ENTRY).type(key), KryoLeafKinds.ENTRY);
        key = 0;
        return shape;
    }

    /** The shape of a row around a member's value. */
    int fieldShape(KryoSerializer.Field field) {
        return layouts.shape(entry.begin(field.name()).type(field.key()), KryoLeafKinds.FIELD_FORM);
    }
}
