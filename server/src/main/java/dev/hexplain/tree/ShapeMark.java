package dev.hexplain.tree;

/** Marks of shapes that concern handles, class descriptors, lists and sizes: defines a handle, refers to one, ends a list. */
public enum ShapeMark {
    /** Defines the next handle. */
    DEFINES_HANDLE,
    /** Holds a handle: as its own integer, or as that of its last slot. */
    REFERS_TO_HANDLE,
    /** Describes a class; it defines a handle too. */
    CLASS_DESCRIPTOR,
    /** An object whose class descriptor is its child {@code classDesc}. */
    INSTANCE,
    /** Ends a list of numbered rows: keeps its own name. */
    END,
    /** Ends the scanned fields of a computed field. */
    LAST,
    /** A token of the grammar that says nothing beyond what the field around it says. */
    SYNTAX,
    /** Bytes of known purpose, of which only the program that wrote them knows the meaning. */
    OPAQUE,
    /** A map whose entries are containers too, of a {@code key} and a {@code value}. */
    ENTRIES,
    /** A map whose keys are no texts: they are values as well. */
    VALUES_AS_KEYS,
    /** A list of words of 64 bits: the set of the numbers of the bits that are set. */
    BIT_SET,
    /** Its size was found in the bytes, and is of this field only: type and layout do not say it. */
    MEASURED,
    /** Its bytes say where it ends. */
    SELF_SIZED;

    /** The name of the child that gives an {@link #INSTANCE} its class. */
    public static final String CLASS_OF_INSTANCE = "classDesc";
}
