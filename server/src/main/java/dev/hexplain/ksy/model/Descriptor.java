package dev.hexplain.ksy.model;

import java.util.List;

/**
 * One {@code .ksy}, read.
 *
 * @param file its name, for people
 * @param hexplain the project's own keys at the top
 */
public record Descriptor(String file, Meta meta, TypeSpec top, HexplainKeys hexplain) {
    /**
     * Keys that begin with {@code -hexplain-}.
     *
     * @param decoder {@code -hexplain-decoder}: the native decoder that does the work; empty for none
     * @param nativeEndian {@code -hexplain-native-endian}
     * @param ports {@code -hexplain-ports}: where the protocol is spoken by custom
     * @param samples {@code -hexplain-samples}: folders or files below {@code samples/}
     */
    public record HexplainKeys(
            List<Signature> signatures,
            List<Integer> ports,
            String decoder,
            boolean nativeEndian,
            List<String> samples) {}

    /** Bytes that tell the format ({@code -hexplain-signature}). */
    @SuppressWarnings("ArrayRecordComponent") // handed on, never compared
    public record Signature(long offset, byte[] bytes) {}
}
