package dev.hexplain.inspect.view;

import java.util.List;

/**
 * What messages of one unknown format have in common.
 *
 * @param fields which tile each message
 * @param messages in the order in which they were named
 * @param descriptor the beginning of a descriptor
 * @param complete whether all messages were aligned, and all of their fields were looked for
 * @param notes what was left out, a sentence each
 */
public record LayoutView(
        List<LayoutField> fields,
        List<LayoutMessage> messages,
        String descriptor,
        boolean complete,
        List<String> notes) {
    /**
     * A field that all messages have.
     *
     * @param kind {@code constant}, {@code length}, {@code total}, {@code counter}, …
     * @param words what this is called
     * @param size in bytes; 0 where it has not always as many
     * @param order {@code big}, {@code little}, or empty where it has none
     * @param about what more is known of it
     * @param values what it says, in brief
     */
    public record LayoutField(
            String name, String kind, String words, long size, String order, String about, String values) {}

    /**
     * A message.
     *
     * @param bytes the first 256 as hexadecimal digits
     * @param ends where each field ends
     */
    public record LayoutMessage(String name, long length, String bytes, List<Long> ends) {}
}
