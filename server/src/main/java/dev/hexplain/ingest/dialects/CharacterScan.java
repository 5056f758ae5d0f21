package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;

/**
 * Scans a text character by character, so that lines may have any length. The byte offset of each character is known.
 */
abstract class CharacterScan implements ScannedDialect.Scan {
    final Transcription out;

    /** The byte of the text where the current character begins, and where it ends. */
    long here;

    long after;

    /** The character's column, from 1. */
    long column;

    CharacterScan(Transcription out) {
        this.out = out;
    }

    @Override
    public final void read(TextInput text) throws IOException {
        for (TextPiece piece = text.next(); piece != null && !out.full(); piece = text.next()) {
            take(piece, first(piece));
        }
        end();
    }

    /** Reads characters of a piece from an index on. */
    final void take(TextPiece piece, int from) throws IOException {
        out.at(piece);
        after = piece.offset(from);
        for (int i = from; i < piece.text().length() && !out.full(); i++) {
            here = after;
            after = piece.offset(i + 1);
            column = piece.column() + i;
            accept(piece.text().charAt(i));
        }
        if (piece.endsLine() && !out.full()) {
            here = after;
            column++;
            endLine();
        }
    }

    /** Where in a piece to begin to read. */
    int first(TextPiece piece) throws IOException {
        return 0;
    }

    abstract void accept(char c) throws IOException;

    /** A line break, or the end of a last line. */
    abstract void endLine() throws IOException;

    /** The text is over. */
    void end() throws IOException {}

    /** Writes a byte that was decoded from the text from {@code start} up to and with the current character. */
    final void put(int octet, long start) throws IOException {
        out.origin(start, after - start);
        out.put(octet);
    }
}
