package dev.hexplain.inspect.findings;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.decode.files.FileKinds;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Looks for notices about a whole dump, and gives at most one, the most specific. */
public record Findings(Detector detector) {
    private static final int MOST_GUESSES = 3;

    /**
     * The most specific notice.
     *
     * @param layers that were removed from around the bytes
     * @param whole whether every byte was understood
     */
    public Optional<Finding> of(FieldTree tree, Decoder decoder, LayerPath layers, boolean whole) {
        return UndoneDamage.in(layers).or(() -> of(tree, decoder, whole));
    }

    private Optional<Finding> of(FieldTree tree, Decoder decoder, boolean whole) {
        if (tree.source().length() == 0) {
            return Optional.empty();
        }
        if (whole) {
            return AppendedStreams.in(tree, decoder);
        }
        Source source = tree.source();
        return ProgramFiles.is(source)
                .or(() -> known(source, decoder))
                .or(() -> TextDamage.of(tree, decoder))
                .or(() -> TransportDamage.of(tree))
                .or(() -> new UndoneDamage(detector).explaining(source))
                .or(() -> TextDamage.undoable(source))
                .or(() -> ReplacedBytes.of(tree, decoder))
                .or(() -> otherFormat(source, decoder))
                .or(() -> AppendedStreams.in(tree, decoder))
                .or(() -> EarlyEnd.of(tree));
    }

    /** The kind of a file that no format here reads. */
    private static Optional<Finding> known(Source source, Decoder decoder) {
        return decoder.id().equals(UnknownBytes.ID)
                ? FileKinds.of(source).map(kind -> new Finding.ProgramFile("This is " + kind.name(), kind.advice()))
                : Optional.empty();
    }

    private Optional<Finding> otherFormat(Source source, Decoder decoder) {
        List<Candidate> fitting = detector.candidates(source).stream()
                .filter(candidate ->
                        candidate.confidence() > 0 && !candidate.format().equals(decoder.id()))
                .toList();
        if (decoder.id().equals(UnknownBytes.ID)) {
            return Optional.of(severalThings(source).orElseGet(() -> unrecognised(fitting)));
        }
        return fitting.stream()
                .filter(candidate -> candidate.offset() == 0 && candidate.confidence() > confidence(source, decoder))
                .filter(candidate -> candidate.confidence() >= Candidate.CONVINCING)
                .findFirst()
                .map(candidate -> new Finding.OtherFormat(
                        "Not %s, but %s".formatted(detector.title(decoder.id()), detector.title(candidate.format())),
                        "%s. A reader of %s fails at the first bytes."
                                .formatted(sentence(candidate.reason()), detector.title(decoder.id())),
                        candidate));
    }

    private static int confidence(Source source, Decoder decoder) {
        return decoder.probe(source).stream()
                .mapToInt(Candidate::confidence)
                .max()
                .orElse(0);
    }

    private static String sentence(String reason) {
        return reason.isEmpty() ? reason : Character.toUpperCase(reason.charAt(0)) + reason.substring(1);
    }

    /** Payloads of a text, or entries of an archive, none of which was chosen. */
    private Optional<Finding> severalThings(Source source) {
        List<LayerCandidate> alike =
                new LayerDetector(detector.formats()).detect(source).alike();
        String layers = alike.stream()
                .limit(MOST_GUESSES)
                .map(each ->
                        "`%s` (%s)".formatted(each.step(), each.confidence().reason()))
                .collect(Collectors.joining(", "));
        return alike.isEmpty()
                ? Optional.empty()
                : Optional.of(new Finding.Unrecognised(
                        "%,d things in these bytes, and none is chosen".formatted(alike.size()),
                        "Choose the layer of one: %s%s.".formatted(layers, alike.size() > MOST_GUESSES ? ", …" : ""),
                        List.of()));
    }

    private static Finding unrecognised(List<Candidate> fitting) {
        List<Candidate> guesses = fitting.stream().limit(MOST_GUESSES).toList();
        return new Finding.Unrecognised(
                "No format fits these bytes",
                guesses.isEmpty()
                        ? "They are shown as one unparsed field. Choose the format, or describe it."
                        : "They are shown as one unparsed field. These formats fit somewhat:",
                guesses);
    }
}
