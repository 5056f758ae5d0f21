package dev.hexplain.inspect.edits;

/** What becomes of a value that is written once and referred to from other places. */
public enum SharedChange {
    /** Nothing: who edits has to say it. */
    REFUSE,
    /** It changes wherever it is referred to. */
    ALL,
    /** A copy of it is written at the one place. */
    HERE
}
