package dev.hexplain.inspect.view;

import java.util.List;

/**
 * What the bytes of a packet mean, from its link layer on.
 *
 * @param bytes the first of them, in hexadecimal digits
 * @param fields in byte order, those that have parts before these
 * @param more whether there are further fields, or bytes
 */
public record PacketFieldsView(PacketView packet, String bytes, List<Part> fields, boolean more) {
    /**
     * A field.
     *
     * @param depth 0 for the frame of the link layer
     * @param type as it is shown
     * @param offset in the packet
     * @param value in one line
     */
    public record Part(int depth, String name, String type, String role, long offset, long length, String value) {}
}
