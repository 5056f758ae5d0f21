package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerStep;

/** A dialect that a text may be written in. Confidence and reason are as in {@link Confidence}. */
public record DialectCandidate(Dialect dialect, int confidence, String reason) {
    /** The same as a layer to remove. */
    public LayerCandidate toLayerCandidate() {
        return new LayerCandidate(LayerStep.whole(dialect.id()), Confidence.of(confidence, reason));
    }
}
