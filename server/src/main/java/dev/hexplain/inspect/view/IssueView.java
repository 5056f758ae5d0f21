package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * An issue of a tree or of a layer around its bytes.
 *
 * @param line of the text, for an issue of a dialect
 * @param field id of the innermost field it is about
 * @param source number of the derived source that its offset counts in, where it is one
 * @param layer the layer it is about, for an issue of a layer
 */
public record IssueView(
        String severity,
        long offset,
        @Nullable Long length,
        @Nullable Long line,
        @Nullable String path,
        @Nullable String field,
        String message,
        @Nullable String expected,
        @Nullable String actual,
        @Nullable Integer source,
        @Nullable String layer) {}
