package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.formats.TransientSchemas;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.inspect.work.OtherWork;
import dev.hexplain.store.Dump;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;

/** Use cases of the codec lab: encode samples, and objects of users' dumps, with many codecs. */
public final class EncodingCases implements AutoCloseable {
    /** Most temporary trees of encodings: of a few samples with all codecs. */
    private static final int ENCODING_TREES = 1000;

    /** Objects of users, the encodings of which are held at the same time. */
    private static final int MOST_BROUGHT = 4;

    private final Store store;
    private final TreeCases trees;
    private final ImportedObjects objects;
    private final TransientSchemas passing;
    private final CodecLab lab;
    private final OtherWork work;
    private final Semaphore brought = new Semaphore(MOST_BROUGHT);

    public EncodingCases(
            Store store,
            TreeCases trees,
            ImportedObjects objects,
            TransientSchemas passing,
            Detector detector,
            OtherWork work) {
        this.work = work;
        this.store = store;
        this.trees = trees;
        this.objects = objects;
        this.passing = passing;
        this.lab = new CodecLab(detector.formats());
    }

    /** Encodes a sample with many codecs; the encodings become temporary dumps. */
    public EncodingRuns encode(EncodeRequest order, EditedSchemas schemas) {
        return EncodingRuns.ofSample(
                lab.begin(order, schemas, EncodingRuns.kept(order.sample(), this::keep)), order.size(), work);
    }

    /** The same for an object of a user's dump, which is dropped with its classes when the run is closed. */
    public EncodingRuns encode(ImportedRequest order, EditedSchemas schemas) throws IOException {
        return encode(schemas.applied(CheckedRequest.codecs(order.codecs())), () -> objects.bring(order));
    }

    /** The same for an object of declared classes. */
    public EncodingRuns encode(DeclaredRequest order, EditedSchemas schemas) throws IOException {
        return encode(schemas.applied(CheckedRequest.codecs(order.codecs())), () -> objects.bring(order));
    }

    private interface Bringing {
        ImportedObject bring() throws IOException;
    }

    private EncodingRuns encode(List<Codec> codecs, Bringing bringing) throws IOException {
        if (!brought.tryAcquire()) {
            throw Refusal.busy(WorkPool.ENCODING, "Too many objects are being encoded: try again in a moment.");
        }
        boolean begun = false;
        try {
            ImportedObject object = bringing.bring();
            EncodingRuns runs = EncodingRuns.ofObject(
                    lab.begin(object, codecs, EncodingRuns.kept(object.subject().id(), this::keep)),
                    ImportedViews.of(object),
                    work,
                    brought::release);
            begun = true;
            return runs;
        } finally {
            if (!begun) {
                brought.release();
            }
        }
    }

    /** How many threads are lost to codecs that do not return. */
    public int stuck() {
        return lab.stuck();
    }

    /** Prepares the codecs whose first use takes long. */
    public void warmUp() {
        CodecLab.warmUp(Codecs.all(), Samples.all().getFirst());
    }

    private EncodingView.KeptView keep(String name, Encoding.Encoded encoded) {
        passing.remember(encoded.format());
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
