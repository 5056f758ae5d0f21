package dev.hexplain.inspect;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.PeelLimits;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.ingest.Step;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.CaptureProgress;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.layers.Layers;
import dev.hexplain.store.CaptureFolder;
import dev.hexplain.store.Dump;
import dev.hexplain.store.LayerFolder;
import dev.hexplain.store.Store;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What trees are about: a dump's bytes, or what is inside its layers, which is kept in files. */
record Sources(Store store, Bounds bounds) {
    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    private static final Object ONE_AT_A_TIME = new Object();

    /** The bytes of a dump without some layers; those are taken off where that did not happen before. */
    Source open(Dump dump, LayerPath path) throws IOException {
        if (path.isEmpty()) {
            return store.dumps().open(dump);
        }
        LayerFolder folder = folder(dump, path);
        if (folder.note().isEmpty()) {
            // Two trees of one text must not write its bytes at once.
            synchronized (ONE_AT_A_TIME) {
                peel(dump, path, folder);
            }
        }
        return Source.ofFile("%s (%s)".formatted(dump.name(), path), folder.bytes());
    }

    private void peel(Dump dump, LayerPath path, LayerFolder folder) throws IOException {
        if (folder.note().isPresent()) {
            return;
        }
        try (Source around = open(dump, path.parent())) {
            Peeled peeled;
            try (OutputStream bytes = new BufferedOutputStream(folder.begin(), 1 << 16)) {
                peeled = known(dump, path).peel(around, path.last(), bytes, PeelLimits.of(bounds.derivedBytes()));
            }
            folder.finish(JSON.writeValueAsBytes(Note.of(peeled)));
        }
    }

    /** How taking off each layer went, outermost first; only of those that were. */
    List<Peeled> peeled(Dump dump, LayerPath path) throws IOException {
        List<Peeled> all = new ArrayList<>();
        for (int steps = 1; steps <= path.steps().size(); steps++) {
            LayerPath upTo = new LayerPath(path.steps().subList(0, steps));
            Optional<byte[]> note = folder(dump, upTo).note();
            if (note.isPresent()) {
                all.add(JSON.readValue(note.get(), Note.class).peeled());
            }
        }
        return all;
    }

    private LayerFolder folder(Dump dump, LayerPath path) {
        return store.trees().layer(dump.id(), path.toString());
    }

    /** The innermost layer of a path; one of a capture's flows with the index that is kept. */
    private Layer known(Dump dump, LayerPath path) {
        Layer layer = layer(path.last());
        if (!(layer instanceof FlowLayer)) {
            return layer;
        }
        LayerPath captured = captureOf(path);
        return FlowLayer.all(capture -> index(dump, captured, capture, CaptureProgress.NONE)).stream()
                .filter(each -> each.id().equals(layer.id()))
                .findFirst()
                .orElseThrow();
    }

    /** The layers around the capture that the last step, a flow, is of: there may be several in one source. */
    private static LayerPath captureOf(LayerPath path) {
        Step flow = path.last();
        boolean whole = flow.offset() == 0 && flow.length().isEmpty();
        return whole ? path.parent() : path.parent().then(new Step("part", flow.offset(), flow.length(), ""));
    }

    /** The index of a capture that is inside some layers of a dump, made where it is not there. */
    CaptureIndex index(Dump dump, LayerPath path, Source capture, CaptureProgress progress) {
        CaptureFolder folder = store.trees().capture(dump.id(), path.toString());
        synchronized (ONE_AT_A_TIME) {
            return folder.open()
                    .flatMap(storage -> CaptureIndex.open(capture, storage))
                    .orElseGet(() -> build(capture, folder, progress));
        }
    }

    private static CaptureIndex build(Source capture, CaptureFolder folder, CaptureProgress progress) {
        CaptureIndex index = CaptureIndex.build(capture, folder.begin(), CaptureLimits.USUAL, progress);
        if (!progress.cancelled()) {
            folder.finish();
        }
        return index;
    }

    /** The layer that a step takes off. */
    static Layer layer(Step step) {
        return Layers.byId(step.layer())
                .orElseThrow(() -> Refusal.badRequest(
                        "There is no layer `%s`. GET /api/v1/layers lists them.".formatted(step.layer())));
    }
}
