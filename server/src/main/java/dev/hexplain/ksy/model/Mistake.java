package dev.hexplain.ksy.model;

/**
 * Something wrong with a descriptor.
 *
 * @param message what was expected, what was found, and, where there is a guess, what may be meant
 */
public record Mistake(Severity severity, Location at, String message) {
    /** How bad it is: a warning does not keep the descriptor from being used. */
    public enum Severity {
        ERROR,
        WARNING
    }

    public static Mistake error(Location at, String message) {
        return new Mistake(Severity.ERROR, at, message);
    }

    public static Mistake warning(Location at, String message) {
        return new Mistake(Severity.WARNING, at, message);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    @Override
    public String toString() {
        return at + ": " + severity.name().toLowerCase(java.util.Locale.ROOT) + ": " + message;
    }
}
