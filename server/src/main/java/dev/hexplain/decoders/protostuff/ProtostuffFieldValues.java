package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;

/** Computes values of varints, and of fields whose class tells more than their wire type. */
final class ProtostuffFieldValues {
    private static final List<String> WIRE_TYPES =
            List.of("VARINT", "I64", "LEN", "SGROUP", "EGROUP", "I32", "REFERENCE", "?");
    private static final int MAX_INTEGER = 1 << 10;

    private ProtostuffFieldValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        if (!field.shape().isLeaf()) {
            return group(tree, field);
        }
        if (field.type().equals("date")) {
            return new Value(
                    read.actual(), "", Instant.ofEpochMilli(tree.integer(field)).toString());
        }
        if (!(field.shape().type() instanceof ValueType.Bytes) || field.length() > Varint.MAX_LENGTH) {
            return read;
        }
        long value = Varint.value(tree.sourceOf(field), field.offset(), field.length());
        return switch (field.type()) {
            case "tag" ->
                new Value(Long.toString(value), "", "field " + (value >>> 3) + ", " + WIRE_TYPES.get((int) value & 7));
            case "boolean" -> Value.of(Boolean.toString(value != 0));
            case "byte", "short", "int" -> Value.of(Integer.toString((int) value));
            case "char" ->
                Value.of("'" + Quoted.quote(Character.toString((char) value)).replace("\"", "") + "'");
            case "long", "varint" -> Value.of(Long.toString(value));
            case "count" -> Value.of(Long.toUnsignedString(value));
            case "reference" ->
                new Value(
                        Long.toUnsignedString(value),
                        "",
                        "the object with that number, of those written in groups before");
            case "enum" -> ContainerPreviews.symbol(field, value);
            default -> read;
        };
    }

    private static Value group(FieldTree tree, Field field) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> scalar(tree, field);
            default -> Value.NONE;
        };
    }

    /** The value after a tag, or in a group with its kind. */
    private static Value scalar(FieldTree tree, Field field) {
        List<Field> parts = tree.children(field, 0, 6);
        for (Field part : parts) {
            if (part.name().equals("value")) {
                return field.type().equals("BigInteger") ? integer(tree, part) : tree.value(part);
            }
        }
        return ContainerPreviews.map(tree, field);
    }

    private static Value integer(FieldTree tree, Field part) {
        return part.length() > 0 && part.length() <= MAX_INTEGER
                ? Value.of(new BigInteger(tree.sourceOf(part).copy(part.offset(), (int) part.length())).toString())
                : tree.value(part);
    }
}
