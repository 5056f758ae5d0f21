package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Objects of classes that somebody declares, in the codec lab: each byte of each encoding is explained, and these codecs write
 * them all. What the others cannot write they refuse with a reason.
 */
@Slow
class OwnObjectsTest {
    private static final String SUPPORT = """
        package com.acme;
        enum Tier { BRONZE, SILVER, GOLD }
        record Inner(String a, int b) {}
        sealed interface Shape permits Circle, Square {}
        record Circle(double r) implements Shape {}
        record Square(float side, String name) implements Shape {}
        record Box<T>(T value, List<T> others) {}
        abstract class Base { protected long id; private String note; }
        class Mid extends Base { Integer level; }
        """;

    private static final Set<String> ALL = Set.of(
            "fory",
            "fory-compatible",
            "fory-registered",
            "avro",
            "protobuf",
            "thrift-binary",
            "thrift-compact",
            "flatbuffers");
    private static final Set<String> JACKSON =
            Set.of("json", "json-types", "smile", "cbor", "cbor-types", "messagepack");
    private static final Set<String> KRYO = Set.of("kryo", "kryo-registered");

    // Kryo may not look into classes of the JDK that it does not know, and makes an EnumMap without the class of its
    // keys.
    private static final Set<String> NOT_BY_KRYO = Set.of("atomic", "decimals");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        optionals | record Own(long id, Optional<String> nick, Optional<Integer> age, Optional<Inner> inner, Optional<List<String>> many, List<Optional<String>> each) {}
        times     | record Own(Instant at, LocalDate day, LocalTime time, LocalDateTime dt, ZonedDateTime z, OffsetDateTime o, ZoneId zone, ZoneOffset off, Duration dur, Period per, Year year, YearMonth ym, MonthDay md) {}
        decimals  | record Own(BigDecimal price, BigInteger big, Tier tier, EnumMap<Tier, Integer> counts) {}
        nested    | record Own(List<List<String>> grid, Map<String, List<Integer>> byName, Map<Integer, Map<String, Long>> deep, Set<String> tags, Deque<Integer> q) {}
        sealed    | record Own(Shape first, List<Shape> all, Map<String, Shape> byName) {}
        arrays    | class Own { int[] ints; long[][] grid; String[] names; byte[] raw; Inner[] inners; boolean[] flags; double[] ds; char[] cs; }
        generics  | record Own(Box<String> a, Box<Inner> b) {}
        inherited | class Own extends Mid { char c; byte b; short s; float f; Double d; Boolean ok; }
        values    | record Own(OptionalInt i, OptionalLong l, OptionalDouble d, UUID id, URI uri, Locale locale, Currency currency) {}
        recursive | class Own { String name; Own next; List<Own> children; Map<String, Object> attrs; }
        library   | record Own(Date date, TreeMap<String, Integer> sorted, LinkedHashMap<String, String> linked, LinkedList<Long> ll) {}
        atomic    | class Own { AtomicInteger n; AtomicLong l; AtomicBoolean f; ConcurrentHashMap<String,Integer> m; CopyOnWriteArrayList<String> c; }
        """)
    void every_byte_is_explained_and_every_refusal_has_a_reason(String name, String own, @TempDir Path folder)
            throws IOException {
        Path source = Files.writeString(folder.resolve("Own.java"), SUPPORT + own);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.commandLine(new PrintWriter(out), new PrintWriter(err))
                .execute(
                        "encode", "--declarations", source.toString(), "--type", "Own", "--seed", "7", "--out", "json");
        assertThat(status).as(err.toString()).isZero();

        Map<String, String> reasons = new TreeMap<>();
        Set<String> encoded = new TreeSet<>();
        for (JsonNode result : new ObjectMapper().readTree(out.toString()).path("results")) {
            String codec = result.path("codec").asText();
            if (result.path("state").asText().equals("encoded")) {
                encoded.add(codec);
                assertThat(result.path("explained").asInt())
                        .as(name + " by " + codec)
                        .isEqualTo(result.path("size").asInt());
            } else {
                reasons.put(codec, result.path("reason").asText());
            }
        }
        assertThat(encoded).as(reasons.toString()).containsAll(ALL);
        if (name.equals("optionals") || name.equals("values")) {
            assertThat(encoded).as(reasons.toString()).containsAll(JACKSON);
        }
        if (!NOT_BY_KRYO.contains(name)) {
            assertThat(encoded).as(reasons.toString()).containsAll(KRYO);
        }
        assertThat(reasons.values()).allSatisfy(reason -> assertThat(reason).isNotBlank());
    }
}
