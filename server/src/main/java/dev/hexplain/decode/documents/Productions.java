package dev.hexplain.decode.documents;

/**
 * What the items of all documents are, as the grammar name of their shapes, so that they can be read alike. A row whose
 * shape has none of these is no item, but a part of one.
 */
public final class Productions {
    /** A container of members that have names. */
    public static final String MAP = "map";
    /** A container of elements in order. */
    public static final String ARRAY = "array";
    /** A value; what it is in detail the type says. */
    public static final String SCALAR = "scalar";

    /** The type, for people, of a scalar that is a value behind the name of its type ({@link JavaTypeNames}). */
    public static final String TYPED = "typed value";

    private Productions() {}
}
