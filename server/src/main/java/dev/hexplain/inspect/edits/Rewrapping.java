package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Compressing;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.inspect.common.Refusal;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Puts layers back around bytes: dialects, gzip and zlib, around all of a source or a part of it.
 *
 * @param level opens what is around and inside
 * @param most bytes of each, which are on the heap
 */
public record Rewrapping(Level level, long most) {
    /** Opens what is inside the first layers of the dump; closed by who asks. */
    @FunctionalInterface
    public interface Level {
        Source open(LayerPath layers) throws IOException;
    }

    /**
     * Bytes with their layers around them.
     *
     * @param layers the same, with the ranges that they have now
     */
    public record Wrapped(Source bytes, LayerPath layers) {}

    /** The same on the heap, where they are few enough for that. */
    public byte[] copyAround(Source bytes, LayerPath layers) throws IOException {
        requireSmall(bytes);
        Source whole = around(bytes, layers).bytes();
        return whole.copy(0, (int) whole.length());
    }

    /**
     * Puts them around bytes, which stay as they are where there is no layer.
     *
     * @throws Refusal where a layer is none that is written, or what is around it is too large
     */
    public Wrapped around(Source bytes, LayerPath layers) throws IOException {
        if (layers.isEmpty()) {
            return new Wrapped(bytes, layers);
        }
        byte[] whole = copy(bytes);
        Deque<LayerStep> around = new ArrayDeque<>();
        List<LayerStep> steps = layers.steps();
        for (int depth = steps.size() - 1; depth >= 0; depth--) {
            LayerStep step = steps.get(depth);
            try (Source outer = level.open(new LayerPath(steps.subList(0, depth)));
                    Source inner = level.open(new LayerPath(steps.subList(0, depth + 1)))) {
                requireSmall(outer);
                requireSmall(inner);
                Range range = step.in(outer.length());
                Replacement replaced = replaced(step, outer, range, inner, whole);
                whole = new Patch(List.of(replaced)).applied(outer);
                long length = range.length() - replaced.removed() + replaced.inserted().length;
                around.addFirst(
                        step.length().isEmpty()
                                ? step
                                : LayerStep.of(step.layer(), new Range(step.offset(), length))
                                        .entry(step.entry()));
            }
        }
        return new Wrapped(Source.ofBytes(bytes.name(), whole), new LayerPath(List.copyOf(around)));
    }

    private byte[] copy(Source source) {
        requireSmall(source);
        return source.copy(0, (int) source.length());
    }

    private void requireSmall(Source source) {
        if (source.length() > most) {
            throw Refusal.conflict(
                    "Layers are put back around at most %,d MiB, and there are %,d bytes: write what is inside the layers (--inside), or download it without them."
                            .formatted(most >> 20, source.length()));
        }
    }

    private Replacement replaced(LayerStep step, Source outer, Range range, Source inner, byte[] after)
            throws IOException {
        if (step.entry().isEmpty() && step.layer().equals("gzip")) {
            return new Replacement(range.offset(), range.length(), Compressing.compress(after, GZIPOutputStream::new));
        }
        if (step.entry().isEmpty() && step.layer().equals("zlib")) {
            return new Replacement(
                    range.offset(), range.length(), Compressing.compress(after, DeflaterOutputStream::new));
        }
        Optional<Replacement> text = new DialectRewriting(step.layer()).of(outer, range, copy(inner), after);
        return text.orElseThrow(() -> Refusal.conflict(
                "Nothing is written back into the layer `%s`: write what is inside the layers (--inside), or name the layers that are to be removed (--layers)."
                        .formatted(step)));
    }
}
