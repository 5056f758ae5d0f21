package dev.hexplain.search;

import java.util.Locale;

/** As what a text is read that says what to look for. */
public enum SearchKind {
    /** As all that it may be: a text, and where it looks like one, bytes, a number, a time or a regular expression. */
    AUTO,
    /** Characters, in UTF-8, UTF-16 of both byte orders, and Latin-1. */
    TEXT,
    /** Bytes in hexadecimal: {@code ac ed ?? 0?}. */
    HEX,
    /** A number or a range of numbers, in every type of both byte orders: {@code 42}, {@code int 100..200}, {@code 3.14~0.01}. */
    NUMBER,
    /** A date or a time: {@code 2024-05-01}, {@code 2024-05-01T10:30Z}. */
    TIME,
    /** A regular expression of RE2 over bytes: {@code id=\d+}, {@code \xAC\xED}. */
    REGEX,
    /** Runs of printable characters, of at least so many: {@code 8}. */
    STRINGS,
    /** The name of a field, or the end of its path: {@code price}, {@code orders[3].price}. */
    NAME,
    /** The class or the type of a value, or a part of its name: {@code Order}. */
    TYPE,
    /** A condition for values, or a selection of them: {@code price > 100}, {@code orders[*].sku}. */
    VALUE;

    /** As requests and command lines have it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is bytes that are found, and not fields or values. */
    public boolean isOfBytes() {
        return switch (this) {
            case AUTO, TEXT, HEX, NUMBER, TIME, REGEX, STRINGS -> true;
            case NAME, TYPE, VALUE -> false;
        };
    }
}
