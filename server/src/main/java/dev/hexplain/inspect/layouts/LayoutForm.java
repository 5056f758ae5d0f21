package dev.hexplain.inspect.layouts;

/** How what messages have in common is written. */
public enum LayoutForm {
    TEXT,
    JSON,
    /** The beginning of a descriptor. */
    KSY
}
