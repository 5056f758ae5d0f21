package dev.hexplain.inspect.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Scratch;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The bytes inside the layers of a dump, without a data folder.
 *
 * @param inside the dump itself where there are none
 * @param unwrapped how removing each layer went, outermost first
 */
public record UnwrappedSource(Source inside, List<UnwrapResult> unwrapped) {
    /** Largest input whose content is kept on the heap: small inputs mostly have small content. */
    private static final int ON_HEAP = 16 << 20;

    public static UnwrappedSource of(Source dump, LayerPath path, DumpLimits bounds, Scratch scratch)
            throws IOException {
        List<UnwrapResult> unwrapped = new ArrayList<>();
        Source inside = dump;
        for (LayerStep step : path.steps()) {
            Source around = inside;
            inside = unwrap(around, step, LayerLimits.of(bounds.derivedBytes()), scratch, unwrapped);
            if (around != dump) {
                around.close();
            }
        }
        return new UnwrappedSource(inside, unwrapped);
    }

    private static Source unwrap(
            Source around, LayerStep step, LayerLimits limits, Scratch scratch, List<UnwrapResult> unwrapped)
            throws IOException {
        String name = "%s (%s)".formatted(around.name(), step);
        if (Scratch.isSmall(around.length())) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            LayerLimits onHeap = new LayerLimits(Math.min(limits.bytes(), ON_HEAP), limits.ratio());
            UnwrapResult outcome = LayerStore.layer(step).unwrap(around, step, bytes, onHeap);
            if (outcome.complete() || onHeap.bytes() == limits.bytes()) {
                unwrapped.add(outcome);
                return Source.ofBytes(name, bytes.toByteArray())
                        .with(outcome.map().gaps());
            }
        }
        Path file = scratch.file();
        try (OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            unwrapped.add(LayerStore.layer(step).unwrap(around, step, bytes, limits));
        }
        return Source.ofFile(name, file).with(unwrapped.getLast().map().gaps());
    }
}
