package dev.hexplain.decoders.fstminbin;

/** The rules of the grammar: frames while open, shapes afterwards. */
enum MinBinRule {
    STREAM,
    OBJECT,
    /** A field's name and value; resolved, because the name is in the bytes. */
    MEMBER,
    /** A sequence with its count. */
    ARRAY,
    /** A sequence up to an end mark: a collection or map with its size, or elements without one. */
    LIST,
    SIZED_LIST,
    MAP,
    /** Values that together are one object, as its class writes itself. */
    TYPED,
    ELEMENTS,
    ENTRIES,
    ENTRY,
    /** An array of numbers, each as its digits, without a tag. */
    DIGITS,
    END;

    private static final MinBinRule[] ALL = values();

    /** Its number in the shape table. Reordering needs a new decoder version. */
    int number() {
        return ordinal();
    }

    static MinBinRule of(int number) {
        return ALL[number];
    }
}
