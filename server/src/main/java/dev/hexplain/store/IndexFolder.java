package dev.hexplain.store;

import dev.hexplain.store.database.Held;
import dev.hexplain.tree.TreeStatistics;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;

/** The index of one tree on disk. One that is incomplete, damaged, or of another version is decoded again. */
public final class IndexFolder {
    /** Changes with the layout of the index files themselves. */
    private static final int LAYOUT = 3;

    private final TreeEntry tree;
    private final CacheFolder folder;
    private final Optional<SharedIndexes> shared;

    /** @param shared where other servers have the same indexes */
    IndexFolder(TreeEntry tree, CacheFolder folder, Optional<SharedIndexes> shared) {
        this.tree = tree;
        this.folder = folder;
        this.shared = shared;
    }

    /** Asks whether to give up waiting. */
    @FunctionalInterface
    public interface Cancelled {
        boolean ask();
    }

    /** Waits until no other server makes this index; empty where it was cancelled. */
    public Optional<IndexLock> turn(Cancelled cancelled) {
        Optional<Held> held = shared.isPresent() ? shared.get().turn(tree, cancelled) : Optional.of(Held.NOTHING);
        return held.map(lock -> new IndexLock(tree, folder, shared, lock));
    }

    /**
     * The metadata of a finished index.
     *
     * @param decoder version of the decoder that wrote it
     * @param millis how long decoding took
     */
    public record Finished(int layout, int decoder, double millis, TreeStatistics facts) {}

    /**
     * An index that is read.
     *
     * @param storage stays whole until it is closed
     */
    public record Opened(Finished finished, TreeStorage storage) {}

    /** Empties the folder, and gives storage to write an index to. */
    public TreeStorage begin() throws IOException {
        return TreeStorage.in(folder.path(), folder.begin());
    }

    /** Writes the manifest, after the index. */
    public void finish(int decoder, double millis, TreeStatistics facts) throws IOException {
        folder.finish(Manifest.note(new Finished(LAYOUT, decoder, millis, facts)));
    }

    /** Whether the index is whole, and was written by this version of the decoder. */
    public boolean isReady(int decoder) {
        Optional<CacheFolder.Reading> reading = folder.read();
        try {
            return reading.flatMap(whole -> finished(whole, decoder)).isPresent();
        } finally {
            reading.ifPresent(CacheFolder.Reading::close);
        }
    }

    /** Opens the index, where it is whole and was written by this version of the decoder. */
    public Optional<Opened> open(int decoder) {
        Optional<CacheFolder.Reading> reading = folder.read();
        Optional<Opened> opened = Optional.empty();
        try {
            opened = reading.flatMap(
                    whole -> finished(whole, decoder).map(finished -> new Opened(finished, storage(whole))));
            return opened;
        } finally {
            if (opened.isEmpty()) {
                reading.ifPresent(CacheFolder.Reading::close);
            }
        }
    }

    private TreeStorage storage(CacheFolder.Reading reading) {
        return TreeStorage.in(folder.path(), folder.space().account(folder.share(), reading::close));
    }

    private static Optional<Finished> finished(CacheFolder.Reading reading, int decoder) {
        return finished(reading.manifest(), decoder);
    }

    private static Optional<Finished> finished(Manifest manifest, int decoder) {
        return manifest.note(Finished.class).filter(found -> found.layout() == LAYOUT && found.decoder() == decoder);
    }

    /** Whether a manifest is that of an index which this version of the decoder wrote. */
    static Predicate<Manifest> madeBy(int decoder) {
        return manifest -> finished(manifest, decoder).isPresent();
    }

    /** Deletes the index. */
    public void discard() {
        folder.discard();
    }
}
