package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Recognition;
import dev.hexplain.ingest.TextDialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextInput.Piece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A dump whose lines start with an offset. A subclass says what one line holds. */
abstract class OffsetDump implements TextDialect {

    private static final int ALL_AGREE = 96;
    private static final int HALF_AGREES = 50;

    /** Reads one line, of at most {@value TextInput#PIECE} characters. */
    abstract Row parse(String line);

    @Override
    public void read(TextInput text, Transcription out) throws IOException {
        transcribe(text, out);
    }

    @Override
    public Recognition recognise(TextSample sample) {
        try {
            return judge(transcribe(TextInput.of(sample.text()), Transcription.trial()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private OffsetRows transcribe(TextInput text, Transcription out) throws IOException {
        OffsetRows rows = new OffsetRows(out);
        for (Piece line = text.nextLine(); line != null && !out.full(); line = text.nextLine()) {
            out.at(line.line());
            if (line.endsLine()) {
                rows.accept(parse(line.text()));
            } else {
                rows.accept(Row.unreadable(1, "a line of at most " + TextInput.PIECE + " characters", line.text()));
            }
        }
        rows.end();
        return rows;
    }

    private Recognition judge(OffsetRows rows) {
        if (rows.count() == 0 || rows.unreadable() > rows.count()) {
            return Recognition.no("lines do not read as " + title());
        }
        if (rows.contradicted() * 2 > rows.count()) {
            return Recognition.no("offsets or text column contradict the bytes");
        }
        int lines = rows.count() + rows.unreadable();
        int bad = rows.flawed() + rows.unreadable();
        if (bad == 0) {
            return Recognition.of(ALL_AGREE, lines(lines) + " of offset and hex that agree with each other");
        }
        int confidence = ALL_AGREE - (ALL_AGREE - HALF_AGREES) * bad / lines;
        return Recognition.of(confidence, lines(lines) + " of offset and hex, " + bad + " of them damaged");
    }

    private static String lines(int count) {
        return count == 1 ? "1 line" : count + " lines";
    }
}
