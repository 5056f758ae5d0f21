package dev.hexplain.decoders.onenio;

/** What has rows in it: a frame while it is open, a shape afterwards; and what no first byte tells the layout of. */
enum OneNioRule {
    CONTENTS,
    LIST,
    MAP,
    /** An entry whose key and value need no row. */
    ENTRY,
    /** An entry whose value needs a row. */
    ENTRY_OPEN,
    /** An entry whose key needs a row. */
    ENTRY_COMPLEX,
    OBJECT,
    ENUM,
    TIME,
    /** A text of more than 32767 bytes. */
    LONG_STRING,
    TEXT,
    PRIMITIVE_CLASS,
    NAMED_CLASS,
    /** The description of a class. */
    SERIALIZER,
    /** One with fields or constants. */
    COUNTED_SERIALIZER,
    PRIMITIVE_FIELD,
    REFERENCE_FIELD,
    CONSTANT,
    /** A call of a method, and the description of one with the types in it. */
    CALL,
    METHOD,
    PRIMITIVE_TYPE,
    NAMED_TYPE;

    private static final OneNioRule[] ALL = values();

    /**
     * Its place in the shape table, after those before it. A change of their order is a change of the decoder's
     * version.
     */
    int number() {
        return ordinal();
    }

    static OneNioRule of(int number) {
        return ALL[number];
    }
}
