package dev.hexplain.decode.packed;

/**
 * What came out of compressed bytes.
 *
 * @param bytes as far as they could be unpacked
 * @param mistake why that is not all; empty where it is
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
public record Unpacked(byte[] bytes, String mistake) {
    public boolean isWhole() {
        return mistake.isEmpty();
    }
}
