package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** A range of the bytes, unchanged: a message's payload, a record of a file. It is never detected; users choose it. */
final class PartLayer implements Layer {
    @Override
    public String id() {
        return "part";
    }

    @Override
    public String title() {
        return "part";
    }

    @Override
    public List<LayerCandidate> find(Source source) {
        return List.of();
    }

    @Override
    public UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits)
            throws IOException {
        Range range = step.in(source.length());
        Range kept = new Range(range.offset(), Math.min(range.length(), limits.bytes()));
        new SourceStream(source, kept).transferTo(sink);
        sink.flush();
        return new UnwrapResult(
                kept.length(),
                kept.length(),
                List.of(),
                kept.equals(range),
                OffsetMap.of(new Range(0, kept.length()), kept));
    }
}
