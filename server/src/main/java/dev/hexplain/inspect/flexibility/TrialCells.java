package dev.hexplain.inspect.flexibility;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.timing.CodecProcess;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The cells of the matrix, in the order in which they are tried, by a process that is started when they are first asked
 * for, and once. Safe for many threads.
 */
final class TrialCells implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TrialCells.class);
    private static final JsonMapper JSON = new JsonMapper();

    /** Of the process: far more than all trials take, unless many of them come to no end. */
    private static final long MOST_SECONDS = 300;

    /** Until a process that has failed is tried again. */
    private static final long PAUSE_SECONDS = 30;

    private static final List<String> HEAP = List.of("-Xmx512m");

    private final int total;
    private final List<TrialCell> cells = new ArrayList<>();
    private Optional<CodecProcess> process = Optional.empty();
    private boolean running;
    private boolean closed;
    private long pausedUntil = System.nanoTime();

    /** @param isMore whether more will come without being asked for */
    record Part(List<TrialCell> cells, boolean isMore) {}

    /** @param total how many there will be */
    TrialCells(int total) {
        this.total = total;
    }

    /**
     * The cells from a number on, as far as they are there; where none are yet, waits up to that long for one.
     *
     * @return no cells where that number is not below the total
     */
    synchronized Part from(int first, long millis) throws InterruptedException {
        start();
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        for (long left = millis;
                running && cells.size() <= first && left > 0;
                left = (end - System.nanoTime()) / 1_000_000) {
            wait(left);
        }
        return new Part(
                first < cells.size() ? List.copyOf(cells.subList(first, cells.size())) : List.of(),
                running && cells.size() < total);
    }

    /** A cell, where it is there already. */
    synchronized Optional<TrialCell> at(int number) {
        start();
        return number < cells.size() ? Optional.of(cells.get(number)) : Optional.empty();
    }

    private void start() {
        if (running || closed || cells.size() >= total || System.nanoTime() - pausedUntil < 0) {
            return;
        }
        cells.clear();
        running = true;
        Thread.ofPlatform().daemon().name("flexibility").start(this::run);
    }

    private void run() {
        try (CodecProcess started = CodecProcess.start(FlexibilityWorker.class, HEAP, Map.of(), new byte[0])) {
            begun(started);
            CompletableFuture<Void> late = CompletableFuture.runAsync(
                    started::close, CompletableFuture.delayedExecutor(MOST_SECONDS, TimeUnit.SECONDS));
            read(started);
            late.cancel(false);
        } catch (IOException | RuntimeException e) {
            LOG.warn("Changes of classes cannot be tried", e);
        } finally {
            ended();
        }
    }

    private synchronized void begun(CodecProcess started) {
        process = Optional.of(started);
        if (closed) {
            started.close();
        }
    }

    private void read(CodecProcess from) throws IOException {
        SharedTexts texts = new SharedTexts();
        for (Optional<String> line = from.next(); line.isPresent(); line = from.next()) {
            TrialCell cell = JSON.readValue(line.get(), TrialCell.class).sharing(texts);
            synchronized (this) {
                cells.add(cell);
                notifyAll();
            }
        }
    }

    private synchronized void ended() {
        running = false;
        process = Optional.empty();
        if (cells.size() < total && !closed) {
            LOG.warn("The process that tries changes of classes ended after {} of {}", cells.size(), total);
            pausedUntil = System.nanoTime() + TimeUnit.SECONDS.toNanos(PAUSE_SECONDS);
        }
        notifyAll();
    }

    @Override
    public void close() {
        Optional<CodecProcess> started;
        synchronized (this) {
            closed = true;
            started = process;
        }
        started.ifPresent(CodecProcess::close);
    }
}
