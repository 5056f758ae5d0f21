package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextDialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.DumpRow.Again;
import dev.hexplain.ingest.dialects.DumpRow.Aside;
import dev.hexplain.ingest.dialects.DumpRow.Blank;
import dev.hexplain.ingest.dialects.DumpRow.Command;
import dev.hexplain.ingest.dialects.DumpRow.Repeat;
import dev.hexplain.ingest.dialects.DumpRow.Title;
import dev.hexplain.ingest.dialects.DumpRow.Unreadable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Base class of dumps whose lines start with an offset. A subclass parses one line. */
abstract class OffsetDump implements TextDialect {

    private static final int ALL_AGREE = 96;
    private static final int HALF_AGREES = 50;
    private static final int AROUND = 2;
    private static final int NOTHING_BUT_AN_END = 30;

    /** So many lines are looked at before the first is read. */
    private static final int HEAD = 32;

    /** The place of issues about the whole text. */
    private static final TextLocation START = new TextLocation(1, 0);

    /** Reads the lines of one text. */
    interface Lines {
        /** Reads one line that is not blank, of at most {@value TextInput#PIECE} characters. */
        DumpRow parse(String line);

        /** Whether lines say where their bytes are. */
        default boolean addressed() {
            return true;
        }

        /** A remark on how they are read, for the user, or null. */
        default @Nullable String remark() {
            return null;
        }
    }

    /** A reader of lines, for those that need to see the first ones together to know what they say. */
    abstract Lines open(List<String> head);

    /** Whether the text may be a dump of several things, each counted from zero. */
    boolean inParts() {
        return false;
    }

    /** Reports issues of the whole text, after its last line. */
    void close(OffsetRows rows, Transcription out) {}

    /** Whether a text column, with any blanks around it, may be that of some bytes. */
    boolean shows(String text, byte[] octets) {
        return TextColumn.ASCII.shows(text, octets);
    }

    @Override
    public void read(TextInput text, Transcription out) throws IOException {
        transcribe(text, out);
    }

    @Override
    public Confidence recognise(TextSample sample) {
        if (sample.text().isEmpty()) {
            return Confidence.no("no text");
        }
        Transcription trial = Transcription.trial();
        try {
            return confidence(transcribe(TextInput.of(sample.text()), trial), trial);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private OffsetRows transcribe(TextInput text, Transcription out) throws IOException {
        Queue<TextPiece> head = head(text);
        List<String> first = head.stream().map(TextPiece::text).toList();
        Margin margin = mayHaveMargin() ? Margin.of(first) : Margin.none();
        Lines lines = open(first.stream().map(margin::rest).toList());
        OffsetRows rows = new OffsetRows(out, this, lines.addressed(), margin.present());
        for (TextPiece line = next(head, text); line != null && !out.full(); line = next(head, text)) {
            out.at(line);
            DumpRow row = row(line, margin, lines, out);
            rows.accept(isNone(row) && rows.isTextAbove(line.text()) ? new Again() : row);
        }
        rows.end();
        out.at(START);
        String passedOver = margin.text();
        if (passedOver != null) {
            out.note(1, "What stands before each offset, such as `" + passedOver + "`, is passed over");
        }
        String remark = lines.remark();
        if (remark != null && rows.count() > 0) {
            out.note(1, remark);
        }
        close(rows, out);
        return rows;
    }

    private DumpRow row(TextPiece piece, Margin margin, Lines lines, Transcription out) {
        String line = piece.text();
        if (line.isBlank()) {
            return new Blank();
        }
        if (!piece.endsLine()) {
            return DumpRow.unreadable(1, "a line of at most " + TextInput.PIECE + " characters", line);
        }
        int width = margin.width(line);
        String rest = line.substring(width);
        DumpRow row = rest.strip().equals("*") ? new Repeat() : rest.isBlank() ? new Blank() : lines.parse(rest);
        String around = isNone(row) ? CopyArtifacts.of(line) : "";
        if (!around.isEmpty() && !HexGroups.holdsPairs(rest)) {
            out.note(1, around + ": passed over");
            return around.equals(CopyArtifacts.PROMPTED) ? new Command() : new Blank();
        }
        boolean lost = row instanceof Title && HexGroups.holdsPairs(rest);
        return lost ? DumpRow.unreadable(1, "a row of bytes, or words", line) : row.shifted(width);
    }

    /** Whether a line is no row of bytes and no sign of the dump's. */
    private static boolean isNone(DumpRow row) {
        return row instanceof Unreadable || row instanceof Title || row instanceof Aside;
    }

    /** Whether other text may be before the offsets. */
    boolean mayHaveMargin() {
        return true;
    }

    /** Whether blanks of any kind, quotes and colours mean nothing but what they look like. */
    boolean readsPlain() {
        return true;
    }

    private Queue<TextPiece> head(TextInput text) throws IOException {
        Queue<TextPiece> head = new ArrayDeque<>();
        while (head.size() < HEAD) {
            TextPiece line = line(text);
            if (line == null) {
                break;
            }
            head.add(line);
        }
        return head;
    }

    private @Nullable TextPiece next(Queue<TextPiece> head, TextInput text) throws IOException {
        return head.isEmpty() ? line(text) : head.remove();
    }

    private @Nullable TextPiece line(TextInput text) throws IOException {
        TextPiece line = text.nextLine();
        return line == null || !readsPlain() ? line : line.plain();
    }

    /** Computes the confidence from a trial. */
    Confidence confidence(OffsetRows rows, Transcription trial) {
        if (rows.count() == 0) {
            return confidenceOfNothing(rows);
        }
        if (rows.unreadable() > rows.count() + around(rows) || rows.titles() > rows.count() + 2) {
            return Confidence.no("lines do not read as " + title());
        }
        if (rows.contradicted() * 2 > rows.count()) {
            return Confidence.no("offsets or text column contradict the bytes");
        }
        int unreadable = Math.max(0, rows.unreadable() - around(rows));
        int lines = rows.count() + unreadable;
        int bad = rows.withIssues() + unreadable;
        if (bad >= lines) {
            return Confidence.no("no line is whole");
        }
        if (rows.isDoubtful()) {
            return Confidence.of(NOTHING_BUT_AN_END, "numbers and bytes, but no row follows another");
        }
        int most = certainty(rows, trial);
        if (rows.margin() && (rows.contradicted() + rows.withIssues()) * 4 > rows.count()) {
            return Confidence.no("what stands behind the words of each line does not read as " + title());
        }
        if (bad == 0) {
            return Confidence.of(most, lines(lines) + " of offset and bytes that agree with each other");
        }
        int confidence = Math.min(most, ALL_AGREE - (ALL_AGREE - HALF_AGREES) * bad / lines);
        return Confidence.of(confidence, lines(lines) + " of offset and bytes, " + bad + " of them damaged");
    }

    /** Lines of words that may be around the dumps of a text with several. */
    private static int around(OffsetRows rows) {
        return rows.dumps() > 1 ? AROUND * rows.dumps() : 0;
    }

    /** How sure it is where nothing contradicts itself. */
    int certainty(OffsetRows rows, Transcription trial) {
        return ALL_AGREE;
    }

    private Confidence confidenceOfNothing(OffsetRows rows) {
        return rows.closed() && rows.offset() == 0 && rows.unreadable() == 0 && rows.titles() == 0
                ? Confidence.of(NOTHING_BUT_AN_END, "a final offset of zero: a dump of no bytes")
                : Confidence.no("lines do not read as " + title());
    }

    private static String lines(int count) {
        return count == 1 ? "1 line" : count + " lines";
    }
}
