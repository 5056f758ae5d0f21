package dev.hexplain.ksy.eval;

import org.jspecify.annotations.Nullable;

/** What values are as other values. */
public final class Values {
    private Values() {}

    /** An integer, or the integer of an enum's value. */
    public static long integer(@Nullable Object value) {
        return switch (value) {
            case Long number -> number;
            case EnumValue named -> named.value();
            case null -> throw new EvalException(EvalException.Kind.NOT_READ, "expected an integer, found nothing");
            default ->
                throw new EvalException(
                        EvalException.Kind.WRONG_TYPE,
                        "expected an integer, found " + value.getClass().getSimpleName());
        };
    }

    public static boolean truth(@Nullable Object value) {
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw new EvalException(EvalException.Kind.WRONG_TYPE, "expected true or false, found " + value);
    }
}
