package dev.hexplain.inspect.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Removes the short header of a schema registry, which is no evidence by itself, where a format is read behind it to the end:
 * the one that such a header always is before, or any that is sure.
 */
record SchemaHeaderChoice(Formats formats, Source source, Function<LayerStep, Source> inside) {
    private static final int CONFIRMED = 70;

    /** Behind a header whose bytes are mostly zeros, the format that is expected needs little evidence. */
    private static final int EXPECTED = 30;

    private static final int SURE = 75;

    /** The candidates with a header in front that what is inside confirms, where no other layer is likely. */
    List<LayerCandidate> settle(List<LayerCandidate> found) {
        if (found.isEmpty() || found.getFirst().confidence().percent() > Confidence.PLAIN_TEXT) {
            return found;
        }
        for (LayerCandidate each : found) {
            Optional<LayerCandidate> confirmed = namesSchema(each.step()) ? confirmed(each) : Optional.empty();
            if (confirmed.isPresent()) {
                List<LayerCandidate> settled = new ArrayList<>(found);
                settled.remove(each);
                settled.addFirst(confirmed.get());
                return settled;
            }
        }
        return found;
    }

    private boolean namesSchema(LayerStep step) {
        return LayerStore.layer(step).schemaId(source, step).isPresent();
    }

    private Optional<LayerCandidate> confirmed(LayerCandidate header) {
        Optional<String> content = LayerStore.layer(header.step()).content();
        Candidate format = formats.likeliest(inside.apply(header.step()));
        boolean fits = content.map(format.format()::equals).orElse(true)
                && format.offset() == 0
                && format.confidence() >= (content.isPresent() ? EXPECTED : SURE);
        return fits
                ? Optional.of(new LayerCandidate(
                        header.step(),
                        Confidence.of(CONFIRMED, header.confidence().reason() + ", then " + title(format))))
                : Optional.empty();
    }

    private String title(Candidate format) {
        return formats.get(format.format())
                .map(decoder -> decoder.description().title())
                .orElse(format.format());
    }
}
