package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import java.util.List;

/**
 * A format found inside other bytes, with its range and confidence.
 *
 * @param range to the end of the bytes where its own end is not known
 * @param bounded whether that is its own end
 * @param confidence 0 to 100
 * @param reason what a user can check
 * @param steps the layers that open it
 */
public record CarvedCandidate(
        CarvedKind kind, Range range, boolean bounded, int confidence, String reason, List<LayerStep> steps) {
    static CarvedCandidate of(CarvedKind kind, Range range, boolean bounded, int confidence, String reason) {
        return new CarvedCandidate(
                kind, range, bounded, confidence, reason, List.of(LayerStep.of(kind.layer(), range)));
    }

    /** The layers that open it, behind those around. */
    public LayerPath path(LayerPath around) {
        LayerPath path = around;
        for (LayerStep step : steps) {
            path = path.then(step);
        }
        return path;
    }

    /** The same with its end known. */
    public CarvedCandidate endingAt(long end) {
        return of(kind, new Range(range.offset(), end - range.offset()), true, confidence, reason);
    }
}
