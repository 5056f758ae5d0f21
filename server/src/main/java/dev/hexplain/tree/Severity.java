package dev.hexplain.tree;

/** The severity of an issue. */
public enum Severity {
    /** Something a reader should know; nothing is wrong. */
    NOTE,
    /** The bytes break a rule, and could be read all the same. */
    WARNING,
    /** Bytes could not be read as the format says. */
    ERROR;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
