package dev.hexplain.ingest.capture;

import dev.hexplain.tree.Progress;
import java.util.concurrent.CancellationException;

/** Checks at intervals whether indexing was cancelled, where there is no offset to report. For one thread. */
final class CancelCheck {
    private static final int BETWEEN = (1 << 12) - 1;

    private final Progress progress;
    private int steps;

    CancelCheck(Progress progress) {
        this.progress = progress;
    }

    /**
     * Called for each packet that is looked at.
     *
     * @throws CancellationException where it is not to go on
     */
    void step() {
        if ((++steps & BETWEEN) == 0) {
            now();
        }
    }

    /** The same without waiting for more steps. */
    void now() {
        if (progress.cancelled()) {
            throw new CancellationException("Indexing was cancelled");
        }
    }
}
