package dev.hexplain.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** What was inside a layer of a dump, and a note on how taking it off went, which is written last. */
public record LayerFolder(Path path) {

    /** Empties the folder, and gives a stream to write the bytes to. */
    public OutputStream begin() throws IOException {
        discard();
        Files.createDirectories(path);
        return Files.newOutputStream(bytes());
    }

    /** Says that the bytes are written. */
    public void finish(byte[] note) throws IOException {
        Path part = path.resolve("note.part");
        Files.write(part, note);
        Files.move(part, noteFile(), StandardCopyOption.ATOMIC_MOVE);
    }

    /** The note, where the bytes are whole. */
    public Optional<byte[]> note() throws IOException {
        return Files.exists(noteFile()) ? Optional.of(Files.readAllBytes(noteFile())) : Optional.empty();
    }

    /** Deletes what is there. */
    public void discard() {
        Folders.deleteTree(path);
    }

    public Path bytes() {
        return path.resolve("bytes");
    }

    private Path noteFile() {
        return path.resolve(Folders.WHOLE_LAYER);
    }
}
