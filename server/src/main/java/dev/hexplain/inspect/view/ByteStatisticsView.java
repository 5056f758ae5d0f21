package dev.hexplain.inspect.view;

import java.util.List;

/**
 * What bytes are as a whole.
 *
 * @param entropy in bits a byte, 0 to 8
 * @param counts how often each of the 256 bytes occurs
 */
public record ByteStatisticsView(
        long offset, long length, double entropy, List<Long> counts, List<ChecksumView> checksums) {
    /**
     * @param name such as {@code CRC-32C}
     * @param value in hexadecimal, the most significant byte first
     */
    public record ChecksumView(String name, String value) {}
}
