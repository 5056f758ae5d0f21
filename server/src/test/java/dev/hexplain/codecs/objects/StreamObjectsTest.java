package dev.hexplain.codecs.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.ChildFields;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects of all kinds, old ones too, since these are what old streams hold. */
@SuppressWarnings({"HidingField", "JavaUtilDate", "JdkObsolete", "UnnecessaryStringBuilder"})
@Slow
class StreamObjectsTest {
    private static final Decoder DECODER = NativeDecoders.all().stream()
            .filter(decoder -> decoder.id().equals("java_serialization"))
            .findFirst()
            .orElseThrow();

    enum Side {
        BUY,
        SELL {
            @Override
            public String toString() {
                return "sell";
            }
        }
    }

    /** Of the caller's package only, as the UID of its arrays shows. */
    static class Order implements Serializable {
        private static final long serialVersionUID = 12L;
        long id = 7;
        double[] prices = {1.5, -0.0};
        List<Object> items = new ArrayList<>(List.of("a", 1));
        Side side = Side.SELL;

        @Nullable Object other;

        Order @Nullable [] parts;
    }

    static final class Urgent extends Order {
        private static final long serialVersionUID = 13L;
        boolean id = true;
    }

    static final class Backwards implements Comparator<String>, Serializable {
        private static final long serialVersionUID = 14L;

        @Override
        public int compare(String one, String other) {
            return other.compareTo(one);
        }
    }

