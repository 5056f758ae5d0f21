package dev.hexplain.inspect.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.dialects.Dialects;
import dev.hexplain.ingest.layers.Layers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Chooses the byte order of a dump of words by what is inside: the magic number of any format decides. */
record ByteOrderChoice(Formats formats, Function<LayerStep, Source> inside) {

    /** The candidates with the likelier of two byte orders first, if the first has two. */
    List<LayerCandidate> settle(List<LayerCandidate> found) {
        if (found.isEmpty()) {
            return found;
        }
        LayerCandidate first = found.getFirst();
        String other = Dialects.otherOrder(first.step().layer());
        Optional<LayerCandidate> swapped =
                found.stream().filter(each -> each.step().layer().equals(other)).findFirst();
        return swapped.filter(each -> isLikelier(each, first))
                .map(each -> before(each, first, found))
                .orElse(found);
    }

    private boolean isLikelier(LayerCandidate other, LayerCandidate first) {
        int likely = recognised(other);
        return likely >= Candidate.CONVINCING && likely > recognised(first);
    }

    private int recognised(LayerCandidate reading) {
        Source bytes = inside.apply(reading.step());
        int layer = Layers.likely(bytes).stream()
                .mapToInt(each -> each.confidence().percent())
                .max()
                .orElse(0);
        return Math.max(layer, formats.likeliest(bytes).confidence());
    }

    private static List<LayerCandidate> before(LayerCandidate other, LayerCandidate first, List<LayerCandidate> found) {
        List<LayerCandidate> settled = new ArrayList<>(found);
        settled.remove(other);
        settled.addFirst(new LayerCandidate(
                other.step(),
                Confidence.of(
                        first.confidence().percent(),
                        other.confidence().reason() + ": what is inside has a format that is known")));
        return settled;
    }
}
