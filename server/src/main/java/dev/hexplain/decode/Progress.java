package dev.hexplain.decode;

/** Is notified of the progress of decoding, and can cancel it. */
public interface Progress {
    Progress NONE = new Progress() {
        @Override
        public void at(long offset) {}

        @Override
        public boolean cancelled() {
            return false;
        }
    };

    /** Everything before an offset is decoded. Called every few thousand fields. */
    void at(long offset);

    /** Whether to stop; called as often. May block for a while. */
    boolean cancelled();

    /** Nanoseconds for which {@link #cancelled} has blocked so far; they do not count as decoding time. */
    default long heldUpNanos() {
        return 0;
    }
}
