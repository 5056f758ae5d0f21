package dev.hexplain.tree;

/** The limit on the bytes that a storage's files may take; asked before a file grows. */
public interface SpaceAllowance {
    /** No limit but the size of the disk. */
    SpaceAllowance ENDLESS = bytes -> {};

    /**
     * Reserves this many more bytes.
     *
     * @throws StorageFailure where they are not available
     */
    void take(long bytes);

    /** Called when the storage was closed. */
    default void end() {}
}
