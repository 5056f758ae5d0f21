package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many at once, without a failure; how long they waited is printed. {@code make load} takes a file of 100 MB, 1,000 readers,
 * 200 large uploads and 10,000 small ones; the properties say how many.
 */
@Slow
class LoadTest {
    private static final int MEGABYTES = Integer.getInteger("load.megabytes", 1);
    private static final int READERS = Integer.getInteger("load.readers", 20);
    private static final int SECONDS = Integer.getInteger("load.seconds", 2);
    private static final int LARGE = Integer.getInteger("load.large", 5);
    private static final int SMALL = Integer.getInteger("load.small", 100);

    private static final String COLUMNS = "Accept: application/vnd.hexplain.columns+json";
    private static final String GZIP = "Accept-Encoding: gzip";

    /** How long a reader looks at what came, before the next question. */
    private static final Duration LOOKS = Duration.ofSeconds(1);

    private static final int SENDERS = 32;
    private static final int ROWS_IN_MEGABYTE = 2_200;

    @TempDir
    private Path folder;

    @Test
    void many_readers_of_one_file_are_answered() throws Exception {
        try (ServerProcess server = start();
                ApiClient api = new ApiClient(server.address())) {
            String dump = api.upload(orders(), "orders.ser").id();
            String tree = api.ready(api.decode(dump).id());
            long length = api.get("/api/v1/dumps/" + dump).json().get("size").asLong();
            // The server has compiled by then what it runs often.
            read(server.address(), tree, length, Duration.ofSeconds(SECONDS));

            List<Long> nanos = read(server.address(), tree, length, Duration.ofSeconds(SECONDS));

            print(
                    "%d readers of %d MB, a question for fields and bytes each a second".formatted(READERS, MEGABYTES),
                    nanos);
            assertThat(api.failures()).isEmpty();
        }
    }

    private ServerProcess start() throws IOException {
        assumeTrue(ServerProcess.canCount(), "Scripts are run");
        return ServerProcess.start(Launch.installed(folder));
    }

    private static List<Long> read(String address, String tree, long length, Duration time) throws Exception {
        long end = System.nanoTime() + time.toNanos();
        return all(READERS, READERS, number -> {
            List<Long> mine = new ArrayList<>();
            pause(ThreadLocalRandom.current().nextLong(LOOKS.toMillis()));
            try (LeanConnection server = new LeanConnection(address)) {
                while (System.nanoTime() < end) {
                    long at = ThreadLocalRandom.current().nextLong(length) & -16;
                    String fields = "/api/v1/trees/%s/spans?offset=%d&length=4096&limit=4096".formatted(tree, at);
                    mine.add(timed(() -> server.get(fields, COLUMNS, GZIP)));
                    String range = "Range: bytes=%d-%d".formatted(at, at + 4095);
                    mine.add(timed(() -> server.get("/api/v1/trees/%s/bytes".formatted(tree), range)));
                    pause(LOOKS.toMillis());
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return mine;
        });
    }

    @Test
    void many_uploads_at_once_are_taken() throws Exception {
        try (ServerProcess server = start();
                ApiClient api = new ApiClient(server.address())) {
            long start = System.nanoTime();
            List<Long> large = all(
                    LARGE,
                    LARGE,
                    number -> List.of(timed(
                            () -> api.upload(random(number, 1 << 20), "large").status())));
            print("%d uploads of 1 MB at once, in %.1f s".formatted(LARGE, seconds(start)), large);

            long startOfSmall = System.nanoTime();
            List<Long> small = all(
                    SMALL,
                    SENDERS,
                    number -> List.of(timed(() ->
                            api.upload(random(LARGE + number, 1 << 10), "small").status())));
            print(
                    "%d uploads of 1 KB by %d senders, in %.1f s".formatted(SMALL, SENDERS, seconds(startOfSmall)),
                    small);

            assertThat(api.failures()).isEmpty();
            assertThat(api.get("/api/v1/dumps?limit=1").json().get("total").asInt())
                    .isEqualTo(LARGE + SMALL);
        }
    }

    /** What so many do, so many at a time: how long each answer took, in nanoseconds. */
    private static List<Long> all(int tasks, int atOnce, IntFunction<List<Long>> task) throws Exception {
        Queue<Long> nanos = new ConcurrentLinkedQueue<>();
        try (ExecutorService pool =
                Executors.newFixedThreadPool(atOnce, Thread.ofVirtual().factory())) {
            List<Future<Boolean>> running = new ArrayList<>();
            for (int number = 0; number < tasks; number++) {
                int mine = number;
                running.add(pool.submit(() -> nanos.addAll(task.apply(mine))));
            }
            for (Future<Boolean> each : running) {
                each.get();
            }
        }
        return nanos.stream().sorted().toList();
    }

    /** A request. */
    private interface Question {
        /** Returns the status of the answer. */
        int ask() throws IOException;
    }

    private static long timed(Question question) {
        long start = System.nanoTime();
        try {
            assertThat(question.ask()).isBetween(200, 299);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return System.nanoTime() - start;
    }

    private static void print(String what, List<Long> nanos) {
        System.out.printf(
                "load: %s: %d answers, p50 %.1f ms, p99 %.1f ms, longest %.1f ms%n",
                what,
                nanos.size(),
                RequestCounts.at(nanos, 0.5),
                RequestCounts.at(nanos, 0.99),
                RequestCounts.at(nanos, 1));
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A stream of rows of numbers and texts, of about so many megabytes. */
    private Path orders() throws IOException {
        Path file = folder.resolve("orders.ser");
        Random random = new Random(1);
        try (ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            for (int row = 0; row < MEGABYTES * ROWS_IN_MEGABYTE; row++) {
                out.writeUnshared(random.longs(48).toArray());
                out.writeUnshared("order %d of customer %d, with %d lines and a note".formatted(row, row / 7, row % 5));
                if (row % ROWS_IN_MEGABYTE == 0) {
                    out.reset();
                }
            }
        }
        return file;
    }

    private static byte[] random(int seed, int length) {
        byte[] bytes = new byte[length];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }
}
