package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.store.Dump;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;

/** Use cases of the codec lab: encode samples with many codecs. */
public final class EncodingCases implements AutoCloseable {
    /** Most temporary trees of encodings: of a few samples with all codecs. */
    private static final int ENCODING_TREES = 1000;

    private final Store store;
    private final TreeCases trees;
    private final CodecLab lab;

    public EncodingCases(Store store, TreeCases trees, Detector detector) {
        this.store = store;
        this.trees = trees;
        this.lab = new CodecLab(detector.formats());
    }

    /** Encodes a sample with many codecs; the encodings become temporary dumps. */
    public EncodingRuns encode(EncodeRequest order) {
        return new EncodingRuns(lab.begin(order), this::keep, order.size());
    }

    /** Prepares the codecs whose first use takes long. */
    public void warmUp() {
        CodecLab.warmUp(Codecs.all(), Samples.all().getFirst());
    }

    private EncodingView.KeptView keep(String name, Encoding.Encoded encoded) {
        Dump dump = store.dumps().addTemporary(name, encoded.bytes());
        String order = encoded.format().order().map(DecodeChoices::name).orElse(DecodeChoices.DETECT);
        TreeEntry tree =
                store.trees().ensureTemporary(dump.id(), encoded.format().id(), LayerPath.RAW, 0, order);
        trees.deleteTemporaryBeyond(ENCODING_TREES, each -> !TreeCases.isDraft(each));
        return EncodingViews.kept(dump.id(), tree.id());
    }

    @Override
    public void close() {
        lab.close();
    }
}
