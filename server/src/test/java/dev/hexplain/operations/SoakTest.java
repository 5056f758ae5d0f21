package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many people at once, and nothing of them is left when they are gone. {@code make soak} lets them stay for minutes;
 * {@code -Dsoak.seconds} and {@code -Dsoak.visitors} say how long and how many.
 */
@Slow
class SoakTest {
    private static final int SECONDS = Integer.getInteger("soak.seconds", 4);
    private static final int VISITORS = Integer.getInteger("soak.visitors", 8);

    /** What the JVM itself may hold more of: compiled code and its threads, pooled connections. */
    private static final int FEW = 16;

    private static final long HEAP_SLACK = 24 << 20;

    /** What the JVM does not give back at once, and another process for questions. */
    private static final long RESIDENT_SLACK = 320L << 20;

    @TempDir
    Path folder;

    @Test
    void many_visitors_leave_nothing_behind() throws IOException {
        assumeTrue(ServerProcess.canCount(), "What a process holds is read from /proc");
        try (ServerProcess server = ServerProcess.start(Launch.on(folder))) {
            Holdings before = visit(server, Duration.ofSeconds(Math.max(3, SECONDS / 4)), 1);
            Holdings after = visit(server, Duration.ofSeconds(SECONDS), 1_000);

            System.out.printf("soak: before %s; after %s%n", before, after);
            assertThat(after.mappings()).isZero();
            assertThat(after.handles()).isLessThanOrEqualTo(before.handles() + FEW);
            assertThat(after.threads()).isLessThanOrEqualTo(before.threads() + FEW);
            assertThat(after.heap()).isLessThanOrEqualTo(before.heap() + before.heap() / 4 + HEAP_SLACK);
            assertThat(after.resident()).isLessThanOrEqualTo(before.resident() + RESIDENT_SLACK);
            assertThat(DataFolderFiles.ofDumps(folder)).isEmpty();
            assertThat(server.log()).doesNotContain("Exception");
        }
    }

    /** What is held when visitors have come and gone. */
    private static Holdings visit(ServerProcess server, Duration time, long seed) throws IOException {
        try (ApiClient api = new ApiClient(server.address())) {
            Crowd.walk(api, VISITORS, time, seed);
            Crowd.tidyUp(api);
            System.out.printf("soak: %,d answers in %d s: %s%n", api.tally().answered(), time.toSeconds(), api.tally());
            assertThat(api.failures()).isEmpty();
        }
        return server.holdings();
    }
}
