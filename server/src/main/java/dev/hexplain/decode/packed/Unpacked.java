package dev.hexplain.decode.packed;

/**
 * The result of decompression.
 *
 * @param bytes the decompressed bytes, up to the first error
 * @param mistake the error; empty where all was decompressed
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Unpacked(byte[] bytes, String mistake) {
    public boolean isWhole() {
        return mistake.isEmpty();
    }
}
