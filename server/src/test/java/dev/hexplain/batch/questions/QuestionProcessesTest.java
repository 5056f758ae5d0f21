package dev.hexplain.batch.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.monitoring.ProcessMemory;
import dev.hexplain.inspect.work.WorkCosts;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions that would take the machine: they end, and so does what they took; this process takes nothing of it. */
@Slow
class QuestionProcessesTest {
    private static final String ENDLESS = "select sum(hash(range)) from range(1000000000000)";

    @TempDir
    Path folder;

    private Path file;
    private QuestionProcesses processes;

    @BeforeEach
    void write_a_table() throws IOException {
        file = folder.resolve("fields.parquet");
        try (TableFile table = TableFile.open(file, RowKind.FIELDS, "test", false)) {
            table.finish(false);
        }
        Files.createDirectories(folder.resolve("work"));
        processes = new QuestionProcesses(folder.resolve("work"));
    }

    @AfterEach
    void end() throws IOException {
        processes.close();
        assertThat(files()).as("what processes leave").isEmpty();
        assertThat(processes.memory()).isZero();
    }

    private Reply ask(String sql) throws IOException {
        return processes.ask(Question.of(file, folder.resolve("answer"), sql, 10), () -> false, new WorkCosts());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("work"))) {
            return files.toList();
        }
    }

    @Test
    void questions_are_answered_by_one_process_after_the_other() throws IOException {
        assertThat(ask("select 1 + 1").answer().orElseThrow().rows()).hasToString("[[2]]");
        assertThat(ask("select count(*) from fields").answer().orElseThrow().rows())
                .hasToString("[[0]]");
        assertThat(ask("drop table fields").refused().orElseThrow().kind()).isEqualTo(Refusal.Kind.BAD_REQUEST);
        assertThat(processes
                        .ask(Question.describing(file, folder.resolve("answer")), () -> false, new WorkCosts())
                        .table()
                        .orElseThrow()
                        .rows())
                .isEqualTo("fields");
        assertThat(files()).as("one process").hasSize(1);
    }

    @Test
    void one_that_is_asked_again_and_again_stays_and_one_that_is_not_is_ended() throws Exception {
        Path own = Files.createDirectories(folder.resolve("work"));
        Duration kept = Duration.ofSeconds(4);
        try (QuestionProcesses asked = new QuestionProcesses(own, kept)) {
            Question question = Question.of(file, folder.resolve("answer"), "select 1", 10);
            long end = System.nanoTime() + 2 * kept.toNanos();
            while (System.nanoTime() < end) {
                asked.ask(question, () -> false, new WorkCosts());
                Thread.sleep(200);
            }
            assertThat(files())
                    .as("files of the first process")
                    .isNotEmpty()
                    .allMatch(path -> path.endsWith("questions-1"));

            for (int i = 0; i < 100 && !files().isEmpty(); i++) {
                Thread.sleep(200);
            }
            assertThat(files()).isEmpty();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void the_system_bounds_what_a_process_allocates() throws IOException {
        ask("select 1");

        List<Path> started = ProcessHandle.current()
                .children()
                .map(child -> Path.of("/proc", Long.toString(child.pid())))
                .filter(child -> contentOf(child.resolve("cmdline")).contains(QuestionWorker.class.getName()))
                .toList();
        assertThat(started)
                .singleElement()
                .satisfies(child -> assertThat(contentOf(child.resolve("limits")))
                        .containsPattern("Max data size +%d +%<d".formatted(QuestionWorker.MOST_ALLOCATED)));
    }

    private static String contentOf(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException ended) {
            return "";
        }
    }

    @Test
    void an_answer_may_be_a_file() throws IOException {
        Path export = folder.resolve("answer");

        processes.ask(
                Question.exporting(file, export, "select 7 as n", ExportForm.CSV, 10), () -> false, new WorkCosts());

        assertThat(export).hasContent("n\n7\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select repeat('x', 1000000) from range(10000)",
                "select string_agg(repeat('x', 1000000), '') from range(100000)",
                "select list(range) from range(100000000)",
                "select lpad('x', (length(range::varchar) + 200000000)::int, 'y') from range(100)"
            })
    void one_that_takes_much_memory_is_answered_or_refused_and_takes_it_nowhere_else(String sql) throws IOException {
        long before = ProcessMemory.resident(ProcessHandle.current().pid()).orElse(0);
        long start = System.nanoTime();

        boolean refused;
        try {
            refused = ask(sql).refused().isPresent();
        } catch (Refusal refusal) {
            refused = true;
            assertThat(refusal).hasMessageMatching("The question takes more than .*: ask for less\\.");
        }

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(QuestionWorker.LONGEST.plusSeconds(10));
        assertThat(processes.memory()).as("memory of what stays").isLessThan(QuestionProcess.MOST_MEMORY);
        assertThat(ProcessMemory.resident(ProcessHandle.current().pid()).orElse(0) - before)
                .isLessThan(200L << 20);
        assertThat(ask("select 2").answer().orElseThrow().rows()).hasToString("[[2]]");
        assertThat(refused || sql.contains("10000)")).isTrue();
    }

    @Test
    void memory_is_named_where_the_driver_has_no_more_of_it() throws IOException {
        String sql = "select translate(repeat('x', 1000000), 'x', 'yy') from range(1000)";

        assertThat(processes
                        .ask(Question.of(file, folder.resolve("answer"), sql, 1_000), () -> false, new WorkCosts())
                        .refused()
                        .orElseThrow()
                        .message())
                .isEqualTo("The question takes more than 256 MB of memory: ask for less.");
    }

    @Test
    void a_mistake_is_said_as_the_database_says_it() throws IOException {
        assertThat(ask("select 1::hugeint!").refused().orElseThrow().message()).startsWith("Binder Error: No function");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select repeat('x', 200000000) from range(100)",
                "select range(100000000)",
                "select lpad('x', 200000000, 'y')"
            })
    void a_value_of_a_size_that_is_said_is_refused_before(String sql) throws IOException {
        Reply.Refused refused = ask(sql).refused().orElseThrow();

        assertThat(refused.message()).contains("at most 1,000,000");
    }

    @Test
    void nobody_waits_for_an_answer_that_nobody_reads() {
        AtomicBoolean left = new AtomicBoolean();
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(1500);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            left.set(true);
        });
        long start = System.nanoTime();

        assertThatThrownBy(() -> processes.ask(
                        Question.of(file, folder.resolve("answer"), ENDLESS, 10), left::get, new WorkCosts()))
                .isInstanceOf(Refusal.class);

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
        assertThat(processes.memory()).isZero();
    }
}
