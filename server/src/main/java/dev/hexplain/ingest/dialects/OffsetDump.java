package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Piece;
import dev.hexplain.ingest.Recognition;
import dev.hexplain.ingest.TextDialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** A dump whose lines start with an offset. A subclass says what one line holds. */
abstract class OffsetDump implements TextDialect {

    private static final int ALL_AGREE = 96;
    private static final int HALF_AGREES = 50;
    private static final int NOTHING_BUT_AN_END = 30;

    /** So many lines are looked at before the first is read. */
    private static final int HEAD = 32;

    /** Reads the lines of one text. */
    interface Lines {
        /** Reads one line, of at most {@value TextInput#PIECE} characters. */
        Row parse(String line);
    }

    /** A reader of lines, for those that need to see the first ones together to know what they say. */
    abstract Lines open(List<String> head);

    /** Whether the text may be a dump of several things, each counted from zero. */
    boolean inParts() {
        return false;
    }

    /** Says what there is to say of the whole text, after its last line. */
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
    public Recognition recognise(TextSample sample) {
        if (sample.text().isEmpty()) {
            return Recognition.no("no text");
        }
        Transcription trial = Transcription.trial();
        try {
            return judge(transcribe(TextInput.of(sample.text()), trial), trial);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private OffsetRows transcribe(TextInput text, Transcription out) throws IOException {
        OffsetRows rows = new OffsetRows(out, this);
        Queue<Piece> head = head(text);
        Lines lines = open(head.stream().map(Piece::text).toList());
        for (Piece line = next(head, text); line != null && !out.full(); line = next(head, text)) {
            out.at(line);
            if (line.endsLine()) {
                rows.accept(lines.parse(line.text()));
            } else {
                rows.accept(Row.unreadable(1, "a line of at most " + TextInput.PIECE + " characters", line.text()));
            }
        }
        rows.end();
        close(rows, out);
        return rows;
    }

    private static Queue<Piece> head(TextInput text) throws IOException {
        Queue<Piece> head = new ArrayDeque<>();
        while (head.size() < HEAD) {
            Piece line = text.nextLine();
            if (line == null) {
                break;
            }
            head.add(line);
        }
        return head;
    }

    private static @Nullable Piece next(Queue<Piece> head, TextInput text) throws IOException {
        return head.isEmpty() ? text.nextLine() : head.remove();
    }

    /** Sums up a trial. */
    Recognition judge(OffsetRows rows, Transcription trial) {
        if (rows.count() == 0) {
            return judgeNothing(rows);
        }
        if (rows.unreadable() > rows.count() || rows.titles() > rows.count() + 2) {
            return Recognition.no("lines do not read as " + title());
        }
        if (rows.contradicted() * 2 > rows.count()) {
            return Recognition.no("offsets or text column contradict the bytes");
        }
        int lines = rows.count() + rows.unreadable();
        int bad = rows.flawed() + rows.unreadable();
        int most = certainty(rows, trial);
        if (bad == 0) {
            return Recognition.of(most, lines(lines) + " of offset and bytes that agree with each other");
        }
        int confidence = Math.min(most, ALL_AGREE - (ALL_AGREE - HALF_AGREES) * bad / lines);
        return Recognition.of(confidence, lines(lines) + " of offset and bytes, " + bad + " of them damaged");
    }

    /** How sure it is where nothing contradicts itself. */
    int certainty(OffsetRows rows, Transcription trial) {
        return ALL_AGREE;
    }

    private Recognition judgeNothing(OffsetRows rows) {
        return rows.closed() && rows.offset() == 0 && rows.unreadable() == 0 && rows.titles() == 0
                ? Recognition.of(NOTHING_BUT_AN_END, "a final offset of zero: a dump of no bytes")
                : Recognition.no("lines do not read as " + title());
    }

    private static String lines(int count) {
        return count == 1 ? "1 line" : count + " lines";
    }
}
