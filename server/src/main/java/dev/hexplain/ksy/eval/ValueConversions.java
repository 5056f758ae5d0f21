package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import org.jspecify.annotations.Nullable;

/** Converts values to other types. */
public final class ValueConversions {
    /** Maximum size of an array converted to bytes, which are on the heap. */
    private static final int MOST_BYTES = 1 << 28;

    private ValueConversions() {}

    /**
     * An integer, or the integer of an enum's value. A field absent by its {@code if} counts as 0: published
     * descriptors use the bits of such fields, and half of the official targets return 0.
     */
    public static long integer(@Nullable Object value) {
        return switch (value) {
            case Long number -> number;
            case EnumValue named -> named.value();
            case null -> 0;
            default -> throw wrong("an integer", value);
        };
    }

    public static boolean isTrue(@Nullable Object value) {
        if (value instanceof Boolean isTrue) {
            return isTrue;
        }
        throw wrong("true or false", value);
    }

    /** A text. */
    public static String text(@Nullable Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw wrong("a text", value);
    }

    /** Bytes; those of an array of integers by their low eight bits. */
    public static byte[] bytes(@Nullable Object value) {
        return switch (value) {
            case byte[] bytes -> bytes;
            case java.util.List<?> list -> {
                if (list.size() > MOST_BYTES) {
                    throw new EvalException(
                            Kind.LIMIT,
                            "expected at most " + MOST_BYTES + " elements to make bytes of, found " + list.size());
                }
                byte[] bytes = new byte[list.size()];
                int at = 0;
                for (Object element : list) {
                    bytes[at++] = (byte) integer(element);
                }
                yield bytes;
            }
            case null, default -> throw wrong("bytes", value);
        };
    }

    /** An object of a user type. */
    public static StructValue struct(@Nullable Object value) {
        if (value instanceof StructValue struct) {
            return struct;
        }
        throw wrong("an object", value);
    }

    /** The exception for an operand of the wrong type; null counts as not read. */
    static EvalException wrong(String expected, @Nullable Object found) {
        Kind kind = found == null ? Kind.NOT_READ : Kind.WRONG_TYPE;
        return new EvalException(kind, "expected " + expected + ", found " + ValueDescriptions.of(found));
    }
}
