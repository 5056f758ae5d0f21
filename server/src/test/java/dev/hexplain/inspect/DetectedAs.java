package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerDetector;
import java.util.Arrays;
import java.util.List;

/**
 * What detection says of a source, as the command line and the page take it.
 *
 * @param layers the path of layers that are taken off, {@code raw} for none
 * @param layer id of the outermost of them, or of the one that is offered where an entry has to be chosen; empty for none
 * @param format of what is inside, {@link UnknownBytes#ID} where none is likely
 * @param confidence of that
 * @param reason of that, or of the layer
 * @param inside the beginning of what is inside
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record DetectedAs(String layers, String layer, String format, int confidence, String reason, byte[] inside) {
    /** What a matrix calls bytes that nothing is known of. */
    static final String UNRECOGNISED = "unrecognised";

    private static final int KEPT = 1 << 17;
    private static final List<String> ARCHIVES = List.of("zip", "tar", "redis-hash", "table-rows");

    static DetectedAs of(Source source, Detector detector) {
        LayerDetector.Chain chain = detector.layers(source, DecodeChoices.AUTO);
        Candidate candidate = detector.settle(chain.inside(), DecodeChoices.AUTO);
        Source inside = chain.inside();
        boolean unwrapped = !chain.links().isEmpty();
        String reason =
                unwrapped ? chain.links().getFirst().chosen().confidence().reason() + "; " : "";
        return new DetectedAs(
                chain.path().toString(),
                unwrapped ? chain.links().getFirst().chosen().step().layer() : offered(chain.next()),
                candidate.format(),
                candidate.confidence(),
                reason + candidate.reason(),
                unwrapped ? inside.copy(0, (int) Math.min(KEPT, inside.length())) : new byte[0]);
    }

    private static String offered(List<LayerCandidate> next) {
        return next.stream()
                .findFirst()
                .map(first -> first.step().layer())
                .filter(ARCHIVES::contains)
                .orElse("");
    }

    boolean isPlain() {
        return layers.equals("raw");
    }

    boolean isNothing() {
        return isPlain() && layer.isEmpty() && format.equals(UnknownBytes.ID);
    }

    boolean spells(byte[] bytes) {
        byte[] expected = bytes.length > KEPT ? Arrays.copyOf(bytes, KEPT) : bytes;
        return !isPlain() && Arrays.equals(inside, expected);
    }

    boolean startsWith(byte[] start) {
        return !isPlain() && inside.length >= start.length && Arrays.equals(Arrays.copyOf(inside, start.length), start);
    }

    /** How the matrix calls the answer. */
    String name() {
        return isNothing() ? UNRECOGNISED : !isPlain() ? layer : layer.isEmpty() ? format : layer;
    }

    @Override
    public String toString() {
        return "%s, %s at %d: %s".formatted(layers, format, confidence, reason);
    }
}
