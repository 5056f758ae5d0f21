package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.Location;

/**
 * The reason why reading broke off.
 *
 * @param typeName the type of the attribute, as named in the language: {@code u1}, {@code str}, {@code bytes}
 * @param offset in the medium it was read from
 * @param attribute the attribute's name
 * @param at the location in the descriptor
 * @param said by an expression or a process that failed, in place of {@code expected} and {@code actual}; empty
 *     otherwise
 */
public record ReadFailure(
        Kind kind,
        String typeName,
        long offset,
        String attribute,
        String expected,
        String actual,
        Location at,
        String said) {
    ReadFailure(
            Kind kind, String typeName, long offset, String attribute, String expected, String actual, Location at) {
        this(kind, typeName, offset, attribute, expected, actual, at, "");
    }

    /** Expected and found, as text. */
    public String inWords() {
        return said.isEmpty() ? "expected " + expected + ", found " + actual : said;
    }

    /** The kind of failure. */
    public enum Kind {
        END_OF_STREAM,
        NO_TERMINATOR,
        NOT_EQUAL,
        LESS_THAN,
        GREATER_THAN,
        NOT_ANY_OF,
        NOT_IN_ENUM,
        NOT_SATISFIED,
        UNDECIDED_ENDIANNESS,
        /** An expression has no value. */
        EXPRESSION,
        CONVERSION,
        UNKNOWN_ENCODING,
        PROCESS,
        POSITION,
        /** An endless repetition, whose elements take no bytes. */
        NO_PROGRESS,
        LIMIT,
        CANCELLED
    }
}
