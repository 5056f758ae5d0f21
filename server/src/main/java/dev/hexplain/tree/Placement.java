package dev.hexplain.tree;

/** How a field's bytes lie in their source. */
public enum Placement {
    /** Part of the tiling of the dump: its siblings follow each other without gap or overlap. */
    TILED,
    /** Read at a position of its own: it may overlap anything. */
    POSITIONED,
    /** Part of the tiling of bytes that were derived from others. */
    DERIVED;

    /** Its spelling in the API. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
