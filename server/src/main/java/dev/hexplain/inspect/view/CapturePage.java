package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A page of a list of what is in a capture.
 *
 * @param from number of the first item
 * @param total items in the whole list
 * @param complete whether all was known that items are found and shown by
 * @param notes what was not, a sentence each
 */
public record CapturePage<T>(long from, long total, List<T> items, boolean complete, List<String> notes) {
    public CapturePage(Page<T> page, List<String> notes) {
        this(page.from(), page.total(), page.items(), notes.isEmpty(), notes);
    }
}
