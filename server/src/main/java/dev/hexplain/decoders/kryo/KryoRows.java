package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.ObjectLayouts;
import dev.hexplain.decode.objects.ValueRow;
import dev.hexplain.decoders.kryo.KryoClassTags.ClassTag;
import org.jspecify.annotations.Nullable;

/**
 * Writes the rows of values. The parts before a value's body are collected in a layout, and written only when all of
 * them are there; a value that is one leaf is that leaf, any other a row.
 */
final class KryoRows extends ValueRow<ClassTag> {
    private static final Vocabulary VOCABULARY = new Vocabulary(
            KryoLeafKinds.SCALAR,
            KryoLeafKinds.PLAIN,
            KryoLeafKinds.VALUE,
            KryoNameNumbers.VALUE,
            KryoLeafKinds.CLASS,
            KryoNameNumbers.KEY);

    private long key;

    KryoRows(Parse parse) {
        super(parse, new ObjectLayouts(parse.out), VOCABULARY);
    }

    @Override
    public void begin(int called) {
        super.begin(called);
        if (isKey()) {
            key = 0;
        }
    }

    /** Sets the class of the value from its bytes. */
    void classOf(ClassTag tag) {
        classOf(tag.code(), tag.hasName() ? tag : null, tag.width(), tag.end());
    }

    ObjectLayout layout() {
        return layout;
    }

    /** Whether it is a text that names something. */
    boolean isName() {
        return isKey() || name() == KryoNameNumbers.FIELD_NAME;
    }

    /** Sets the key of an entry, if that is the current value. */
    void keyIs(int leaf, long from, long length) {
        if (isKey()) {
            key = KryoEntryNames.key(leaf, from, length);
        }
    }

    /** The value is null, encoded in so many bytes. */
    void isNull(int width) {
        part(KryoLeafKinds.NULL, width);
        leaf(pos());
    }

    @Override
    public void leaf(int last, long from, long end) {
        keyIs(last, from, end - from);
        super.leaf(last, from, end);
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
        opening.open(layouts.shape(layout, form), body);
        writeParts(0);
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

    /** Writes the class of the open row's value, before the body is read. */
    @Override
    protected void writeClass(ClassTag tag) {
        writeTag(tag, KryoNameNumbers.CLASS, KryoLeafKinds.CLASS);
        inner.begin(name()).type(tag.code()).row(KryoLeafKinds.CLASS);
        if (layout.definesHandle()) {
            inner.defines();
        }
        parse.certainty.reached(tag.end(), layouts.shape(inner, KryoLeafKinds.OBJECT));
    }

    private void writeElementClass(ClassTag tag) {
        writeTag(tag, KryoNameNumbers.ELEMENT_CLASS, KryoLeafKinds.ELEMENT_CLASS);
    }

    private void writeTag(ClassTag tag, int called, int leaf) {
        long start = (tag.hasName() ? tag.nameAt() : tag.end()) - tag.width();
        inner.begin(called).type(tag.code()).slot(leaf, tag.width());
        if (!tag.hasName()) {
            parse.out.leaf(layouts.shape(inner, KryoLeafKinds.PLAIN), start, tag.width());
            return;
        }
        parse.out.open(layouts.shape(inner.row(KryoLeafKinds.NAME), KryoLeafKinds.CLASS_FORM), start);
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
        int shape = layouts.shape(inner.begin(KryoNameNumbers.ENTRY).type(key), KryoLeafKinds.ENTRY);
        key = 0;
        return shape;
    }

    /** The shape of fields that only their class tells apart. */
    int fields(int called) {
        return single(called, KryoLeafKinds.FIELDS);
    }

    /** The shape of a row around a member's value. */
    int fieldShape(KryoSerializer.Field field) {
        return layouts.shape(inner.begin(field.name()).type(field.key()), KryoLeafKinds.FIELD_FORM);
    }
}
