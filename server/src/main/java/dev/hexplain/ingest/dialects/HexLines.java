package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;

/** Base class of dialects whose lines hold hex digits somewhere. */
abstract class HexLines implements ScannedDialect.Scan {
    private static final int KNOWN_START = 98;
    private static final int CLEAR = 90;
    private static final int EMPTY = 55;

    final Transcription out;
    private long lines;
    private long withIssues;

    HexLines(Transcription out) {
        this.out = out;
    }

    /** Where in a line the digits are: from and to; from is negative where there are none. */
    abstract int[] area(String line);

    /** Reports issues about what follows the digits of a line. */
    void afterDigits(String line) {}

    /** Whether the text has the marks of this dialect, apart from its digits. */
    abstract boolean characteristic();

    @Override
    public final void read(TextInput text) throws IOException {
        for (TextPiece piece = text.next(); piece != null && !out.full(); piece = text.next()) {
            out.at(piece);
            int[] area = area(piece.text());
            if (area[0] >= 0) {
                digits(piece, area[0], area[1]);
            }
            afterDigits(piece.text());
        }
    }

    private void digits(TextPiece piece, int from, int to) throws IOException {
        lines++;
        String area = piece.text().substring(from, to).replace("0x", "  ").replace("0X", "  ");
        RowCells cells = HexGroups.parse(area.replace(',', ' ').replace(':', ' '), from + 1, 2);
        for (DumpRow.ColumnIssue issue : cells.issues()) {
            out.error(issue.column(), issue.message(), issue.expected(), issue.actual());
        }
        withIssues += cells.issues().isEmpty() ? 0 : 1;
        out.origin(from, to);
        out.put(cells.octets(), cells.octets().length);
    }

    @Override
    public final Confidence confidence(TextSample sample, Transcription trial) {
        if (lines == 0 || !characteristic() || withIssues * 4 > lines) {
            return Confidence.no("no lines of hex digits");
        }
        String known = KnownSignatures.phrase(trial.start());
        if (known != null) {
            return Confidence.of(KNOWN_START, "hex that " + known);
        }
        return trial.position() == 0
                ? Confidence.of(EMPTY, "no bytes")
                : Confidence.of(CLEAR, trial.position() + " bytes in hex");
    }
}
