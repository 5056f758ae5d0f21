package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decoders.javaserialization.views.CollectionForm;
import dev.hexplain.decoders.javaserialization.views.UnusualBytesException;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.Handles;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueSink;

/**
 * Tells what is in a short object or array from its bytes (specification, section 6.4), without its fields. It gives up at
 * whatever is not usual: a reset, a long string, an object whose view needs its fields.
 */
final class JavaStreamPlainValues {
    private final TreeValues values;
    private final ValueSink sink;
    private final Field around;
    private final JavaStreamPlainItems items;
    final JavaStreamPlainBytes in;
    private final JavaStreamPlainScalars scalars;

    /**
     * @param offset of the first byte
     * @param most how many bytes at most
     */
    JavaStreamPlainValues(TreeValues values, ValueSink sink, Field around, long offset, long most) {
        this.values = values;
        this.sink = sink;
        this.around = around;
        this.items = new JavaStreamPlainItems(values.tree(), JavaStreamPlainClasses.in(values), offset, most);
        this.scalars = new JavaStreamPlainScalars(values, around, items, 0);
        this.in = items.in;
    }

    /** Tells all parts of the object or array here. */
    void all() {
        boolean array = in.tag() == JavaStreamTerminals.ARRAY;
        JavaStreamPlainClass type = items.head();
        CollectionForm form = type.view().collection();
        if (array) {
            elements(type, 0);
        } else if (form == null) {
            members(type, 0);
        } else {
            collection(type, form, 0);
        }
    }

    /** The class of an object or array. */
    JavaStreamPlainClass classOf(Field object) {
        return items.headAt(object.offset());
    }

    /** Tells the entry or element here. */
    void part(JavaStreamPlainClass of) {
        int bytes = elementBytes(of);
        if (bytes > 0) {
            primitive(of.elements(), bytes);
        } else if (of.elements() != 0) {
            value(0);
        } else if (of.view().collection() != null) {
            entryOrElement(of.view().collection(), 0);
        } else {
            throw new UnusualBytesException();
        }
    }

    /** Bytes of an element, if it is a primitive; byte arrays are scalars. */
    private static int elementBytes(JavaStreamPlainClass array) {
        if (array.elements() == 'B') {
            throw new UnusualBytesException();
        }
        return JavaStreamTerminals.sizeOf(array.elements());
    }

    private void entryOrElement(CollectionForm form, int depth) {
        if (form.pairs()) {
            sink.name(scalars.next().text().first(Integer.MAX_VALUE >> 3));
        }
        value(depth);
    }

    private void value(int depth) {
        if (!sink.hasRoom()) {
            throw new UnusualBytesException();
        }
        switch (in.tag()) {
            case JavaStreamTerminals.NULL -> {
                in.skip(1);
                sink.plain("null");
            }
            case JavaStreamTerminals.STRING -> {
                in.skip(1);
                sink.text(in.utf());
            }
            case JavaStreamTerminals.REFERENCE -> referred();
            case JavaStreamTerminals.ENUM -> sink.scalar(scalars.next());
            case JavaStreamTerminals.OBJECT -> object(depth);
            case JavaStreamTerminals.ARRAY -> array(depth);
            default -> throw new UnusualBytesException();
        }
    }

    private void object(int depth) {
        int start = in.at;
        JavaStreamPlainClass type = items.head();
        CollectionForm form = type.view().collection();
        if (type.view().isPlain()) {
            sink.beginNamed();
            members(type, inner(depth));
            sink.endNamed();
        } else if (form == null) {
            in.at = start;
            sink.scalar(scalars.next());
        } else if (form.pairs()) {
            sink.beginNamed();
            collection(type, form, inner(depth));
            sink.endNamed();
        } else {
            sink.beginSequence();
            collection(type, form, inner(depth));
            sink.endSequence();
        }
    }

    private static int inner(int depth) {
        if (depth == JavaStreamPlainItems.DEEPEST) {
            throw new UnusualBytesException();
        }
        return depth + 1;
    }

    /** What has no parts is the same whether it is written again or referred to. */
    private void referred() {
        Handles.Handle handle = items.referred();
        long target = values.tree().handles().definitionOffset(handle);
        if (items.known().at(target) == null && isComposite(target)) {
            Field field = values.tree().handles().definition(handle).orElseThrow(UnusualBytesException::new);
            if (!values.isShownWhereItStands(field)) {
                throw new UnusualBytesException();
            }
            sink.reference(new LogicalValue.Reference(around, field.type(), field));
        } else {
            sink.scalar(scalars.at(target));
        }
    }

