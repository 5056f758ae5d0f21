package dev.hexplain.decoders.fstminbin;

/** What has rows in it: a rule of the grammar, which is a frame while it is open and a shape afterwards. */
enum MinBinRule {
    STREAM,
    OBJECT,
    /** A name and its value; resolved, as the name is in the bytes. */
    MEMBER,
    /** A sequence that says how many elements it has. */
    ARRAY,
    /** A sequence up to an end mark: a collection or map with its size, or elements without. */
    LIST,
    SIZED_LIST,
    MAP,
    /** Values that together are one, as a class writes itself. */
    TYPED,
    ELEMENTS,
    ENTRIES,
    ENTRY,
    /** Numbers in digits, without a tag each. */
    DIGITS,
    END;

    private static final MinBinRule[] ALL = values();

    /** Its place in the shape table: a change of their order is a change of the decoder's version. */
    int number() {
        return ordinal();
    }

    static MinBinRule of(int number) {
        return ALL[number];
    }
}
