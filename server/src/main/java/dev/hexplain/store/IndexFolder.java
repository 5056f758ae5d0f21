package dev.hexplain.store;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.tree.Facts;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * The index of one tree on disk. Its facts are written last, and moved into place: an index without facts is half
 * written, and one with facts of another version is of no use; both are made again.
 */
public record IndexFolder(Path path) {
    /** Changes with the layout of the index files themselves. */
    private static final int LAYOUT = 2;

    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    /**
     * What is known of a finished index.
     *
     * @param decoder version of the decoder that wrote it
     * @param millis how long decoding took
     */
    public record Finished(int layout, int decoder, double millis, Facts facts) {}

    /** Empties the folder, and gives storage to write an index to. */
    public TreeStorage begin() throws IOException {
        discard();
        Files.createDirectories(path);
        return TreeStorage.in(path);
    }

    /** Says that the index is written. */
    public void finish(int decoder, double millis, Facts facts) throws IOException {
        Path part = path.resolve("facts.part");
        JSON.writeValue(part.toFile(), new Finished(LAYOUT, decoder, millis, facts));
        Files.move(part, factsFile(), StandardCopyOption.ATOMIC_MOVE);
    }

    /** The facts of the index, where it is whole and was written by this version of the decoder. */
    public Optional<Finished> finished(int decoder) {
        if (!Files.exists(factsFile())) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(factsFile().toFile(), Finished.class))
                    .filter(found -> found.layout() == LAYOUT && found.decoder() == decoder);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Storage to read a finished index from. */
    public TreeStorage open() {
        return TreeStorage.in(path);
    }

    /** Deletes the index. */
    public void discard() {
        Folders.deleteTree(path);
    }

    private Path factsFile() {
        return path.resolve(Folders.WHOLE_TREE);
    }
}
