package dev.hexplain.inspect.dumps;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.ingest.dialects.DialectWriters;
import dev.hexplain.ingest.dialects.Dialects;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.inspect.layers.LayerStepIssue;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TemporaryStore;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Stream;

/**
 * Converts what is inside the layers of a file to a dialect, or writes it as it is. The bytes go through files, so that
 * their number does not matter.
 */
public record DialectConversion(DumpLimits bounds) {
    /** Removes dialects only. */
    public static final String DIALECT = "dialect";

    /** Removes every layer that is recognised. */
    public static final String ALL = "all";

    private static final String PCAP = "pcap";
    private static final String PACKETS = "packets";

    /** The outcome of reading; issues are for display, one line each. */
    public record Outcome(String layers, boolean complete, List<String> issues) {}

    /** Everything that can be written: ids, each with a title. */
    public static List<String> targets() {
        return Stream.concat(
                        Stream.of(DialectTarget.RAW + "\tThe bytes themselves", "pcap\tPackets of a dump as a capture"),
                        DialectWriters.all().stream().map(writer -> writer.id() + "\t" + writer.title()))
                .toList();
    }

    /**
     * Writes what is inside a dump as {@code target}.
     *
     * @param layers {@value #DIALECT}, {@value #ALL}, or a path of layers
     * @throws Refusal where there is no such layer or target, or no packets to make a capture of
     */
    public Outcome write(DumpInput from, String layers, String target, OutputStream out) throws IOException {
        DialectTarget as = target.equals(PCAP) ? DialectTarget.BYTES : DialectTarget.of(target);
        try (TemporaryStore store = new TemporaryStore(from.open())) {
            Dump dump = store.dump();
            LayerPath path = path(store.open(dump), layers, target.equals(PCAP));
            LayerStore sources = new LayerStore(store, bounds);
            try (Source inside = sources.open(dump, path)) {
                as.write(new SourceStream(inside), out);
            }
            return outcome(path, sources.unwrapped(dump, path));
        }
    }

    private static Outcome outcome(LayerPath path, List<UnwrapResult> unwrapped) {
        return new Outcome(
                path.toString(),
                unwrapped.stream().allMatch(UnwrapResult::complete),
                LayerStepIssue.of(path, unwrapped).stream()
                        .map(DialectConversion::line)
                        .toList());
    }

    private static LayerPath path(Source dump, String layers, boolean packets) {
        LayerDetector unwrapping = new LayerDetector(Detector.standard().formats());
        List<LayerStep> steps = switch (layers) {
            case DIALECT ->
                unwrapping.detect(dump).path().steps().stream()
                        .limit(1)
                        .filter(step -> step.layer().equals(PACKETS)
                                || Dialects.byId(step.layer()).isPresent())
                        .toList();
            case ALL -> unwrapping.detect(dump).path().steps();
            default -> Detector.path(layers).steps();
        };
        boolean found = steps.stream().anyMatch(step -> step.layer().equals(PACKETS));
        if (packets && !found) {
            throw Refusal.badRequest(
                    "`%s` is no dump of packets: there is nothing to make a capture of.".formatted(dump.name()));
        }
        return new LayerPath(
                packets ? steps : steps.stream().map(DialectConversion::asBytes).toList());
    }

    /** Where no capture is asked for, packets are their bytes. */
    private static LayerStep asBytes(LayerStep step) {
        return step.layer().equals(PACKETS) ? LayerStep.whole(step.entry()) : step;
    }

    private static String line(LayerStepIssue each) {
        return each.issue().line() == 0
                ? "%s, byte %d: %s"
                        .formatted(
                                each.step(), each.issue().offset(), each.issue().message())
                : "line %d: %s".formatted(each.issue().line(), each.issue().message());
    }
}
