package dev.hexplain.inspect.trees;

/** The forms in which answers to a query are printed; {@code docs/cli.md} has the shapes. */
public enum QueryForm {
    /** A line for each: type, path, value. */
    LINES,
    /** JSON for each, on a line. */
    VALUES
}
