package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.ingest.layers.Layers;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Finds compressed data; its end is found by decompressing it. */
record PackedFinder(CarvedKind kind) implements Finder {
    private static final int DAMAGED = 60;

    /** Most bytes that are decompressed to find an end. */
    private static final long MOST = 64L << 20;

    /** What it costs to begin, however little follows: tables and buffers, in bytes that are decompressed meanwhile. */
    private static final long OPENING = 32 << 10;

    @Override
    public Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort) {
        Source rest = bytes.source().slice(offset, bytes.length() - offset);
        Layer layer = Layers.byId(kind.layer()).orElseThrow();
        List<LayerCandidate> found = layer.find(rest);
        if (found.isEmpty() || effort.isUnpacked(kind, offset) || !effort.spend(OPENING)) {
            return Optional.empty();
        }
        LayerCandidate head = found.getFirst();
        UnwrapResult unwrapped = unwrap(layer, rest, head.step(), LayerLimits.of(Math.min(MOST, effort.left())));
        effort.spend(unwrapped.length() + unwrapped.read());
        if (unwrapped.complete()) {
            Range range = new Range(offset, unwrapped.read());
            String reason = "%s; %,d bytes inside".formatted(head.confidence().reason(), unwrapped.length());
            return Optional.of(
                    CarvedCandidate.of(kind, range, true, head.confidence().percent(), reason));
        }
        if (unwrapped.length() == 0) {
            return Optional.empty();
        }
        effort.unpackedUpTo(kind, offset + unwrapped.read());
        String why = unwrapped.issues().isEmpty()
                ? ""
                : ": " + unwrapped.issues().getLast().message();
        String reason =
                "%s; unpacked up to 0x%X%s".formatted(head.confidence().reason(), offset + unwrapped.read(), why);
        Range range = new Range(offset, rest.length());
        return Optional.of(CarvedCandidate.of(kind, range, false, DAMAGED, reason));
    }

    private static UnwrapResult unwrap(Layer layer, Source source, LayerStep step, LayerLimits limits) {
        try {
            return layer.unwrap(source, step, OutputStream.nullOutputStream(), limits);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
