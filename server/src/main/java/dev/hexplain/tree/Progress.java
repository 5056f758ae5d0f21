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

    /**
     * Nanoseconds for which {@link #cancelled} has blocked so far, which do not count as working time; less what was
     * spent before.
     */
    default long heldUpNanos() {
        return 0;
    }

    /** The same for work that began before, at a moment of {@link System#nanoTime}: what it took until now counts, too. */
    default Progress since(long start) {
        Progress same = this;
        long spent = System.nanoTime() - start;
        return new Progress() {
            @Override
            public void at(long offset) {
                same.at(offset);
            }

            @Override
            public boolean cancelled() {
                return same.cancelled();
            }

            @Override
            public long heldUpNanos() {
                return same.heldUpNanos() - spent;
            }
        };
    }

    /** For trials before the work: hides where they are, and ends them at a moment of {@link System#nanoTime}, too. */
    default Progress ofTrials(long end) {
        Progress same = this;
        return new Progress() {
            @Override
            public void at(long offset) {}

            @Override
            public boolean cancelled() {
                return same.cancelled() || System.nanoTime() - end > 0;
            }
        };
    }
}
