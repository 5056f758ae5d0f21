package dev.hexplain.tree;

import java.util.Locale;

/** The purpose of bytes: magic, header, type, length, value, padding, checksum, gap, unparsed and so on. */
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

    private final String id = name().toLowerCase(Locale.ROOT);

    /** Its name in the API and in text output. */
    public String id() {
        return id;
    }

    /** Whether bytes of this role count as explained. */
    public boolean covers() {
        return this != GAP && this != UNPARSED;
    }
}
