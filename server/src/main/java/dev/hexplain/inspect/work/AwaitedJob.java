package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.RequestDeadline;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A job whose result a caller waits for: the computation is scheduled with the others, and does not block request
 * threads.
 */
public final class AwaitedJob<R> extends Job implements Progress {
    private static final Duration AS_LONG_AS_IT_TAKES = Duration.ofDays(1);

    /** How often it looks whether who asked still waits. */
    static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    private final String what;
    private final Duration optional;
    private final Body<R> body;
    private final CompletableFuture<R> result = new CompletableFuture<>();
    private Optional<R> made = Optional.empty();

    /** The work of the job. */
    @FunctionalInterface
    public interface Body<R> {
        /**
         * Does it.
         *
         * @param job receives the progress, and is asked whether to stop
         */
        R with(AwaitedJob<?> job) throws IOException;
    }

    private AwaitedJob(String what, Duration optional, Body<R> body) {
        super(0);
        this.what = what;
        this.optional = optional;
        this.body = body;
    }

    /**
     * Does something, and waits for it.
     *
     * @param what it is, for the log
     * @throws Refusal where too many wait
     */
    public static <R> R by(Workers workers, WorkPool pool, String what, Body<R> body) throws IOException {
        return within(AS_LONG_AS_IT_TAKES, AS_LONG_AS_IT_TAKES, workers, pool, what, body);
    }

    /**
     * Does something, and waits for it so long.
     *
     * @param optional after which parts that an answer can be without are left out
     * @throws Refusal where too many wait, or it takes longer, or who asked does not wait any more; then it is cancelled
     */
    static <R> R within(Duration most, Duration optional, Workers workers, WorkPool pool, String what, Body<R> body)
            throws IOException {
        AwaitedJob<R> call = new AwaitedJob<>(what, optional, body);
        workers.submit(pool, call, call::ended);
        return call.result(System.nanoTime() + most.toNanos(), most);
    }

    @Override
    protected void run() throws IOException {
        made = Optional.of(RequestDeadline.of(optional, this::cancelled, () -> body.with(this)));
    }

    @Override
    public String toString() {
        return what;
    }

    /** Called when its slot is free again, so that the caller may submit the next job at once. */
    private void ended(@Nullable Throwable failure) {
        if (failure == null && made.isPresent()) {
            result.complete(made.get());
        } else {
            result.completeExceptionally(failure == null ? new CancellationException(what) : failure);
        }
    }

    private R result(long deadline, Duration most) throws IOException {
        while (System.nanoTime() - deadline < 0 && !asker.isGone()) {
            try {
                return settled(Math.min(deadline - System.nanoTime(), LOOK_NANOS));
            } catch (TimeoutException notYet) {
                // Looks again whether somebody waits.
            }
        }
        cancel();
        throw asker.isGone()
                ? Refusal.gone(what + " was ended: the client has closed its connection.")
                : Refusal.busy(
                        pool(),
                        "%s takes longer than %d s: ask for less, or again later.".formatted(what, most.toSeconds()));
    }

    /** Throws what another thread has thrown; what it could not have thrown is returned. */
    static IllegalStateException cause(ExecutionException failed) throws IOException {
        return switch (failed.getCause()) {
            case IOException failure -> throw failure;
            case RuntimeException failure -> throw failure;
            case Error failure -> throw failure;
            case null, default -> new IllegalStateException(failed);
        };
    }

    private R settled(long nanos) throws IOException, TimeoutException {
        try {
            return result.get(nanos, TimeUnit.NANOSECONDS);
        } catch (ExecutionException failed) {
            throw cause(failed);
        } catch (CancellationException ended) {
            throw Refusal.busy(pool(), what + " was ended before it was done. Try again later.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            cancel();
            throw Refusal.busy(what + " was interrupted: try again.");
        }
    }
}
