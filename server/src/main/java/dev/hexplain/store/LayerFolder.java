package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The bytes inside a layer of a dump on disk, and a note on how its removal went, which is written last. */
public final class LayerFolder {
    private final CacheFolder folder;

    LayerFolder(CacheFolder folder) {
        this.folder = folder;
    }

    /** Its path, the key of the lock on making it. */
    public Path path() {
        return folder.path();
    }

    /** Empties the folder, and gives a stream to write the bytes to. */
    public OutputStream begin() throws IOException {
        SpaceAllowance account = folder.begin();
        boolean begun = false;
        try {
            OutputStream out = new MeteredStream(
                    bytes(),
                    Channels.newOutputStream(
                            OwnerOnly.open(bytes(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)),
                    account);
            begun = true;
            return out;
        } finally {
            if (!begun) {
                account.end();
            }
        }
    }

    /** Writes the manifest, after the bytes. */
    public void finish(Object note) throws IOException {
        folder.finish(Manifest.note(note));
    }

    /** The note, where the bytes are whole. */
    public <T> Optional<T> note(Class<T> kind) {
        Optional<CacheFolder.Reading> reading = folder.read();
        try {
            return reading.flatMap(whole -> whole.manifest().note(kind));
        } finally {
            reading.ifPresent(CacheFolder.Reading::close);
        }
    }

    /**
     * The bytes inside a layer.
     *
     * @param bytes stay readable even if the folder is deleted
     */
    public record Opened<T>(Source bytes, T note) {}

    /** The bytes and the note, where they are whole. */
    public <T> Optional<Opened<T>> open(String name, Class<T> kind) throws IOException {
        Optional<CacheFolder.Reading> reading = folder.read();
        try {
            Optional<T> note = reading.flatMap(whole -> whole.manifest().note(kind));
            return note.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Opened<>(Source.ofFile(name, bytes()), note.get()));
        } catch (IOException e) {
            throw StorageFailure.translate(bytes(), e);
        } finally {
            reading.ifPresent(CacheFolder.Reading::close);
        }
    }

    private Path bytes() {
        return folder.path().resolve("bytes");
    }

    /** Deletes what is there. */
    public void discard() {
        folder.discard();
    }
}
