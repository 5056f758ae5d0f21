package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Block data of known classes is fields with names; that of other classes is opaque. */
class KnownBlocksTest {
    private static final String OF_PRIMITIVES = "impl[.](list|set|stack|bag|map)[.](im)?mutable[.]primitive[.]"
            + "(?!.*(Boolean.*(Bag|Map)|Factory|Synchronized|Unmodifiable|Empty|Singleton)).*";

    /** Writes an int and three bytes. */
    private static final class Own implements Serializable {
        private static final long serialVersionUID = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(7);
            out.write(new byte[3]);
        }
    }

    static Stream<Object> times() {
        ZonedDateTime noon = ZonedDateTime.of(2026, 3, 1, 12, 0, 0, 0, ZoneId.of("Europe/London"));
        return Stream.of(
                        LocalTime.NOON,
                        LocalTime.of(9, 30),
                        LocalTime.of(9, 30, 5),
                        LocalTime.of(9, 30, 5, 1),
                        OffsetTime.of(LocalTime.NOON, ZoneOffset.ofTotalSeconds(61)),
                        ZoneOffset.ofHours(-9))
                .flatMap(time -> Stream.of(time, List.of(time, noon, noon.withZoneSameInstant(ZoneOffset.UTC))));
    }

    @ParameterizedTest
    @MethodSource("times")
    void times_are_read_to_the_last_byte(Object time) throws IOException {
        FieldTree tree = decoded(time);
        assertThat(tree.facts().opaque()).isZero();
        assertThat(fields(tree)).extracting(Field::name).doesNotContain("data");
    }

    /** Those of calendar systems hold objects between their blocks; rules hold two lists with one count each. */
    static Stream<Object> calendars() {
        java.time.LocalDate day = java.time.LocalDate.of(2026, 3, 1);
        return Stream.of(
                java.time.chrono.HijrahChronology.INSTANCE,
                java.time.chrono.HijrahDate.from(day),
                java.time.chrono.JapaneseDate.from(day),
                java.time.chrono.JapaneseEra.REIWA,
                java.time.chrono.MinguoDate.from(day),
                java.time.chrono.ThaiBuddhistDate.from(day).atTime(LocalTime.NOON),
                java.time.chrono.ThaiBuddhistDate.from(day)
                        .atTime(LocalTime.NOON)
                        .atZone(ZoneId.of("Asia/Bangkok")),
                java.time.chrono.ThaiBuddhistChronology.INSTANCE.period(1, 2, 3),
                ZoneOffset.ofHours(2).getRules(),
                ZoneId.of("Europe/Berlin").getRules(),
                ZoneId.of("Asia/Tehran").getRules(),
                ZoneId.of("Africa/Monrovia").getRules(),
                ZoneId.of("Europe/Berlin").getRules().getTransitions().getFirst(),
                ZoneId.of("Europe/Berlin").getRules().getTransitionRules().getFirst());
    }

    @ParameterizedTest
    @MethodSource("calendars")
    void calendars_and_rules_of_zones_are_read_to_the_last_byte(Object time) throws IOException {
        FieldTree tree = decoded(time);
        assertThat(tree.facts().opaque()).isZero();
        assertThat(fields(tree)).extracting(Field::name).doesNotContain("data");
    }

    @Test
    void moments_and_rules_say_when_they_are() throws IOException {
        FieldTree tree = decoded(ZoneId.of("Europe/Berlin").getRules());
        assertThat(described(tree, "quarters")).contains("1980-04-06T01:00:00Z", "+01:00", "+02:00");
        assertThat(described(tree, "bits"))
                .containsExactly(
                        "MARCH, SUNDAY on or after day 25, hour 1", "OCTOBER, SUNDAY on or after day 25, hour 1");
    }

    private static List<String> described(FieldTree tree, String name) {
        return fields(tree).stream()
                .filter(field -> field.name().equals(name))
                .map(field -> tree.value(field).description())
                .toList();
    }

    @Test
    void a_zone_of_joda_time_is_its_name() throws IOException {
        FieldTree tree = decoded(org.joda.time.DateTimeZone.forID("Europe/Paris"));
        assertThat(tree.facts().opaque()).isZero();
        assertThat(values(tree, "value")).contains("\"Europe/Paris\"");
    }

    /** Streams that Eclipse Collections wrote. */
    @TestFactory
    Stream<DynamicTest> collections_of_primitives_are_read_to_the_last_byte() {
        return Corpus.files(Corpus.folder("java-eclipse-collections").resolve("files")).stream()
                .filter(file -> file.getFileName().toString().matches(OF_PRIMITIVES))
                .map(file -> DynamicTest.dynamicTest(
                        file.getFileName().toString(),
                        () -> assertThat(fields(Decoding.of(Files.readAllBytes(file))))
                                .extracting(Field::name)
                                .doesNotContain("data")));
    }

    @Test
    void a_map_says_how_many_entries_it_has() throws IOException {
        Map<String, Date> map = new HashMap<>(Map.of("a", new Date(1_000), "b", new Date(2_000)));
        FieldTree tree = decoded(map);
        assertThat(tree.facts().opaque()).isZero();
        assertThat(values(tree, "buckets")).containsExactly("4");
        assertThat(values(tree, "count")).contains("2");
        assertThat(values(tree, "time")).containsExactlyInAnyOrder("1000", "2000");
    }

    @Test
    void a_long_list_says_the_same_in_rows() throws IOException {
        List<Object> list = new ArrayList<>(Collections.nCopies(400, "x".repeat(40)));
        list.add(new ArrayList<>(List.of(new Date(5))));
        FieldTree tree = decoded(list);
        assertThat(tree.facts().opaque()).isZero();
        assertThat(values(tree, "capacity")).containsExactly("401", "1");
        assertThat(values(tree, "time")).containsExactly("5");
    }

    @Test
    void what_another_class_wrote_is_opaque() throws IOException {
        FieldTree tree = decoded(List.of(new Own(), new Own()));
        assertThat(tree.facts().opaque()).isEqualTo(14);
        assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
    }

    /** The block of a HashMap gets another length. */
    @Test
    void what_is_not_as_its_class_writes_it_stays_bytes() throws IOException {
        byte[] bytes = written(new HashMap<>(Map.of("a", "b")));
        int block = indexOf(bytes, new byte[] {0x77, 8, 0, 0, 0});
        byte[] other = new byte[bytes.length - 4];
        System.arraycopy(bytes, 0, other, 0, block + 2);
        System.arraycopy(bytes, block + 6, other, block + 2, bytes.length - block - 6);
        other[block + 1] = 4;
        FieldTree tree = Decoding.of(other);
        assertThat(tree.facts().opaque()).isEqualTo(4);
        assertThat(values(tree, "data")).containsExactly("00 00 00 01");
    }

    private static int indexOf(byte[] bytes, byte[] wanted) {
        return Collections.indexOfSubList(boxed(bytes), boxed(wanted));
    }

    private static List<Byte> boxed(byte[] bytes) {
        List<Byte> list = new ArrayList<>();
        for (byte each : bytes) {
            list.add(each);
        }
        return list;
    }

    private static List<String> values(FieldTree tree, String name) {
        return fields(tree).stream()
                .filter(field -> field.name().equals(name))
                .filter(field -> field.shape().isLeaf())
                .map(field -> tree.value(field).actual())
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private static List<Field> fields(FieldTree tree) {
        return TreeInvariants.check(tree);
    }

    private static FieldTree decoded(Object object) throws IOException {
        return Decoding.of(written(object));
    }

    private static byte[] written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }
}
