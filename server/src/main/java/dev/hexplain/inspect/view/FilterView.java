package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A filter (JEP 290) that accepts a stream and rejects all other classes.
 *
 * @param by {@code class} or {@code package}: what its parts name
 * @param sizes {@code limited} or {@code unlimited}: whether it has limits of depth, references, bytes and arrays
 * @param forms ways to set it, the pattern alone first
 * @param note what the stream alone does not tell
 */
public record FilterView(String by, String sizes, List<FilterFormView> forms, String note) {
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
