package dev.hexplain.inspect.print;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ValueWalk;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Prints the parts of long values on all processors, in their order. What is printed ahead is bounded, so that heap does
 * not grow with the value.
 */
final class ParallelParts implements AutoCloseable {
    /** Parts that one thread prints at a time. */
    private static final int RUN = 256;

    private static final long SHORTEST = 4L * RUN;
    /** Bytes of a part, on average: values with longer ones are entered instead. */
    private static final long MOST_BYTES = 1 << 12;

    private static final int MOST_THREADS = 16;

    private final PrintWriter out;
    private final Function<PrintWriter, ValuesPrinter> printers;
    private final int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
    private final ExecutorService workers = Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("print-", 1).daemon().factory());

    private record Run(TurnWriter writer, Future<?> printed) {}

    /** @param printers of some parts each */
    ParallelParts(PrintWriter out, Function<PrintWriter, ValuesPrinter> printers) {
        this.out = out;
        this.printers = printers;
    }

    /** Whether the parts of a value are many, and short. */
    static boolean suit(LogicalValue value) {
        long parts = ValueWalk.parts(value);
        return parts >= SHORTEST && value.field().length() / parts <= MOST_BYTES;
    }

    /**
     * Prints all parts of a value.
     *
     * @param named whether they are members, or entries by name
     */
    void print(LogicalValue value, boolean named) {
        long parts = ValueWalk.parts(value);
        Deque<Run> ahead = new ArrayDeque<>();
        long from = 0;
        while ((from < parts || !ahead.isEmpty()) && !out.checkError()) {
            while (from < parts && ahead.size() <= threads) {
                ahead.add(begin(value, named, from, Math.min(RUN, parts - from)));
                from += RUN;
            }
            finish(ahead.remove());
        }
        ahead.forEach(run -> run.printed.cancel(true));
    }

    private Run begin(LogicalValue value, boolean named, long from, long count) {
        TurnWriter writer = new TurnWriter(out);
        return new Run(writer, workers.submit(() -> {
            try (PrintWriter text = new PrintWriter(writer)) {
                printers.apply(text).printParts(value, named, from, count);
            }
        }));
    }

    private static void finish(Run run) {
        run.writer.begin();
        try {
            run.printed.get();
        } catch (InterruptedException e) {
            run.printed.cancel(true);
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException("A value could not be printed", e.getCause());
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
