package dev.hexplain.decode;

/**
 * The limit on the size of a tree's index: rows, handles, substreams, issues and derived bytes.
 *
 * @param free bytes for any source, however small
 * @param perByte additional bytes for each byte of the source
 */
public record IndexBound(long free, int perByte) {
    public static final IndexBound DEFAULT = new IndexBound(64L << 20, 64);

    /** Bytes for the index of a source of a length. */
    public long of(long sourceLength) {
        return perByte > 0 && sourceLength > (Long.MAX_VALUE - free) / perByte
                ? Long.MAX_VALUE
                : free + perByte * sourceLength;
    }
}
