package dev.hexplain.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads a text line by line with bounded memory: a line longer than {@value #PIECE} characters comes in pieces. Lines
 * end with LF, CR LF or CR. Malformed input reads as characters that no dialect accepts. The byte offset of every
 * character is known.
 */
public final class TextInput {

    /** Longest piece, in characters (one more where a pair of surrogates would be torn). */
    public static final int PIECE = 1 << 16;

    private final Reader reader;
    private final int unit;
    private final char[] buffer = new char[1 << 13];
    private int next;
    private int limit;
    private long line = 1;
    private long column = 1;
    private long offset;
    private boolean afterCarriageReturn;

    private TextInput(Reader reader, int unit, long offset) {
        this.reader = reader;
        this.unit = unit;
        this.offset = offset;
    }

    /** Reads {@code text}; offsets are those it has in UTF-8. */
    public static TextInput of(String text) {
        return new TextInput(new StringReader(text), 0, 0);
    }

    /** Reads {@code bytes} as UTF-8, or as UTF-16 where a byte order mark says so. */
    public static TextInput of(InputStream bytes) throws IOException {
        byte[] head = bytes.readNBytes(CharacterEncoding.LONGEST_MARK);
        CharacterEncoding encoding = CharacterEncoding.of(head);
        return new TextInput(new LenientReader(bytes, head, encoding), encoding.wide() ? 2 : 0, encoding.markLength());
    }

    /**
     * The next piece, or null at the end of the text. A last line without a line break counts; an empty one does not.
     */
    public @Nullable TextPiece next() throws IOException {
        StringBuilder text = new StringBuilder();
        while (text.length() < PIECE || Character.isHighSurrogate(text.charAt(text.length() - 1))) {
            if (!fill()) {
                return text.isEmpty() && column == 1 ? null : piece(text, true);
            }
            int from = next;
            int stop = Math.min(limit, from + Math.max(1, PIECE - text.length()));
            while (next < stop && buffer[next] != '\n' && buffer[next] != '\r') {
                next++;
            }
            text.append(buffer, from, next - from);
            if (next < stop) {
                afterCarriageReturn = buffer[next++] == '\r';
                TextPiece piece = piece(text, true);
                offset += breakWidth();
                return piece;
            }
        }
        return piece(text, false);
    }

    /**
     * The next whole line, or null at the end; of a line longer than a piece, its first piece with the rest skipped.
     */
    public @Nullable TextPiece nextLine() throws IOException {
        TextPiece first = next();
        for (TextPiece rest = first; rest != null && !rest.endsLine(); ) {
            rest = next();
        }
        return first;
    }

    private TextPiece piece(StringBuilder text, boolean endsLine) {
        int width = unit == 0 && isAscii(text) ? 1 : unit;
        TextPiece piece = new TextPiece(line, column, text.toString(), endsLine, offset, width);
        line += endsLine ? 1 : 0;
        column = endsLine ? 1 : column + text.length();
        offset = piece.end();
        return piece;
    }

    private static boolean isAscii(StringBuilder text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    private int breakWidth() {
        return unit == 0 ? 1 : unit;
    }

    /** Makes sure that a character is buffered, passing over the LF of a CR LF; false at the end of the text. */
    private boolean fill() throws IOException {
        while (true) {
            if (next == limit) {
                next = 0;
                limit = Math.max(0, reader.read(buffer, 0, buffer.length));
            }
            boolean skip = afterCarriageReturn && limit > 0 && buffer[next] == '\n';
            afterCarriageReturn = false;
            if (!skip) {
                return limit > 0;
            }
            next++;
            offset += breakWidth();
        }
    }
}
