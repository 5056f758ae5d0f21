package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.LogicalTexts;
import dev.hexplain.testing.RedissonValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import dev.hexplain.values.TreeValues;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.redisson.codec.Kryo5Codec;

/** Values of Redisson's codec: each says what was written, and each byte is explained. */
@Slow
class KryoRedissonTest implements DamageContract {
    private static final KryoRedisson REDISSON = new KryoRedisson(new JavaSerialization());

    private static final String CLASSES = """
        package dev.hexplain.decoders.kryo;
        class KryoRedissonTest {
            final class Order { long id; String customer; java.util.List<String> items; Object total; Order before; }
        }
        """;

    @SuppressWarnings("unused")
    static final class Order {
        private final long id;
        private final String customer = "Ada";
        private final List<String> items = new ArrayList<>(List.of("book", "pen"));
        private final Object total = new BigDecimal("12.50");
        private final Order before;

        Order(long id, Order before) {
            this.id = id;
            this.before = before;
        }
    }

    private static byte[] written(Object value) {
        return RedissonValues.of(new Kryo5Codec(), value);
    }

    private static FieldTree whole(Decoder decoder, byte[] bytes) {
        FieldTree tree = new Survival(decoder).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        assertThat(tree.facts().opaque()).isZero();
        return tree;
    }

    private static String read(Decoder decoder, Object value) {
        return LogicalTexts.of(new TreeValues(whole(decoder, written(value))).root());
    }

    private static List<Object> list(Object... elements) {
        return new ArrayList<>(Arrays.asList(elements));
    }

    @Test
    void a_set_of_bits_is_their_numbers() {
        assertThat(read(REDISSON, BitSet.valueOf(new long[] {5, 1}))).isEqualTo("[0, 2, 64]");
        assertThat(read(REDISSON, list(new BitSet(), BitSet.valueOf(new long[] {-1L << 62}), "x")))
                .isEqualTo("[[], [62, 63], x]");
    }

    @Test
    void values_of_the_jdk_need_no_class_list() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("id", new UUID(1, 2));
        map.put("user", "Ada");
        map.put("long", 1L << 40);
        map.put("at", Instant.ofEpochSecond(1));
        map.put("from", URI.create("http://x/"));
        map.put("unit", TimeUnit.HOURS);
        map.put("entry", new AbstractMap.SimpleImmutableEntry<>("k", 2));
        map.put("count", new AtomicLong(7));
        map.put("nothing", null);
        map.put("deep", list(list(), new TreeMap<>(Map.of("a", 'b')), List.of(true)));
        assertThat(read(REDISSON, map))
                .isEqualTo("LinkedHashMap(id: 00000000-0000-0001-0000-000000000002, user: Ada, long: 1099511627776,"
                        + " at: 1970-01-01T00:00:01Z, from: http://x/, unit: HOURS, entry: SimpleImmutableEntry(key: k,"
                        + " value: 2), count: 7, nothing: null, deep: [[], TreeMap(a: b), [true]])");
        assertThat(read(REDISSON, "text")).isEqualTo("text");
        assertThat(read(REDISSON, 42)).isEqualTo("42");
    }

    @Test
    void what_redisson_writes_by_java_serialization_is_read_in_place() throws Exception {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("first", Collections.unmodifiableList(list("a", 1)));
        map.put("address", InetAddress.getByAddress("localhost", new byte[] {127, 0, 0, 1}));
        map.put("second", Collections.unmodifiableList(list("b", 1)));
        map.put("units", new EnumMap<>(Map.of(TimeUnit.DAYS, 1)));
        map.put("synchronized", Collections.synchronizedMap(new TreeMap<>(Map.of("k", "v"))));
        map.put("third", Collections.unmodifiableList(list("b", "c")));
        map.put("text", "behind");
        assertThat(read(REDISSON, map))
                .isEqualTo("LinkedHashMap(first: [a, 1], address: localhost/127.0.0.1, second: [b, 1], units: {DAYS=1},"
                        + " synchronized: {k=v}, third: [b, c], text: behind)");
    }

    @Test
    void exceptions_say_what_they_say_elsewhere() {
        Throwable failure = new IllegalStateException("bad", new RuntimeException("cause"));
        assertThat(read(REDISSON, list(failure, new IllegalArgumentException("worse"))))
                .contains("detailMessage: bad", "detailMessage: cause", "detailMessage: worse");
    }

    @Test
    void a_class_list_tells_fields_apart() {
        Decoder decoder = REDISSON.with(Schema.of("orders", "", CLASSES));
        String first = "Order(before: null, customer: Ada, id: 1, items: [book, pen], total: 12.50)";
        assertThat(read(decoder, list(new Order(1, null), new Order(2, new Order(1, null)))))
                .isEqualTo("[" + first + ", Order(before: " + first
                        + ", customer: Ada, id: 2, items: [book, pen], total: 12.50)]");
    }

    @Test
    void references_are_read_where_the_codec_writes_them() {
        Object shared = list("shared");
        byte[] bytes = RedissonValues.of(new Kryo5Codec(Set.of(), true), list(shared, shared));
        Decoder decoder = REDISSON.with(Schema.of("with references", "", "option references = true;"));
        assertThat(LogicalTexts.of(new TreeValues(whole(decoder, bytes)).root()))
                .contains("[shared]", "→");
    }

    @Test
    void fields_of_an_unknown_class_are_opaque_and_a_class_list_is_asked_for() {
        FieldTree tree = new Survival(REDISSON).decode(written(new Order(1, null)));
        assertThat(tree.facts().opaque()).isGreaterThan(20);
        assertThat(tree.facts().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.severity()).isEqualTo(Severity.WARNING);
            assertThat(issue.expected()).contains("class " + Order.class.getName());
        });
    }

    @Test
    void the_name_of_a_class_and_what_follows_it_tell_redisson_from_kryo() {
        assertThat(confidence(written(list("a", 1)))).isEqualTo(85);
        byte[] own = written(new Order(1, null));
        int kryo = new Kryo().probe(Source.ofBytes("value", own)).getFirst().confidence();
        assertThat(confidence(own)).isBetween(Candidate.CONVINCING, kryo - 1);
        assertThat(confidence(written("a text of some length"))).isGreaterThan(70);
        byte[] referenced = RedissonValues.of(new Kryo5Codec(Set.of(), true), list("a", 1));
        assertThat(confidence(referenced)).isLessThan(Candidate.CONVINCING);
    }

    private static int confidence(byte[] bytes) {
        return REDISSON.probe(Source.ofBytes("value", bytes)).stream()
                .mapToInt(Candidate::confidence)
                .max()
                .orElse(0);
    }

    @Override
    public Decoder decoder() {
        return REDISSON;
    }

    @Override
    public List<byte[]> whole() {
        return List.of(
                written("a text"),
                written(list("a", 1, 2L, Duration.ofSeconds(3), new UUID(1, 2), Pattern.compile("a+"))),
                written(new TreeMap<>(Map.of("k", Collections.unmodifiableList(list(1))))),
                written(list(
                        Collections.unmodifiableList(list()),
                        new EnumMap<>(Map.of(TimeUnit.DAYS, 1)),
                        Collections.unmodifiableList(list("x")))));
    }
}
