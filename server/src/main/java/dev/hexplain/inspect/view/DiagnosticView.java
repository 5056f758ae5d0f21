package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A diagnostic of a descriptor, schema or expression.
 *
 * @param severity {@code error} or {@code warning}
 * @param line from 1
 * @param column from 1
 * @param endColumn behind the last character; null where that is not known
 * @param path in the YAML; empty for an expression alone
 */
public record DiagnosticView(
        String severity, int line, int column, @Nullable Integer endColumn, String path, String message) {}
