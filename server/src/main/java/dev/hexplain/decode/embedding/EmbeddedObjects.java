package dev.hexplain.decode.embedding;

import dev.hexplain.tree.TreeWriter;

/**
 * Decodes the objects of one object stream, one at a time, as rows of the format around, which knows how many there are and
 * what they are for. Handles and classes stay valid from one to the next. Closed by the decoder around.
 */
public abstract class EmbeddedObjects implements AutoCloseable {
    /** What {@link #next} returns where an object broke off. */
    public static final long BROKEN = -1;

    private final TreeWriter out;

    protected EmbeddedObjects(EmbeddingSite site) {
        this.out = site.out();
    }

    /**
     * Decodes the object at an offset, as one row of the row that is open. Malformed bytes are issues of the tree.
     *
     * @return the offset behind it; {@link #BROKEN} where it broke off: then {@link #reached} is where its rows end
     */
    public final long next(long offset) {
        boolean before = out.writingEmbedded(true);
        try {
            return read(offset);
        } finally {
            out.writingEmbedded(before);
        }
    }

    /**
     * Goes on after another stream: the handles of this one were defined again, as an epoch.
     *
     * @param first the ordinal of the epoch's first handle
     */
    public abstract void goOn(int first);

    /** Implements {@link #next}; shapes have the numbers of the embedded decoder's own table. */
    protected abstract long read(long offset);

    /** The offset behind what was read last. */
    public abstract long reached();

    @Override
    public abstract void close();
}
