package dev.hexplain.decoders.river;

/** The kinds of rows whose shapes depend on the data. */
enum RiverKind {
    /** One byte that is the whole value: null, true, an empty list, a class. */
    TOKEN,
    /** A back reference to an object. */
    REFERENCE,
    /** A back reference to a class. */
    CLASS_REFERENCE,
    /** An object of a wrapper class. */
    WRAPPER,
    STRING,
    /** An object of a class that is described, as far as what its classes wrote. */
    OBJECT,
    /** What one class of an object's hierarchy wrote. */
    CLASS_DATA,
    /** An array of objects. */
    ARRAY,
    /** An array of primitive values. */
    PRIMITIVES,
    /** A collection by its size, its type and its elements. */
    COLLECTION,
    /** A value around others: an unmodifiable view, a list of one element. */
    WRAPPING,
    ENTRY,
    /** An object that a table of the application knows by a number. */
    PREDEFINED;

    private static final RiverKind[] ALL = values();

    /** Its number in a shape reference. Reordering needs a new decoder version. */
    int number() {
        return ordinal();
    }

    static RiverKind of(int number) {
        return ALL[number];
    }
}
