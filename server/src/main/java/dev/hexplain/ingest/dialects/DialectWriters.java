package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The list of all dialect writers, in the order of the documentation. */
public final class DialectWriters {
    private DialectWriters() {}

    public static List<DialectWriter> all() {
        return Stream.of(
                        DumpWriters.all(),
                        WordWriters.all(),
                        MemoryWriters.all(),
                        LiteralWriters.all(),
                        BaseWriters.all(),
                        RecordWriters.all())
                .flatMap(List::stream)
                .toList();
    }

    public static Optional<DialectWriter> byId(String id) {
        return all().stream().filter(writer -> writer.id().equals(id)).findFirst();
    }

    /** Why nothing is written in a dialect that has no writer, by its id. */
    public static Map<String, String> unwritten() {
        return Map.ofEntries(
                Map.entry("od-a", "it does not print the high bit of a byte"),
                Map.entry("od-f", "what a NaN carries is not printed"),
                Map.entry("od-f-be", "what a NaN carries is not printed"),
                Map.entry("tshark-follow", "it is of a conversation of two, which bytes are not"),
                Map.entry("offsets", "it is what no tool writes, and others write by hand"),
                Map.entry("hex-numbers", "pairs of digits are clearer"),
                Map.entry("decimals", "a list in brackets is clearer"),
                Map.entry("octal-numbers", "a list in brackets is clearer"),
                Map.entry("binary-numbers", "a list in brackets is clearer"),
                Map.entry("oracle-dump", "what a database says of its value is not the bytes'"),
                Map.entry("hex-delimited", "pairs of digits are clearer"),
                Map.entry("base64-blanks", "it is base64 that was damaged"),
                Map.entry("quoted-printable", "base64 is what mail carries bytes in"),
                Map.entry("uuencode", "base64 took its place"),
                Map.entry("http-wire", "it is of a conversation of two, which bytes are not"),
                Map.entry("log", "the text around the bytes is not part of them"),
                Map.entry("raw", "the bytes are themselves"));
    }
}
