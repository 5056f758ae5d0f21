package dev.hexplain.ingest;

import org.jspecify.annotations.Nullable;

/** A line of a text or a part of one, without its line break. */
public final class TextPiece {
    /**
     * The original text, where {@link #text} is a plain version of it, and the place in it of each character; else
     * null.
     */
    private final @Nullable TextPiece written;

    private final int[] places;

    private final long line;
    private final long column;
    private final String text;
    private final boolean endsLine;
    private final long start;
    /** Bytes of every character; 0 for UTF-8, where they differ. */
    private final int unit;

    /** Where the last question about offsets ended: most are asked from left to right. */
    private int askedIndex;

    private long askedOffset;

    TextPiece(long line, long column, String text, boolean endsLine, long start, int unit) {
        this(line, column, text, endsLine, start, unit, null, new int[0]);
    }

    private TextPiece(
            long line,
            long column,
            String text,
            boolean endsLine,
            long start,
            int unit,
            @Nullable TextPiece written,
            int[] places) {
        this.written = written;
        this.places = places;
        this.line = line;
        this.column = column;
        this.text = text;
        this.endsLine = endsLine;
        this.start = start;
        this.unit = unit;
        this.askedOffset = start;
    }

    /** The same without colours, and with plain blanks and quotes; every character still knows its byte. */
    public TextPiece plain() {
        return Typography.undo(this);
    }

    /** @param places where in this piece each character of {@code read} is, and where the piece ends */
    TextPiece as(String read, int[] places) {
        return new TextPiece(line, column, read, endsLine, start, unit, this, places);
    }

    /** Number of the line, from 1. */
    public long line() {
        return line;
    }

    /** Of the first character, from 1. */
    public long column() {
        return column;
    }

    public String text() {
        return text;
    }

    /** Whether the line is over with this piece. */
    public boolean endsLine() {
        return endsLine;
    }

    /** The byte of the text that this piece starts at. */
    public long start() {
        return start;
    }

    /** The byte behind the last character. */
    public long end() {
        return offset(text.length());
    }

    /** The byte of the text that a character starts at. */
    public long offset(int index) {
        if (written != null) {
            return written.offset(places[index]);
        }
        if (unit > 0) {
            return start + (long) index * unit;
        }
        if (index < askedIndex) {
            askedIndex = 0;
            askedOffset = start;
        }
        while (askedIndex < index) {
            askedOffset += width(askedIndex++);
        }
        return askedOffset;
    }

    /** The second of two surrogates adds nothing; one alone stands for a malformed byte. */
    private int width(int index) {
        char c = text.charAt(index);
        if (c < 0x80) {
            return 1;
        }
        if (c < 0x800) {
            return 2;
        }
        if (Character.isHighSurrogate(c)) {
            return 4;
        }
        if (Character.isLowSurrogate(c)) {
            return index > 0 && Character.isHighSurrogate(text.charAt(index - 1)) ? 0 : 1;
        }
        return 3;
    }
}
