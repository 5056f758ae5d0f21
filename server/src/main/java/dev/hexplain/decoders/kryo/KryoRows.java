package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.ObjectLayouts;
import dev.hexplain.decoders.kryo.KryoClassTags.ClassTag;
import org.jspecify.annotations.Nullable;

/**
 * Writes the rows of values. The parts before a value's body are collected in a layout, and written only when all of
 * them are there; a value that is one leaf is that leaf, any other a row.
 */
final class KryoRows {
    private final Parse parse;
    private final ParseInput in;
    private final ObjectLayouts layouts;
    private final ObjectLayout layout = new ObjectLayout();
    private final ObjectLayout entry = new ObjectLayout();

    /** The class in the head of the current value, where its name is written there; null otherwise. */
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

    /** Begins a value in the position of a name. */
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

    /** Sets the class of the value, where it is known without its bytes. */
    void type(long code) {
        layout.type(code);
    }

    /** Sets the class of the value from its bytes. */
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

    /** The next byte of the current value, of which nothing is written yet. */
    long pos() {
        return pos;
    }

    /** The offset of the value. */
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

    /** Sets the key of an entry, if that is the current value. */
    void keyIs(int leaf, long from, long length) {
        if (isKey()) {
            key = KryoEntryNames.key(leaf, from, length);
        }
    }

    /** Adds a part of a certain size to the head. */
    void part(int leaf, int width) {
        layout.slot(leaf, width);
        pos += width;
    }

    /** The value is null, encoded in so many bytes. */
    void isNull(int width) {
        part(KryoLeafKinds.NULL, width);
        emit(pos);
    }

    /** Writes a value without frames, and advances past it. */
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

    /** Writes a value whose last part is a leaf in a row of its own; a value that is only such a leaf is that row. */
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

    /** Opens a row with a frame. */
    @FunctionalInterface
    interface Opening {
        void open(int shape, long body);
    }

    /** Opens a row whose body follows its head. */
    void open(int form, long body, Opening opening) {
        open(form, body, null, opening);
    }

    /** The same, with a row in the head for the class of all elements. */
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

    /** Reports progress for a class with a known name in its expected place. */
    private void isKnown(ClassTag elements) {
        if (elements.hasName()) {
            parse.certainty.reached();
        }
    }

    /** Whether the value is one leaf, which needs no row around it. */
    private boolean isLeaf() {
        return layout.count() == 1 && layout.inline() == 1;
    }

    private void count() {
        parse.out.computed(layout.inline());
    }

    /** Writes the class of the open row's value, before the body is read. */
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

    /** Writes, in an open row, the element class and whether elements can be null. */
    void writeElements(ClassTag tag) {
        writeElementClass(tag);
        in.pos = tag.end();
        if (tag.type() != null) {
            parse.leaf(single(KryoNameNumbers.NULLABLE, KryoLeafKinds.NULLABLE), tag.end(), tag.end() + 1);
            isKnown(tag);
        }
    }

    /** The shape of the open entry, named by the key read last. */
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
