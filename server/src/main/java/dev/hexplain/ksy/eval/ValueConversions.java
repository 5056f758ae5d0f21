package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import org.jspecify.annotations.Nullable;

/** What values are as other values. */
public final class ValueConversions {
    /** An array of more is not made into bytes, all of which would be on the heap. */
    private static final int MOST_BYTES = 1 << 28;

    private ValueConversions() {}

    /**
     * An integer, or the integer of an enum's value. What was left out by its {@code if} counts as 0: descriptors in the
     * wild ask for the bits of such fields, and half of the language's targets answer so.
     */
    public static long integer(@Nullable Object value) {
        return switch (value) {
            case Long number -> number;
            case EnumValue named -> named.value();
            case null -> 0;
            default -> throw wrong("an integer", value);
        };
    }

    public static boolean truth(@Nullable Object value) {
        if (value instanceof Boolean truth) {
            return truth;
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

    /** Something else was found than an operation takes; nothing at all counts as not read. */
    static EvalException wrong(String expected, @Nullable Object found) {
        Kind kind = found == null ? Kind.NOT_READ : Kind.WRONG_TYPE;
        return new EvalException(kind, "expected " + expected + ", found " + ValueDescriptions.of(found));
    }
}
