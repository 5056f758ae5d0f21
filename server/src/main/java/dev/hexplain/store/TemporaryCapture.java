package dev.hexplain.store;

import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The index of a capture in temporary files. */
final class TemporaryCapture implements CaptureFolder {
    private final TemporaryFolder folder;
    private @Nullable Path files;
    private boolean whole;

    TemporaryCapture(TemporaryFolder folder) {
        this.folder = folder;
    }

    @Override
    public Object key() {
        return this;
    }

    @Override
    public TreeStorage begin() {
        try {
            Path begun = folder.folder();
            files = begun;
            return TreeStorage.in(begun);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make a temporary folder", e);
        }
    }

    @Override
    public void finish() {
        whole = true;
    }

    @Override
    public boolean isWhole() {
        return whole;
    }

    @Override
    public Optional<TreeStorage> open() {
        return whole && files != null ? Optional.of(TreeStorage.in(files)) : Optional.empty();
    }

    @Override
    public void discard() {
        whole = false;
        files = null;
    }
}
