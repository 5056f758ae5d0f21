package dev.hexplain.testing;

import dev.hexplain.store.FreeSpace;
import java.util.concurrent.atomic.AtomicInteger;

/** A volume that has as much room as a test says, whatever is written to it. */
public final class FakeVolume implements FreeSpace {
    private volatile long usable;
    private final AtomicInteger questions = new AtomicInteger(Integer.MAX_VALUE);
    private final long total;

    public FakeVolume(long usable, long total) {
        this.usable = usable;
        this.total = total;
    }

    public void leave(long bytes) {
        usable = bytes;
    }

    /** Fills up after so many questions. */
    public void fillAfter(int more) {
        questions.set(more);
    }

    @Override
    public long usable() {
        return questions.getAndDecrement() > 0 ? usable : 0;
    }

    @Override
    public long total() {
        return total;
    }
}