    /** What a writeObject of its own adds is only bytes to others. */
    static final class Account implements Serializable {
        private static final long serialVersionUID = 15L;
        int number = 3;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(9);
            out.writeObject(new ArrayList<>(List.of("x")));
            out.writeUTF("end");
        }
    }

    private static byte[] write(Object... all) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object each : all) {
                out.writeObject(each);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private record Made(StreamObjects objects, RewrittenStream rewritten) {
        @Nullable Object first() {
            return ((StreamContent.Value) objects.contents().getFirst()).object();
        }
    }

    private static Made made(byte[] stream) {
        try (FieldTree tree = DECODER.decode(
                Source.ofBytes("stream", stream), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            StreamObjects objects = StreamObjects.of(
                    tree,
                    DECODER.classes(tree),
                    ChildFields.behindSlots(tree, tree.root()).page(0, 1_000));
            return new Made(objects, RewrittenStream.of(tree, objects));
        }
    }

    @Test
    void what_is_behind_the_first_ten_thousand_objects_is_a_loss() throws IOException {
        assertThat(losses(10_000)).isEmpty();
        assertThat(losses(10_001))
                .extracting(MakingLoss::reason)
                .containsExactly("what the stream has behind its first 10,000 objects is left out");
    }

    private static List<MakingLoss> losses(int count) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (int i = 0; i < count; i++) {
                out.writeObject("a");
            }
        }
        try (FieldTree tree = DECODER.decode(
                Source.ofBytes("stream", bytes.toByteArray()),
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE)) {
            StreamObjects made = StreamObjects.of(tree, DECODER.classes(tree), StreamObjects.fields(tree));
            assertThat(made.contents()).hasSize(10_000);
            return made.losses();
        }
    }

    static Stream<Object> objects() {
        Order order = new Order();
        order.other = order;
        order.parts = new Order[] {order, new Urgent(), null};
        Map<Object, Object> map = new HashMap<>(64, 0.5f);
        map.put("k", Arrays.asList(1, 2L, 3f, 4d, (byte) 5, (short) 6, 'c', true));
        map.put(null, new Object[] {new int[][] {{1}, {}}, map});
        map.put(List.of("in", "key"), Set.of("one"));
        TreeMap<String, Object> sorted = new TreeMap<>(new Backwards());
        sorted.put("a", 1);
        sorted.put("b", 2);
        TreeSet<String> set = new TreeSet<>(new Backwards());
        Collections.addAll(set, "x", "y", "z");
        Properties properties = new Properties();
        properties.setProperty("a", "b");
        EnumMap<Side, String> bySide = new EnumMap<>(Side.class);
        bySide.put(Side.SELL, "s");
        IllegalStateException thrown = new IllegalStateException("why", new IOException("because"));
        thrown.addSuppressed(new RuntimeException());
        String shared = new String("shared".toCharArray());
        return Stream.of(
                order,
                map,
                sorted,
                set,
                properties,
                bySide,
                thrown,
                new Account(),
                new Object[] {shared, shared, new String(shared.toCharArray()), "", new String(new char[0])},
                new Object[] {Integer.valueOf(1), Integer.valueOf(1), 1000, 1000},
                new Object[] {new HashMap<>(), new HashMap<>(32), new LinkedHashMap<>(16, 0.75f, true)},
                new Object[] {Order.class, int.class, Side[].class, String.class, Comparable.class},
                new Object[] {new BigDecimal("1.20"), new BigInteger("-7"), UUID.randomUUID(), new Date(5)},
                new Object[] {Instant.EPOCH, Duration.ofSeconds(3, 4), LocalDate.of(2020, 2, 29)},
                new Object[] {ZonedDateTime.parse("2020-03-01T10:00+01:00[Europe/Berlin]"), Locale.GERMANY},
                new Object[] {URI.create("a:b"), TimeUnit.DAYS, new AtomicLong(4), BitSet.valueOf(new long[] {5})},
                new LinkedList<>(List.of(1, 2)),
                new ArrayDeque<>(List.of(1, 2)),
                new Vector<>(List.of(1, 2)),
                new PriorityQueue<>(List.of(3, 1, 2)),
                new Hashtable<>(Map.of("k", "v")),
                new ConcurrentHashMap<>(Map.of("k", "v")),
                EnumSet.of(Side.BUY),
                new HashSet<>(Set.of(new HashSet<>(Set.of("nested")))),
                Collections.unmodifiableList(new ArrayList<>(List.of(1))),
                Collections.singletonMap("k", Collections.emptyList()),
                new StringBuilder("text"),
                "just a text",
                new long[] {1, -1});
    }

    @ParameterizedTest
    @MethodSource("objects")
    void an_object_is_made_again_and_written_as_the_same_bytes(Object object) {
        byte[] stream = write(object);
        Made made = made(stream);

        assertThat(made.objects().losses()).isEmpty();
        assertThat(made.rewritten()).isEqualTo(new RewrittenStream.Same(stream.length));
    }

    @Test
    void classes_of_the_object_are_its_own_and_not_those_of_the_program() {
        Object first = made(write(new Urgent())).first();

        assertThat(first).isNotInstanceOf(Order.class);
        assertThat(first.getClass().getName()).isEqualTo(Urgent.class.getName());
        assertThat(first.getClass().getDeclaredMethods()).isEmpty();
    }

    @Test
    void what_reaches_outside_is_left_out_and_said() throws Exception {
        Order order = new Order();
        order.other = List.of(
                new File("/etc/passwd"), URI.create("http://localhost:1/").toURL());
        Made made = made(write(order));

        assertThat(made.objects().losses()).extracting(MakingLoss::className).contains("java.io.File", "java.net.URL");
        assertThat(made.rewritten())
                .isInstanceOfSatisfying(
                        RewrittenStream.Different.class,
                        different -> assertThat(different.cause()).isEqualTo(RewrittenStream.Cause.NOT_MADE));
    }

    @Test
    void a_key_whose_hash_code_would_take_for_ever_is_not_hashed() {
        List<Object> key = new ArrayList<>();
        Map<Object, Object> map = new HashMap<>(Map.of(key, "value"));
        List<Object> inner = key;
        for (int level = 0; level < 60; level++) {
            List<Object> next = new ArrayList<>();
            inner.add(next);
            inner.add(next);
            inner = next;
        }

        Made made = made(write(map));
        assertThat(made.objects().losses()).extracting(MakingLoss::className).containsExactly("java.util.HashMap");
        assertThat((Map<?, ?>) made.first()).isEmpty();
    }

    @Test
    void a_table_that_is_a_key_in_itself_is_not_hashed() {
        Set<Object> set = new HashSet<>();
        List<Object> list = new ArrayList<>();
        set.add(list);
        list.add(set);

        assertThat(made(write(set)).objects().losses()).isNotEmpty();
    }

    @Test
    void a_stream_that_ends_anywhere_gives_what_is_there_and_never_an_exception() {
        Order order = new Order();
        order.other = new TreeMap<>(Map.of("k", new BigDecimal("1.5")));
        byte[] stream = write(order);
        for (int length = 5; length < stream.length; length++) {
            Made made = made(Arrays.copyOf(stream, length));
            assertThat(made.rewritten()).isNotInstanceOf(RewrittenStream.Same.class);
        }
    }

    @Test
    void fields_before_the_cut_are_kept_and_the_others_told() throws ReflectiveOperationException {
        byte[] stream = write(new Order());
        int id = stream.length;
        while (ByteBuffer.wrap(stream).getLong(--id - Long.BYTES) != 7) {
            // the field is the last that has this value
        }
        for (int length = id; length < stream.length; length++) {
            Made made = made(Arrays.copyOf(stream, length));
            Object order = Objects.requireNonNull(made.first());
            Field field = order.getClass().getDeclaredField("id");
            field.setAccessible(true);
            assertThat(field.get(order)).as("cut at %d", length).isEqualTo(7L);
            assertThat(made.objects().losses()).as("cut at %d", length).isNotEmpty();
        }
    }

    @Test
    void any_changed_byte_gives_a_result_and_never_an_exception() {
        Order order = new Order();
        order.parts = new Order[] {order};
        order.other = new HashMap<>(Map.of("k", List.of(Instant.EPOCH, Side.BUY)));
        byte[] stream = write(order);
        for (int at = 4; at < stream.length; at++) {
            for (int change : new int[] {0x01, 0x80, 0xFF}) {
                byte[] changed = stream.clone();
                changed[at] ^= (byte) change;
                assertThat(made(changed).objects().contents()).isNotNull();
            }
        }
    }

    @Test
    void a_comparator_without_code_is_never_called() {
        PriorityQueue<String> queue = new PriorityQueue<>(new Backwards());
        Collections.addAll(queue, "a", "c", "b");
        byte[] stream = write(queue);

        assertThat(made(stream).rewritten()).isEqualTo(new RewrittenStream.Same(stream.length));
    }
}
