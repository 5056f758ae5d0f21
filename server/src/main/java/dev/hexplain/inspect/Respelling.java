package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.DialectWriter;
import dev.hexplain.ingest.TextIssue;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.dialects.DialectWriters;
import dev.hexplain.ingest.dialects.PacketsAsPcap;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes what a text spells in another dialect, or as it is. The bytes go through a file, so that their number does not
 * matter.
 *
 * @param limit most bytes to read of a text
 */
public record Respelling(long limit) {
    private static final String RAW = "raw";
    private static final String PCAP = "pcap";

    /** How reading went; what was wrong is for people, one line each. */
    public record Outcome(String dialect, boolean complete, List<String> issues) {}

    /** Everything that can be written: ids, each with a title. */
    public static List<String> targets() {
        return Stream.concat(
                        Stream.of("raw\tThe bytes themselves", "pcap\tPackets of a dump as a capture"),
                        DialectWriters.all().stream().map(writer -> writer.id() + "\t" + writer.title()))
                .toList();
    }

    /**
     * Reads a file in the dialect chosen, or the likeliest, and writes it as {@code target}.
     *
     * @param dialect an id, or {@code auto}
     * @throws Refusal where there is no such dialect or target, or no packets to make a capture of
     */
    public Outcome write(Path file, String dialect, String target, OutputStream out) throws IOException {
        String name = String.valueOf(file.getFileName());
        // An empty file cannot be mapped.
        try (Source source = Files.size(file) == 0 ? Source.ofBytes(name, new byte[0]) : Source.ofFile(name, file)) {
            return write(source, dialect, target, out);
        }
    }

    private Outcome write(Source source, String dialect, String target, OutputStream out) throws IOException {
        DialectWriter writer = target.equals(RAW) || target.equals(PCAP) ? null : writer(target);
        Detector detector = Detector.standard();
        Dialect chosen =
                dialect.equals("auto") ? detector.dialects(source).getFirst().dialect() : detector.dialect(dialect);
        Path bytes = Files.createTempFile("hexplain", ".bytes");
        try {
            Transcript transcript;
            try (OutputStream sink = new BufferedOutputStream(Files.newOutputStream(bytes))) {
                transcript = chosen.decode(Texts.stream(source), sink, limit);
            }
            try (InputStream in = new BufferedInputStream(Files.newInputStream(bytes))) {
                if (writer != null) {
                    writer.write(in, out);
                } else if (target.equals(PCAP)) {
                    capture(transcript, in, out);
                } else {
                    in.transferTo(out);
                }
            }
            return new Outcome(
                    chosen.id(),
                    transcript.complete(),
                    transcript.issues().stream().map(Respelling::line).toList());
        } finally {
            Files.delete(bytes);
        }
    }

    private static void capture(Transcript transcript, InputStream bytes, OutputStream out) throws IOException {
        if (transcript.parts().isEmpty()) {
            throw Refusal.badRequest("`%s` is no dump of packets: there is nothing to make a capture of."
                    .formatted(transcript.dialect()));
        }
        PacketsAsPcap.write(transcript.parts(), bytes, out);
    }

    private static DialectWriter writer(String id) {
        return DialectWriters.byId(id)
                .orElseThrow(() -> Refusal.badRequest("Nothing is written as `%s`. There are: %s."
                        .formatted(
                                id,
                                Stream.concat(
                                                Stream.of(RAW, PCAP),
                                                DialectWriters.all().stream().map(DialectWriter::id))
                                        .collect(Collectors.joining(", ")))));
    }

    private static String line(TextIssue issue) {
        return "line " + issue.line() + ": " + issue.message();
    }
}
