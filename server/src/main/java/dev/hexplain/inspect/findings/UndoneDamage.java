package dev.hexplain.inspect.findings;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.ingest.layers.Layers;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Changes on the way of bytes that a layer undoes: those that were undone, and those that could be. */
record UndoneDamage(Detector detector) {
    /** Larger dumps are not decoded a second time. */
    private static final int LARGEST = 1 << 18;

    /** A format that is less sure explains nothing. */
    private static final int SURE = 75;

    private static final String NEXT_TIME =
            "Next time, keep bytes as bytes: a `byte[]`, a file that is opened as binary, hexadecimal digits or Base64; of"
                    + " PowerShell, `Set-Content -AsByteStream` or `cmd /c \"program > file\"`.";

    /** What was undone, where a layer of a dump is of that kind. */
    static Optional<Finding> in(LayerPath layers) {
        return layers.steps().stream()
                .flatMap(step -> Layers.damage(step)
                        .<Finding>map(damage -> new Finding.DamagedByText(
                                "These bytes were " + damage,
                                "That is undone by the layer `%s`, and what is shown are the bytes as they were. %s"
                                        .formatted(step, NEXT_TIME),
                                List.of()))
                        .stream())
                .findFirst();
    }

    /** A change that explains why these bytes are not read to their end: undone, they are. */
    Optional<Finding> explaining(Source source) {
        if (source.length() > LARGEST) {
            return Optional.empty();
        }
        Stream<LayerStep> found = Layers.find(source).stream().map(LayerCandidate::step);
        return Stream.concat(found, Layers.ofHiddenDamage().stream())
                .flatMap(step -> Layers.damage(step).flatMap(damage -> offer(source, step, damage)).stream())
                .findFirst();
    }

    private Optional<Finding> offer(Source source, LayerStep step, String damage) {
        byte[] undone = undone(source, step);
        boolean same = undone.length == 0 || undone.length == source.length();
        return same || !isWhole(Source.ofBytes(source.name(), undone))
                ? Optional.empty()
                : Optional.of(new Finding.DamagedByText(
                        "These bytes were " + damage,
                        ("Nothing is lost: as they are, they cannot be read to their end; the layer `%s` gives the bytes back, and"
                                        + " then all of them can. %s")
                                .formatted(step, NEXT_TIME),
                        List.of()));
    }

    private static byte[] undone(Source source, LayerStep step) {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        try {
            UnwrapResult unwrapped =
                    Layers.byId(step.layer()).orElseThrow().unwrap(source, step, made, LayerLimits.of(2L * LARGEST));
            return unwrapped.complete() ? made.toByteArray() : new byte[0];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether bytes are of a format for certain, and read to their end without an error. */
    private boolean isWhole(Source source) {
        Candidate likeliest = detector.formats().likeliest(source);
        if (likeliest.confidence() < SURE || likeliest.offset() != 0) {
            return false;
        }
        Decoder decoder = detector.decoder(likeliest.format());
        try (FieldTree tree =
                decoder.decode(source, new DecodeOptions(0, Limits.DEFAULT), TreeStorage.inMemory(), Progress.NONE)) {
            return tree.facts().covered() == source.length() && !tree.facts().hasErrors();
        }
    }
}
