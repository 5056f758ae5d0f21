package dev.hexplain.batch.questions;

import dev.hexplain.inspect.common.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Ends a question that takes too long, or writes too much. */
final class QuestionWatch {
    private static final Logger LOG = LoggerFactory.getLogger(QuestionWatch.class);

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

    private final Duration most;
    private final long mostWritten;
    private final Path export;
    private volatile boolean over;

    /**
     * A watch over one question.
     *
     * @param mostWritten bytes of the export
     */
    QuestionWatch(Duration most, long mostWritten, Path export) {
        this.most = most;
        this.mostWritten = mostWritten;
        this.export = export;
    }

    /** A statement that is watched until this is closed. */
    record Watched(Thread looks) implements AutoCloseable {
        @Override
        public void close() {
            looks.interrupt();
        }
    }

    Watched over(Statement statement) {
        return new Watched(Thread.ofVirtual().name("question watch").start(() -> look(statement)));
    }

    private void look(Statement statement) {
        long end = System.nanoTime() + most.toNanos();
        try {
            while (!over) {
                Thread.sleep(BETWEEN_LOOKS);
                over = System.nanoTime() > end || written() > mostWritten;
            }
            statement.cancel();
        } catch (InterruptedException answered) {
            LOG.trace("The question is answered", answered);
        } catch (IOException | SQLException e) {
            LOG.warn("Cannot end a question", e);
        }
    }

    private long written() throws IOException {
        return Files.exists(export) ? Files.size(export) : 0;
    }

    boolean isOver() {
        return over;
    }

    Refusal refusal() {
        return refusal(most, mostWritten);
    }

    /** Of a question that took more than this. */
    static Refusal refusal(Duration most, long mostWritten) {
        return Refusal.badRequest(
                "The question takes more than %d seconds, or its answer more than %,d MiB: ask for less."
                        .formatted(most.toSeconds(), mostWritten >> 20));
    }
}
