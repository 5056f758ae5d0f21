package dev.hexplain.diff;

/**
 * A run of bytes that is another one in the second source; everything between two edits is equal.
 *
 * @param offset in the first source
 * @param length in bytes; 0 where bytes were inserted
 * @param newOffset in the second source
 * @param newLength in bytes; 0 where bytes were deleted
 */
public record ByteEdit(long offset, long length, long newOffset, long newLength) {
    public long end() {
        return offset + length;
    }

    public long newEnd() {
        return newOffset + newLength;
    }
}
