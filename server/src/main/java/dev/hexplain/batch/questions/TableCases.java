package dev.hexplain.batch.questions;

import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.work.Job;
import dev.hexplain.inspect.work.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The use cases of tables: dumps that {@code scan} wrote as Parquet files, and are asked questions in SQL. What answers them is
 * a process of its own.
 */
public final class TableCases implements AutoCloseable {
    /** Rows of an exported answer. */
    private static final int MOST_EXPORTED = 1_000_000;

    private final DumpCases dumps;
    private final Workers workers;
    private final QuestionProcesses processes;

    /** @param workers that run {@link Workers.Sizes#ELSEWHERE} what they wait for, as many at once as there are processes */
    public TableCases(DumpCases dumps, Workers workers) {
        this.dumps = dumps;
        this.workers = workers;
        this.processes = new QuestionProcesses(dumps.incoming());
    }

    /**
     * What a table is.
     *
     * @throws dev.hexplain.inspect.common.Refusal where the dump is none
     */
    public TableDescription describe(String dump) throws IOException {
        Reply reply = dumps.withFile(
                workers,
                dump,
                "Describing a table",
                (file, job) -> answered(Question.describing(file, scratch(dump)), job));
        return reply.table().orElseThrow();
    }

    /**
     * The first rows of the answer to a question.
     *
     * @throws dev.hexplain.inspect.common.Refusal where the question is no query of the table, or takes too long or too much
     */
    public TableAnswer ask(String dump, String sql, int limit) throws IOException {
        Reply reply = dumps.withFile(
                workers,
                dump,
                "Asking a table",
                (file, job) -> answered(Question.of(file, scratch(dump), sql, limit), job));
        return reply.answer().orElseThrow();
    }

    /**
     * Uses the whole answer as a file, of a million rows and one GiB at most, which is gone afterwards.
     *
     * @throws dev.hexplain.inspect.common.Refusal as of {@link #ask}
     */
    public <R> R export(String dump, String sql, ExportForm form, Use<Path, R> use) throws IOException {
        Path export = scratch(dump);
        dumps.requireRoom(QuestionWorker.LARGEST_EXPORT);
        try {
            dumps.withFile(
                    workers,
                    dump,
                    "Exporting an answer",
                    (file, job) -> answered(Question.exporting(file, export, sql, form, MOST_EXPORTED), job));
            return use.with(export);
        } finally {
            Files.deleteIfExists(export);
        }
    }

    private Reply answered(Question question, Job job) throws IOException {
        Reply reply = processes.ask(question, job::isCancelled, job.costs());
        if (reply.refused().isPresent()) {
            throw reply.refused().get().refusal();
        }
        return reply;
    }

    private Path scratch(String dump) {
        return dumps.incoming().resolve("answer-%s-%d".formatted(dump, System.nanoTime()));
    }

    /** What the processes that answer have of the computer's memory, in bytes. */
    public long memory() {
        return processes.memory();
    }

    @Override
    public void close() {
        processes.close();
    }
}
