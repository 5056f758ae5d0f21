package dev.hexplain.decoders.chroniclewire;

/** What has rows in it: a frame while it is open, a shape afterwards; and rows whose layout no first byte tells. */
enum ChronicleWireRule {
    /** Values, or values with names, to the end of the source. */
    VALUES,
    FIELDS,
    /** Documents of a queue, and one of them. */
    DOCUMENTS,
    DOCUMENT,
    META_DOCUMENT,
    /** Blocks, by what is in them and how many bytes their length takes. */
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
    /** A type and a value, likewise. */
    TYPED,
    OPEN_TYPED,
    /** A text whose length takes more than one byte. */
    LONG_TEXT,
    LONG_LENGTH,
    TEXT,
    DATA,
    /** A decimal number, by how many bytes it takes: one to ten. */
    STOP_FLOAT,
    I64_ARRAY,
    HISTORY,
    PADDING32,
    FILL;

    private static final ChronicleWireRule[] ALL = values();

    /**
     * Its place in the shape table, after those before it. A change of their order is a change of the decoder's
     * version.
     */
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