    /** Whether an object or array elsewhere has parts, whatever they are. */
    private boolean isComposite(long target) {
        int tag = values.tree().source().u1(target);
        if (tag != JavaStreamTerminals.OBJECT && tag != JavaStreamTerminals.ARRAY) {
            return false;
        }
        JavaStreamPlainClass type = items.headAt(target);
        return tag == JavaStreamTerminals.ARRAY
                ? type.elements() != 'B'
                : type.view().isPlain() || type.view().collection() != null;
    }

    private void members(JavaStreamPlainClass type, int depth) {
        for (JavaStreamPlainClass.Level level : type.levels()) {
            for (int i = 0; i < level.fields().length; i++) {
                sink.name(level.members()[i]);
                JavaStreamPlainClass.Field field = level.fields()[i];
                if (field.bytes() == 0) {
                    value(depth);
                } else {
                    primitive(field.typecode(), field.bytes());
                }
            }
            // What a writeObject adds is a member of its own.
            if (level.annotated() && in.tag() != JavaStreamTerminals.ENDBLOCKDATA) {
                throw new UnusualBytesException();
            }
            in.skip(level.annotated() ? 1 : 0);
        }
    }

    private void primitive(int typecode, int bytes) {
        int index = in.at;
        in.skip(bytes);
        switch (typecode) {
            case 'D' -> sink.floating(Double.toString(Double.longBitsToDouble(in.s8(index))));
            case 'F' -> sink.floating(Float.toString(Float.intBitsToFloat(in.s4(index))));
            case 'Z' -> sink.plain(in.u1(index) == 0 ? "false" : "true");
            case 'C' -> sink.text(Character.toString((char) in.u2(index)));
            default -> sink.plain(Long.toString(scalars.integer(typecode, index)));
        }
    }

    private void array(int depth) {
        int start = in.at;
        JavaStreamPlainClass type = items.head();
        if (type.elements() == 'B') {
            in.at = start;
            sink.scalar(scalars.next());
            return;
        }
        sink.beginSequence();
        elements(type, inner(depth));
        sink.endSequence();
    }

    /** The elements of the array whose class was passed. */
    private void elements(JavaStreamPlainClass type, int depth) {
        int typecode = type.elements();
        int bytes = JavaStreamTerminals.sizeOf(typecode);
        int size = in.s4(in.at);
        in.skip(Integer.BYTES);
        if (size < 0 || typecode == 'B' || (bytes == 0 && !JavaStreamTerminals.isReference(typecode))) {
            throw new UnusualBytesException();
        }
        for (int i = 0; i < size; i++) {
            if (bytes == 0) {
                value(depth);
            } else {
                primitive(typecode, bytes);
            }
        }
    }

    /** The parts of a collection: those of its fields are none. */
    private void collection(JavaStreamPlainClass type, CollectionForm form, int depth) {
        for (int i = 0; i < type.levels().size(); i++) {
            JavaStreamPlainClass.Level level = type.levels().get(i);
            if (i == type.view().level()) {
                contents(level, form, depth);
            } else {
                passed(level);
            }
        }
    }

    private void passed(JavaStreamPlainClass.Level level) {
        for (JavaStreamPlainClass.Field field : level.fields()) {
            items.passField(field, 0);
        }
        if (level.annotated()) {
            items.passAnnotation(0);
        }
    }

    private void contents(JavaStreamPlainClass.Level level, CollectionForm form, int depth) {
        long count = -1;
        for (JavaStreamPlainClass.Field field : level.fields()) {
            if (field.name().equals(form.countField())) {
                count = scalars.integer(field.typecode(), in.at);
            }
            items.passField(field, 0);
        }
        if (!level.annotated() || form.nulls() > 0) {
            throw new UnusualBytesException();
        }
        for (int i = 0; i < form.before(); i++) {
            items.pass(0);
        }
        if (form.block() > 0) {
            int length = in.u1(in.at + 1);
            if (in.tag() != JavaStreamTerminals.BLOCKDATA || length < form.block()) {
                throw new UnusualBytesException();
            }
            count = form.countAt() < 0 ? count : in.s4(in.at + 2 + form.countAt());
            in.skip(2L + length);
        }
        boolean counted = form.countAt() >= 0 || !form.countField().isEmpty();
        long told = 0;
        for (; in.tag() != JavaStreamTerminals.ENDBLOCKDATA; told++) {
            entryOrElement(form, depth);
        }
        in.skip(1);
        if (counted && told != count) {
            throw new UnusualBytesException();
        }
    }
}
