package dev.hexplain.tree;

/**
 * Something to say about an offset.
 *
 * @param offset where, in bytes from the start of the source
 * @param length how many bytes it is about; 0 where it is about a place
 * @param about the grammar's name of the field that it is about, of those that start there; empty for the innermost
 * @param message what is wrong, one sentence
 * @param expected what should have been there; empty where nothing can be named
 * @param actual what was there; empty where nothing can be named
 */
public record Issue(
        Severity severity, long offset, long length, String about, String message, String expected, String actual) {
    public static Issue error(long offset, long length, String message, String expected, String actual) {
        return new Issue(Severity.ERROR, offset, length, "", message, expected, actual);
    }

    public static Issue warning(long offset, long length, String message, String expected, String actual) {
        return new Issue(Severity.WARNING, offset, length, "", message, expected, actual);
    }

    public static Issue note(long offset, long length, String message) {
        return new Issue(Severity.NOTE, offset, length, "", message, "", "");
    }

    /** The same, about the field with a name in the grammar that starts at its offset. */
    public Issue about(String production) {
        return new Issue(severity, offset, length, production, message, expected, actual);
    }
}
