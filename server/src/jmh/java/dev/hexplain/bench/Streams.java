package dev.hexplain.bench;

import dev.hexplain.bench.workload.OrderFiles;
import dev.hexplain.bench.workload.WorkloadFile;
import dev.hexplain.samples.BigStreams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The streams that are read, each written once and kept below {@code target}. */
final class Streams {
    static final String LIST = "list";
    /** Orders in a map, as applications keep them. */
    static final String ORDERS = "orders";

    private static final long RECORD_BYTES = 100_000_000;

    private Streams() {}

    /** A stream by name, about 100 MB long unless its name says otherwise. */
    static Path file(String name) throws IOException {
        return switch (name) {
            case LIST -> file(LIST, 1_750_000);
            case ORDERS -> OrderFiles.javaStream();
            case "strings" -> file("strings", 5_250_000);
            case "longs" -> file("longs", 12_500_000);
            case "bytes" -> file("bytes", 100_000_000);
            case "chain-5M" -> file("chain", 5_000_000);
            case "classes-10k" -> file("classes", 10_000);
            case "classes-1M" -> file("classes", 1_000_000);
            default -> throw new IllegalArgumentException("no such stream: " + name);
        };
    }

    /** 100 MB of records, big-endian: the record's committed sample again and again. */
    static Path records(String format) throws IOException {
        String record = format.replace("_stream", "-be.bin");
        return WorkloadFile.of(format + ".bin", out -> {
            byte[] one = Files.readAllBytes(Path.of("..", "samples", "records", record));
            while (out.written() < RECORD_BYTES) {
                out.write(one);
            }
        });
    }

    private static Path file(String kind, int size) throws IOException {
        return WorkloadFile.at(kind + "-" + size + ".ser", part -> BigStreams.write(kind, size, part));
    }
}
