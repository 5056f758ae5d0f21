package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value with what is around it.
 *
 * @param path of the value; empty for the whole one
 * @param value with its text at greater length
 * @param around the values around it, outermost first
 * @param ranges the bytes it is made of: its own, those of the descriptors that say what it is, those that it refers to
 * @param raw of a scalar, the fields that it is read from, where these say something else
 */
public record LogicalValueDetailView(
        String path, LogicalValueView value, List<LogicalValueView> around, List<Range> ranges, List<FieldView> raw) {
    /**
     * Bytes of a source.
     *
     * @param field id of the field that they are
     * @param is what they are to the value: own, descriptor or referred
     * @param name of a descriptor, its class; of what is referred to, the path of that value
     */
    public record Range(String field, String is, @Nullable String name, long offset, long length, int source) {}
}
