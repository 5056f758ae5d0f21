package dev.hexplain.tree;

/** Why bytes exist. */
public enum Role {
    MAGIC,
    HEADER,
    TYPE,
    NAME,
    LENGTH,
    REFERENCE,
    VALUE,
    PADDING,
    CHECKSUM,
    /** Bytes between fields that belong to no format. */
    GAP,
    /** Bytes that should have been understood and were not. */
    UNPARSED;

    /** Its spelling in the API and in text output. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** Whether bytes of this role count as explained. */
    public boolean covers() {
        return this != GAP && this != UNPARSED;
    }
}
