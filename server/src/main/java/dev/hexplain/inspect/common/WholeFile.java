package dev.hexplain.inspect.common;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is there when all of it was written: where that fails, what stood there before stays. */
public record WholeFile(Path file) {
    /** Writes bytes to a stream, which stays open. */
    @FunctionalInterface
    public interface Content {
        void write(OutputStream out) throws IOException;
    }

    public void write(Content content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            writeTo(file, content); // a device or a pipe, which is written to and not replaced
            return;
        }
        Path whole = Files.exists(file) ? file.toRealPath() : file;
        Path folder = whole.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new IOException("There is no folder %s for the file %s".formatted(folder, file));
        }
        Path part = part(whole);
        try {
            writeTo(part, content);
            Files.move(part, whole, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static Path part(Path whole) {
        return whole.resolveSibling(".%s.%d.part"
                .formatted(whole.getFileName(), ProcessHandle.current().pid()));
    }

    /** Whether another file is this one, or what is written now, before it takes its place. */
    public boolean is(Path other) throws IOException {
        Path named = file.toAbsolutePath().normalize();
        return other.toAbsolutePath().normalize().equals(part(named))
                || (Files.exists(file) && Files.isSameFile(file, other));
    }

    private static void writeTo(Path file, Content content) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            content.write(out);
        }
    }
}
