package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.PeelLimits;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.ingest.Step;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What is inside the layers of a dump, without a data folder.
 *
 * @param inside the dump itself where there are none
 * @param peeled how taking off each layer went, outermost first
 */
record Unwrapped(Source inside, List<Peeled> peeled) {
    /** What comes out of little is little, most of the time: so much is kept on the heap. */
    private static final int ON_HEAP = 16 << 20;

    static Unwrapped of(Source dump, LayerPath path, Bounds bounds, Scratch scratch) throws IOException {
        List<Peeled> peeled = new ArrayList<>();
        Source inside = dump;
        for (Step step : path.steps()) {
            Source around = inside;
            inside = peel(around, step, PeelLimits.of(bounds.derivedBytes()), scratch, peeled);
            if (around != dump) {
                around.close();
            }
        }
        return new Unwrapped(inside, peeled);
    }

    private static Source peel(Source around, Step step, PeelLimits limits, Scratch scratch, List<Peeled> peeled)
            throws IOException {
        String name = "%s (%s)".formatted(around.name(), step);
        if (Scratch.isSmall(around.length())) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            PeelLimits onHeap = new PeelLimits(Math.min(limits.bytes(), ON_HEAP), limits.ratio());
            Peeled outcome = Sources.layer(step).peel(around, step, bytes, onHeap);
            if (outcome.complete() || onHeap.bytes() == limits.bytes()) {
                peeled.add(outcome);
                return Source.ofBytes(name, bytes.toByteArray())
                        .with(outcome.map().gaps());
            }
        }
        Path file = scratch.file();
        try (OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            peeled.add(Sources.layer(step).peel(around, step, bytes, limits));
        }
        return Source.ofFile(name, file).with(peeled.getLast().map().gaps());
    }
}
