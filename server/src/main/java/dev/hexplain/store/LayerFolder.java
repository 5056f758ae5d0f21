package dev.hexplain.store;

import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** The bytes inside a layer of a dump, and a note on how its removal went, which is written last. */
public interface LayerFolder {
    /** The key of the lock on making it; equal for one folder. */
    Object key();

    /** Empties the folder, and gives a stream to write the bytes to. */
    OutputStream begin() throws IOException;

    /** Writes the note, after the bytes. */
    void finish(Object note) throws IOException;

    /** The note, where the bytes are whole. */
    <T> Optional<T> note(Class<T> kind);

    /**
     * The bytes inside a layer.
     *
     * @param bytes stay readable even if the folder is deleted
     */
    record Opened<T>(Source bytes, T note) {}

    /** The bytes and the note, where they are whole. */
    <T> Optional<Opened<T>> open(String name, Class<T> kind) throws IOException;

    /** Deletes what is there. */
    void discard();
}
