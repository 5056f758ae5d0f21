package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.dialects.DialectWriters;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DialectTarget;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/** Puts layers back around bytes: dialects, gzip and zlib, around all of a source or a part of it. */
public record Rewrapping(Level level) {
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
    public record Wrapped(byte[] bytes, LayerPath layers) {}

    /** @throws Refusal where a layer is none that is written */
    public Wrapped around(byte[] bytes, LayerPath layers) throws IOException {
        byte[] whole = bytes;
        Deque<LayerStep> around = new ArrayDeque<>();
        List<LayerStep> steps = layers.steps();
        for (int depth = steps.size() - 1; depth >= 0; depth--) {
            LayerStep step = steps.get(depth);
            byte[] inner = wrapped(whole, step);
            try (Source outer = level.open(new LayerPath(steps.subList(0, depth)))) {
                Range range = step.in(outer.length());
                whole = new Patch(List.of(new Replacement(range.offset(), range.length(), inner))).applied(outer);
            }
            around.addFirst(
                    step.length().isEmpty()
                            ? step
                            : LayerStep.of(step.layer(), new Range(step.offset(), inner.length)));
        }
        return new Wrapped(whole, new LayerPath(List.copyOf(around)));
    }

    private static byte[] wrapped(byte[] bytes, LayerStep step) throws IOException {
        ByteArrayOutputStream wrapped = new ByteArrayOutputStream();
        boolean isOnly = step.entry().isEmpty();
        if (isOnly && step.layer().equals("gzip")) {
            write(bytes, new GZIPOutputStream(wrapped));
        } else if (isOnly && step.layer().equals("zlib")) {
            write(bytes, new DeflaterOutputStream(wrapped));
        } else if (isOnly && DialectWriters.byId(step.layer()).isPresent()) {
            DialectTarget.of(step.layer()).write(new ByteArrayInputStream(bytes), wrapped);
        } else {
            throw Refusal.conflict(
                    "Nothing is written back into the layer `%s`: write what is inside the layers (--inside), or name the layers that are to be removed (--layers)."
                            .formatted(step));
        }
        byte[] text = wrapped.toByteArray();
        return step.length().isPresent() ? withoutLineEnd(text) : text;
    }

    private static void write(byte[] bytes, OutputStream compressing) throws IOException {
        try (compressing) {
            compressing.write(bytes);
        }
    }

    /** Inside other text, a dialect does not end a line that goes on. */
    private static byte[] withoutLineEnd(byte[] text) {
        int end = text.length;
        while (end > 0 && (text[end - 1] == '\n' || text[end - 1] == '\r')) {
            end--;
        }
        return Arrays.copyOf(text, end);
    }
}
