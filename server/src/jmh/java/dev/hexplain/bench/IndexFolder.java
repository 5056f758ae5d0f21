package dev.hexplain.bench;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder of its own for the index of one tree, or one capture, at a time. */
final class IndexFolder implements AutoCloseable {
    private final Path folder;
    private final Decoder decoder;

    IndexFolder() throws IOException {
        this(new JavaSerialization());
    }

    IndexFolder(Decoder decoder) throws IOException {
        this.decoder = decoder;
        folder = Files.createTempDirectory("hexplain-bench");
    }

    TreeStorage storage() {
        return TreeStorage.in(folder);
    }

    /** Decodes a source into this folder, which is empty. */
    FieldTree decode(Source source) {
        return decoder.decode(source, DecodeOptions.DEFAULT, storage(), Progress.NONE);
    }

    /** Bytes of all its files. */
    long bytes() throws IOException {
        long sum = 0;
        for (Path file : files()) {
            sum += Files.size(file);
        }
        return sum;
    }

    void clear() throws IOException {
        for (Path file : files()) {
            Files.delete(file);
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Override
    public void close() throws IOException {
        clear();
        Files.delete(folder);
    }
}
