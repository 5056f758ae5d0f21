package dev.hexplain.bytes;

/**
 * A run of bytes.
 *
 * @param offset first byte, from the start of its source
 * @param length number of bytes
 */
public record Range(long offset, long length) {
    public Range {
        if (offset < 0 || length < 0) {
            throw new IllegalArgumentException("A range is not negative: offset " + offset + ", length " + length);
        }
    }

    /** The offset one past the last byte. */
    public long end() {
        return offset + length;
    }

    public boolean contains(long position) {
        return position >= offset && position < end();
    }
}
