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

/** The bytes inside a layer in a data folder; the note is in the manifest, which is written last. */
final class CachedLayer implements LayerFolder {
    private final CacheFolder folder;

    CachedLayer(CacheFolder folder) {
        this.folder = folder;
    }

    @Override
    public Object key() {
        return folder.path();
    }

    @Override
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

    @Override
    public void finish(Object note) throws IOException {
        folder.finish(Manifest.note(note));
    }

    @Override
    public <T> Optional<T> note(Class<T> kind) {
        Optional<CacheFolder.Reading> reading = folder.read();
        try {
            return reading.flatMap(whole -> whole.manifest().note(kind));
        } finally {
            reading.ifPresent(CacheFolder.Reading::close);
        }
    }

    @Override
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

    @Override
    public void discard() {
        folder.discard();
    }
}
