package dev.hexplain.inspect.differences;

/** The forms in which differences are printed; {@code docs/cli.md} has the shapes. */
public enum DifferenceForm {
    /** A line with a summary, then a line for each. */
    TEXT,
    /** A JSON object on a line for each, then one with the summary. */
    JSON
}
