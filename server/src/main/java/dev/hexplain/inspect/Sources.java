package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.store.Dump;
import dev.hexplain.store.Store;
import dev.hexplain.store.TextFolder;
import java.io.IOException;

/** What trees are about: a dump's bytes, or the bytes that its text spells. */
final class Sources {
    private Sources() {}

    /** The source of a dump in a dialect; the text is read where that did not happen before. */
    static Source of(Store store, Dump dump, Dialect dialect, Bounds bounds) throws IOException {
        if (dialect.id().equals(Detector.RAW)) {
            return store.dumps().open(dump);
        }
        TextFolder text = store.trees().text(dump.id(), dialect.id());
        if (text.note().isEmpty()) {
            read(store, dump, dialect, text, bounds);
        }
        return Source.ofFile(dump.name() + " (" + dialect.title() + ")", text.bytes());
    }

    /** One at a time: two trees of one text must not write its bytes at once. */
    private static synchronized void read(Store store, Dump dump, Dialect dialect, TextFolder text, Bounds bounds)
            throws IOException {
        try (Source written = store.dumps().open(dump)) {
            Texts.ensure(text, written, dialect, bounds.derivedBytes());
        }
    }
}
