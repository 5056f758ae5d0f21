package dev.hexplain.inspect.print;

import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ValueWalk;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
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

    private record Run(TurnWriter writer, Future<ValuesPrinter> printed) {}

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
     * @param whole takes up what the printers of the parts know
     */
    void print(LogicalValue value, boolean named, ValuesPrinter whole) {
        long parts = ValueWalk.parts(value);
        Deque<Run> ahead = new ArrayDeque<>();
        long from = 0;
        boolean goesOn = true;
        while (goesOn && (from < parts || !ahead.isEmpty()) && !out.checkError()) {
            if (RequestDeadline.isOver()) {
                whole.cut(value, ValueWalk.LATE);
                break;
            }
            while (from < parts && ahead.size() <= threads) {
                ahead.add(begin(value, named, from, Math.min(RUN, parts - from)));
                from += RUN;
            }
            goesOn = finish(ahead.remove()).map(whole::join).orElse(false);
        }
        ahead.forEach(run -> run.printed.cancel(true));
    }

    private Run begin(LogicalValue value, boolean named, long from, long count) {
        TurnWriter writer = new TurnWriter(out);
        return new Run(writer, workers.submit(RequestDeadline.carried(() -> {
            try (PrintWriter text = new PrintWriter(writer)) {
                ValuesPrinter printer = printers.apply(text);
                printer.printParts(value, named, from, count);
                return printer;
            }
        })));
    }

    private static Optional<ValuesPrinter> finish(Run run) {
        run.writer.begin();
        try {
            return Optional.of(run.printed.get());
        } catch (InterruptedException e) {
            run.printed.cancel(true);
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException failure -> throw failure;
                case Error failure -> throw failure;
                case null, default -> throw new IllegalStateException("A value could not be printed", e);
            }
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
