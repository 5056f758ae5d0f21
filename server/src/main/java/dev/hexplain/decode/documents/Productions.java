package dev.hexplain.decode.documents;

/**
 * The grammar names of items that all document formats share, so that readers treat them alike. A row whose shape has
 * none of these names is a part of an item.
 */
public final class Productions {
    /** A container of members that have names. */
    public static final String MAP = "map";
    /** A container of elements in order. */
    public static final String ARRAY = "array";
    /** A value; its type tells the details. */
    public static final String SCALAR = "scalar";

    /** The displayed type of a scalar that is a value after the name of its type ({@link JavaTypeNames}). */
    public static final String TYPED = "typed value";

    private Productions() {}
}
