package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A diagnostic of a descriptor, schema or expression.
 *
 * @param severity {@code error} or {@code warning}
 * @param line from 1
 * @param column from 1
 * @param endColumn behind the last character; null where that is not known
 * @param path in the YAML or in values; the member of the request where a search or an expression is refused
 */
public record DiagnosticView(
        String severity, int line, int column, @Nullable Integer endColumn, String path, String message) {
    /** An error of a member of the request as a whole. */
    public static DiagnosticView ofMember(String member, String message) {
        return new DiagnosticView("error", 0, 0, null, member, message);
    }
}
