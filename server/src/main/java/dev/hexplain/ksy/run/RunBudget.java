package dev.hexplain.ksy.run;

import dev.hexplain.decode.Limits;
import dev.hexplain.ksy.run.ReadFailure.Kind;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeWriter;

/** Checks the limits of a run, and reports its progress. */
final class RunBudget {
    /** Maximum nesting of objects. */
    private static final int MOST_FRAMES = 100_000;

    /** Maximum number of empty elements, in addition to one for each byte of the dump. */
    private static final long MOST_EMPTY = 1 << 16;

    private static final int TICKS_BETWEEN_LOOKS = 1 << 12;

    /** Processing so many bytes counts as one step, since an expression over a megabyte takes as long as many steps. */
    private static final int BYTES_OF_A_TICK = 1 << 8;

    private final Limits limits;
    private final Progress progress;
    private final TreeWriter tree;
    private final int mostFrames;
    private final long start = System.nanoTime();
    private int ticks;
    private long emptyElements;
    private long derivedBytes;

    RunBudget(Limits limits, Progress progress, TreeWriter tree) {
        this.limits = limits;
        this.mostFrames = Math.min(limits.depth(), MOST_FRAMES);
        this.progress = progress;
        this.tree = tree;
    }

    /** Called at every step; whether it is time to {@link #look}. */
    boolean isDue() {
        return ++ticks >= TICKS_BETWEEN_LOOKS;
    }

    /** Called before bytes, characters or elements are processed one by one. */
    void spend(long amount, KsyStream io) {
        ticks += (int) Math.min(TICKS_BETWEEN_LOOKS, amount / BYTES_OF_A_TICK);
        if (isDue()) {
            look(io, false);
        }
    }

    /** Where a limit was hit in bytes that are read again, that is found out at the next step. */
    void lookAgain(ParseFailure failure) {
        Kind kind = failure.failure().kind();
        if (kind == Kind.LIMIT || kind == Kind.CANCELLED) {
            ticks = TICKS_BETWEEN_LOOKS;
        }
    }

    /** Checks the limits. */
    void look(KsyStream io, boolean inTiling) {
        ticks = 0;
        if (inTiling) {
            progress.at(io.at());
        }
        if (progress.cancelled()) {
            throw ReadFailures.of(Kind.CANCELLED, io, "time to finish", "a request to stop");
        }
        if (tree.rowCount() > limits.rows()) {
            throw ReadFailures.of(Kind.LIMIT, io, "at most " + limits.rows() + " rows", "more");
        }
        if (tree.indexBytes() > mostIndexBytes()) {
            throw ReadFailures.of(Kind.LIMIT, io, "an index of at most " + mostIndexBytes() + " bytes", "more");
        }
        if (System.nanoTime() - start - progress.heldUpNanos() > limits.time().toNanos()) {
            throw ReadFailures.of(
                    Kind.LIMIT, io, "an end within " + limits.time().toSeconds() + " s", "more to read");
        }
    }

    private long mostIndexBytes() {
        return limits.index().of(tree.sourceLength());
    }

    /** Called for each empty element of a repetition; only their count is bounded. */
    void emptyElement(KsyStream io) {
        long most = MOST_EMPTY + io.medium().bytes().byteSize();
        if (++emptyElements > most) {
            throw ReadFailures.of(Kind.LIMIT, io, "at most " + most + " elements without bytes", "more");
        }
    }

    /** Whether so many objects may be inside each other. */
    boolean fits(int frames) {
        return frames <= mostFrames;
    }

    void checkDepth(int frames, KsyStream io) {
        if (frames > mostFrames) {
            throw ReadFailures.of(Kind.LIMIT, io, "at most " + mostFrames + " objects inside each other", "more");
        }
    }

    /** Bytes left for the output of processes. */
    long derivedBytesLeft() {
        return Math.max(0, Math.min(limits.derivedBytes() - derivedBytes, mostIndexBytes() - tree.indexBytes()));
    }

    void derived(long bytes) {
        derivedBytes += bytes;
    }
}
