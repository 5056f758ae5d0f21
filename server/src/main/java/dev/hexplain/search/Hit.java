package dev.hexplain.search;

/**
 * Bytes that were found.
 *
 * @param source number of the source that the offset counts in; 0 is the dump's, the others are derived
 * @param offset of the first byte
 * @param length in bytes
 * @param is what the bytes are, in words: {@code UTF-8}, {@code int, big-endian}
 */
public record Hit(int source, long offset, long length, String is) {
    public long end() {
        return offset + length;
    }
}
