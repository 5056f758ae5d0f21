package dev.hexplain.decode;

/** Hears how far decoding is, and can end it. */
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

    /** Whether to stop; asked as often. May hold decoding up for a while. */
    boolean cancelled();

    /** Time for which decoding was held up so far: that is not its own. */
    default long heldUpNanos() {
        return 0;
    }
}
