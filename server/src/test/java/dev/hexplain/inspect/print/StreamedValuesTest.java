package dev.hexplain.inspect.print;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.javaserialization.Says;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What formats tell in one pass over the bytes is what the fields say, whatever the bytes are. */
@Slow
class StreamedValuesTest {
    private static final String DOCUMENT = "{ \"id\":7,\"a b\":[1.5e3, -0 ,true,null,\"Zoë\\n\\u00e9\",{}],"
            + "\"\":{\"k\":[],\"[0]\":[[\"x\",\"y\"],[\"java.util.Date\",12],[\"a.b\",1,2]]} , \"id\":\"\\\\\"}";

    /** Of streams of others. */
    private static final long LARGEST = 1 << 20;

    private static final int MOST_OF_A_FOLDER = 100;

    private static final int MANY = 3000;
    private static final int DAMAGED = Selection.size(4, 12);

    /** Null, a reference, an object, a string, an array, the end of a block, and numbers; the byte before, where negative. */
    private static final int[] CHANGES = {0x70, 0x71, 0x73, 0x74, 0x75, 0x77, 0x78, 0x7E, 0, 1, 0xFF, -1};

    @Test
    void json_of_every_kind_is_told_as_its_fields_say_it() {
        check(DOCUMENT.getBytes(UTF_8));
        check(("[" + DOCUMENT + "," + DOCUMENT + "]").getBytes(UTF_8));
        check((DOCUMENT + "\n" + DOCUMENT).getBytes(UTF_8));
        check(("[" + "[".repeat(100) + "]".repeat(100) + ",1]").getBytes(UTF_8));
    }

    @Test
    void damaged_json_is_told_as_its_fields_say_it() {
        byte[] whole = ("[" + DOCUMENT + ",{}]").getBytes(UTF_8);
        byte[] changes = "\"\\{}[],: 1a.\n".getBytes(UTF_8);
        for (int at = 0; at < whole.length; at++) {
            for (int i = 0; i < changes.length; i++) {
                if (Selection.has(at, i, 3)) {
                    byte[] changed = whole.clone();
                    changed[at] = changes[i];
                    check(changed);
                }
            }
        }
    }

    @Test
    void what_a_limit_left_out_is_not_told() {
        byte[] deep = "{\"a\":[[[[[[7]]]]],2],\"b\":{\"c\":{\"d\":{\"e\":1}}}}".getBytes(UTF_8);
        for (int depth = 1; depth < 8; depth++) {
            check(deep, new DecodeOptions(0, new Limits(1_000, depth, 1_000, Duration.ofMinutes(1), 1_000)));
        }
        check(deep, new DecodeOptions(0, new Limits(2, 1_000, 1_000, Duration.ofMinutes(1), 1_000)));
    }

