package dev.hexplain.tree;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * The deadline of a request on the current thread: all code that computes parts of its answer, such as values of
 * expressions, can see when optional parts must be left out.
 */
public final class RequestDeadline {
    private static final ScopedValue<RequestDeadline> OF_WHO_ASKED = ScopedValue.newInstance();

    private final long end;
    private final BooleanSupplier gone;

    private RequestDeadline(long end, BooleanSupplier gone) {
        this.end = end;
        this.gone = gone;
    }

    /**
     * Computes an answer.
     *
     * @param most how long the optional parts of it may take
     * @param gone whether the client is gone
     */
    public static <R, X extends Throwable> R of(
            Duration most, BooleanSupplier gone, ScopedValue.CallableOp<R, X> answer) throws X {
        RequestDeadline patience = new RequestDeadline(System.nanoTime() + most.toNanos(), gone);
        return ScopedValue.where(OF_WHO_ASKED, patience).call(answer);
    }

    /**
     * Computes a part of an answer that is asked for again until it is whole; alone or for a request.
     *
     * @param most how long it may take
     */
    public static <R, X extends Throwable> R within(Duration most, ScopedValue.CallableOp<R, X> part) throws X {
        return of(most, isAsked() ? OF_WHO_ASKED.get().gone : () -> false, part);
    }

    /** Whether an answer is being computed on this thread. */
    public static boolean isAsked() {
        return OF_WHO_ASKED.isBound();
    }

    /** Whether optional parts of the answer should be left out; false without a deadline. */
    public static boolean isOver() {
        return isAsked() && OF_WHO_ASKED.get().ended();
    }

    /**
     * Stops work on an answer that nobody waits for any more: walks over whole trees ask now and then.
     *
     * @throws CancellationException where that is so
     */
    public static void requireAsked() {
        if (isAsked()) {
            OF_WHO_ASKED.get().require();
        }
    }

    /** {@link #requireAsked} of this thread's answer, for other threads that work on parts of it. */
    public static Runnable requiringAsked() {
        return isAsked() ? OF_WHO_ASKED.get()::require : () -> {};
    }

    /** Work on a part of this thread's answer, for another thread: it has the same deadline there. */
    public static <R> Callable<R> carried(Callable<R> part) {
        RequestDeadline patience = isAsked() ? OF_WHO_ASKED.get() : null;
        return patience == null
                ? part
                : () -> ScopedValue.where(OF_WHO_ASKED, patience).call(part::call);
    }

    private void require() {
        if (gone.getAsBoolean()) {
            throw new CancellationException("Nobody waits for this answer any more");
        }
    }

    private boolean ended() {
        return System.nanoTime() - end > 0 || gone.getAsBoolean();
    }
}
