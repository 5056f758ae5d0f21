package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.ValueLayout;
import java.util.List;

/**
 * The contents of an annotation: blocks of primitive data, and objects between them (specification, section 6.4.2:
 * {@code objectAnnotation}), without the token that ends them.
 */
final class Contents {
    private static final String BLOCK = "blockdata";

    private static final int MOST_JOINED = 1 << 20;

    private final TreeValues values;
    private final Paged<Field> fields;

    private Contents(TreeValues values, Paged<Field> fields) {
        this.values = values;
        this.fields = fields;
    }

    static Contents none(TreeValues values) {
        return new Contents(values, Paged.of(List.of()));
    }

    static Contents of(TreeValues values, Field annotation) {
        FieldTree tree = values.tree();
        long count = tree.childCount(annotation);
        boolean ended = count > 0
                && tree.children(annotation, count - 1, 1).getFirst().shape().has(ShapeMark.LAST);
        return new Contents(values, new ChildFields(tree, annotation, 0, ended ? count - 1 : count));
    }

    long count() {
        return fields.count();
    }

    /** All of them, blocks as opaque bytes. */
    Paged<LogicalValue> values() {
        return fields.map(values.later()::of);
    }

    /** Some of them. */
    Paged<LogicalValue> values(long from, long count) {
        return fields.range(from, count).map(values.later()::of);
    }

    boolean isBlock(long index) {
        return fields.page(index, 1).stream().anyMatch(Contents::isBlock);
    }

    static boolean isBlock(Field field) {
        return field.shape().production().startsWith(BLOCK);
    }

    private Field at(long index, String expected) throws MisfitException {
        List<Field> page = fields.page(index, 1);
        if (page.isEmpty()) {
            throw new MisfitException("%s was expected, and nothing more was written".formatted(expected));
        }
        return page.getFirst();
    }

    /** The value of one, which is no block. */
    LogicalValue value(long index) throws MisfitException {
        return values.inside().of(at(index, "an object"));
    }

    /** The data of the blocks from one on, up to the next object: writers end a block after 1,024 bytes. */
    Cursor blocks(long index) throws MisfitException {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (long at = index; at < count() && isBlock(at); at++) {
            Source data = data(at, 0);
            if (joined.size() + data.length() > MOST_JOINED) {
                throw new MisfitException(
                        "up to %d bytes of primitive data were expected, and more were found".formatted(MOST_JOINED));
            }
            joined.writeBytes(data.segment().toArray(ValueLayout.JAVA_BYTE));
        }
        return new Cursor(Source.ofBytes("blocks", joined.toByteArray()));
    }

    /** The data of a block, which has so many bytes or more. */
    Cursor block(long index, int bytes) throws MisfitException {
        return new Cursor(data(index, bytes));
    }

    private Source data(long index, int bytes) throws MisfitException {
        Field field = at(index, bytes + " bytes of primitive data");
        Field size = values.tree()
                .child(field, "size")
                .filter(_ -> isBlock(field))
                .orElseThrow(() -> new MisfitException(
                        "%d bytes of primitive data were expected, and %s was found".formatted(bytes, field.type())));
        long length = field.end() - size.end();
        if (length < bytes) {
            throw new MisfitException(
                    "%d bytes of primitive data were expected, and %d were found".formatted(bytes, length));
        }
        return values.tree().sourceOf(field).slice(size.end(), length);
    }
}
