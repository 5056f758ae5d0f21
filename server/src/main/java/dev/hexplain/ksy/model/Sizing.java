package dev.hexplain.ksy.model;

import org.jspecify.annotations.Nullable;

/**
 * The extent of an attribute: {@code size}, {@code size-eos}, {@code terminator} and related keys.
 *
 * @param size bytes; null where not given
 * @param toEnd {@code size-eos}: up to the end of the stream
 * @param terminator bytes that end it; empty where there are none
 * @param consume whether the terminator is read too
 * @param include whether it is part of the value
 * @param eosError whether a missing terminator is an error
 * @param padRight the byte that fills the rest of the size, or -1
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Sizing(
        @Nullable Expression size,
        boolean toEnd,
        byte[] terminator,
        boolean consume,
        boolean include,
        boolean eosError,
        int padRight) {
    public static final Sizing NONE = new Sizing(null, false, new byte[0], true, false, true, -1);

    /** Whether the attribute is read from a substream of its own. */
    public boolean confines() {
        return size != null || toEnd || terminated();
    }

    public boolean terminated() {
        return terminator.length > 0;
    }

    /**
     * The byte that is stripped from the end before a terminator cuts, or -1. Padding with the terminator's byte is not
     * stripped: the first of these bytes is the terminator.
     */
    public int stripped() {
        return terminator.length == 1 && (terminator[0] & 0xFF) == padRight ? -1 : padRight;
    }
}
