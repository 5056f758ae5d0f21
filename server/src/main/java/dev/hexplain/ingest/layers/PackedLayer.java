package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.UnwrapResult;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Base class of compressions: a layer that wraps all of its source, and holds one thing. */
abstract class PackedLayer implements Layer {
    /** A signature of four bytes or more, and what follows fits it. */
    static final int SIGNED = 97;

    /** The confidence of a layer that is offered, and never removed by itself. */
    static final int OFFERED = 30;

    private final String id;
    private final String title;

    PackedLayer(String id, String title) {
        this.id = id;
        this.title = title;
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
    public final List<LayerCandidate> find(Source source) {
        Confidence confidence = recognise(new SourceReader(source));
        return confidence.possible() ? List.of(new LayerCandidate(LayerStep.whole(id), confidence)) : List.of();
    }

    @Override
    public final UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits)
            throws IOException {
        return LayerUnpacking.run(source, step, sink, limits, this::unpack);
    }

    /** Whether the bytes are packed like this. */
    abstract Confidence recognise(SourceReader bytes);

    abstract void unpack(LayerUnpacking to) throws IOException, UnpackAborted;
}
