package dev.hexplain.decode.documents;

import dev.hexplain.tree.Issue;

/** Bytes that a grammar cannot go on with. Thrown inside a decoder only; becomes an issue of the tree. */
public final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Issue issue;
    private final boolean stopped;

    private Malformed(Issue issue, boolean stopped) {
        super(issue.message(), null, false, false);
        this.issue = issue;
        this.stopped = stopped;
    }

    /** Something that cannot stand at an offset. */
    public static Malformed wrong(long offset, long length, String message, String expected, String actual) {
        return new Malformed(Issue.error(offset, length, message, expected, actual), false);
    }

    /**
     * The source ends before the last byte of something.
     *
     * @param offset where it starts, at most the end of the source
     * @param what it is: {@code a text}
     * @param wanted bytes, an unsigned number
     */
    public static Malformed endOfSource(long offset, String what, long wanted, long available) {
        Issue issue = Issue.error(
                offset,
                available,
                "The source ends inside " + what,
                wanted == 1 ? "1 byte" : Long.toUnsignedString(wanted) + " bytes",
                available == 0 ? "end of source" : available + (available == 1 ? " byte" : " bytes"));
        return new Malformed(issue, false);
    }

    /** The source ends where more should follow: {@code 3 more members}. */
    public static Malformed endOfSource(long offset, String what, String expected) {
        Issue issue = Issue.error(offset, 0, "The source ends inside " + what, expected, "end of source");
        return new Malformed(issue, false);
    }

    /** A limit was hit, or decoding was cancelled: nothing that follows is looked at. */
    public static Malformed stopped(long offset, String message, String expected) {
        return stopped(Issue.error(offset, 0, message, expected, ""));
    }

    static Malformed stopped(Issue issue) {
        return new Malformed(issue, true);
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
        return stopped;
    }
}
