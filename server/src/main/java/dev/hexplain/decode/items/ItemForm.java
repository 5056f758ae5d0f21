package dev.hexplain.decode.items;

/** What follows the first byte of an item. */
public enum ItemForm {
    /** Nothing, since no item begins with it. */
    NONE,
    /** Nothing, since it ends a container. */
    END,
    /** Nothing: it is the value as well. */
    IMMEDIATE,
    /** A number of fixed size. */
    NUMBER,
    /** UTF-8 text, behind its length unless the first byte says that. */
    TEXT,
    /** Bytes, behind their length unless the first byte says that. */
    BINARY,
    /** Elements, behind their count unless the first byte says that. */
    ARRAY,
    /** Keys and values, behind their count unless the first byte says that. */
    MAP,
    /** Texts, up to an end. */
    TEXT_CHUNKS,
    /** Bytes in the same way. */
    BINARY_CHUNKS,
    /** A number that stands for an item written before. */
    REFERENCE,
    /** A construct of the format's own, which its grammar reads. */
    OTHER
}
