package dev.hexplain.bench;

import dev.hexplain.samples.BigStreams;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The streams that are read, each written once and kept below {@code target}. */
final class Streams {
    static final String LIST = "list";
    private static final Path FOLDER = Path.of("target", "bench");
    private static final long RECORD_BYTES = 100_000_000;

    private Streams() {}

    /** A stream by name, about 100 MB long unless its name says otherwise. */
    static Path file(String name) throws IOException {
        return switch (name) {
            case LIST -> file(LIST, 1_750_000);
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
        Path file = FOLDER.resolve(format + ".bin");
        if (!Files.exists(file)) {
            Files.createDirectories(FOLDER);
            Path part = Files.createTempFile(FOLDER, format, ".part");
            byte[] one = Files.readAllBytes(Path.of("..", "samples", "records", record));
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part), 1 << 16)) {
                for (long size = 0; size < RECORD_BYTES; size += one.length) {
                    out.write(one);
                }
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        }
        return file;
    }

    private static Path file(String kind, int size) throws IOException {
        Path file = FOLDER.resolve(kind + "-" + size + ".ser");
        if (!Files.exists(file)) {
            Files.createDirectories(FOLDER);
            Path part = Files.createTempFile(FOLDER, kind, ".part");
            BigStreams.write(kind, size, part);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        }
        return file;
    }
}
