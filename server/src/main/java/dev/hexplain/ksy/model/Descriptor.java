package dev.hexplain.ksy.model;

import java.util.List;

/**
 * A parsed descriptor ({@code .ksy}).
 *
 * @param file its name in messages
 * @param hexplain the {@code -hexplain-} keys at the top
 */
public record Descriptor(String file, Meta meta, TypeSpec top, HexplainKeys hexplain) {
    /**
     * Keys that begin with {@code -hexplain-}.
     *
     * @param decoder {@code -hexplain-decoder}: the id of a native decoder; empty for none
     * @param nativeEndian {@code -hexplain-native-endian}
     * @param ports {@code -hexplain-ports}: default ports of the protocol
     * @param samples {@code -hexplain-samples}: folders or files below {@code samples/}
     */
    public record HexplainKeys(
            List<Signature> signatures,
            List<Integer> ports,
            String decoder,
            boolean nativeEndian,
            List<String> samples) {}

    /**
     * Bytes that identify the format ({@code -hexplain-signature}).
     *
     * @param whole whether they do so only where all bytes read without error
     */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    public record Signature(long offset, byte[] bytes, boolean whole) {}
}
