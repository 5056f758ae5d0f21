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
import java.util.function.Predicate;

/**
 * Offers the payloads of a text by line, in place of a dialect that would join them. The first with a known beginning, or of a
 * format that is sure, is more likely than the others, so that it is opened; where there is none, nothing is.
 */
record PayloadChoice(Formats formats, Source source, Function<LayerStep, Source> inside) {
    private static final int SURE = 75;

    /** Payloads that formats are asked about. */
    private static final int ASKED = 8;

    /** Bytes of a text that is divided where it is only offered. */
    private static final int OFFERED_TEXT = 1 << 12;

    /** The confidence of the dialect that joins them, which is only offered then. */
    private static final int JOINED = Confidence.PLAIN_TEXT - 1;

    /** The candidates with the payloads in place of the first, if that is a dialect of a text with several. */
    List<LayerCandidate> settle(List<LayerCandidate> found) {
        boolean likely = !found.isEmpty() && found.getFirst().confidence().percent() > Confidence.PLAIN_TEXT;
        return likely && LayerStore.layer(found.getFirst().step()) instanceof DialectLayer layer
                ? settle(layer.dialect(), found, each -> isSure(each, layer.dialect()))
                : found;
    }

    /** The same where the first is not likely enough to be removed: also of what is only offered, none is joined. */
    List<LayerCandidate> offered(List<LayerCandidate> found) {
        boolean doubtful = source.length() <= OFFERED_TEXT
                && !found.isEmpty()
                && found.getFirst().confidence().percent() <= Confidence.PLAIN_TEXT;
        return doubtful && LayerStore.layer(found.getFirst().step()) instanceof DialectLayer layer
                ? settle(layer.dialect(), found, Payload::known)
                : found;
    }

    private List<LayerCandidate> settle(Dialect dialect, List<LayerCandidate> found, Predicate<Payload> isSure) {
        SeveralPayloads several = SeveralPayloads.of(source, dialect);
        List<Payload> payloads = several.payloads();
        List<Boolean> sure = payloads.stream().limit(ASKED).map(isSure::test).toList();
        if (payloads.isEmpty() || (!several.apart() && sure.contains(false))) {
            return found;
        }
        LayerCandidate joined = found.getFirst();
        int percent = joined.confidence().percent();
        int opened = sure.indexOf(true);
        List<LayerCandidate> settled = new ArrayList<>();
        for (int i = 0; i < payloads.size(); i++) {
            int own = percent - (opened >= 0 && i != opened ? 1 : 0);
            String reason = "%s, one of %,d payloads".formatted(payloads.get(i).label(), payloads.size());
            LayerCandidate each = new LayerCandidate(payloads.get(i).step(dialect), Confidence.of(own, reason));
            settled.add(i == opened ? 0 : settled.size(), each);
        }
        settled.addAll(found.subList(1, found.size()));
        settled.add(new LayerCandidate(
                joined.step(),
                Confidence.of(Math.min(JOINED, percent), joined.confidence().reason() + ", all joined")));
        return settled;
    }

    private boolean isSure(Payload payload, Dialect dialect) {
        return payload.known()
                || formats.likeliest(inside.apply(payload.step(dialect))).confidence() >= SURE;
    }
}
