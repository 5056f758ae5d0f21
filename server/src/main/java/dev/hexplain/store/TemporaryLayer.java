package dev.hexplain.store;

import dev.hexplain.bytes.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The bytes inside a layer, on the heap as long as they are few, and in a temporary file from then on. */
final class TemporaryLayer implements LayerFolder {
    /** Most bytes that are on the heap. */
    private static final int ON_HEAP = 16 << 20;

    private final TemporaryFolder folder;
    private @Nullable Bytes bytes;
    private @Nullable Object note;

    TemporaryLayer(TemporaryFolder folder) {
        this.folder = folder;
    }

    @Override
    public Object key() {
        return this;
    }

    @Override
    public OutputStream begin() {
        Bytes begun = new Bytes();
        bytes = begun;
        return begun;
    }

    @Override
    public void finish(Object written) {
        note = written;
    }

    @Override
    public <T> Optional<T> note(Class<T> kind) {
        return Optional.ofNullable(note).map(kind::cast);
    }

    @Override
    public <T> Optional<Opened<T>> open(String name, Class<T> kind) throws IOException {
        Optional<T> known = note(kind);
        return known.isEmpty() || bytes == null
                ? Optional.empty()
                : Optional.of(new Opened<>(bytes.source(name), known.get()));
    }

    @Override
    public void discard() {
        bytes = null;
        note = null;
    }

    /** Moves to a file where it becomes too long for the heap. */
    private final class Bytes extends OutputStream {
        private final ByteArrayOutputStream heap = new ByteArrayOutputStream();
        private @Nullable Path path;
        private OutputStream out = heap;
        private byte @Nullable [] whole;

        @Override
        public void write(int octet) throws IOException {
            write(new byte[] {(byte) octet}, 0, 1);
        }

        @Override
        public void write(byte[] octets, int from, int length) throws IOException {
            if (path == null && heap.size() + length > ON_HEAP) {
                path = folder.file();
                out = Files.newOutputStream(path);
                heap.writeTo(out);
                heap.reset();
            }
            out.write(octets, from, length);
        }

        @Override
        public void close() throws IOException {
            out.close();
        }

        Source source(String name) throws IOException {
            if (path != null) {
                return Source.ofFile(name, path);
            }
            if (whole == null) {
                whole = heap.toByteArray();
                heap.reset();
            }
            return Source.ofBytes(name, whole);
        }
    }
}
