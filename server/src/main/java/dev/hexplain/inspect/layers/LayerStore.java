package dev.hexplain.inspect.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Peer;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.FlowAddress;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.layers.Layers;
import dev.hexplain.inspect.common.CancellableStream;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.work.FolderLock;
import dev.hexplain.store.CaptureFolder;
import dev.hexplain.store.Dump;
import dev.hexplain.store.DumpFiles;
import dev.hexplain.store.LayerFolder;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Provides the bytes that trees are decoded from: a dump's bytes, or what is inside its layers, which is stored in
 * files.
 */
public record LayerStore(DumpFiles files, DumpLimits bounds) {
    /** Attempts to open a layer, which may be evicted between its removal and its opening. */
    private static final int MOST_TRIES = 3;

    /** The bytes of a dump without some layers; those are removed where that did not happen before. */
    public Source open(Dump dump, LayerPath path) throws IOException {
        return open(dump, path, () -> false);
    }

    /**
     * The same for work that may be ended meanwhile.
     *
     * @throws CancellationException where it was
     */
    public Source open(Dump dump, LayerPath path, BooleanSupplier cancelled) throws IOException {
        if (path.isEmpty()) {
            return files.open(dump);
        }
        LayerFolder folder = folder(dump, path);
        String name = "%s (%s)".formatted(dump.name(), path);
        Optional<LayerFolder.Opened<LayerNote>> inside = folder.open(name, LayerNote.class);
        for (int tries = 0; inside.isEmpty() && tries < MOST_TRIES; tries++) {
            // Two trees of one text must not write its bytes at once.
            FolderLock.alone(folder.key(), cancelled, () -> unwrap(dump, path, folder, cancelled));
            inside = folder.open(name, LayerNote.class);
        }
        LayerFolder.Opened<LayerNote> opened = inside.orElseThrow(() -> Refusal.busy(
                "What is inside the layers of `%s` had to go as soon as it was made: there is too little room for it."
                        .formatted(dump.name())));
        return opened.bytes().with(opened.note().unwrapped().map().gaps());
    }

    /** The other direction of the flow that layers lead to; none where they lead to something else. */
    public Peer otherSide(Dump dump, LayerPath path) {
        Optional<LayerPath> other = path.isEmpty() ? Optional.empty() : otherSide(path);
        try {
            return other.isEmpty() ? Peer.NONE : new Peer(Optional.of(open(dump, other.get())));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the other side of " + path, e);
        }
    }

    private static Optional<LayerPath> otherSide(LayerPath path) {
        LayerStep step = path.last();
        return layer(step) instanceof FlowLayer
                ? FlowAddress.parse(step.entry())
                        .map(FlowAddress::otherSide)
                        .map(other -> path.parent().then(step.entry(other.toString())))
                : Optional.empty();
    }

    private LayerFolder unwrap(Dump dump, LayerPath path, LayerFolder folder, BooleanSupplier cancelled)
            throws IOException {
        if (folder.note(LayerNote.class).isPresent()) {
            return folder;
        }
        boolean finished = false;
        try (Source around = open(dump, path.parent(), cancelled)) {
            UnwrapResult unwrapped;
            try (OutputStream bytes =
                    new BufferedOutputStream(new CancellableStream(folder.begin(), cancelled), 1 << 16)) {
                unwrapped = known(dump, path, cancelled)
                        .unwrap(around, path.last(), bytes, LayerLimits.of(bounds.derivedBytes(), bounds.time()));
            }
            folder.finish(LayerNote.of(unwrapped));
            finished = true;
        } finally {
            if (!finished) {
                folder.discard();
            }
        }
        return folder;
    }

    /** How removing each layer went, outermost first; only of those that were. */
    public List<UnwrapResult> unwrapped(Dump dump, LayerPath path) throws IOException {
        List<UnwrapResult> all = new ArrayList<>();
        for (int steps = 1; steps <= path.steps().size(); steps++) {
            LayerPath upTo = new LayerPath(path.steps().subList(0, steps));
            folder(dump, upTo).note(LayerNote.class).map(LayerNote::unwrapped).ifPresent(all::add);
        }
        return all;
    }

    /** The schema that the innermost header of a schema registry among some layers names. */
    public Optional<String> schemaId(Dump dump, LayerPath path) throws IOException {
        for (LayerPath upTo = path; !upTo.isEmpty(); upTo = upTo.parent()) {
            try (Source around = open(dump, upTo.parent())) {
                Optional<String> named = layer(upTo.last()).schemaId(around, upTo.last());
                if (named.isPresent()) {
                    return named;
                }
            }
        }
        return Optional.empty();
    }

    private LayerFolder folder(Dump dump, LayerPath path) {
        return files.layer(dump.id(), path.toString());
    }

    /** The innermost layer of a path; one of a capture's flows with the index that is kept. */
    private Layer known(Dump dump, LayerPath path, BooleanSupplier cancelled) {
        Layer layer = layer(path.last());
        if (!(layer instanceof FlowLayer)) {
            return layer;
        }
        LayerPath captured = FlowPosition.captureOf(path);
        return FlowLayer.all(capture -> index(dump.id(), captured, capture, new Uncounted(cancelled))).stream()
                .filter(each -> each.id().equals(layer.id()))
                .findFirst()
                .orElseThrow();
    }

    /** Ends indexing together with what it is done for. */
    private record Uncounted(BooleanSupplier stop) implements Progress {
        @Override
        public void at(long offset) {}

        @Override
        public boolean cancelled() {
            return stop.getAsBoolean();
        }
    }

    /** Whether the index of a capture was made, even if it is damaged or outdated. */
    public boolean isIndexed(String dump, LayerPath path) {
        return files.capture(dump, path.toString()).isWhole();
    }

    /** The index of a capture that is inside some layers of a dump; empty where there is none of this version. */
    public Optional<CaptureIndex> knownIndex(String dump, LayerPath path, Source capture) {
        Optional<TreeStorage> whole = files.capture(dump, path.toString()).open();
        if (whole.isEmpty()) {
            return Optional.empty();
        }
        TreeStorage storage = whole.get();
        Optional<CaptureIndex> index = Optional.empty();
        try {
            index = CaptureIndex.open(capture, storage);
        } finally {
            if (index.isEmpty()) {
                storage.close();
            }
        }
        return index;
    }

    /**
     * The same, made where it is not there.
     *
     * @throws CancellationException where that was ended
     */
    public CaptureIndex index(String dump, LayerPath path, Source capture, Progress progress) {
        CaptureFolder folder = files.capture(dump, path.toString());
        return FolderLock.alone(
                folder.key(),
                progress::cancelled,
                () -> knownIndex(dump, path, capture).orElseGet(() -> build(capture, folder, progress)));
    }

    private CaptureIndex build(Source capture, CaptureFolder folder, Progress progress) {
        TreeStorage storage = folder.begin();
        boolean finished = false;
        try {
            CaptureIndex index = CaptureIndex.build(capture, storage, CaptureLimits.USUAL, progress);
            if (progress.cancelled()) {
                throw new CancellationException("Indexing was cancelled");
            }
            folder.finish();
            finished = true;
            return index;
        } finally {
            if (!finished) {
                storage.close();
                folder.discard();
            }
        }
    }

    /** The layer that a step removes. */
    public static Layer layer(LayerStep step) {
        return Layers.byId(step.layer())
                .orElseThrow(() -> Refusal.badRequest(
                        "There is no layer `%s`. GET /api/v1/layers lists them.".formatted(step.layer())));
    }
}
