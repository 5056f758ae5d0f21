package dev.hexplain.batch.rows;

/** What the cells of a column are; any may be null. */
public enum ColumnType {
    /** A {@link String}. */
    TEXT,
    /** A {@link Long}. */
    NUMBER,
    /** A {@link Boolean}. */
    TRUTH,
    /** An {@link java.time.Instant}, to the microsecond. */
    TIME,
    /** A {@link java.util.List} of strings, which are not null. */
    TEXTS
}
