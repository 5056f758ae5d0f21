package dev.hexplain.decoders.resp;

import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decoders.resp.RespType.Form;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.Optional;

/** The shape table of RESP trees and that of the streams in them, and what the values say without types and line ends. */
record RespTreeShapes(Shapes streams) implements DocumentShapes {
    private static final String NULL = Long.toString(RespHeaderLine.NULL);

    /** Parts of a streamed string that are joined. */
    private static final int MOST_PARTS = 1 << 10;

    @Override
    public Shape fixed(int number) {
        return RespShapes.TABLE.fixed(number);
    }

    @Override
    public Optional<Shapes> embeddedShapes() {
        return Optional.of(streams);
    }

    @Override
    public boolean mayBeTagged(Field item) {
        return false;
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        FieldTree tree = values.tree();
        if (!(field.kind() instanceof RespType type) || type.form == Form.LINE) {
            return DocumentShapes.super.value(values, field);
        }
        if (text(tree, field, type.form == Form.BULK ? "length" : "count").equals(NULL)) {
            return Optional.of(LogicalValue.Scalar.absent(field));
        }
        return Optional.of(
                switch (type.form) {
                    case LIST -> list(values, field);
                    case MAP -> map(values, field);
                    case LINE, BULK ->
                        RespShapes.stream(tree, field)
                                .map(values.inside()::of)
                                .orElseGet(() -> scalarValue(tree, field));
                });
    }

    private static LogicalValue list(TreeValues values, Field field) {
        return new LogicalValue.Sequence(
                field, field.type(), elements(values.tree(), field).map(values.later()::of));
    }

    private static LogicalValue map(TreeValues values, Field field) {
        return new LogicalValue.Mapping(
                field, field.type(), elements(values.tree(), field).map(entry -> entry(values, entry)));
    }

    /** What is in an aggregate, without the mark that ends a streamed one. */
    private static ChildFields elements(FieldTree tree, Field aggregate) {
        ChildFields all = ChildFields.behindSlots(tree, aggregate);
        boolean ended = all.page(Math.max(0, all.count() - 1), 1).stream()
                .anyMatch(last -> last.kind() == RespType.END || !last.role().covers());
        return new ChildFields(tree, aggregate, all.first(), all.count() - (ended ? 1 : 0));
    }

    private static LogicalValue.Entry entry(TreeValues values, Field entry) {
        return new LogicalValue.Entry(part(values, entry, "key"), part(values, entry, "value"));
    }

    private static LogicalValue part(TreeValues values, Field entry, String name) {
        return values.tree()
                .child(entry, name)
                .map(values.later()::of)
                .orElseGet(() -> LogicalValue.Scalar.absent(entry)); // cut before it
    }

    @Override
    public LogicalValue scalarValue(FieldTree tree, Field item) {
        return switch ((RespType) item.kind()) {
            case NULL -> LogicalValue.Scalar.absent(item);
            case INTEGER, BIG_NUMBER -> scalar(item, ScalarKind.INTEGER, unsigned(text(tree, item, "value")));
            case DOUBLE -> scalar(item, ScalarKind.FLOAT, real(text(tree, item, "value")));
            case BOOLEAN ->
                scalar(
                        item,
                        ScalarKind.BOOLEAN,
                        Boolean.toString(text(tree, item, "value").equals("t")));
            default ->
                tree.child(item, "value")
                        .map(value -> held(item, LeafValues.of(tree, value)))
                        .orElseGet(() -> joined(tree, item));
        };
    }

    private static LogicalValue held(Field item, LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar
                ? new LogicalValue.Scalar(item, item.type(), scalar.kind(), scalar.text())
                : value;
    }

    private static LogicalValue scalar(Field item, ScalarKind kind, String text) {
        return LogicalValue.Scalar.of(item, item.type(), kind, text);
    }

    private static String unsigned(String number) {
        return number.startsWith("+") ? number.substring(1) : number;
    }

    private static String real(String number) {
        return unsigned(number.replace("inf", "Infinity").replace("nan", "NaN"));
    }

    /** A string in parts. */
    private static LogicalValue joined(FieldTree tree, Field item) {
        StringBuilder all = new StringBuilder();
        for (Field part : ChildFields.behindSlots(tree, item).page(0, MOST_PARTS)) {
            all.append(text(tree, part, "value"));
        }
        return scalar(item, ScalarKind.TEXT, all.toString());
    }

    private static String text(FieldTree tree, Field of, String part) {
        return tree.child(of, part)
                .map(leaf -> LeafValues.text(tree, leaf, "", TextEncoding.UTF_8)
                        .text()
                        .first(Integer.MAX_VALUE >> 3))
                .orElse("");
    }
}
