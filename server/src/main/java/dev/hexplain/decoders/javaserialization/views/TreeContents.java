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

/** The contents of an annotation, by the fields of the tree. */
final class TreeContents extends Contents {
    private static final String BLOCK = "blockdata";

    private static final int MOST_JOINED = 1 << 20;

    private final TreeValues values;
    private final Paged<Field> fields;

    private TreeContents(TreeValues values, Paged<Field> fields) {
        this.values = values;
        this.fields = fields;
    }

    static TreeContents none(TreeValues values) {
        return new TreeContents(values, Paged.of(List.of()));
    }

    static TreeContents of(TreeValues values, Field annotation) {
        FieldTree tree = values.tree();
        long count = tree.childCount(annotation);
        boolean ended = count > 0
                && tree.children(annotation, count - 1, 1).getFirst().shape().has(ShapeMark.LAST);
        return new TreeContents(values, new ChildFields(tree, annotation, 0, ended ? count - 1 : count));
    }

    @Override
    long count() {
        return fields.count();
    }

    @Override
    Paged<LogicalValue> values() {
        return fields.map(values.later()::of);
    }

    @Override
    Paged<LogicalValue> values(long from, long count) {
        return fields.range(from, count).map(values.later()::of);
    }

    @Override
    boolean isBlock(long index) {
        return fields.page(index, 1).stream().anyMatch(TreeContents::isBlock);
    }

    private static boolean isBlock(Field field) {
        return field.shape().production().startsWith(BLOCK);
    }

    private Field at(long index, String expected) throws MisfitException {
        List<Field> page = fields.page(index, 1);
        if (page.isEmpty()) {
            throw new MisfitException("%s was expected, and nothing more was written".formatted(expected));
        }
        return page.getFirst();
    }

    @Override
    LogicalValue value(long index) throws MisfitException {
        return values.inside().of(at(index, "an object"));
    }

    @Override
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

    @Override
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
