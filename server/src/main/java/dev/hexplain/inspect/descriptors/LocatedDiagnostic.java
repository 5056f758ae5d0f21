package dev.hexplain.inspect.descriptors;

import dev.hexplain.ksy.model.Diagnostic;

/**
 * A diagnostic of a descriptor, with the line it is in.
 *
 * @param line from 1
 * @param column from 1
 * @param path in the YAML
 * @param source the line; empty where it cannot be had
 */
public record LocatedDiagnostic(
        String file, int line, int column, boolean isError, String path, String message, String source) {
    private static final int MAX_SOURCE = 200;

    static LocatedDiagnostic of(Diagnostic diagnostic, String source) {
        return new LocatedDiagnostic(
                diagnostic.at().file(),
                diagnostic.at().line(),
                diagnostic.at().column(),
                diagnostic.isError(),
                diagnostic.at().path(),
                diagnostic.message(),
                source);
    }

    /** As compilers print it: place, severity and message; then the line, and a caret under its column. */
    public String text() {
        String first = file + ":" + line + ":" + column + ": " + (isError ? "error" : "warning") + ": " + path + ": "
                + message;
        if (source.isBlank() || column > MAX_SOURCE) {
            return printable(first);
        }
        String shown = source.length() > MAX_SOURCE ? source.substring(0, MAX_SOURCE) + "…" : source;
        return printable(first) + "\n" + printable(shown) + "\n" + indent() + "^";
    }

    /** As wide as what is before the column, tabs as tabs. */
    private String indent() {
        StringBuilder indent = new StringBuilder();
        for (int i = 0; i < column - 1; i++) {
            indent.append(i < source.length() && source.charAt(i) == '\t' ? '\t' : ' ');
        }
        return indent.toString();
    }

    /** Escapes control characters, so that a descriptor cannot control the terminal. */
    private static String printable(String text) {
        return text.codePoints()
                .map(c -> c != '\t' && Character.isISOControl(c) ? 0xfffd : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
