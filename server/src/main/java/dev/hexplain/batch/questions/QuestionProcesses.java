package dev.hexplain.batch.questions;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.monitoring.UncaughtFailures;
import dev.hexplain.inspect.work.WorkCosts;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The processes that answer questions: as many as questions are asked at once, which who asks bounds. One that is not
 * needed stays for a minute, unless it has taken much memory. Safe for many threads.
 */
final class QuestionProcesses implements AutoCloseable {
    private static final Duration KEPT = Duration.ofMinutes(1);

    /** What a process may have that is asked again. */
    private static final long MODEST = 320L << 20;

    private static final Logger LOG = LoggerFactory.getLogger(QuestionProcesses.class);

    private final Path folder;
    private final Duration kept;
    private final Optional<MemoryGroups> groups;
    private final Deque<QuestionProcess> idle = new ArrayDeque<>();
    private final Set<QuestionProcess> all = ConcurrentHashMap.newKeySet();
    private final AtomicLong number = new AtomicLong();
    private final ScheduledExecutorService ending = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("questions").daemon().factory());

    /** @param folder for those of each of them; emptied at a start */
    QuestionProcesses(Path folder) {
        this(folder, KEPT);
    }

    /** @param kept how long one stays that is not asked */
    QuestionProcesses(Path folder, Duration kept) {
        this.folder = folder;
        this.kept = kept;
        this.groups = MemoryGroups.ofThis();
    }

    private String bound() {
        String watched = "looking at its resident size";
        String limited = MemoryBound.IS_KNOWN ? "a limit of its own (RLIMIT_DATA) and " + watched : watched;
        return groups.map(each -> "a control group in " + each.parent() + ", ").orElse("") + limited;
    }

    /**
     * Asks a question in one of them.
     *
     * @param costs where that counts
     * @throws Refusal where it takes too long or too much
     */
    Reply ask(Question question, BooleanSupplier cancelled, WorkCosts costs) throws IOException {
        QuestionProcess process = take();
        boolean asked = false;
        try (WorkCosts.Use _ = costs.of(process.handle())) {
            Reply reply = process.ask(question, cancelled);
            asked = true;
            return reply;
        } finally {
            giveBack(process, asked);
        }
    }

    private QuestionProcess take() throws IOException {
        Optional<QuestionProcess> known = Optional.empty();
        synchronized (idle) {
            while (known.isEmpty() && !idle.isEmpty()) {
                known = Optional.of(idle.pop()).filter(QuestionProcess::isAlive);
            }
        }
        if (known.isPresent()) {
            return known.get();
        }
        long ordinal = number.incrementAndGet();
        if (ordinal == 1) {
            LOG.info(
                    "What answers questions to tables is held to {} MB by {}",
                    QuestionProcess.MOST_MEMORY >> 20,
                    bound());
        }
        QuestionProcess started = QuestionProcess.start(folder.resolve("questions-" + ordinal), groups);
        all.add(started);
        return started;
    }

    private void giveBack(QuestionProcess process, boolean asked) {
        if (!asked || process.memory() > MODEST) {
            end(process);
            return;
        }
        synchronized (idle) {
            idle.push(process);
        }
        long answered = process.answered();
        var _ = ending.schedule(
                UncaughtFailures.passing(() -> endUnused(process, answered)), kept.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Ends one that has not been asked since. */
    private void endUnused(QuestionProcess process, long answered) {
        boolean unused;
        synchronized (idle) {
            unused = process.answered() == answered && idle.remove(process);
        }
        if (unused) {
            end(process);
        }
    }

    private void end(QuestionProcess process) {
        all.remove(process);
        process.close();
    }

    /** What all of them have of the computer's memory, in bytes. */
    long memory() {
        return all.stream().mapToLong(QuestionProcess::memory).sum();
    }

    @Override
    public void close() {
        ending.shutdownNow();
        all.forEach(this::end);
    }
}
