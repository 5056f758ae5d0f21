package dev.hexplain.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;

/**
 * Characters of a text by line, with bounded memory: a line longer than {@value #PIECE} characters comes in pieces.
 * Lines end with LF, CR LF or CR. Malformed input reads as U+FFFD, which no dialect accepts.
 */
public final class TextInput {

    /** Longest piece, in characters. */
    public static final int PIECE = 1 << 16;

    /**
     * A line or a part of one, without its line break.
     *
     * @param line number of the line, from 1
     * @param column of the first character, from 1
     * @param endsLine whether the line is over with this piece
     */
    public record Piece(long line, long column, String text, boolean endsLine) {}

    private final Reader reader;
    private final char[] buffer = new char[1 << 13];
    private int next;
    private int limit;
    private long line = 1;
    private long column = 1;
    private boolean afterCarriageReturn;

    private TextInput(Reader reader) {
        this.reader = reader;
    }

    public static TextInput of(String text) {
        return new TextInput(new StringReader(text));
    }

    /** Reads {@code bytes} as UTF-8, or as UTF-16 where a byte order mark says so. */
    public static TextInput of(InputStream bytes) throws IOException {
        byte[] head = bytes.readNBytes(Encoding.LONGEST_MARK);
        Encoding encoding = Encoding.of(head);
        PushbackInputStream rest = new PushbackInputStream(bytes, Encoding.LONGEST_MARK);
        rest.unread(head, encoding.markLength(), head.length - encoding.markLength());
        return new TextInput(new InputStreamReader(rest, encoding.charset()));
    }

    /** The next piece, or null at the end of the text. A last line without a line break counts; an empty one does not. */
    public @Nullable Piece next() throws IOException {
        StringBuilder text = new StringBuilder();
        while (text.length() < PIECE) {
            if (!fill()) {
                return text.isEmpty() && column == 1 ? null : piece(text, true);
            }
            int from = next;
            int stop = Math.min(limit, from + PIECE - text.length());
            while (next < stop && buffer[next] != '\n' && buffer[next] != '\r') {
                next++;
            }
            text.append(buffer, from, next - from);
            if (next < stop) {
                afterCarriageReturn = buffer[next++] == '\r';
                return piece(text, true);
            }
        }
        return piece(text, false);
    }

    /** The next whole line, or null at the end; of a line longer than a piece, its first piece with the rest skipped. */
    public @Nullable Piece nextLine() throws IOException {
        Piece first = next();
        for (Piece rest = first; rest != null && !rest.endsLine(); ) {
            rest = next();
        }
        return first;
    }

    private Piece piece(StringBuilder text, boolean endsLine) {
        Piece piece = new Piece(line, column, text.toString(), endsLine);
        line += endsLine ? 1 : 0;
        column = endsLine ? 1 : column + text.length();
        return piece;
    }

    /** Makes sure that a character is at hand, passing over the LF of a CR LF; false at the end of the text. */
    private boolean fill() throws IOException {
        while (true) {
            if (next == limit) {
                next = 0;
                limit = Math.max(0, reader.read(buffer));
            }
            boolean skip = afterCarriageReturn && limit > 0 && buffer[next] == '\n';
            afterCarriageReturn = false;
            if (!skip) {
                return limit > 0;
            }
            next++;
        }
    }
}
