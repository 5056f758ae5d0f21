package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.Progress;
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

    private final String what;
    private final Body<R> body;
    private final CompletableFuture<R> result = new CompletableFuture<>();
    private Optional<R> made = Optional.empty();

    /** The work of the job. */
    @FunctionalInterface
    public interface Body<R> {
        /**
         * Does it.
         *
         * @param job told how far it is, and asked whether to stop
         */
        R with(AwaitedJob<?> job) throws IOException;
    }

    private AwaitedJob(String what, Body<R> body) {
        super(0);
        this.what = what;
        this.body = body;
    }

    /**
     * Does something, and waits for it.
     *
     * @param what it is, for the log
     * @throws Refusal where too many wait
     */
    public static <R> R by(Workers workers, String what, Body<R> body) throws IOException {
        return within(AS_LONG_AS_IT_TAKES, workers, what, body);
    }

    /**
     * Does something, and waits for it so long.
     *
     * @throws Refusal where too many wait, or it takes longer; then it is cancelled
     */
    static <R> R within(Duration most, Workers workers, String what, Body<R> body) throws IOException {
        AwaitedJob<R> call = new AwaitedJob<>(what, body);
        workers.submit(call, call::ended);
        return call.result(most);
    }

    @Override
    protected void run() throws IOException {
        made = Optional.of(body.with(this));
    }

    /** Called when its slot is free again, so that the caller may submit the next job at once. */
    private void ended(@Nullable Throwable failure) {
        if (failure == null && made.isPresent()) {
            result.complete(made.get());
        } else {
            result.completeExceptionally(failure == null ? new CancellationException(what) : failure);
        }
    }

    private R result(Duration most) throws IOException {
        try {
            return result.get(most.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            cancel();
            throw Refusal.busy(
                    "%s takes longer than %d s: ask for less, or again later.".formatted(what, most.toSeconds()));
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case IOException failure -> throw failure;
                case RuntimeException failure -> throw failure;
                case Error failure -> throw failure;
                case null, default -> throw new IllegalStateException(failed);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            cancel();
            throw Refusal.busy(what + " was interrupted: try again.");
        }
    }
}
