package dev.hexplain.ksy.kst;

/**
 * The name of an exception in specs: {@code EndOfStreamError}, {@code ValidationNotEqualError<u1>}.
 *
 * @param type of the attribute that failed, which only targets with typed exceptions (C++) check; may be empty
 */
public record ExceptionName(String name, String type) {
    /** Parses what {@link #toString} returns. */
    public static ExceptionName of(String text) {
        int open = text.indexOf('<');
        return open > 0 && text.endsWith(">")
                ? new ExceptionName(text.substring(0, open), text.substring(open + 1, text.length() - 1))
                : new ExceptionName(text, "");
    }

    /** Whether another exception has this name; an empty type matches any. */
    boolean covers(ExceptionName other) {
        return name.equals(other.name);
    }

    @Override
    public String toString() {
        return type.isEmpty() ? name : name + "<" + type + ">";
    }
}
