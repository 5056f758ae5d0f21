package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextDialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Base class of dialects that are read in one pass, and recognised by the counts of that pass. */
abstract class ScannedDialect implements TextDialect {

    /** One reading of one text. */
    interface Scan {
        void read(TextInput text) throws IOException;

        /** The confidence that the text read is in this dialect. */
        Confidence confidence(TextSample sample, Transcription trial);
    }

    private final String id;
    private final String title;

    ScannedDialect(String id, String title) {
        this.id = id;
        this.title = title;
    }

    abstract Scan scan(Transcription out);

    /** Whether a look at the beginning is enough to say that it is something else. */
    boolean possible(String text) {
        return true;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final void read(TextInput text, Transcription out) throws IOException {
        scan(out).read(text);
    }

    @Override
    public final Confidence recognise(TextSample sample) {
        if (sample.text().isEmpty() || !possible(sample.text())) {
            return Confidence.no("not " + title);
        }
        Transcription trial = Transcription.trial();
        Scan scan = scan(trial);
        try {
            scan.read(TextInput.of(sample.text()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return scan.confidence(sample, trial);
    }
}
