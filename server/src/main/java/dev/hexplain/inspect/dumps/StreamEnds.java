package dev.hexplain.inspect.dumps;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.Limits;
import dev.hexplain.ingest.carve.CarvedCandidate;
import dev.hexplain.ingest.carve.CarvedKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.Optional;

/** Finds the end of carved streams that have no length of their own, by decoding them within bounds. */
record StreamEnds(Formats formats) {
    /** Most bytes of a stream that are decoded. */
    private static final long MOST = 4L << 20;

    /** Contents of a stream that are looked at. */
    private static final int CONTENTS = 1000;

    private static final Limits LIMITS = new Limits(20_000, 5_000, 5_000, Duration.ofSeconds(1), 0);

    /** The finding with its end, where decoding leads to one. */
    CarvedCandidate bounded(Source around, CarvedCandidate finding) {
        if (finding.bounded() || finding.kind() != CarvedKind.JAVA_SERIALIZATION) {
            return finding;
        }
        Decoder decoder = formats.get(finding.kind().format().orElseThrow()).orElseThrow();
        long start = finding.range().offset();
        long length = Math.min(MOST, around.length() - start);
        DecodeOptions options = new DecodeOptions(0, LIMITS);
        try (FieldTree tree =
                decoder.decode(around.slice(start, length), options, TreeStorage.inMemory(), Progress.NONE)) {
            return bounded(finding, tree, start, start + length == around.length());
        }
    }

    /** A stream ends where what follows is no content of one, or where the bytes do. */
    private static CarvedCandidate bounded(CarvedCandidate finding, FieldTree tree, long start, boolean toTheEnd) {
        if (tree.rowCount() >= LIMITS.rows()) {
            return finding;
        }
        Optional<Field> foreign = tree.children(tree.root(), 0, CONTENTS).stream()
                .filter(child -> child.role() == Role.UNPARSED || child.role() == Role.GAP)
                .findFirst();
        if (foreign.isPresent()) {
            return finding.endingAt(start + foreign.get().offset());
        }
        return toTheEnd && !tree.facts().hasErrors()
                ? finding.endingAt(start + tree.source().length())
                : finding;
    }
}
