package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.capture.CaptureFile;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.store.Dump;
import java.io.IOException;
import java.util.Optional;

/** Opens captures from the files of a data folder. */
record CaptureOpener(LayerStore sources) implements Captures.Opener {
    @Override
    public boolean isIndexed(Captures.Key capture) {
        return sources.isIndexed(capture.dump(), capture.layers());
    }

    @Override
    public void index(Captures.Key capture, Captures.Indexing progress) throws IOException {
        Dump dump = capture.of();
        try (Source source = sources.open(dump, capture.layers(), progress::cancelled)) {
            progress.of(source.length());
            if (!CaptureFile.recognises(source)) {
                throw Refusal.badRequest(
                        "`%s` is no capture: a pcap or pcapng file was expected.".formatted(dump.name()));
            }
            sources.index(dump.id(), capture.layers(), source, progress).close();
        }
    }

    @Override
    public Optional<OpenCapture> open(Captures.Key capture) throws IOException {
        Source source = sources.open(capture.of(), capture.layers());
        Optional<CaptureIndex> index = Optional.empty();
        try {
            index = sources.knownIndex(capture.dump(), capture.layers(), source);
        } finally {
            if (index.isEmpty()) {
                source.close();
            }
        }
        return index.map(found -> new OpenCapture(capture.layers(), source, found));
    }
}
