package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.PeelLimits;
import dev.hexplain.ingest.Peelable;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.ingest.Recognition;
import dev.hexplain.ingest.Step;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcript;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** A dialect as a layer around all of a source. Its id is the dialect's. */
public record DialectLayer(Dialect dialect) implements Layer {

    /** One for every dialect but {@code raw}, which is no layer. */
    public static List<Layer> all() {
        return Dialects.all().stream()
                .filter(dialect -> !dialect.id().equals("raw"))
                .map(dialect -> (Layer) new DialectLayer(dialect))
                .toList();
    }

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
        byte[] head = source.copy(0, (int) Math.min(source.length(), TextSample.HEAD));
        TextSample sample = TextSample.of(head, source.length());
        if (sample.binary() != null) {
            return List.of();
        }
        Recognition recognition = dialect.recognise(sample);
        return recognition.possible() ? List.of(new Peelable(Step.whole(id()), recognition)) : List.of();
    }

    /** Text spells seldom more bytes than it has; where a star stands for many, the ratio bounds it. */
    @Override
    public Peeled peel(Source source, Step step, OutputStream sink, PeelLimits limits) throws IOException {
        Range range = step.in(source.length());
        Source text = source.slice(range.offset(), range.length());
        long most = Math.min(limits.bytes(), Math.max(PeelLimits.FREE, range.length() * limits.ratio()));
        Transcript transcript = dialect.decode(new SourceStream(text.segment()), sink, most);
        return new Peeled(
                transcript.bytes(),
                range.length(),
                transcript.issues().stream()
                        .map(issue -> new LayerIssue(
                                range.offset() + issue.textOffset(),
                                issue.outputOffset(),
                                "Line " + issue.line() + ": " + issue.message()))
                        .toList(),
                transcript.complete(),
                moved(transcript, range.offset()));
    }

    private static OffsetMap moved(Transcript transcript, long by) {
        if (by == 0) {
            return transcript.map();
        }
        long[] runs = transcript.map().toLongs();
        for (int i = 2; i < runs.length; i += 4) {
            runs[i] += by;
        }
        return OffsetMap.ofLongs(runs);
    }
}
