package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The leaves that cover a window of bytes.
 *
 * @param length bytes that the items cover
 * @param next where to go on; null where the window is covered
 */
public record SpansView(long offset, long length, @Nullable Long next, List<Span> items) {

    /**
     * One leaf, or the part of it that is in the window.
     *
     * @param name with its parent's where it is an element; those of all where bit fields share a byte
     * @param severity of the worst issue that starts in it
     */
    public record Span(
            long offset,
            long length,
            String role,
            String field,
            String name,
            @Nullable String value,
            @Nullable String severity) {}
}
