package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.MutationSeeds.Seed;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.testing.Mutations;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Samples and corpus files of every format, changed: whatever comes of it can be shown. In {@code make test-long} always the
 * same; {@code make fuzz} tries a million others, and says how to try one again.
 */
@Slow
class MutationTest {
    private static final long SEED = Long.getLong("mutation.seed", 12);
    private static final long FIRST = Long.getLong("mutation.first", 0);
    private static final long COUNT = Long.getLong("mutation.count", Selection.size(3_000, 20_000));
    private static final long MOST_FAILURES = Long.getLong("mutation.failures", 20);
    private static final Path FAILED = Path.of("target/fuzz");

    /** Files are mostly short: of long ones mostly a beginning, so that there is time for many. */
    private static final int SHORT = 600;

    private static final int RECOGNISED_ONE_IN = 24;
    private static final int ELSEWHERE_ONE_IN = 16;

    private final List<List<Seed>> groups = MutationSeeds.all();
    private final Detector detector = Detector.standard();
    private final Queue<String> failures = new ConcurrentLinkedQueue<>();

    @Test
    void whatever_is_changed_can_be_shown() {
        AtomicLong done = new AtomicLong();
        LongStream numbers = LongStream.range(FIRST, FIRST + COUNT);
        (COUNT > 100_000 ? numbers.parallel() : numbers).forEach(number -> {
            if (failures.size() < MOST_FAILURES) {
                attempt(number);
            }
            if (done.incrementAndGet() % 50_000 == 0) {
                System.out.printf("%d of %d, %d failed%n", done.get(), COUNT, failures.size());
            }
        });
        assertThat(failures).isEmpty();
    }

    private void attempt(long number) {
        Random random = new Random(SEED * 0x9E3779B97F4A7C15L + number);
        List<Seed> group = groups.get((int) (number % groups.size()));
        Seed seed = group.get(random.nextInt(group.size()));
        byte[] other = group.get(random.nextInt(group.size())).bytes();
        byte[] original = beginning(seed.bytes(), random);
        byte[] bytes = new Mutations(random).of(original, beginning(other, random));
        try {
            TreeQuestions questions = new TreeQuestions(random);
            boolean elsewhere = random.nextInt(ELSEWHERE_ONE_IN) == 0;
            questions.decode(seed.decoder(), bytes, elsewhere ? random.nextInt(bytes.length + 1) : 0, original);
            if (random.nextInt(RECOGNISED_ONE_IN) == 0) {
                questions.recognise(detector, bytes);
            }
        } catch (RuntimeException | Error e) {
            failures.add(report(number, seed, bytes, e));
        }
    }

    private static byte[] beginning(byte[] whole, Random random) {
        boolean cut = whole.length > SHORT && random.nextInt(8) > 0;
        return cut ? Arrays.copyOf(whole, SHORT + random.nextInt(SHORT)) : whole;
    }

    /** Keeps the bytes, and says what happened to them. */
    private static String report(long number, Seed seed, byte[] bytes, Throwable thrown) {
        try {
            Files.createDirectories(FAILED);
            Path file = FAILED.resolve("%d-%d.bin".formatted(SEED, number));
            Files.write(file, bytes);
            String again = "make fuzz SEED=%d FIRST=%d COUNT=1".formatted(SEED, number);
            String said = "%s%n  %s as %s, changed: server/%s%n  %s"
                    .formatted(again, seed.name(), seed.format(), file, trace(thrown));
            System.out.println(said);
            return said;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String trace(Throwable thrown) {
        StringBuilder said = new StringBuilder(thrown.toString());
        Arrays.stream(thrown.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("dev.hexplain."))
                .limit(8)
                .forEach(frame ->
                        said.append(System.lineSeparator()).append("    at ").append(frame));
        return said.append(thrown.getCause() == null ? "" : System.lineSeparator() + "  by " + trace(thrown.getCause()))
                .toString();
    }
}
