package dev.hexplain.decoders.chroniclewire;

/**
 * The rules of the grammar: frames while open, shapes afterwards; and the rows whose layout does not follow from the
 * first byte.
 */
enum ChronicleWireRule {
    /** Values, or named values, to the end of the source. */
    VALUES,
    FIELDS,
    /** The documents of a queue, and one of them. */
    DOCUMENTS,
    DOCUMENT,
    META_DOCUMENT,
    /** Blocks, by content and by the size of their length. */
    MAP8,
    MAP16,
    MAP32,
    SEQUENCE8,
    SEQUENCE16,
    SEQUENCE32,
    BYTES8,
    BYTES16,
    BYTES32,
    /** A name and a value that needs no row. */
    FIELD,
    /** A name and a value that needs a row. */
    OPEN_FIELD,
    /** The same, with a type in place of the name. */
    TYPED,
    OPEN_TYPED,
    /** A text whose length takes more than one byte. */
    LONG_TEXT,
    LONG_LENGTH,
    TEXT,
    DATA,
    /** A decimal number, by its size in bytes: one to ten. */
    STOP_FLOAT,
    I64_ARRAY,
    HISTORY,
    PADDING32,
    FILL,
    /** The header that says that nothing follows, and what is not written yet. */
    END_OF_DATA,
    NAMED_END_OF_DATA,
    UNWRITTEN,
    /** A document of values without names. */
    VALUES_DOCUMENT;

    private static final ChronicleWireRule[] ALL = values();

    boolean isDocument() {
        return this == DOCUMENT || this == META_DOCUMENT || this == VALUES_DOCUMENT;
    }

    /** Its number in the shape table, after the shapes before it. Reordering needs a new decoder version. */
    int number() {
        return ordinal();
    }

    static ChronicleWireRule of(int number) {
        return ALL[number];
    }

    /** This kind of block with a length of so many bytes. */
    ChronicleWireRule withLength(int bytes) {
        return of(number() + (bytes == 1 ? 0 : bytes == 2 ? 1 : 2));
    }
}
