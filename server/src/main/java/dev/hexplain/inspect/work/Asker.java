package dev.hexplain.inspect.work;

import java.util.function.BooleanSupplier;

/**
 * Who asks for the work on a thread.
 *
 * @param name of a person or a token
 * @param gone whether they do not wait for the answer any more
 */
public record Asker(String name, BooleanSupplier gone) {
    /** Work that no request asks for. */
    private static final Asker NOBODY = new Asker("hexplain", () -> false);

    private static final ThreadLocal<Asker> OF_THREAD = ThreadLocal.withInitial(() -> NOBODY);

    /** That of this thread. */
    public static Asker current() {
        return OF_THREAD.get();
    }

    /** From here on, this thread works for them. */
    public void enter() {
        OF_THREAD.set(this);
    }

    /** From here on, this thread works for nobody in particular. */
    public static void leave() {
        OF_THREAD.remove();
    }

    /** Whether they do not wait any more. */
    public boolean isGone() {
        return gone.getAsBoolean();
    }
}
