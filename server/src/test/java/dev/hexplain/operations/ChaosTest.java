package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server that is killed at any moment keeps every promise it made: what it confirmed is there, what it did not is there
 * whole or not at all, and nothing else is. {@code make chaos} kills it a hundred times ({@code -Dchaos.kills}).
 */
@Slow
class ChaosTest {
    private static final int KILLS = Integer.getInteger("chaos.kills", 3);
    private static final long SEED = Long.getLong("chaos.seed", 20_261_122);
    private static final int WRITERS = 4;
    private static final int LONGEST_LIFE_MILLIS = 1_500;

    @TempDir
    Path folder;

    @Test
    void a_server_that_was_killed_keeps_what_it_confirmed() throws IOException {
        Random random = new Random(SEED);
        Ledger ledger = new Ledger();
        for (int life = 0; life < KILLS; life++) {
            try (ServerProcess server = ServerProcess.start(Launch.shortly(folder))) {
                check(server, ledger, "life " + life);
                Writers writers = Writers.start(server.address(), ledger, WRITERS, random.nextLong());
                pause(random.nextInt(LONGEST_LIFE_MILLIS));
                server.kill();
                writers.join();
            }
        }
        try (ServerProcess server = ServerProcess.start(Launch.shortly(folder))) {
            check(server, ledger, "the end");
            System.out.printf("chaos: %d kills, seed %d: %s%n", KILLS, SEED, ledger);
        }
    }

    private void check(ServerProcess server, Ledger ledger, String when) throws IOException {
        try (ApiClient api = new ApiClient(server.address())) {
            ledger.check(api);
            assertThat(api.failures()).as(when).isEmpty();
            assertThat(DataFolderFiles.orphans(folder, api))
                    .as("orphans at " + when)
                    .isEmpty();
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
