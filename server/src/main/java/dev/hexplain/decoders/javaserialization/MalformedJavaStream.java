package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Issue;

/** Thrown for bytes that the grammar cannot read. Caught inside the decoder; becomes an issue of the tree. */
final class MalformedJavaStream extends RuntimeException {
    private static final long serialVersionUID = 1;

    enum Kind {
        /** A token, a handle or a length that is invalid here. */
        WRONG,
        /** The source ends too early. */
        END_OF_SOURCE,
        /** Not malformed: an exception replaces the object being written. */
        EXCEPTION,
        /** A limit was hit, or decoding was cancelled. */
        STOPPED
    }

    private final Kind kind;
    private final transient Issue issue;
    private final boolean inside;

    private MalformedJavaStream(Kind kind, Issue issue, boolean inside) {
        super(issue.message(), null, false, false);
        this.kind = kind;
        this.issue = issue;
        this.inside = inside;
    }

    static MalformedJavaStream wrong(long offset, String message, String expected, String actual) {
        return new MalformedJavaStream(Kind.WRONG, Issue.error(offset, 1, message, expected, actual), false);
    }

    /** The source ends before the first byte of a part. */
    static MalformedJavaStream endOfSource(long offset, String expected) {
        Issue issue = Issue.endOfSource(offset, 0, "the stream", expected, "end of source");
        return new MalformedJavaStream(Kind.END_OF_SOURCE, issue, false);
    }

    /**
     * The source ends inside a part.
     *
     * @param inside whether a row for it is written already
     */
    static MalformedJavaStream endOfSource(long offset, String what, long wanted, long available, boolean inside) {
        Issue issue =
                Issue.endOfSource(offset, available, what, wanted, available + (available == 1 ? " byte" : " bytes"));
        return new MalformedJavaStream(Kind.END_OF_SOURCE, issue, inside);
    }

    /** Writing was aborted by an exception, which is at an offset. */
    static MalformedJavaStream exception(long offset) {
        Issue issue = Issue.warning(
                offset, 1, "Writing was broken off by an exception; the object before it is incomplete", "", "");
        return new MalformedJavaStream(Kind.EXCEPTION, issue, false);
    }

    /** A limit was hit, or decoding was cancelled. */
    static MalformedJavaStream stopped(Issue issue) {
        return new MalformedJavaStream(Kind.STOPPED, issue, false);
    }

    Kind kind() {
        return kind;
    }

    Issue issue() {
        return issue;
    }

    /** Whether the part that broke off has a row already, in its expected place. */
    boolean inside() {
        return inside;
    }
}
