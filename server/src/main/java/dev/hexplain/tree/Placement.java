package dev.hexplain.tree;

/** Whether a field is part of a tiling, and of which: the dump's, a derived source's, or none. */
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
