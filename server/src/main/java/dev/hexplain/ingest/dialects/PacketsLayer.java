package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.TextPart;
import dev.hexplain.ingest.TextRange;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.UnwrapResult;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A text dump of packets, as {@code tcpdump -X} and Wireshark print it, as a layer around a pcap capture. The entry is
 * the id of the dialect: {@code packets:tcpdump}.
 */
public final class PacketsLayer implements Layer {
    public static final String ID = "packets";

    private static final List<String> DIALECTS = List.of("tcpdump", "wireshark");
    private static final int MOST = 256 << 20;

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Packets as text";
    }

    @Override
    public List<LayerCandidate> find(Source source) {
        byte[] head = source.copy(0, (int) Math.min(source.length(), TextSample.HEAD));
        TextSample sample = TextSample.of(head, source.length());
        List<LayerCandidate> found = new ArrayList<>();
        if (sample.binary() == null) {
            for (String id : DIALECTS) {
                Dialect dialect = Dialects.byId(id).orElseThrow();
                Confidence confidence = Dialects.recognise(dialect, sample);
                if (confidence.possible() && showsPackets(dialect, head)) {
                    found.add(new LayerCandidate(LayerStep.whole(ID).entry(id), moreConfident(confidence)));
                }
            }
        }
        return found;
    }

    /** Packets say more than their bytes alone. */
    private static Confidence moreConfident(Confidence confidence) {
        return Confidence.of(Math.min(100, confidence.percent() + 1), confidence.reason() + ", of packets");
    }

    private static boolean showsPackets(Dialect dialect, byte[] head) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            List<TextPart> parts = dialect.decode(new ByteArrayInputStream(head), bytes, TextSample.HEAD)
                    .parts();
            return !parts.isEmpty() && PacketsAsPcap.looksLikePacket(bytes.toByteArray(), parts.getFirst());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits)
            throws IOException {
        Range range = step.in(source.length());
        Dialect dialect = Dialects.byId(step.entry()).orElse(null);
        if (dialect == null) {
            String words = "A dialect was expected after `packets:`, such as tcpdump";
            return new UnwrapResult(
                    0, 0, List.of(LayerIssue.error(0, 0, words, null, step.entry())), false, OffsetMap.NONE);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long most = Math.min(MOST, DialectLayer.most(range, limits));
        TextRange part = new TextRange(source, range);
        Transcript transcript = dialect.decode(part.open(), bytes, most);
        PacketsAsPcap.write(transcript.parts(), new ByteArrayInputStream(bytes.toByteArray()), sink);
        OffsetMap.Builder map = OffsetMap.builder();
        long at = PacketsAsPcap.HEADER;
        for (TextPart packet : transcript.parts()) {
            at += PacketsAsPcap.RECORD_HEADER;
            long length = Math.min(packet.length(), PacketsAsPcap.LONGEST);
            Range text = transcript.map().from(new Range(packet.offset(), length));
            map.add(at, length, part.shift() + text.offset(), text.length());
            at += length;
        }
        return new UnwrapResult(
                transcript.parts().isEmpty() ? 0 : at,
                range.length(),
                part.placed(transcript.issues()),
                transcript.complete(),
                map.build());
    }
}
