package dev.hexplain.decode.documents;

/** The rules of a format, run by a {@link Parse} one step at a time, without recursion. */
public interface Grammar {
    /** Opens the root, with its frame, at the current position. */
    void begin();

    /**
     * Continues the container on top until it is closed or another one is opened; closes it at the end of the source.
     */
    void step();

    /**
     * The end of the container on top where it is known before its content is read; {@link Long#MAX_VALUE} otherwise.
     * After an error inside a known extent, decoding goes on behind it.
     */
    default long knownEnd() {
        return Long.MAX_VALUE;
    }

    /**
     * Called when reading breaks off: writes rows up to an offset for the parts of the current construct that were
     * read. The container on top stays open.
     */
    default void brokenOff(Parse parse, long end) {
        parse.out.unparsed(parse.in.pos, end - parse.in.pos);
    }
}
