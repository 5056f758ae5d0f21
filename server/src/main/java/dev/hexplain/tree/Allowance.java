package dev.hexplain.tree;

/** Whom storage asks before its files grow. */
public interface Allowance {
    /** As much as the disk holds. */
    Allowance ENDLESS = bytes -> {};

    /**
     * Takes so many bytes more.
     *
     * @throws StorageFailure where they are not to be had
     */
    void take(long bytes);

    /** Says that the storage was closed. */
    default void end() {}
}
