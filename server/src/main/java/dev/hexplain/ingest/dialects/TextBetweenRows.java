package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextPiece;

/** Lines between rows of bytes that show the row above as text: as many characters as it has bytes, or spread over it. */
final class TextBetweenRows {
    /** Longer rows have no such line. */
    private static final int LONGEST = 64;

    private final byte[] row = new byte[LONGEST];
    private int length;
    private boolean over;
    private boolean seen;

    void take(int octet) {
        if (over) {
            over = false;
            length = 0;
        }
        if (length < LONGEST) {
            row[length] = (byte) octet;
        }
        length++;
    }

    void endRow() {
        over = true;
    }

    /** A line of digits may be the next row, unless there was a line of text already. */
    boolean skips(TextPiece line) {
        if (!over || length == 0 || length > LONGEST || line.column() > 1 || !line.endsLine()) {
            return false;
        }
        String text = line.text().replace(" ", "");
        boolean shows = text.equals(TextColumn.ASCII.show(row, length).replace(" ", ""));
        boolean digits = text.isEmpty() || text.chars().allMatch(c -> HexGroups.digit((char) c) >= 0);
        seen |= shows && !digits;
        return shows && seen && !text.isEmpty();
    }
}
