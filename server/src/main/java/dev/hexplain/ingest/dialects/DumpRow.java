package dev.hexplain.ingest.dialects;

import org.jspecify.annotations.Nullable;

/** One parsed line of a dump with offsets. Columns count characters of the line from 1. */
sealed interface DumpRow {

    /** Nothing. */
    record Blank() implements DumpRow {}

    /** A prompt with a command, behind which another dump may begin. */
    record Command() implements DumpRow {}

    /** {@code *}: the row above goes on up to the next offset. */
    record Repeat() implements DumpRow {}

    /** The closing line: how many bytes there were, plus the first offset. */
    record End(long offset) implements DumpRow {}

    /** The row above once more, in another notation, as {@code od -t x1c} prints it. */
    record Again() implements DumpRow {}

    /** Words before a dump, such as the summary of a packet. */
    record Title(String text) implements DumpRow {}

    /** Words around a dump. */
    record Aside(String text) implements DumpRow {}

    /** A line that is none of these. */
    record Unreadable(ColumnIssue issue) implements DumpRow {}

    /**
     * Bytes.
     *
     * @param offset the line's own claim about where they are
     * @param cells the bytes and what was wrong with their digits
     * @param text the text column with any blanks around it, or null where the line has none
     * @param textAt column of {@code text}
     */
    record Octets(long offset, RowCells cells, @Nullable String text, int textAt) implements DumpRow {}

    /** Something wrong within a line. */
    record ColumnIssue(
            int column,
            String message,
            @Nullable String expected,
            @Nullable String actual) {
        ColumnIssue shifted(int by) {
            return new ColumnIssue(column + by, message, expected, actual);
        }
    }

    /** The same in a line that has so many characters more in front. */
    default DumpRow shifted(int by) {
        return switch (this) {
            case Octets(long offset, RowCells cells, String text, int textAt) ->
                new Octets(offset, cells.shifted(by), text, textAt + by);
            case Unreadable(ColumnIssue issue) -> new Unreadable(issue.shifted(by));
            case Blank _, Command _, Repeat _, End _, Again _, Title _, Aside _ -> this;
        };
    }

    static DumpRow unreadable(int column, String expected, String line) {
        String actual = line.substring(Math.min(column - 1, line.length())).strip();
        return new Unreadable(new ColumnIssue(column, "The line does not parse", expected, actual));
    }
}
