package dev.hexplain.tree;

/**
 * What a field is to its format. Decoders decide by it, and never by the texts that users read, so that these may be
 * reworded. Each format has its own: enums, where there are several, and single ones, compared by identity.
 */
public interface ShapeKind {
    /** The kind of fields that nothing is decided by. */
    ShapeKind NONE = of("");

    /** The type to display, unless the shape has another. */
    String label();

    /** A kind that equals only itself. */
    static ShapeKind of(String label) {
        return () -> label;
    }
}
