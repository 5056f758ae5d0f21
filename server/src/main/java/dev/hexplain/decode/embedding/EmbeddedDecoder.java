package dev.hexplain.decode.embedding;

import dev.hexplain.tree.TreeWriter;

/** Decodes bytes embedded in another format, as rows of that format's tree. Closed by the decoder around. */
public abstract class EmbeddedDecoder implements AutoCloseable {
    private final TreeWriter out;
    private final long length;

    protected EmbeddedDecoder(EmbeddingSite site) {
        this.out = site.out();
        this.length = site.bytes().end();
    }

    /**
     * Decodes what begins at an offset, as rows of the row that is open. It keeps no state from the bytes before.
     * Malformed bytes are issues of the tree.
     *
     * @param end the offset where it ends at the latest, which may be behind the source's end
     * @return the offset behind it, where the decoder around goes on
     */
    public final long decode(long offset, long end) {
        boolean before = out.writingEmbedded(true);
        try {
            return read(offset, Math.min(end, length));
        } finally {
            out.writingEmbedded(before);
        }
    }

    /**
     * Implements {@link #decode}; shapes have the numbers of the embedded decoder's own table.
     *
     * @param end inside the source
     */
    protected abstract long read(long offset, long end);

    @Override
    public void close() {}
}
