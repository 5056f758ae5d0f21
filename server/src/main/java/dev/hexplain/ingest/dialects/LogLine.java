package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextDialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Lines of a log or of a database client that hold bytes in base64, hex, escapes or a list: the likeliest run of each
 * line, each as a part of its own.
 *
 * <pre>
 * 12:00:01 ERROR cannot read session, payload="rO0ABXNyAANGb28A" (12 bytes)
 * </pre>
 */
final class LogLine implements TextDialect {
    private static final int KNOWN_START = 78;
    private static final int DELIMITED = 60;
    private static final int MOST_OF_IT = 52;
    private static final int DOUBTFUL = 40;

    /** Characters; what is next to nothing of a longer text may be an example in it. */
    private static final int MUCH_TEXT = 1 << 12;

    @Override
    public String id() {
        return "log";
    }

    @Override
    public String title() {
        return "Bytes inside lines of text";
    }

    /** Lines without bytes may come first. */
    @Override
    public boolean showsAtOnce() {
        return false;
    }

    @Override
    public Confidence recognise(TextSample sample) {
        Reader reader = new Reader(Transcription.trial());
        try {
            reader.read(TextInput.of(sample.text()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return reader.confidence(sample.text().length());
    }

    @Override
    public void read(TextInput text, Transcription out) throws IOException {
        new Reader(out).read(text);
    }

    /** One reading. */
    static final class Reader {
        private final Transcription out;
        private final EmbeddedRuns runs = new EmbeddedRuns();
        private long found;
        private long known;
        private long delimited;
        private long covered;
        private String kind = "";

        Reader(Transcription out) {
            this.out = out;
        }

        void read(TextInput text) throws IOException {
            Statements statements = Statements.of(text);
            for (Statement each = statements.next(); each != null && !out.full(); each = statements.next()) {
                EmbeddedRuns.Run run = runs.likeliest(each.text());
                if (run != null) {
                    write(run, each);
                }
            }
        }

        private void write(EmbeddedRuns.Run run, Statement statement) throws IOException {
            found++;
            known += run.known() ? 1 : 0;
            delimited += run.delimited() || run.told() ? 1 : 0;
            covered += run.to() - run.from();
            kind = run.kind();
            TextPiece line = statement.first();
            out.payload(new TextLocation(line.line(), line.start()));
            out.part("line " + line.line() + ", " + run.kind());
            statement.put(run, out);
            out.payloadTo(statement.end(run.to()));
        }

        Confidence confidence(int characters) {
            if (found == 0) {
                return Confidence.no("no bytes inside the text");
            }
            String what = found == 1 ? kind + " inside a line" : found + " lines with bytes inside, such as " + kind;
            boolean lost = characters > MUCH_TEXT && covered * 200 < characters;
            if (known > 0 && !lost) {
                return Confidence.of(KNOWN_START, what + ", with a beginning that is known");
            }
            if (delimited == found && !lost) {
                return Confidence.of(DELIMITED, what);
            }
            return Confidence.of(covered * 5 > characters * 4L ? MOST_OF_IT : DOUBTFUL, what);
        }
    }
}
