package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decoders.protostuff.ProtostuffType.Kind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
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
        if (field.kind() == Kind.DATE) {
            return Value.time(
                    tree.integer(field),
                    Instant.ofEpochMilli(tree.integer(field)).toString());
        }
        if (!(field.shape().type() instanceof ValueType.Bytes) || field.length() > Varint.MAX_LENGTH) {
            return read;
        }
        long value = Varint.value(tree.sourceOf(field), field.offset(), field.length());
        return switch (field.kind()) {
            case ProtostuffPart.TAG ->
                new Value(Long.toString(value), "", "field " + (value >>> 3) + ", " + WIRE_TYPES.get((int) value & 7));
            case Kind.BOOLEAN -> Value.truth(value != 0);
            case Kind.BYTE, Kind.SHORT, Kind.INT -> Value.whole((int) value);
            case Kind.CHAR -> Value.character((char) value);
            case Kind.LONG, ProtostuffPart.VARINT -> Value.whole(value);
            case Kind.COUNT -> Value.whole(Long.toUnsignedString(value));
            case ProtostuffPart.REFERENCE ->
                new Value(
                        Long.toUnsignedString(value),
                        "",
                        "the object with that number, of those written in groups before");
            case Kind.ENUM -> ContainerPreviews.symbol(field, value);
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
                return field.kind() == Kind.BIG_INTEGER ? integer(tree, part) : tree.value(part);
            }
        }
        return ContainerPreviews.map(tree, field);
    }

    private static Value integer(FieldTree tree, Field part) {
        return part.length() > 0 && part.length() <= MAX_INTEGER
                ? Value.whole(new BigInteger(tree.sourceOf(part).copy(part.offset(), (int) part.length())))
                : tree.value(part);
    }
}
