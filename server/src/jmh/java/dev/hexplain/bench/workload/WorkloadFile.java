package dev.hexplain.bench.workload;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files below {@code target} that are written when first asked for, completely or not at all. */
public final class WorkloadFile {
    private static final Path FOLDER = Path.of("target", "bench");

    private WorkloadFile() {}

    /** The file of this name; {@code content} writes it if there is none. */
    public static Path of(String name, Content content) throws IOException {
        return at(name, part -> {
            try (CountedOutput out =
                    new CountedOutput(new BufferedOutputStream(Files.newOutputStream(part), 1 << 16))) {
                content.writeTo(out);
            }
        });
    }

    /** The file of this name; {@code content} writes it to a path if there is none. */
    public static Path at(String name, PathContent content) throws IOException {
        Path file = FOLDER.resolve(name);
        if (!Files.exists(file)) {
            Files.createDirectories(FOLDER);
            Path part = Files.createTempFile(FOLDER, name, ".part");
            content.writeTo(part);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        }
        return file;
    }

    /** What a file holds. */
    @FunctionalInterface
    public interface Content {
        void writeTo(CountedOutput out) throws IOException;
    }

    /** What a file holds, written by who opens the file. */
    @FunctionalInterface
    public interface PathContent {
        void writeTo(Path file) throws IOException;
    }

    /** Knows how much was written. */
    public static final class CountedOutput extends OutputStream {
        private final OutputStream to;
        private long written;

        CountedOutput(OutputStream to) {
            this.to = to;
        }

        public long written() {
            return written;
        }

        @Override
        public void write(int octet) throws IOException {
            to.write(octet);
            written++;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            to.write(bytes, from, length);
            written += length;
        }

        @Override
        public void flush() throws IOException {
            to.flush();
        }

        @Override
        public void close() throws IOException {
            to.close();
        }
    }
}
