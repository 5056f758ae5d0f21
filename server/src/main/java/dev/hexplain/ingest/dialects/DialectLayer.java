package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.UnwrapResult;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A dialect as a layer: the layer is removed by decoding the text. Its id is the dialect's. */
public record DialectLayer(Dialect dialect) implements Layer {
    /** Other payloads that are named. */
    private static final int NAMED = 5;

    @Override
    public String id() {
        return dialect.id();
    }

    @Override
    public String title() {
        return dialect.title();
    }

    @Override
    public List<LayerCandidate> find(Source source) {
        byte[] head = source.copy(0, (int) Math.min(source.length(), TextSample.HEAD));
        TextSample sample = TextSample.of(head, source.length());
        if (sample.binary() != null) {
            return List.of();
        }
        Confidence confidence = Dialects.recognise(dialect, sample);
        return confidence.possible() ? List.of(new LayerCandidate(LayerStep.whole(id()), confidence)) : List.of();
    }

    /** Text seldom stands for more bytes than it has; where {@code *} repeats rows, the ratio limits it. */
    @Override
    public UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits)
            throws IOException {
        Range range = step.in(source.length());
        Transcript transcript = dialect.decode(new SourceStream(source, range), sink, most(range, limits));
        Stream<LayerIssue> others = step.entry().isEmpty() ? Stream.of() : others(source, step);
        return new UnwrapResult(
                transcript.bytes(),
                range.length(),
                Stream.concat(others, issues(transcript, range.offset()).stream())
                        .toList(),
                transcript.complete(),
                transcript.map().shifted(range.offset()));
    }

    /** Of one of several payloads: where the others are. */
    private Stream<LayerIssue> others(Source source, LayerStep step) {
        List<LayerStep> all = SeveralPayloads.of(source, dialect).stream()
                .map(each -> each.step(dialect))
                .toList();
        String others = all.stream()
                .filter(each -> !each.entry().equals(step.entry()))
                .limit(NAMED)
                .map(LayerStep::toString)
                .collect(Collectors.joining(", "));
        String more = all.size() > NAMED + 1 ? ", …" : "";
        return all.size() < 2
                ? Stream.of()
                : Stream.of(LayerIssue.note(
                        step.offset(),
                        0,
                        "%,d payloads in this text, of which this is that of %s. Layers of the others: %s%s"
                                .formatted(all.size(), step.entry(), others, more)));
    }

    static long most(Range text, LayerLimits limits) {
        return Math.min(limits.bytes(), Math.max(LayerLimits.FREE, text.length() * limits.ratio()));
    }

    static List<LayerIssue> issues(Transcript transcript, long shift) {
        return transcript.issues().stream().map(issue -> issue.shifted(shift)).toList();
    }
}
