package dev.hexplain.decoders.jrmp;

import dev.hexplain.tree.TreeWriter;

/** Reads identifiers of remote objects (ObjID), which take 22 bytes. */
final class JrmpObjectIds {
    /** Fields in a unique identifier. */
    static final int UID_FIELDS = 3;

    private JrmpObjectIds() {}

    /** Writes the row of one at an offset; returns the offset after it. */
    static long write(TreeWriter out, long at) {
        out.leaf(JrmpMessageShapes.OBJECT_IDENTIFIER, at, JrmpTerminals.OBJECT_ID_BYTES);
        out.computed(2 + UID_FIELDS);
        return at + JrmpTerminals.OBJECT_ID_BYTES;
    }
}
