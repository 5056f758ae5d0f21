package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.PeelLimits;
import dev.hexplain.ingest.Peelable;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.ingest.Recognition;
import dev.hexplain.ingest.Step;
import dev.hexplain.ingest.TextIssue;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcript;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** A dialect as the layer that it is: text around the bytes it spells. */
public record DialectLayer(Dialect dialect) implements Layer {
    @Override
    public String id() {
        return dialect.id();
    }

    @Override
    public String title() {
        return dialect.title();
    }

    @Override
    public List<Peelable> find(Source source) {
        int head = (int) Math.min(source.length(), TextSample.HEAD);
        Recognition recognition = dialect.recognise(TextSample.of(source.copy(0, head), source.length()));
        return recognition.possible() ? List.of(new Peelable(Step.whole(id()), recognition)) : List.of();
    }

    @Override
    public Peeled peel(Source source, Step step, OutputStream sink, PeelLimits limits) throws IOException {
        Range range = step.in(source.length());
        Transcript transcript = dialect.decode(new SourceStream(source, range), sink, limits.bytes());
        return new Peeled(
                transcript.bytes(),
                range.length(),
                transcript.issues().stream().map(issue -> of(issue, range)).toList(),
                transcript.complete(),
                OffsetMap.of(new Range(0, transcript.bytes()), range));
    }

    private static LayerIssue of(TextIssue issue, Range text) {
        return new LayerIssue(
                issue.severity(),
                text.offset(),
                issue.outputOffset(),
                issue.line(),
                issue.message(),
                issue.expected(),
                issue.actual());
    }
}
