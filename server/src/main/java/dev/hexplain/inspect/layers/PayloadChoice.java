package dev.hexplain.inspect.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.dialects.DialectLayer;
import dev.hexplain.ingest.dialects.SeveralPayloads;
import dev.hexplain.ingest.dialects.SeveralPayloads.Payload;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Offers the payloads of a text by line, in place of a dialect that would join them. The first with a known beginning, or of a
 * format that is sure, is more likely than the others, so that it is opened; where there is none, nothing is.
 */
record PayloadChoice(Formats formats, Source source, Function<LayerStep, Source> inside) {
    private static final int SURE = 75;

    /** Payloads that formats are asked about. */
    private static final int ASKED = 8;

    /** The confidence of the dialect that joins them, which is only offered then. */
    private static final int JOINED = Confidence.PLAIN_TEXT - 1;

    /** The candidates with the payloads in place of the first, if that is a dialect of a text with several. */
    List<LayerCandidate> settle(List<LayerCandidate> found) {
        boolean likely = !found.isEmpty() && found.getFirst().confidence().percent() > Confidence.PLAIN_TEXT;
        return likely && LayerStore.layer(found.getFirst().step()) instanceof DialectLayer layer
                ? settle(layer.dialect(), found)
                : found;
    }

    private List<LayerCandidate> settle(Dialect dialect, List<LayerCandidate> found) {
        SeveralPayloads several = SeveralPayloads.of(source, dialect);
        List<Payload> payloads = several.payloads();
        List<Boolean> sure = payloads.stream()
                .limit(ASKED)
                .map(each -> isSure(each, dialect))
                .toList();
        if (payloads.isEmpty() || (!several.apart() && sure.contains(false))) {
            return found;
        }
        LayerCandidate joined = found.getFirst();
        int opened = sure.indexOf(true);
        List<LayerCandidate> settled = new ArrayList<>();
        for (int i = 0; i < payloads.size(); i++) {
            int percent = joined.confidence().percent() - (opened >= 0 && i != opened ? 1 : 0);
            String reason = "%s, one of %,d payloads".formatted(payloads.get(i).label(), payloads.size());
            LayerCandidate each = new LayerCandidate(payloads.get(i).step(dialect), Confidence.of(percent, reason));
            settled.add(i == opened ? 0 : settled.size(), each);
        }
        settled.addAll(found.subList(1, found.size()));
        settled.add(new LayerCandidate(
                joined.step(), Confidence.of(JOINED, joined.confidence().reason() + ", all joined")));
        return settled;
    }

    private boolean isSure(Payload payload, Dialect dialect) {
        return payload.known()
                || formats.likeliest(inside.apply(payload.step(dialect))).confidence() >= SURE;
    }
}
