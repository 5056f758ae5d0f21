package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server took under load goes back to the machine when nobody asks anything any more. */
@Slow
class IdleServerTest {
    private static final long WITHIN = TimeUnit.SECONDS.toNanos(120);
    private static final long LOADED = 512L << 20;
    private static final long IDLE = 128L << 20;

    @TempDir
    Path folder;

    @Test
    void an_idle_server_gives_its_heap_back() throws Exception {
        assumeTrue(ServerProcess.canCount(), "Scripts are run, and what a process holds is read from /proc");
        List<String> options = new ArrayList<>(serverOptions(""));
        assertThat(options).as("looks for garbage when idle").anyMatch(word -> word.startsWith("-XX:G1PeriodicGC"));
        // A heap as after load, and less patience.
        options.addAll(List.of("-XX:InitialHeapSize=" + LOADED, "-XX:G1PeriodicGCInterval=500"));

        try (ServerProcess server =
                ServerProcess.start(new Launch(folder.resolve("data"), List.of(), options, List.of()))) {
            long end = System.nanoTime() + WITHIN;
            long committed = server.committedHeap();
            while (committed > IDLE && System.nanoTime() < end) {
                TimeUnit.MILLISECONDS.sleep(300);
                committed = server.committedHeap();
            }
            assertThat(committed).isLessThanOrEqualTo(IDLE);
        }
    }

    @Test
    void a_server_has_the_documented_heap_unless_told_otherwise() throws IOException {
        assumeTrue(ServerProcess.canCount(), "Scripts are run");
        assertThat(serverOptions("")).contains("-Xmx1g", "-XX:+UseG1GC");
        assertThat(serverOptions("-XX:MaxRAMPercentage=50")).doesNotContain("-Xmx1g");
    }

    @Test
    void an_operator_chooses_the_collector() throws IOException {
        assumeTrue(ServerProcess.canCount(), "Scripts are run");
        assertThat(serverOptions("-XX:+UseZGC").stream().filter(word -> word.matches("-XX:\\+Use.*GC")))
                .containsExactly("-XX:+UseZGC");
    }

    private List<String> serverOptions(String own) throws IOException {
        return LauncherCommand.in(folder.resolve("installed")).options(own, "serve");
    }
}
