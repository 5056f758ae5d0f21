package dev.hexplain.store;

import dev.hexplain.tree.TreeStorage;
import java.util.Optional;

/** The index of a capture, in files. */
public interface CaptureFolder {
    /** The key of the lock on making it; equal for one folder. */
    Object key();

    /** Empties the folder, and gives storage to write an index to. */
    TreeStorage begin();

    /** To be called when the index was written. */
    void finish();

    /** Whether there is an index, and all of it was written. */
    boolean isWhole();

    /** Storage to read an index from that is whole; it stays so until the storage is closed. */
    Optional<TreeStorage> open();

    /** Deletes the index. */
    void discard();
}
