package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureProgress;
import dev.hexplain.inspect.captures.Captures;
import dev.hexplain.store.Dump;
import java.io.IOException;

/** Opens captures from the files of a data folder. */
record CaptureOpener(Sources sources) implements Captures.Opener {
    @Override
    public Source source(Dump dump, LayerPath layers) throws IOException {
        return sources.open(dump, layers);
    }

    @Override
    public CaptureIndex index(Dump dump, LayerPath layers, Source capture, CaptureProgress progress) {
        return sources.index(dump, layers, capture, progress);
    }
}
