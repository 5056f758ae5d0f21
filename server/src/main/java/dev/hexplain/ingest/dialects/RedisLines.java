package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Lines of a session with Redis, whole however long their strings are. */
final class RedisLines {
    /** What is before a command that was typed: {@code cache.local:6379[3]> }, {@code $ redis-cli -h cache }. */
    static final Pattern PROMPT = Pattern.compile(
            "\\s*(?:(?:[\\w.-]+:[0-9]{1,5}|redis(?: [\\w.:/-]+)?|valkey|not connected)(?:\\[[0-9]+])?(?:\\([\\w ]+\\))?>"
                    + "|[^\\s\"]{0,80}[$#%>] ?(?:redis|valkey)-cli(?: -[hpnaui] ?\\S+| --?[\\w-]+)*+)(?: +|$)");

    /** What {@code MONITOR} prints before a command: its time, the database, the client. */
    static final Pattern MONITORED =
            Pattern.compile("\\s*\\+?[0-9]{10}[.][0-9]{1,9} \\[[0-9]+ [^]\"]*(?:][^]\" ]*)?] (?=\")");

    /** Characters of the longest line. */
    private static final int LONGEST = 1 << 26;

    private final TextInput text;

    RedisLines(TextInput text) {
        this.text = text;
    }

    /**
     * A line.
     *
     * @param pieces that it consists of
     */
    record Line(String text, List<TextPiece> pieces) {
        /** The byte of the text that a character starts at. */
        long offset(int index) {
            int from = 0;
            for (TextPiece piece : pieces) {
                int length = piece.text().length();
                if (index < from + length || piece == pieces.getLast()) {
                    return piece.offset(index - from);
                }
                from += length;
            }
            throw new IllegalStateException("A line has a piece");
        }

        TextPiece first() {
            return pieces.getFirst();
        }
    }

    /** The next line, or null at the end of the text. */
    @Nullable Line next() throws IOException {
        TextPiece piece = text.next();
        if (piece == null || piece.endsLine()) {
            return piece == null ? null : line(List.of(piece));
        }
        List<TextPiece> pieces = new ArrayList<>();
        int length = 0;
        while (piece != null) {
            length += piece.text().length();
            if (length <= LONGEST) {
                pieces.add(piece);
            }
            piece = piece.endsLine() ? null : text.next();
        }
        return line(pieces);
    }

    private static Line line(List<TextPiece> pieces) {
        if (pieces.size() == 1) {
            TextPiece plain = pieces.getFirst().plain();
            return new Line(plain.text(), List.of(plain));
        }
        StringBuilder all = new StringBuilder();
        pieces.forEach(piece -> all.append(piece.text()));
        return new Line(all.toString(), pieces);
    }
}
