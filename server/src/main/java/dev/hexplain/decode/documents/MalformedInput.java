package dev.hexplain.decode.documents;

import dev.hexplain.tree.Issue;

/** Malformed bytes that a grammar cannot continue after. Thrown inside a decoder only; becomes an issue of the tree. */
public final class MalformedInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Issue issue;
    private final Consequence consequence;

    /** The consequence for the bytes around. */
    private enum Consequence {
        /** These bytes are wrong. */
        BROKEN,
        /** The bytes before were misread. */
        MISREAD,
        /** The bytes that follow are not read. */
        STOPPED
    }

    private MalformedInput(Issue issue, Consequence consequence) {
        super(issue.message(), null, false, false);
        this.issue = issue;
        this.consequence = consequence;
    }

    /** Bytes that are not allowed at an offset. */
    public static MalformedInput wrong(long offset, long length, String message, String expected, String actual) {
        return new MalformedInput(Issue.error(offset, length, message, expected, actual), Consequence.BROKEN);
    }

    /**
     * Bytes that are not allowed at an offset, which may mean that bytes before were misread: see {@link Certainty}.
     */
    public static MalformedInput misread(long offset, long length, String message, String expected, String actual) {
        return new MalformedInput(Issue.error(offset, length, message, expected, actual), Consequence.MISREAD);
    }

    /**
     * The source ends before the last byte of something.
     *
     * @param offset where it starts, at most the end of the source
     * @param what it is: {@code a text}
     * @param wanted bytes, an unsigned number
     */
    public static MalformedInput endOfSource(long offset, String what, long wanted, long available) {
        Issue issue = Issue.endOfSource(
                offset,
                available,
                what,
                wanted,
                available == 0 ? "end of source" : available + (available == 1 ? " byte" : " bytes"));
        return new MalformedInput(issue, Consequence.BROKEN);
    }

    /** The source ends where more should follow: {@code 3 more members}. */
    public static MalformedInput endOfSource(long offset, String what, String expected) {
        return endOfSource(offset, 0, what, expected);
    }

    /** The source ends after so many bytes of something, before what ends it. */
    public static MalformedInput endOfSource(long offset, long length, String what, String expected) {
        Issue issue = Issue.endOfSource(offset, length, what, expected, "end of source");
        return new MalformedInput(issue, Consequence.BROKEN);
    }

    /** A limit was hit, or decoding was cancelled: nothing after it is read. */
    public static MalformedInput stopped(long offset, String message, String expected) {
        return stopped(Issue.error(offset, 0, message, expected, ""));
    }

    static MalformedInput stopped(Issue issue) {
        return new MalformedInput(issue, Consequence.STOPPED);
    }

    static Issue notUtf8(long offset, int found) {
        return Issue.error(
                offset,
                1,
                "The text is not UTF-8",
                "the lead byte of a character and its continuation",
                "0x%02X".formatted(found));
    }

    public Issue issue() {
        return issue;
    }

    boolean hasStopped() {
        return consequence == Consequence.STOPPED;
    }

    boolean isMisread() {
        return consequence == Consequence.MISREAD;
    }
}
