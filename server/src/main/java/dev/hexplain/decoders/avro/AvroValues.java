package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Decimals;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decoders.avro.AvroType.Kind;
import dev.hexplain.decoders.avro.AvroType.Logical;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;

/** Computes the values of varints and of logical types. */
final class AvroValues {
    private static final int MAX_DECIMAL = 1 << 10;
    private static final int MILLIS = 1000;
    private static final int MICROS = 1_000_000;
    private static final int NANOS = 1_000_000_000;

    private AvroValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        if (!field.shape().isLeaf()) {
            return group(tree, field);
        }
        Source source = tree.sourceOf(field);
        Logical logical = Logical.of(field.kind());
        return switch (field.shape().type()) {
            case ValueType.Computed computed -> Value.NULL;
            case ValueType.Bytes bytes when logical.id().equals("decimal") -> decimal(source, field, logical, read);
            case ValueType.Bytes bytes when logical.id().equals("duration") -> duration(source, field);
            case ValueType.Bytes bytes when logical.id().equals("uuid") && field.length() == 16 -> uuid(source, field);
            case ValueType.Bytes bytes when field.shape().symbols() != null -> symbol(source, field);
            case ValueType.Bytes bytes when isNumber(field.kind()) -> number(logical, varint(source, field));
            default -> read;
        };
    }

    private static boolean isNumber(ShapeKind type) {
        return type instanceof AvroType.Primitive primitive
                && (primitive.kind() == Kind.INT || primitive.kind() == Kind.LONG);
    }

    private static long varint(Source source, Field field) {
        return Varint.zigzag(Varint.value(source, field.offset(), field.length()));
    }

    private static Value symbol(Source source, Field field) {
        return ContainerPreviews.symbol(field, varint(source, field));
    }

    private static Value number(Logical type, long value) {
        try {
            return Value.time(value, meaning(type, value));
        } catch (DateTimeException | ArithmeticException outOfRange) {
            return Value.whole(value);
        }
    }

    private static String meaning(Logical type, long value) {
        return switch (type.id()) {
            case "date" -> LocalDate.ofEpochDay(value).toString();
            case "time-millis" ->
                LocalTime.ofNanoOfDay(Math.multiplyExact(value, NANOS / MILLIS)).toString();
            case "time-micros" ->
                LocalTime.ofNanoOfDay(Math.multiplyExact(value, NANOS / MICROS)).toString();
            case "timestamp-millis" -> instant(value, MILLIS).toString();
            case "timestamp-micros" -> instant(value, MICROS).toString();
            case "timestamp-nanos" -> instant(value, NANOS).toString();
            case "local-timestamp-millis" -> local(instant(value, MILLIS));
            case "local-timestamp-micros" -> local(instant(value, MICROS));
            case "local-timestamp-nanos" -> local(instant(value, NANOS));
            default -> "";
        };
    }

    private static Instant instant(long value, long perSecond) {
        return Instant.ofEpochSecond(
                Math.floorDiv(value, perSecond), Math.floorMod(value, perSecond) * (NANOS / perSecond));
    }

    private static String local(Instant instant) {
        String text = instant.toString();
        return text.substring(0, text.length() - 1);
    }

    /** A {@code decimal}: an unscaled two's complement integer, big-endian, and the scale of its type. */
    private static Value decimal(Source source, Field field, Logical type, Value read) {
        if (field.length() == 0 || field.length() > MAX_DECIMAL) {
            return read;
        }
        BigInteger unscaled = new BigInteger(source.copy(field.offset(), (int) field.length()));
        return Value.decimal(Decimals.plain(unscaled, type.scale()));
    }

    private static Value uuid(Source source, Field field) {
        ByteBuffer bytes = ByteBuffer.wrap(source.copy(field.offset(), 16));
        return Value.name(new UUID(bytes.getLong(), bytes.getLong()).toString());
    }

    /** A {@code duration}: three unsigned integers, little-endian: months, days, milliseconds. */
    private static Value duration(Source source, Field field) {
        ByteBuffer bytes = ByteBuffer.wrap(source.copy(field.offset(), 12)).order(ByteOrder.LITTLE_ENDIAN);
        return Value.of("%s months %s days %s ms"
                .formatted(
                        Integer.toUnsignedString(bytes.getInt()),
                        Integer.toUnsignedString(bytes.getInt()),
                        Integer.toUnsignedString(bytes.getInt())));
    }

    private static Value group(FieldTree tree, Field field) {
        return switch (field.shape().production()) {
            case Productions.MAP ->
                field.kind() instanceof AvroType.Mapping
                        ? blocks(tree, field, true)
                        : ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> blocks(tree, field, false);
            case Productions.SCALAR -> scalar(tree, field);
            default -> Value.NONE;
        };
    }

    /** A summary of the first block. */
    private static Value blocks(FieldTree tree, Field field, boolean named) {
        List<Field> first = tree.children(field, 0, 1);
        if (first.isEmpty() || first.getFirst().shape().isLeaf()) {
            return Value.described(named ? "{}" : "[]");
        }
        return named ? ContainerPreviews.map(tree, first.getFirst()) : ContainerPreviews.array(tree, first.getFirst());
    }

    /** The value after a length, a key or a branch index. */
    private static Value scalar(FieldTree tree, Field field) {
        List<Field> parts = tree.children(field, 0, 4);
        Field last = parts.isEmpty() ? field : parts.getLast();
        return last.name().equals("value") ? tree.value(last) : Value.NONE;
    }
}
