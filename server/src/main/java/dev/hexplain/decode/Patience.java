package dev.hexplain.decode;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * How long whoever asked for an answer goes on waiting: known to all that is worked out for it on the same thread, such as
 * the values that expressions give.
 */
public final class Patience {
    private static final ScopedValue<Patience> OF_WHO_ASKED = ScopedValue.newInstance();

    private final long end;
    private final BooleanSupplier gone;

    private Patience(long end, BooleanSupplier gone) {
        this.end = end;
        this.gone = gone;
    }

    /**
     * Works an answer out.
     *
     * @param most how long the parts of it may take that can be left out
     * @param gone whether nobody waits any more
     */
    public static <R, X extends Throwable> R of(
            Duration most, BooleanSupplier gone, ScopedValue.CallableOp<R, X> answer) throws X {
        Patience patience = new Patience(System.nanoTime() + most.toNanos(), gone);
        return ScopedValue.where(OF_WHO_ASKED, patience).call(answer);
    }

    /** Whether an answer is being worked out. */
    public static boolean isAsked() {
        return OF_WHO_ASKED.isBound();
    }

    /** Whether what can be left out of the answer should be; never where nobody said how long they wait. */
    public static boolean isOver() {
        return isAsked() && OF_WHO_ASKED.get().ended();
    }

    private boolean ended() {
        return System.nanoTime() - end > 0 || gone.getAsBoolean();
    }
}
