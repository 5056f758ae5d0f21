package dev.hexplain.inspect.dumps;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Nearest;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.DescriptorDecoder;
import dev.hexplain.inspect.formats.DescriptorDrafts;
import dev.hexplain.inspect.formats.ProvidedFiles;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.ksy.model.Diagnostic;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Detects how bytes are decoded: first the layers around them, then the format of what is inside. Chosen layers and
 * formats take precedence.
 */
public final class Detector {
    /** Where a format is named, so few characters are taken as its bytes, not as hex or base64 of them. */
    private static final int TOO_SHORT_TO_SPELL = 2;

    private final Formats formats;

    public Detector(Formats formats) {
        this.formats = formats;
    }

    /** A detector that knows the built-in formats. */
    public static Detector standard() {
        return new Detector(SchemaFormats.standard());
    }

    /** A detector that knows provided descriptors and schemas too, where the format names them. */
    public Detector knowing(String format, ProvidedFiles provided) throws IOException {
        return provided.formats(format)
                .map(more -> new Detector(formats.and(more)))
                .orElse(this);
    }

    public Formats formats() {
        return formats;
    }

    /** The decoder of a format, which can be decoded with. */
    public Decoder decoder(String format) {
        Decoder decoder = formats.get(format).orElseThrow(() -> missing(format));
        if (decoder instanceof DescriptorDecoder described && !described.isUsable()) {
            throw Refusal.badRequest("`%s` cannot be decoded with: %s. Correct its descriptor first."
                    .formatted(
                            format,
                            described.checked().diagnostics().stream()
                                    .filter(Diagnostic::isError)
                                    .findFirst()
                                    .map(Diagnostic::toString)
                                    .orElse("it has errors")));
        }
        return decoder;
    }

    private Refusal missing(String format) {
        return DescriptorDrafts.isDraft(format)
                ? Refusal.badRequest(
                        "The draft `%s` is not remembered any more: POST /api/v1/drafts again.".formatted(format))
                : Refusal.badRequest("There is no format `%s`.%s There are: %s."
                        .formatted(format, Nearest.question(format, ids()), names(ids())));
    }

    private List<String> ids() {
        return formats.all().stream().map(Decoder::id).toList();
    }

    /** The display name of a format. */
    public String title(String format) {
        return formats.get(format).map(decoder -> decoder.description().title()).orElse(format);
    }

    private static String names(List<String> ids) {
        return ids.stream().map(id -> "`" + id + "`").collect(Collectors.joining(", "));
    }

    /** The layers to remove from a dump: as chosen, where something was chosen, otherwise those that are found. */
    public LayerDetector.Chain layers(Source dump, DecodeChoices choices) {
        LayerDetector unwrapping = new LayerDetector(formats);
        if (!choices.detectsLayers()) {
            return unwrapping.follow(dump, path(choices.layers()));
        }
        boolean plain = !choices.detectsFormat() && dump.length() <= TOO_SHORT_TO_SPELL;
        return plain ? unwrapping.follow(dump, LayerPath.NONE) : unwrapping.detect(dump);
    }

    /** Reads a path of layers, all of which there are. */
    public static LayerPath path(String text) {
        LayerPath path = LayerPath.parse(text)
                .orElseThrow(() -> Refusal.badRequest(
                        "`%s` names no layers: they are written like `xxd/gzip` or `base64@12+300`, and `raw` for none."
                                .formatted(text)));
        path.steps().forEach(LayerStore::layer);
        return path;
    }

    /** The readings of a source, most likely first; the last is always that of unknown bytes. */
    public List<Candidate> candidates(Source source) {
        return formats.detect(source);
    }

    /**
     * Looks up what choices name, before any dump is read.
     *
     * @throws Refusal where there is no such format or layer, or the format cannot be decoded with
     */
    public void requireKnown(DecodeChoices choices) {
        if (!choices.detectsFormat()) {
            decoder(choices.format());
        }
        if (!choices.detectsLayers()) {
            path(choices.layers());
        }
    }

    /** The candidate to decode with: the chosen one, otherwise the most likely. */
    public Candidate settle(Source source, DecodeChoices choices) {
        if (!choices.detectsFormat()) {
            Decoder decoder = decoder(choices.format());
            return chosen(choices, choices.offset().orElseGet(() -> likelyStart(decoder, source)));
        }
        OptionalLong start = choices.offset();
        return start.isPresent() && start.getAsLong() > 0 ? settleAt(source, start.getAsLong()) : likeliest(source);
    }

    private static Candidate chosen(DecodeChoices choices, long offset) {
        return new Candidate(choices.format(), offset, 100, "chosen");
    }

    private static long likelyStart(Decoder decoder, Source source) {
        return decoder.probe(source).stream()
                .max(Comparator.comparingInt(Candidate::confidence))
                .map(Candidate::offset)
                .orElse(0L);
    }

    private Candidate likeliest(Source source) {
        Candidate likeliest = formats.likeliest(source);
        return likeliest.confidence() >= Candidate.CONVINCING ? likeliest : unknown(0);
    }

    private Candidate settleAt(Source source, long offset) {
        if (offset > source.length()) {
            return unknown(offset);
        }
        Optional<Candidate> there = candidates(source.slice(offset, source.length() - offset)).stream()
                .filter(candidate -> candidate.offset() == 0 && candidate.confidence() >= Candidate.CONVINCING)
                .findFirst();
        return there.map(found -> new Candidate(found.format(), offset, found.confidence(), found.reason()))
                .orElse(unknown(offset));
    }

    private static Candidate unknown(long offset) {
        return new Candidate(UnknownBytes.ID, offset, 0, "no format is likely");
    }
}
