package dev.hexplain.batch.questions;

import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.work.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The use cases of tables: dumps that {@code scan} wrote as Parquet files, and are asked questions in SQL. */
public record TableCases(DumpCases dumps) {
    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final long LARGEST_EXPORT = 1L << 30;

    /** Rows of an exported answer. */
    private static final int MOST_EXPORTED = 1_000_000;

    /**
     * What a table is.
     *
     * @throws dev.hexplain.inspect.common.Refusal where the dump is none
     */
    public TableDescription describe(String dump) throws IOException {
        return dumps.withFile(dump, "Describing a table", (file, _) -> {
            try (AskedTable table = AskedTable.open(file, scratch(dump))) {
                return table.describe();
            }
        });
    }

    /**
     * The first rows of the answer to a question.
     *
     * @throws dev.hexplain.inspect.common.Refusal where the question is no query of the table, or takes too long
     */
    public TableAnswer ask(String dump, String sql, int limit) throws IOException {
        return dumps.withFile(dump, "Asking a table", (file, job) -> {
            Path export = scratch(dump);
            try (AskedTable table = AskedTable.open(file, export)) {
                return table.ask(sql, limit, watch(export, job));
            }
        });
    }

    /**
     * Uses the whole answer as a file, of a million rows and one GiB at most, which is gone afterwards.
     *
     * @throws dev.hexplain.inspect.common.Refusal as of {@link #ask}
     */
    public <R> R export(String dump, String sql, ExportForm form, Use<Path, R> use) throws IOException {
        Path export = scratch(dump);
        dumps.requireRoom(LARGEST_EXPORT);
        try {
            dumps.withFile(dump, "Exporting an answer", (file, job) -> {
                try (AskedTable table = AskedTable.open(file, export)) {
                    table.export(sql, form, export, MOST_EXPORTED, watch(export, job));
                    return form;
                }
            });
            return use.with(export);
        } finally {
            Files.deleteIfExists(export);
        }
    }

    private static QuestionWatch watch(Path export, Job job) {
        return new QuestionWatch(LONGEST, LARGEST_EXPORT, export, job::cancelled);
    }

    private Path scratch(String dump) {
        return dumps.incoming().resolve("answer-%s-%d".formatted(dump, System.nanoTime()));
    }
}
