package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Native decoders stop soon after they are cancelled, whatever they read. What they still do is measured in time of the
 * processor, so that other work on the machine does not count.
 */
@Slow
class PromptnessTest {
    private static final int SIZE = Integer.getInteger("prompt.megabytes", 2) << 20;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long STOPPED_AFTER_NANOS = TimeUnit.MILLISECONDS.toNanos(Selection.size(5, 10));

    /** Of a format, that are repeated and continued with something else; {@code make exhaustive} has three. */
    private static final int SAMPLES = Selection.size(1, 3);

    private static final long STOPS_WITHIN_MILLIS = Long.getLong("prompt.millis", 1500);

    @TempDir
    private static Path folder;

    /** Is cancelled a moment after the start. */
    private static final class Stopping implements Progress {
        final long at = THREADS.getCurrentThreadCpuTime() + STOPPED_AFTER_NANOS;

        @Override
        public void at(long offset) {}

        @Override
        public boolean cancelled() {
            return THREADS.getCurrentThreadCpuTime() > at;
        }

        long late() {
            return TimeUnit.NANOSECONDS.toMillis(THREADS.getCurrentThreadCpuTime() - at);
        }
    }

    private static final Map<String, Supplier<byte[]>> ANYTHING = anything();

    private static Map<String, Supplier<byte[]>> anything() {
        Map<String, Supplier<byte[]>> all = new LinkedHashMap<>();
        for (int octet : new int[] {0x00, 0xFF, 0x01, 0x7F, 0x80, 0x81, 0x91, 0x9F, 0xC1, 0xF8, 0xFC, 0x0A, 0x20}) {
            all.put("%02X".formatted(octet), () -> repeated("", new byte[] {(byte) octet}));
        }
        for (String text : List.of(
                "a",
                "[",
                "{\"a\":",
                "<a>",
                "1",
                "\"a\\u00e9",
                "{a:",
                "a,b;c ",
                "*1\r\n",
                "<a b='c'/>",
                "é",
                "'",
                "{{",
                "(",
                "::")) {
            all.put(text, () -> repeated("", text));
        }
        all.put("one string", () -> repeated("\"", "text "));
        all.put("one name", () -> repeated("{\"", "name"));
        all.put("one tag", () -> repeated("<", "tag"));
        all.put("one comment", () -> repeated("<!--", "- "));
        all.put("random", PromptnessTest::random);
        return all;
    }

    private static byte[] random() {
        byte[] bytes = new byte[SIZE];
        new Random(1).nextBytes(bytes);
        return bytes;
    }

    private static byte[] repeated(String head, String unit) {
        return repeated(head, unit.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] repeated(String head, byte[] unit) {
        byte[] begin = head.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = Arrays.copyOf(begin, SIZE);
        int first = Math.min(unit.length, SIZE - begin.length);
        System.arraycopy(unit, 0, bytes, begin.length, first);
        for (int made = first; begin.length + made < SIZE; made *= 2) {
            System.arraycopy(
                    bytes, begin.length, bytes, begin.length + made, Math.min(made, SIZE - begin.length - made));
        }
        return bytes;
    }

    @TestFactory
    Stream<DynamicTest> a_decoder_that_is_told_to_stop_stops_soon() {
        return NativeDecoders.all().stream()
                .filter(decoder -> decoder.id().matches(System.getProperty("prompt.formats", ".*")))
                .map(decoder -> DynamicTest.dynamicTest(
                        decoder.id(), () -> assertThat(late(decoder)).isEmpty()));
    }

    private static List<String> late(Decoder decoder) {
        List<String> late = new ArrayList<>();
        ANYTHING.forEach((what, bytes) -> measure(decoder, what, bytes.get(), late));
        int number = 0;
        for (byte[] sample : samples(decoder)) {
            measure(decoder, "sample %d many times".formatted(number), repeated("", sample), late);
            for (String fill : List.of("00", "FF", "a", "01", "80")) {
                byte[] begun = ANYTHING.get(fill).get();
                System.arraycopy(sample, 0, begun, 0, sample.length * 3 / 4);
                measure(decoder, "sample %d, then %s".formatted(number, fill), begun, late);
            }
            number++;
        }
        return late;
    }

    private static List<byte[]> samples(Decoder decoder) {
        List<byte[]> all = Samples.ofFormat(decoder.id(), decoder.description().category());
        return all.stream()
                .filter(sample -> sample.length > 8 && sample.length < 100_000)
                .limit(SAMPLES)
                .toList();
    }

    private static void measure(Decoder decoder, String what, byte[] bytes, List<String> late) {
        Stopping progress = new Stopping();
        try (TreeStorage storage = TreeStorage.in(folder);
                FieldTree tree =
                        decoder.decode(Source.ofBytes(what, bytes), DecodeOptions.DEFAULT, storage, progress)) {
            long millis = progress.late();
            if (millis > STOPS_WITHIN_MILLIS) {
                late.add("%s: %s: %d ms of the processor after it was cancelled".formatted(decoder.id(), what, millis));
            }
        } catch (RuntimeException | Error failure) {
            late.add("%s: %s: %s".formatted(decoder.id(), what, failure));
        }
    }
}
