package dev.hexplain.decode;

import dev.hexplain.tree.FieldTree;
import java.io.IOException;

/** What compresses parts of its bytes by itself: the same bytes with these parts as they are before that, and back. */
public interface CompressedParts {
    /** Bytes of each of the two, which are on the heap. */
    int MOST = 1 << 26;

    /**
     * Bytes of the same format in which nothing is compressed.
     *
     * @throws IOException where they are damaged, or more than {@link #MOST}; the message says which
     */
    byte[] unpacked(FieldTree packed) throws IOException;

    /**
     * The bytes that unpack to others, of which the parts that are not changed are compressed as they were.
     *
     * @param packed what was unpacked
     * @param after what {@link #unpacked} returned, with changes
     * @throws IOException where they cannot be
     */
    byte[] packed(FieldTree packed, FieldTree after) throws IOException;
}
