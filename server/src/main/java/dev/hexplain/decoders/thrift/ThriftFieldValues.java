package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/** Computes values of varints, and of fields that share a byte. */
final class ThriftFieldValues {
    private ThriftFieldValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        if (!field.shape().isLeaf()) {
            return group(tree, field);
        }
        if (!(field.shape().type() instanceof ValueType.Bytes) || field.length() == 0) {
            return read;
        }
        Source source = tree.sourceOf(field);
        int first = source.u1(field.offset());
        return switch (field.kind()) {
            case ThriftWireType.I16, ThriftWireType.I32, ThriftWireType.I64 ->
                Value.whole(Varint.zigzag(varint(source, field)));
            case ThriftPart.ENUM -> ContainerPreviews.symbol(field, Varint.zigzag(varint(source, field)));
            case ThriftPart.VARINT -> Value.whole(Long.toUnsignedString(varint(source, field)));
            case ThriftWireType.BOOL -> Value.truth(first == 1);
            case ThriftPart.BOOL_HEADER -> Value.truth((first & 15) == 1).with("", distance(first));
            case ThriftPart.HEADER -> new Value("", compact(first & 15), distance(first));
            case ThriftPart.ITEMS -> new Value("", compact(first & 15), first >>> 4 == 15 ? "" : "× " + (first >>> 4));
            case ThriftPart.TYPES -> new Value("", compact(first >>> 4) + ", " + compact(first & 15), "");
            case ThriftWireType.UUID -> uuid(source, field);
            default -> read;
        };
    }

    private static long varint(Source source, Field field) {
        return Varint.value(source, field.offset(), field.length());
    }

    private static String compact(int number) {
        return ThriftWireType.ofCompact(number).name().toLowerCase(Locale.ROOT);
    }

    private static String distance(int first) {
        return first >>> 4 == 0 ? "id follows" : "id + " + (first >>> 4);
    }

    private static Value uuid(Source source, Field field) {
        ByteBuffer bytes = ByteBuffer.wrap(source.copy(field.offset(), 16));
        return Value.name(new UUID(bytes.getLong(), bytes.getLong()).toString());
    }

    private static Value group(FieldTree tree, Field field) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> scalar(tree, field);
            default -> Value.NONE;
        };
    }

    /** The value after a header, a length or a key. */
    private static Value scalar(FieldTree tree, Field field) {
        List<Field> parts = tree.children(field, 0, 5);
        for (Field part : parts.reversed()) {
            if (part.name().equals("value")) {
                return tree.value(part);
            }
        }
        return Value.NONE;
    }
}
