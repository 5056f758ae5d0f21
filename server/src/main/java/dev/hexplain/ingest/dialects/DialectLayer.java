package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.TextPayload;
import dev.hexplain.ingest.TextRange;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
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
        TextRange text = new TextRange(source, range);
        TimedText timed = new TimedText(text.open(), limits);
        Transcript transcript = dialect.decode(timed, sink, most(range, limits));
        Stream<LayerIssue> others = step.entry().isEmpty() ? joined(text, transcript) : others(source, step);
        return new UnwrapResult(
                transcript.bytes(),
                range.length(),
                Stream.concat(others, text.placed(timed.issues(transcript)).stream())
                        .toList(),
                transcript.complete() && !timed.isLate(),
                transcript.map().shifted(text.shift()));
    }

    /** Of all payloads of a text: that they are joined, or may be. */
    private Stream<LayerIssue> joined(TextRange text, Transcript transcript) throws IOException {
        List<TextPayload> all = transcript.payloads();
        if (all.size() > 1) {
            TextPayload second = all.get(1);
            String message =
                    "Another payload begins here, and is joined to the one above: there are %,d".formatted(all.size());
            return text
                    .placed(List.of(new LayerIssue(
                            Severity.WARNING, second.text().offset(), 0, second.line(), 1, message, null, null)))
                    .stream();
        }
        boolean unsure = text.range().offset() == 0
                && text.range().length() == text.source().length()
                && SeveralPayloads.mayBeJoined(text.source(), dialect);
        return unsure
                ? Stream.of(LayerIssue.note(
                        0, 0, "Only the first part of the text was searched for payloads of their own: all are joined"))
                : Stream.of();
    }

    /** Of one of several payloads: where the others are. */
    private Stream<LayerIssue> others(Source source, LayerStep step) {
        SeveralPayloads several = SeveralPayloads.of(source, dialect);
        int count = several.payloads().size();
        return count < 2
                ? Stream.of()
                : Stream.of(LayerIssue.note(
                        step.offset(),
                        0,
                        "%,d payloads in %s, of which this is that of %s. Layers of the others: %s"
                                .formatted(
                                        count,
                                        several.whole() ? "this text" : "the first part of this text",
                                        step.entry(),
                                        several.others(step, dialect, NAMED))));
    }

    static long most(Range text, LayerLimits limits) {
        return Math.min(limits.bytes(), Math.max(LayerLimits.FREE, text.length() * limits.ratio()));
    }
}
