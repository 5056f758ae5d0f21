package dev.hexplain.batch.questions;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.hexplain.inspect.common.Refusal;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The program that asks tables: reads {@link Question}s as JSON from standard input, one a line, and writes a {@link Reply}
 * as JSON for each. A process of its own, since the memory that DuckDB takes has no bound that it keeps; its parent ends it,
 * and it ends with its parent.
 */
final class QuestionWorker {
    /** What it may allocate: more is refused by the system, before there is anything to look at. */
    static final long MOST_ALLOCATED = 1L << 30;

    /** Its first line. */
    static final String READY = "ready";

    static final JsonMapper JSON =
            JsonMapper.builder().addModule(new Jdk8Module()).build();

    /** Of a question; its parent is a little more patient. */
    static final Duration LONGEST = Duration.ofSeconds(30);

    /** Bytes of an answer that is a file. */
    static final long LARGEST_EXPORT = 1L << 30;

    private QuestionWorker() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        MemoryBound.set(MOST_ALLOCATED);
        // What libraries print must not come between replies.
        System.setOut(System.err);
        PrintStream replies = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        Thread.ofPlatform().daemon().start(() -> read(lines));
        replies.println(READY);
        while (!replies.checkError()) {
            replies.println(JSON.writeValueAsString(reply(JSON.readValue(lines.take(), Question.class))));
        }
        System.exit(0);
    }

    /** Where the parent is gone, no question goes on. */
    private static void read(BlockingQueue<String> lines) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.add(line);
            }
        } catch (IOException broken) {
            Runtime.getRuntime().halt(1);
        }
        Runtime.getRuntime().halt(0);
    }

    private static Reply reply(Question question) throws IOException {
        Path export = Path.of(question.export());
        QuestionWatch watch = new QuestionWatch(LONGEST, LARGEST_EXPORT, export);
        try (AskedTable table = AskedTable.open(Path.of(question.file()), export)) {
            return reply(question, table, export, watch);
        } catch (Refusal refusal) {
            return Reply.of(refusal);
        }
    }

    private static Reply reply(Question question, AskedTable table, Path export, QuestionWatch watch) {
        if (question.sql().isEmpty()) {
            return Reply.of(table.describe());
        }
        String sql = question.sql().get();
        if (question.form().isEmpty()) {
            return Reply.of(table.ask(sql, question.limit(), watch));
        }
        table.export(sql, question.form().get(), export, question.limit(), watch);
        return Reply.WRITTEN;
    }
}
