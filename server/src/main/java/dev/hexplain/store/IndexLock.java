package dev.hexplain.store;

import dev.hexplain.store.database.Held;
import java.io.IOException;
import java.util.Optional;

/**
 * The right to make an index: of several servers one has it, until this is closed. Who gets it looks first whether another
 * one has made it.
 */
public final class IndexLock implements AutoCloseable {
    private final TreeEntry tree;
    private final CacheFolder folder;
    private final Optional<SharedIndexes> shared;
    private final Held held;
    private boolean made;

    IndexLock(TreeEntry tree, CacheFolder folder, Optional<SharedIndexes> shared, Held held) {
        this.tree = tree;
        this.folder = folder;
        this.shared = shared;
        this.held = held;
    }

    /** Takes the index that another server has made with this version of the decoder; false where there is none. */
    public boolean fetch(int decoder) throws IOException {
        return shared.isPresent() && shared.get().fetch(tree, folder, IndexFolder.madeBy(decoder));
    }

    /** Notes that the index is made: others get it when this is closed. */
    public void made() {
        made = true;
    }

    @Override
    public void close() {
        if (shared.isPresent() && made) {
            shared.get().send(tree, folder, held);
        } else {
            held.close();
        }
    }
}
