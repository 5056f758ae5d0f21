package dev.hexplain.decode.documents;

/** What a format adds to a {@link Parse}: the rules, run one step at a time, never calling themselves. */
public interface Grammar {
    /** Opens the root, with its frame, at the current position. */
    void begin();

    /** Goes on with the container on top, until it is closed or another is open; at the source's end, closes it. */
    void step();

    /**
     * Where the container on top ends, whatever is in it; {@link Long#MAX_VALUE} where that shows only when it is read.
     * What is wrong inside bytes of a known extent leaves what follows them readable.
     */
    default long knownEnd() {
        return Long.MAX_VALUE;
    }

    /**
     * Reading broke off: writes the rows up to an offset, with as much as is known of what was being read. The container
     * on top stays open.
     */
    default void brokenOff(Parse parse, long end) {
        parse.out.unparsed(parse.in.pos, end - parse.in.pos);
    }
}
