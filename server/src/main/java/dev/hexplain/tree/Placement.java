package dev.hexplain.tree;

/** The placement of a field's bytes: in the dump's tiling, in a derived source's, or at a position of its own. */
public enum Placement {
    /** Part of the tiling of the dump: its siblings follow each other without gap or overlap. */
    TILED,
    /** Read at a position of its own: it may overlap anything. */
    POSITIONED,
    /** Part of the tiling of bytes that were derived from others. */
    DERIVED;

    /** Its name in the API. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
