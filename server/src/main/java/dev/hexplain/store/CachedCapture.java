package dev.hexplain.store;

import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;

/** The index of a capture in a data folder; its manifest is written last. */
final class CachedCapture implements CaptureFolder {
    private final CacheFolder folder;

    CachedCapture(CacheFolder folder) {
        this.folder = folder;
    }

    @Override
    public Object key() {
        return folder.path();
    }

    @Override
    public TreeStorage begin() {
        try {
            return TreeStorage.in(folder.path(), folder.begin());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make the folder " + folder.path(), e);
        }
    }

    @Override
    public void finish() {
        try {
            folder.finish(Manifest.note(Map.of()));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write to the folder " + folder.path(), e);
        }
    }

    @Override
    public boolean isWhole() {
        Optional<CacheFolder.Reading> reading = folder.read();
        reading.ifPresent(CacheFolder.Reading::close);
        return reading.isPresent();
    }

    @Override
    public Optional<TreeStorage> open() {
        return folder.read()
                .map(reading -> TreeStorage.in(folder.path(), folder.space().account(folder.share(), reading::close)));
    }

    @Override
    public void discard() {
        folder.discard();
    }
}
