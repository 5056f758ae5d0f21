package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.Octets;
import dev.hexplain.ingest.PeelLimits;
import dev.hexplain.ingest.Peelable;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.ingest.Recognition;
import dev.hexplain.ingest.Step;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** A layer that wraps all of its source, and holds one thing. */
abstract class PackedLayer implements Layer {
    /** A signature of four bytes or more, and what follows fits it. */
    static final int SIGNED = 97;

    /** Offered where it is possible, and never taken by itself. */
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
    public final List<Peelable> find(Source source) {
        Recognition recognition = recognise(new Octets(source));
        return recognition.possible() ? List.of(new Peelable(Step.whole(id), recognition)) : List.of();
    }

    @Override
    public final Peeled peel(Source source, Step step, OutputStream sink, PeelLimits limits) throws IOException {
        return Unpacking.run(source, step, sink, limits, this::unpack);
    }

    /** Whether the bytes are packed like this. */
    abstract Recognition recognise(Octets bytes);

    abstract void unpack(Unpacking to) throws IOException, Halt;
}
