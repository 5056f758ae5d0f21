package dev.hexplain.inspect.trees;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.util.function.BooleanSupplier;

/** The decoding of one tree: the server does it in a job, the command line at once. */
record TreeDecoding(LayerStore sources, Dump dump, TreeEntry entry, Decoder decoder) {
    LayerPath layers() {
        return Detector.path(entry.layers());
    }

    Source open(BooleanSupplier cancelled) throws IOException {
        return sources.open(dump, layers(), cancelled);
    }

    /** Decodes the bytes inside the layers. The tree takes over the storage, and leaves the source open. */
    FieldTree decode(Source source, TreeStorage storage, Progress progress) {
        DecodeOptions options = sources.bounds()
                .from(Math.min(entry.offset(), source.length()), entry.order())
                .beside(() -> sources.otherSide(dump, layers()));
        return decoder.decode(source, options, storage, progress);
    }
}
