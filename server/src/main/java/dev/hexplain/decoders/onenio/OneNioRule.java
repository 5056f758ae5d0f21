package dev.hexplain.decoders.onenio;

/**
 * The rules of the grammar: frames while open, shapes afterwards; and the rows whose layout does not follow from the
 * first byte.
 */
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
    /** A class description with fields or constants. */
    COUNTED_SERIALIZER,
    PRIMITIVE_FIELD,
    REFERENCE_FIELD,
    CONSTANT,
    /** A call of a method, and the description of a method with its types. */
    CALL,
    METHOD,
    PRIMITIVE_TYPE,
    NAMED_TYPE;

    private static final OneNioRule[] ALL = values();

    /** Its number in the shape table, after the shapes before it. Reordering needs a new decoder version. */
    int number() {
        return ordinal();
    }

    static OneNioRule of(int number) {
        return ALL[number];
    }
}
