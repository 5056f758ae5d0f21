package dev.hexplain.codecs.nested;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Spelled;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaOutline.Content;
import java.util.Optional;

/** Scalars in another type than theirs, where that holds their values. */
final class EditedScalars {
    private EditedScalars() {}

    /** How a scalar is written as what an edited schema says; empty where that does not hold it. */
    static Optional<Conversion> of(Scalar own, SchemaOutline.Scalar edited) {
        return holding(edited.content())
                .filter(as -> holds(as, own))
                .map(as -> new Conversion(
                        new Spelled(as, edited.word()),
                        value -> as(inRange(value, edited), as),
                        value -> as(value, own)));
    }

    /** The scalar that holds what a type of a schema does. */
    static Optional<Scalar> holding(Content content) {
        return switch (content) {
            case BOOLEAN -> Optional.of(Scalar.FLAG);
            case INT8, INT16, INT32, UINT8, UINT16 -> Optional.of(Scalar.INT);
            case INT64, UINT32, UINT64 -> Optional.of(Scalar.LONG);
            case FLOAT -> Optional.of(Scalar.FLOAT);
            case DOUBLE -> Optional.of(Scalar.DOUBLE);
            case TEXT -> Optional.of(Scalar.TEXT);
            case BYTES -> Optional.of(Scalar.BYTES);
            case OTHER -> Optional.empty();
        };
    }

    /** Text is written as bytes in UTF-8; bytes need not be text. */
    private static boolean holds(Scalar as, Scalar own) {
        return switch (own) {
            case INT, LONG -> as == Scalar.INT || as == Scalar.LONG;
            case FLOAT, DOUBLE -> as == Scalar.FLOAT || as == Scalar.DOUBLE;
            case TEXT -> as == Scalar.TEXT || as == Scalar.BYTES;
            case BYTES, FLAG -> as == own;
        };
    }

    /** Integers alone are larger than what has room for them; a float is the double that is next to it. */
    private static Object inRange(Object value, SchemaOutline.Scalar edited) {
        int bits = valueBits(edited.content());
        if (bits > 0) {
            long number = ((Number) value).longValue();
            boolean isNegative = number < 0 && isUnsigned(edited.content());
            if (isNegative || number >> bits != number >> (Long.SIZE - 1)) {
                throw new IllegalArgumentException(
                        "%d is beyond %s of the edited schema".formatted(number, edited.word()));
            }
        }
        return value;
    }

    /** The bits of an integer beside its sign, of those that a long has; 0 for other types. */
    private static int valueBits(Content content) {
        return switch (content) {
            case INT8 -> Byte.SIZE - 1;
            case INT16 -> Short.SIZE - 1;
            case INT32 -> Integer.SIZE - 1;
            case UINT8 -> Byte.SIZE;
            case UINT16 -> Short.SIZE;
            case UINT32 -> Integer.SIZE;
            case INT64, UINT64 -> Long.SIZE - 1;
            default -> 0;
        };
    }

    private static boolean isUnsigned(Content content) {
        return switch (content) {
            case UINT8, UINT16, UINT32, UINT64 -> true;
            default -> false;
        };
    }

    private static Object as(Object value, Scalar scalar) {
        return switch (scalar) {
            case INT -> ((Number) value).intValue();
            case LONG -> ((Number) value).longValue();
            case FLOAT -> ((Number) value).floatValue();
            case DOUBLE -> ((Number) value).doubleValue();
            case TEXT -> value instanceof byte[] bytes ? new String(bytes, UTF_8) : value;
            case BYTES -> value instanceof String text ? text.getBytes(UTF_8) : value;
            case FLAG -> value;
        };
    }
}
