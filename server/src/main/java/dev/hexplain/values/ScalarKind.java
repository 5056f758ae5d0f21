package dev.hexplain.values;

/** What the text of a scalar is. */
public enum ScalarKind {
    NULL,
    BOOLEAN,
    /** Digits, perhaps with a sign. */
    INTEGER,
    /** A number as {@link java.math.BigDecimal} writes it. */
    DECIMAL,
    /** A number as {@link Double} writes it: {@code NaN} and {@code Infinity} are among them. */
    FLOAT,
    TEXT,
    /** A time, a date or a duration in ISO 8601. */
    TIME,
    /** A constant of an enumeration, a class, a symbol. */
    NAME,
    /** Bytes, in hexadecimal digits. */
    BYTES;

    /** Whether its text is a number of JSON. */
    public boolean isNumber() {
        return this == INTEGER || this == DECIMAL || this == FLOAT;
    }

    /** Whether its text is in quotes where values are printed. */
    public boolean isQuoted() {
        return this == TEXT;
    }
}
