package dev.hexplain.tree;

/**
 * Something wrong or notable in the input, at an offset.
 *
 * @param source number of the source that the offset counts in; 0 is the dump
 * @param row the row that it is about; -1 for the field at the offset
 * @param offset bytes from the start of the source
 * @param length number of bytes it is about; 0 for a position
 * @param about the grammar's name of the field that it is about, of those that start there; empty for the innermost
 * @param message what is wrong, one sentence
 * @param expected what should have been there; empty where nothing can be named
 * @param actual what was there; empty where nothing can be named
 * @param wanted where the source ends too early, so that more bytes may bring what is missing: how many bytes what is cut
 *     has from the offset on, and 0 where that is not known; {@link #WHOLE} for all else, or what {@link #leavingPacked} says
 * @param open the row that was open, where reading broke off: the rest of it was not read; -1 where reading went on
 */
public record Issue(
        Severity severity,
        int source,
        int row,
        long offset,
        long length,
        String about,
        String message,
        String expected,
        String actual,
        long wanted,
        int open) {
    /** {@link #wanted} of an issue that is not about the end of the source. */
    public static final long WHOLE = -1;

    private static final long PACKED = -2;

    private static final int NO_ROW = -1;

    /** Control characters are escaped, since the texts may come from the input. */
    public Issue {
        message = Quoted.visible(message);
        expected = Quoted.visible(expected);
        actual = Quoted.visible(actual);
    }

    public static Issue error(long offset, long length, String message, String expected, String actual) {
        return new Issue(Severity.ERROR, 0, NO_ROW, offset, length, "", message, expected, actual, WHOLE, NO_ROW);
    }

    /** The source ends before the last byte of something. */
    public static Issue endOfSource(long offset, long length, String what, String expected, String actual) {
        return endOfSource(offset, length, what, 0, expected, actual);
    }

    /**
     * The same where it is known how many bytes that has.
     *
     * @param wanted bytes from the offset on, an unsigned number
     */
    public static Issue endOfSource(long offset, long length, String what, long wanted, String actual) {
        String expected = wanted == 1 ? "1 byte" : Long.toUnsignedString(wanted) + " bytes";
        return endOfSource(offset, length, what, Math.max(0, wanted), expected, actual);
    }

    private static Issue endOfSource(
            long offset, long length, String what, long wanted, String expected, String actual) {
        String message = "Unexpected end of data in " + what;
        return new Issue(Severity.ERROR, 0, NO_ROW, offset, length, "", message, expected, actual, wanted, NO_ROW);
    }

    /** Whether it says that the source ends too early. */
    public boolean cut() {
        return wanted >= 0;
    }

    /** The same about bytes that stay packed: what is in them is in no source of the tree, or not all of it. */
    public Issue leavingPacked() {
        return new Issue(severity, source, row, offset, length, about, message, expected, actual, PACKED, open);
    }

    /** Whether it says that bytes stay packed. */
    public boolean leavesPacked() {
        return wanted == PACKED;
    }

    public static Issue warning(long offset, long length, String message, String expected, String actual) {
        return new Issue(Severity.WARNING, 0, NO_ROW, offset, length, "", message, expected, actual, WHOLE, NO_ROW);
    }

    public static Issue note(long offset, long length, String message) {
        return new Issue(Severity.NOTE, 0, NO_ROW, offset, length, "", message, "", "", WHOLE, NO_ROW);
    }

    /** The same with another message. */
    public Issue saying(String words) {
        return new Issue(severity, source, row, offset, length, about, words, expected, actual, wanted, open);
    }

    /** The same, about the field with a name in the grammar that starts at its offset. */
    public Issue about(String production) {
        return new Issue(severity, source, row, offset, length, production, message, expected, actual, wanted, open);
    }

    /** The same, about a row, by the number that the writer gave it, and at an offset in the source that it lies in. */
    public Issue of(int rowNumber, int inSource) {
        return new Issue(severity, inSource, rowNumber, offset, length, about, message, expected, actual, wanted, open);
    }

    /** The same, where reading broke off in a row, by the number that the writer gave it. */
    Issue breakingOff(int rowNumber) {
        return new Issue(severity, source, row, offset, length, about, message, expected, actual, wanted, rowNumber);
    }

    /** Whether reading broke off here. */
    public boolean brokeOff() {
        return open != NO_ROW;
    }

    /** The same, with the rows that the numbers finally stand for. */
    Issue settled(int mainRows) {
        Issue issue = row >= NO_ROW ? this : of(SubstreamWriter.settled(row, mainRows), source);
        return open >= NO_ROW ? issue : issue.breakingOff(SubstreamWriter.settled(open, mainRows));
    }
}
