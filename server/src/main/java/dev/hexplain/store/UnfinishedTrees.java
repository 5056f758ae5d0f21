package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A file of a data folder that says which trees were still being decoded when the server was stopped: an id a line. */
public record UnfinishedTrees(Path file) {
    /** Beyond them, trees are decoded when they are asked for. */
    private static final int MOST = 10_000;

    /** Notes trees for the next start. */
    public void write(List<String> trees) throws IOException {
        Files.deleteIfExists(file);
        if (!trees.isEmpty()) {
            String lines = String.join("\n", trees.subList(0, Math.min(MOST, trees.size())));
            OwnerOnly.write(file, (lines + "\n").getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** The trees that were noted, which are forgotten by that. */
    public List<String> take() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        List<String> trees = Files.readAllLines(file, StandardCharsets.US_ASCII);
        Files.delete(file);
        return trees;
    }
}
