package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.cli.Main;
import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A data folder whose database is gone, of a server that was killed: the next server deletes nothing and takes what is
 * new; {@code store adopt} makes records of all that was confirmed.
 */
@Slow
class LostDatabaseChaosTest {
    private static final int ROUNDS = Math.max(1, Integer.getInteger("chaos.kills", 3) / 10);
    private static final long SEED = Long.getLong("chaos.seed", 20_261_122);
    private static final int WRITERS = 4;
    private static final int LIFE_MILLIS = 1_500;

    @TempDir
    Path folder;

    @Test
    void what_was_confirmed_is_there_after_its_database_was_lost() throws IOException, InterruptedException {
        Random random = new Random(SEED);
        Ledger ledger = new Ledger();
        for (int round = 0; round < ROUNDS; round++) {
            write(ledger, random);
            loseDatabase();
            write(ledger, random);
            assertThat(adopt()).isZero();
            try (ServerProcess server = ServerProcess.start(Launch.shortly(folder));
                    ApiClient api = new ApiClient(server.address())) {
                ledger.checkContents(api);
                assertThat(api.failures()).as("round " + round).isEmpty();
            }
        }
        System.out.printf("chaos: %d databases lost, seed %d: %s%n", ROUNDS, SEED, ledger);
    }

    private void write(Ledger ledger, Random random) throws IOException, InterruptedException {
        try (ServerProcess server = ServerProcess.start(Launch.shortly(folder))) {
            Writers writers = Writers.start(server.address(), ledger, WRITERS, random.nextLong());
            Thread.sleep(LIFE_MILLIS + random.nextInt(LIFE_MILLIS));
            server.kill();
            writers.join();
        }
    }

    private void loseDatabase() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                if (file.getFileName().toString().startsWith("hexplain.db")) {
                    Files.delete(file);
                }
            }
        }
    }

    /** The exit code of {@code hexplain store adopt}. */
    private int adopt() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--"))
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("store", "adopt", "--data-dir", folder.toString()));
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}
