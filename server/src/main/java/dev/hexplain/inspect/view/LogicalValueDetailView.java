package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A value with what is around it.
 *
 * @param path of the value; empty for the whole one
 * @param value with its text at greater length
 * @param around the values around it, outermost first
 * @param ranges the bytes it is made of: its own, and those of the descriptors that say what it is
 */
public record LogicalValueDetailView(
        String path, LogicalValueView value, List<LogicalValueView> around, List<Range> ranges) {
    /**
     * Bytes of a source.
     *
     * @param field id of the field that they are
     */
    public record Range(String field, long offset, long length, int source) {}
}