    @TestFactory
    List<DynamicTest> java_streams_of_others_are_told_as_their_fields_say_them() {
        return Corpus.folders("java-").stream()
                .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> {
                    for (Path file : Selection.of(Corpus.files(folder.resolve("files")), MOST_OF_A_FOLDER)) {
                        if (Files.size(file) <= LARGEST) {
                            checkJava(file.toString(), Files.readAllBytes(file), DecodeOptions.DEFAULT);
                        }
                    }
                }))
                .toList();
    }

    @Test
    void java_objects_are_told_as_their_fields_say_them() throws IOException {
        for (byte[] stream : streams()) {
            checkJava("stream", stream, DecodeOptions.DEFAULT);
        }
    }

    @Test
    void long_java_collections_are_told_in_runs_as_their_fields_say_them() throws IOException {
        for (byte[] stream : longStreams()) {
            checkJava("stream of " + stream.length, stream, DecodeOptions.DEFAULT);
        }
    }

    @Test
    void damaged_long_java_collections_are_told_as_their_fields_say_them() throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        for (byte[] stream : longStreams()) {
            for (int i = 0; i < DAMAGED; i++) {
                byte[] changed = stream.clone();
                int at = random.nextInt(4, stream.length);
                changed[at] = (byte) CHANGES[random.nextInt(CHANGES.length)];
                checkJava("byte %d is %d".formatted(at, changed[at]), changed, DecodeOptions.DEFAULT);
            }
        }
    }

    /** Longer than what is told at once, with values among them that are not told, and one that is long itself. */
    private static List<byte[]> longStreams() throws IOException {
        List<Object> list = new ArrayList<>();
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < MANY; i++) {
            OrderLine line = new OrderLine("line " + i, BigDecimal.valueOf(i, 2), Thread.State.NEW, null);
            list.add(i % 700 == 3 ? String.class : i % 5 == 4 ? list.get(i / 2) : line);
            map.put(i % 3 == 0 ? i : "k" + i, i % 500 == 9 ? new Object[] {list.size()} : line);
        }
        list.set(MANY / 2, new ArrayList<>(list.subList(0, MANY / 2)));
        long[] longs = IntStream.range(0, MANY).mapToLong(i -> -2L * i).toArray();
        return List.of(
                Says.written(list),
                Says.written(map),
                Says.written(list.toArray()),
                Says.written(longs),
                Says.written(new ArrayDeque<>(map.keySet())),
                Says.written(new LinkedBlockingQueue<>(map.keySet())));
    }

    @Test
    void damaged_java_streams_are_told_as_their_fields_say_them() throws IOException {
        for (byte[] stream : streams()) {
            for (int at = 4; at < stream.length; at++) {
                for (int i = 0; i < CHANGES.length; i++) {
                    if (Selection.has(at, i, 6)) {
                        byte[] changed = stream.clone();
                        changed[at] = (byte) (CHANGES[i] < 0 ? changed[at] + CHANGES[i] : CHANGES[i]);
                        checkJava("byte %d is %d".formatted(at, changed[at]), changed, DecodeOptions.DEFAULT);
                    }
                }
                checkJava("cut at " + at, Arrays.copyOf(stream, at), DecodeOptions.DEFAULT);
            }
        }
    }

    @Test
    void what_a_limit_left_out_of_a_java_stream_is_not_told() throws IOException {
        for (byte[] stream : streams()) {
            for (int most = 1; most < 40; most++) {
                checkJava("depth " + most, stream, limited(1_000, most, 1_000));
                checkJava("rows " + most, stream, limited(most, 1_000, 1_000));
                checkJava("classes " + most, stream, limited(1_000, 1_000, most));
            }
        }
    }

    private static DecodeOptions limited(int rows, int depth, int classes) {
        return new DecodeOptions(0, new Limits(rows, depth, classes, Duration.ofMinutes(1), 1_000));
    }

    /** What objects are told of in one pass: plain ones, collections, scalars, references to all of these, cycles. */
    private static List<byte[]> streams() throws IOException {
        OrderLine line = new OrderLine("Zo\u00eb", new BigDecimal("12.50"), Thread.State.NEW, null);
        OrderLine other = new OrderLine("b", new BigDecimal("-3"), Thread.State.NEW, line);
        line.next = other;
        Map<Object, Object> map = new LinkedHashMap<>(Map.of("k", List.of(line, other)));
        map.put(LocalDate.of(2024, 2, 29), new int[] {1, -2});
        map.put(line, new byte[] {1, 2, 3});
        map.put(null, new Object[] {true, 'c', 1.5, Float.NaN, Long.MIN_VALUE, (short) 3, (byte) -1, map, other.price});
        map.put(Thread.State.NEW, new TreeSet<>(Set.of("x", "y")));
        map.put(new Date(7), new ArrayDeque<>(List.of(Instant.EPOCH, UUID.fromString("0-0-0-0-1"))));
        return List.of(Says.written(map), Says.written(new ArrayList<>(List.of(line, List.of(), String.class))));
    }

    private static final class OrderLine implements Serializable {
        private static final long serialVersionUID = 1;

        private final String name;
        private final BigDecimal price;
        private final Thread.State state;
        private final double weight = 0.1;
        private final char size = 'L';
        private final List<Object> notes = new ArrayList<>(Arrays.asList("a", null, 2));
        private @Nullable OrderLine next;

        OrderLine(String name, BigDecimal price, Thread.State state, @Nullable OrderLine next) {
            this.name = name;
            this.price = price;
            this.state = state;
            this.next = next;
        }
    }

    private static void checkJava(String name, byte[] bytes, DecodeOptions options) {
        try {
            check(new JavaSerialization(), bytes, options);
        } catch (AssertionError | RuntimeException different) {
            throw new AssertionError(name + ": " + different.getMessage(), different);
        }
    }

    private static void check(byte[] bytes) {
        check(bytes, DecodeOptions.DEFAULT);
    }

    private static void check(byte[] bytes, DecodeOptions options) {
        check(new Json(), bytes, options);
    }

    private static void check(Decoder decoder, byte[] bytes, DecodeOptions options) {
        Source source = Source.ofBytes("told", bytes);
        try (FieldTree tree = decoder.decode(source, options, TreeStorage.inMemory(), Progress.NONE)) {
            BothReadings.json(tree);
        }
    }
}
