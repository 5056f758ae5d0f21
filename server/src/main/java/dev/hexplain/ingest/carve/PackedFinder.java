package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.Octets;
import dev.hexplain.ingest.PeelLimits;
import dev.hexplain.ingest.Peelable;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.ingest.Step;
import dev.hexplain.ingest.layers.Layers;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Finds packed bytes, and their end by unpacking them. */
record PackedFinder(Kind kind) implements Finder {
    private static final int DAMAGED = 60;

    /** So much is unpacked to find an end. */
    private static final long MOST = 64L << 20;

    @Override
    public Optional<Finding> at(Octets bytes, long offset, Effort effort) {
        Source rest = bytes.source().slice(offset, bytes.length() - offset);
        Layer layer = Layers.byId(kind.layer()).orElseThrow();
        List<Peelable> found = layer.find(rest);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Peelable head = found.getFirst();
        Peeled peeled = peel(layer, rest, head.step(), PeelLimits.of(Math.min(MOST, effort.left())));
        effort.spend(peeled.length() + peeled.read());
        if (peeled.complete()) {
            Range range = new Range(offset, peeled.read());
            String reason = "%s; %,d bytes inside".formatted(head.recognition().reason(), peeled.length());
            return Optional.of(Finding.of(kind, range, true, head.recognition().confidence(), reason));
        }
        if (peeled.length() == 0) {
            return Optional.empty();
        }
        String why = peeled.issues().isEmpty()
                ? ""
                : ": " + peeled.issues().getLast().message();
        String reason = "%s; unpacked up to 0x%X%s".formatted(head.recognition().reason(), offset + peeled.read(), why);
        Range range = new Range(offset, rest.length());
        return Optional.of(Finding.of(kind, range, false, DAMAGED, reason));
    }

    private static Peeled peel(Layer layer, Source source, Step step, PeelLimits limits) {
        try {
            return layer.peel(source, step, OutputStream.nullOutputStream(), limits);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
