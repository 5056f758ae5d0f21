package dev.hexplain.ksy.model;

/**
 * An error or a warning in a descriptor.
 *
 * @param message what was expected, what was found, and, a suggestion if there is one
 */
public record Diagnostic(Severity severity, Location at, String message) {
    /** How bad it is: a warning does not keep the descriptor from being used. */
    public enum Severity {
        ERROR,
        WARNING
    }

    public static Diagnostic error(Location at, String message) {
        return new Diagnostic(Severity.ERROR, at, message);
    }

    public static Diagnostic warning(Location at, String message) {
        return new Diagnostic(Severity.WARNING, at, message);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    @Override
    public String toString() {
        return at + ": " + severity.name().toLowerCase(java.util.Locale.ROOT) + ": " + message;
    }
}
