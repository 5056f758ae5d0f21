package dev.hexplain.decode.embedding;

import dev.hexplain.tree.TreeWriter;

/** A decoder at work in the tree of another. Its host closes it. */
public abstract class EmbeddedDecoder implements AutoCloseable {
    private final TreeWriter out;
    private final long length;

    protected EmbeddedDecoder(EmbeddingSite site) {
        this.out = site.out();
        this.length = site.bytes().end();
    }

    /**
     * Decodes what begins at an offset, as rows of the row that is open. What bytes before it defined is forgotten. What
     * is malformed is an issue of the tree.
     *
     * @param end the offset where it ends at the latest, which may be behind the source's end
     * @return the offset behind it, where the host goes on
     */
    public final long decode(long offset, long end) {
        boolean before = out.embeddedDecoder(true);
        try {
            return read(offset, Math.min(end, length));
        } finally {
            out.embeddedDecoder(before);
        }
    }

    /**
     * Does what {@link #decode} says; shapes have the numbers of the embedded decoder's own table.
     *
     * @param end inside the source
     */
    protected abstract long read(long offset, long end);

    @Override
    public void close() {}
}
