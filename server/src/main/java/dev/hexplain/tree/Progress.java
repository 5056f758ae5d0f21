package dev.hexplain.tree;

/** Is notified of the progress of work on a source, such as decoding or indexing a capture, and can cancel it. */
public interface Progress {
    Progress NONE = new Progress() {
        @Override
        public void at(long offset) {}

        @Override
        public boolean cancelled() {
            return false;
        }
    };

    /** Everything before an offset is done. Called every few thousand fields or packets. */
    void at(long offset);

    /** Whether to stop; called as often. May block for a while. */
    boolean cancelled();

    /** Nanoseconds for which {@link #cancelled} has blocked so far; they do not count as working time. */
    default long heldUpNanos() {
        return 0;
    }
}
