package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A signature of a format: magic bytes and their offset.
 *
 * @param whole whether they tell the format only where all bytes read without error
 */
@SuppressWarnings("ArrayRecordComponent") // searched for in sources, never compared with another
public record Signature(long offset, byte[] bytes, boolean whole) {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    public Signature(long offset, byte[] bytes) {
        this(offset, bytes, false);
    }

    /** Whether a source has these bytes at this offset. */
    public boolean isIn(Source source) {
        return offset >= 0
                && source.length() - offset >= bytes.length
                && (bytes.length == 0 || source.u1(offset) == (bytes[0] & 0xFF)) // most differ in the first already
                && Arrays.equals(source.copy(offset, bytes.length), bytes);
    }

    /** The bytes in upper-case digits: {@code ACED0005}. */
    public String hex() {
        return HEX.formatHex(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Signature same
                && same.offset == offset
                && same.whole == whole
                && Arrays.equals(same.bytes, bytes);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(offset) * 31 + Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return hex() + " at " + offset;
    }
}
