package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A filter (JEP 290) that accepts a stream and rejects all other classes.
 *
 * @param by {@code class} or {@code package}: what its parts name
 * @param sizes {@code limited} or {@code unlimited}: whether it has limits of depth, references, bytes and arrays
 * @param forms ways to set it, the pattern alone first
 * @param note what the stream alone does not tell
 * @param complete whether all of the stream was read: where not, notes say what was not
 * @param notes where reading ended, and why, a sentence each
 */
public record FilterView(
        String by, String sizes, List<FilterFormView> forms, String note, boolean complete, List<String> notes) {
    /** The same of a stream of which this was not read. */
    public FilterView without(List<String> unread) {
        return new FilterView(by, sizes, forms, note, unread.isEmpty(), unread);
    }

    /**
     * A way to set it.
     *
     * @param target {@code pattern}, {@code property}, {@code java}, {@code spring}, {@code tomcat}, {@code jenkins} or
     *     {@code redisson}
     * @param text to copy
     * @param note what is to be known of it; empty where there is nothing
     */
    public record FilterFormView(String target, String text, String note) {}
}
