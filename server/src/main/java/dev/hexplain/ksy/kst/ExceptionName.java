package dev.hexplain.ksy.kst;

/**
 * An exception as specs name it: {@code EndOfStreamError}, {@code ValidationNotEqualError<u1>}.
 *
 * @param type of the attribute that failed, which only targets with typed exceptions (C++) look at; may be empty
 */
public record ExceptionName(String name, String type) {
    /** Reads what {@link #toString} gives. */
    public static ExceptionName of(String text) {
        int open = text.indexOf('<');
        return open > 0 && text.endsWith(">")
                ? new ExceptionName(text.substring(0, open), text.substring(open + 1, text.length() - 1))
                : new ExceptionName(text, "");
    }

    /** Whether another is one of these, of whatever type. */
    boolean covers(ExceptionName other) {
        return name.equals(other.name);
    }

    @Override
    public String toString() {
        return type.isEmpty() ? name : name + "<" + type + ">";
    }
}
