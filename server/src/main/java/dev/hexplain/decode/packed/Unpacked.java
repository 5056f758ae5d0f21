package dev.hexplain.decode.packed;

/**
 * The result of decompression.
 *
 * @param bytes the decompressed bytes, up to the first error
 * @param error the error; empty where all was decompressed
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Unpacked(byte[] bytes, String error) {
    public boolean isWhole() {
        return error.isEmpty();
    }
}
