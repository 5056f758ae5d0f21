package dev.hexplain.classes;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Class files in a folder. */
record FolderContainer(Path root) implements ClassContainer {
    @Override
    public String where(String path) {
        return root.resolve(path).toString();
    }

    @Override
    public byte[] read(String path, int limit) throws IOException {
        return read(root.resolve(path), limit);
    }

    static byte[] read(Path file, int limit) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return bounded(in, limit);
        }
    }

    /** Reads a stream to its end. */
    static byte[] bounded(InputStream in, long limit) throws IOException {
        byte[] bytes = in.readNBytes((int) Math.min(limit + 1, Integer.MAX_VALUE - 8));
        if (bytes.length > limit) {
            throw new IOException("It is larger than the limit of " + limit + " bytes");
        }
        return bytes;
    }

    @Override
    public void close() {}
}
