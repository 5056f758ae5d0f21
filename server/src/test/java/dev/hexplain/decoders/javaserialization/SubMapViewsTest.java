package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.values.LogicalValue;
import java.io.IOException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parts of sorted maps show what lies within their bounds. */
class SubMapViewsTest {
    private static final int MAPS = Boolean.getBoolean("tests.long") ? 3_000 : 100;
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Keys of the classes whose order is known, in the order of their numbers. */
    private static final List<IntFunction<Object>> KEYS = List.of(
            number -> number,
            number -> (long) number - 20,
            number -> number - 0.5,
            number -> new BigDecimal(number).movePointLeft(1),
            number -> "k%02d".formatted(number),
            number -> LocalDate.of(2026, 1, 1).plusDays(number));

    /** What a map is sorted by; nothing says how. */
    record ByText(String name) implements Comparator<Object>, Serializable {
        @Override
        public int compare(Object one, Object other) {
            return one.toString().compareTo(other.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void a_part_of_a_map_shows_what_is_within_its_bounds(long seed) throws IOException {
        Random random = new Random(seed);
        for (int i = 0; i < MAPS; i++) {
            NavigableMap<Object, Object> part = part(map(random), random, KEYS.get(i % KEYS.size()));

            String said = Says.json(Says.written(part));

            assertThat(said).as("map %d of seed %d: %s", i, seed, part).isEqualTo(json(part));
        }
    }

    private static NavigableMap<Object, Object> map(Random random) {
        Comparator<Object> order = random.nextBoolean() ? null : Collections.reverseOrder();
        return random.nextBoolean() ? new TreeMap<>(order) : new ConcurrentSkipListMap<>(order);
    }

    private static NavigableMap<Object, Object> part(
            NavigableMap<Object, Object> map, Random random, IntFunction<Object> keys) {
        int size = random.nextInt(30);
        for (int i = 0; i < size; i++) {
            map.put(keys.apply(random.nextInt(40)), i);
        }
        NavigableMap<Object, Object> turned = random.nextInt(3) == 0 ? map.descendingMap() : map;
        int low = random.nextInt(40);
        boolean rising = turned.comparator() == null;
        Object from = keys.apply(rising ? low : 40 - low);
        Object to = keys.apply(rising ? low + 5 : 35 - low);
        NavigableMap<Object, Object> part = switch (random.nextInt(3)) {
            case 0 -> turned.headMap(to, random.nextBoolean());
            case 1 -> turned.tailMap(from, random.nextBoolean());
            default -> within(turned, from, to, random);
        };
        return random.nextInt(3) == 0 ? part.descendingMap() : part;
    }

    private static NavigableMap<Object, Object> within(
            NavigableMap<Object, Object> map, Object from, Object to, Random random) {
        try {
            return map.subMap(from, random.nextBoolean(), to, random.nextBoolean());
        } catch (IllegalArgumentException fallingOrder) {
            return map.subMap(to, random.nextBoolean(), from, random.nextBoolean());
        }
    }

    private static String json(Map<Object, Object> part) throws IOException {
        Map<String, Object> texts = new LinkedHashMap<>();
        part.forEach((key, value) -> texts.put(key.toString(), value));
        return JSON.writeValueAsString(texts);
    }

    @Test
    void bounds_are_found_in_the_order_without_case() throws IOException {
        TreeMap<String, Integer> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        map.putAll(Map.of("a", 1, "B", 2, "c", 3, "D", 4));
        assertThat(Says.object(map.subMap("A", false, "C", true))).hasToString("{\"B\":2,\"c\":3}");
        assertThat(Says.object(map.descendingMap().tailMap("b", true))).hasToString("{\"B\":2,\"a\":1}");
    }

    @Test
    void in_an_unknown_order_a_key_is_a_bound_and_another_value_is_not() throws IOException {
        TreeMap<String, Integer> map = new TreeMap<>(new ByText("t"));
        map.putAll(Map.of("a", 1, "b", 2, "d", 4));
        assertThat(Says.object(map.headMap("b", true))).hasToString("{\"a\":1,\"b\":2}");
        assertThat(Says.value(map.headMap("c", true)))
                .isInstanceOfSatisfying(
                        LogicalValue.Structure.class,
                        plain -> assertThat(plain.problem()).contains("comparator"));
    }

    @Test
    void a_part_of_a_map_that_stands_elsewhere_shows_scalars_and_otherwise_refers_to_the_map() throws IOException {
        TreeMap<String, Object> map = new TreeMap<>(Map.of("a", List.of(1), "b", 2, "c", 3));
        assertThat(Says.object(new Object[] {map, map.tailMap("b", true)}))
                .hasToString("[{\"a\":[1],\"b\":2,\"c\":3},{\"b\":2,\"c\":3}]");
        assertThat(Says.object(new Object[] {map, map.headMap("c", true)})
                        .path(1)
                        .path("m"))
                .hasToString("{\"$ref\":\"[0]\"}");
        assertThat(Says.object(new Object[] {map.headMap("c", false), map}))
                .hasToString("[{\"a\":[1],\"b\":2},{\"a\":{\"$ref\":\"[0].a\"},\"b\":2,\"c\":3}]");
    }

    @Test
    void what_lies_beyond_the_bounds_is_shown_where_it_is_referred_to() throws IOException {
        List<Object> beyond = new ArrayList<>(List.of(1));
        TreeMap<String, Object> map = new TreeMap<>(Map.of("a", beyond, "b", 2));
        assertThat(Says.object(new Object[] {map.tailMap("b", true), beyond, beyond}))
                .hasToString("[{\"b\":2},[1],{\"$ref\":\"[1]\"}]");
    }

    @Test
    void sets_and_wrappers_of_a_part_show_what_it_shows() throws IOException {
        TreeMap<Integer, String> map = new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c"));
        assertThat(Says.object(Collections.unmodifiableNavigableMap(map).tailMap(2, true)))
                .hasToString("{\"2\":\"b\",\"3\":\"c\"}");
        assertThat(Says.object(new ConcurrentSkipListSet<>(map.keySet()).headSet(3)))
                .hasToString("[1,2]");
    }

    @Test
    void copies_are_as_many_elements_up_to_a_thousand() throws IOException {
        assertThat(Says.object(Collections.nCopies(3, "x"))).hasToString("[\"x\",\"x\",\"x\"]");
        assertThat(Says.object(Collections.nCopies(0, "x"))).hasToString("[]");
        assertThat(Says.object(Collections.nCopies(2, new ArrayList<>(List.of(1)))))
                .hasToString("[[1],{\"$ref\":\"[0]\"}]");
        assertThat(Says.object(Collections.nCopies(1_000, 7))).hasSize(1_000);
        assertThat(Says.object(Collections.nCopies(Integer.MAX_VALUE, 7)))
                .hasToString("{\"n\":2147483647,\"element\":7}");
    }
}
