package dev.hexplain.decode.embedding;

/** A decoder at work in the tree of another. */
public interface Guest extends AutoCloseable {
    /**
     * Decodes what begins at an offset, as rows of the row that is open. Handles and all else that bytes before it defined
     * are forgotten. What is malformed is an issue of the tree.
     *
     * @return the offset behind it: where the host goes on, or the end of the source
     */
    long decode(long offset);

    @Override
    void close();
}
