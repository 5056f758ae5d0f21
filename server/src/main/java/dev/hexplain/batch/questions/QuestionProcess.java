package dev.hexplain.batch.questions;

import dev.hexplain.bytes.OwnJvm;
import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.monitoring.ProcessMemory;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * A {@link QuestionWorker}, whose memory has a bound of the system and is looked at while it answers: where it has too much,
 * it is ended by its handle. It answers one question at a time.
 */
final class QuestionProcess implements AutoCloseable {
    /** Resident, from which on it is ended: it has 256 MB for tables, and what the JVM takes. */
    static final long MOST_MEMORY = 768L << 20;

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

    /** The process ends a question itself; a little later it is ended. */
    private static final Duration LONGEST = QuestionWorker.LONGEST.plusSeconds(3);

    private final Process process;
    private final Path folder;
    private final Optional<Path> group;
    private final BufferedWriter questions;
    private final BufferedReader replies;
    private final AtomicLong answered = new AtomicLong();

    private QuestionProcess(Process process, Path folder, Optional<Path> group) {
        this.process = process;
        this.group = group;
        this.folder = folder;
        this.questions = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        this.replies = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /**
     * Starts one, and waits until it takes questions.
     *
     * @param folder of its own, for what DuckDB unpacks; deleted when it is closed
     * @param groups where the system bounds what it and its children have
     * @throws IOException where it does not start
     */
    static QuestionProcess start(Path folder, Optional<MemoryGroups> groups) throws IOException {
        OwnerOnly.createFolders(folder);
        List<String> flags = List.of("-Xmx128m", "--enable-native-access=ALL-UNNAMED", "-Djava.io.tmpdir=" + folder);
        Process process = OwnJvm.running(QuestionWorker.class, flags).start();
        QuestionProcess started =
                new QuestionProcess(process, folder, groups.flatMap(each -> each.enter(process.pid(), MOST_MEMORY)));
        if (!QuestionWorker.READY.equals(started.replies.readLine())) {
            started.close();
            throw new IOException(
                    "The process that answers questions does not start: exit code " + started.process.exitValue());
        }
        return started;
    }

    /** What it has of the computer's memory; 0 where nothing tells. */
    long memory() {
        return ProcessMemory.resident(process.pid()).orElse(0);
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    /** How many questions it has answered. */
    long answered() {
        return answered.get();
    }

    /**
     * Asks a question, and waits for the reply.
     *
     * @param cancelled whether nobody waits any more
     * @throws Refusal where the question takes too long or too much; then the process has ended
     */
    Reply ask(Question question, BooleanSupplier cancelled) throws IOException {
        CompletableFuture<Reply> reply = new CompletableFuture<>();
        Thread.ofVirtual().name("question").start(() -> exchange(question, reply));
        long end = System.nanoTime() + LONGEST.toNanos();
        while (true) {
            try {
                return reply.get(BETWEEN_LOOKS.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                if (memory() > MOST_MEMORY) {
                    throw tooMuchMemory();
                }
                if (cancelled.getAsBoolean() || System.nanoTime() > end || !process.isAlive()) {
                    throw process.isAlive() ? tooLong() : tooMuchMemory();
                }
            } catch (ExecutionException failed) {
                throw hasEnded() ? tooMuchMemory() : notAnswered(failed);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw tooLong();
            }
        }
    }

    private void exchange(Question question, CompletableFuture<Reply> reply) {
        try {
            questions.write(QuestionWorker.JSON.writeValueAsString(question));
            questions.newLine();
            questions.flush();
            String line = replies.readLine();
            if (line == null) {
                throw new IOException("The process has ended");
            }
            answered.incrementAndGet();
            reply.complete(QuestionWorker.JSON.readValue(line, Reply.class));
        } catch (IOException | RuntimeException | Error e) {
            reply.completeExceptionally(e);
        }
    }

    /** Whether it is gone, or will be in a moment: the system refused it memory. */
    private boolean hasEnded() {
        try {
            return process.waitFor(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    private IllegalStateException notAnswered(ExecutionException failed) {
        close();
        return new IllegalStateException("A question was not answered", failed.getCause());
    }

    private Refusal tooMuchMemory() {
        close();
        return Refusal.badRequest(
                "The question takes more than %d MB of memory: ask for less.".formatted(MOST_MEMORY >> 20));
    }

    private Refusal tooLong() {
        close();
        return QuestionWatch.refusal(QuestionWorker.LONGEST, QuestionWorker.LARGEST_EXPORT);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends it, waits until it is gone, and deletes its folder. */
    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
        group.ifPresent(MemoryGroups::leave);
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot delete " + folder, e);
        }
    }
}
