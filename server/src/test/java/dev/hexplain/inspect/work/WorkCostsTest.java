package dev.hexplain.inspect.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What work takes by its threads and processes. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class WorkCostsTest {
    private final WorkCosts costs = new WorkCosts();

    @Test
    void threads_count_while_they_work_for_it() throws InterruptedException {
        Thread other = Thread.ofPlatform().start(() -> {
            try (WorkCosts.Use _ = costs.ofThisThread()) {
                allocate();
            }
        });
        other.join();
        try (WorkCosts.Use _ = costs.ofThisThread()) {
            allocate();
        }
        long taken = costs.seen().allocatedBytes();
        allocate();

        assertThat(taken).isBetween(2L << 20, 3L << 20);
        assertThat(costs.seen().allocatedBytes()).isEqualTo(taken);
    }

    private static void allocate() {
        assertThat(new byte[1 << 20]).hasSize(1 << 20);
    }

    @Test
    void processes_count_with_their_children_also_when_those_have_ended() throws IOException {
        assumeTrue(Files.isReadable(Path.of("/proc/self/stat")), "the system says what children have computed");
        Process program = new ProcessBuilder(
                        "sh", "-c", "sh -c 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done'; read x")
                .start();
        try (WorkCosts.Use _ = costs.of(program.toHandle())) {
            while (costs.seen().processorMillis() < 20
                    || program.children().findAny().isPresent()) {
                LockSupport.parkNanos(2_000_000);
            }

            assertThat(costs.seen().processorMillis()).isGreaterThanOrEqualTo(20);
            assertThat(costs.seen().residentBytes()).isPositive();
        } finally {
            program.destroyForcibly();
        }
        assertThat(costs.seen().processorMillis()).isGreaterThanOrEqualTo(20);
        assertThat(costs.seen().residentBytes()).isZero();
    }
}
