package dev.hexplain.inspect.view;

import java.util.List;

/**
 * What a field is a checksum of.
 *
 * @param complete whether all ranges that begin and end with a field nearby were tried
 * @param tried bytes of all of them
 */
public record ChecksumMatchesView(boolean complete, long tried, List<Match> matches) {
    /**
     * A range whose checksum the field holds.
     *
     * @param endianness {@code big} or {@code little}; empty where the field is the checksum as a text
     * @param from path of the first field in the range
     * @param to path of the last field in the range
     */
    public record Match(String checksum, String endianness, long offset, long length, String from, String to) {}
}
