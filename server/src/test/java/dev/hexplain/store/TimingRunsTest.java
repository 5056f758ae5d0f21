package dev.hexplain.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class TimingRunsTest {
    private static final byte[] DOCUMENT = {'{', '}'};

    @Test
    void only_so_many_runs_are_kept_and_the_oldest_go_with_their_files(@TempDir Path folder) throws Exception {
        try (Store store = Store.open(folder)) {
            TimingRuns runs = store.timings();
            TimingRunEntry first = runs.add(SpaceAccess.PUBLIC, "first", "quick", "a processor", DOCUMENT);
            assertThat(runs.content(first)).isEqualTo(DOCUMENT);
            Thread.sleep(2); // runs are told apart by the millisecond they ended in
            for (int i = 0; i < TimingRuns.MOST; i++) {
                runs.add(SpaceAccess.PUBLIC, "run " + i, "quick", "a processor", DOCUMENT);
            }
            assertThat(runs.all()).hasSize(TimingRuns.MOST);
            assertThat(runs.get(first.id())).isEmpty();
            assertThat(folder.resolve("timings").resolve(first.id())).doesNotExist();
        }
    }

    @Test
    void runs_are_there_after_a_start_and_files_of_no_run_stay(@TempDir Path folder) throws Exception {
        String id;
        try (Store store = Store.open(folder)) {
            id = store.timings()
                    .add(SpaceAccess.PUBLIC, "x".repeat(300), "quick", "a processor", DOCUMENT)
                    .id();
        }
        Path left = folder.resolve("timings").resolve("left");
        Files.write(left, DOCUMENT);
        try (Store store = Store.open(folder)) {
            assertThat(store.timings().all()).singleElement().satisfies(run -> {
                assertThat(run.id()).isEqualTo(id);
                assertThat(run.title()).hasSize(255);
            });
            assertThat(left).exists();
            assertThat(store.timings().delete(id)).isTrue();
            assertThat(store.timings().delete(id)).isFalse();
        }
    }
}
