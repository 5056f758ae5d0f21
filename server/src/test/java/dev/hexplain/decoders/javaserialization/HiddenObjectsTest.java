package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects that stand in members which views leave out are shown where they are first referred to. */
@Slow
class HiddenObjectsTest {
    private static final int GRAPHS = Boolean.getBoolean("tests.long") ? 5_000 : 40;

    /** In the root of a graph. */
    private static final int MOST_OBJECTS = 14;

    /** What a map or a queue is sorted by. */
    record ByLength(String language, List<Object> seen) implements Comparator<Object>, Serializable {
        @Override
        public int compare(Object one, Object other) {
            return Integer.compare(one.toString().length(), other.toString().length());
        }
    }

    /** A list that adds a member. */
    static final class Basket extends ArrayList<Object> {
        private static final long serialVersionUID = 1;

        @SuppressWarnings("unused") // written
        private final Object owner;

        Basket(Object owner) {
            this.owner = owner;
        }
    }

    private static String json(Object... parts) throws IOException {
        return Says.json(Says.written(parts));
    }

    @Test
    void a_comparator_is_shown_where_it_is_first_referred_to() throws IOException {
        ByLength order = new ByLength("de", List.of());
        Map<Object, Object> map = new TreeMap<>(order);
        map.put("k", 1);

        assertThat(json(map, order, order))
                .isEqualTo("[{\"k\":1},{\"language\":\"de\",\"seen\":[]},{\"$ref\":\"[1]\"}]");
    }

    @Test
    void what_a_wrapper_shows_is_referred_to_by_what_it_wraps() throws IOException {
        List<Object> wrapped = new ArrayList<>(List.of("a", new ArrayList<>(List.of("b"))));

        assertThat(json(Collections.unmodifiableList(wrapped), wrapped, wrapped))
                .isEqualTo("[[\"a\",[\"b\"]],[\"a\",{\"$ref\":\"[0][1]\"}],{\"$ref\":\"[1]\"}]");
    }

    @Test
    void a_second_wrapper_shows_what_the_first_hides() throws IOException {
        List<Object> wrapped = new ArrayList<>(List.of("a"));

        assertThat(json(Collections.unmodifiableList(wrapped), Collections.synchronizedList(wrapped)))
                .isEqualTo("[[\"a\"],[\"a\"]]");
        assertThat(json(Collections.unmodifiableList(wrapped), Collections.synchronizedList(wrapped), wrapped))
                .isEqualTo("[[\"a\"],{\"$ref\":\"[2]\"},[\"a\"]]");
    }

    @Test
    void what_a_hidden_object_hides_is_shown_as_well() throws IOException {
        List<Object> seen = new ArrayList<>(List.of("s"));
        PriorityQueue<Object> inner = new PriorityQueue<>(new ByLength("en", Collections.unmodifiableList(seen)));
        ByLength outer = new ByLength("de", new ArrayList<>(List.of(inner)));
        PriorityQueue<Object> queue = new PriorityQueue<>(outer);

        assertThat(json(queue, seen, inner, outer))
                .isEqualTo("[[],[\"s\"],{\"$ref\":\"[3].seen[0]\"},{\"language\":\"de\",\"seen\":[[]]}]");
        assertThat(json(queue, seen, inner)).isEqualTo("[[],[\"s\"],[]]");
    }

    @Test
    void a_chain_of_hidden_objects_is_shown_from_the_one_that_is_seen() throws IOException {
        List<Object> queues = new ArrayList<>();
        List<Object> seen = new ArrayList<>();
        StringBuilder chain = new StringBuilder("[]");
        for (int i = 0; i < 20; i++) {
            ByLength order = new ByLength("n" + i, seen);
            queues.add(new PriorityQueue<>(order));
            seen = new ArrayList<>(List.of(order));
            chain.insert(0, "[{\"language\":\"n" + i + "\",\"seen\":").append("}]");
        }

        assertThat(json(queues, seen)).endsWith("," + chain + "]");
    }

    @Test
    void a_list_in_a_box_leads_to_what_its_class_adds() throws IOException {
        List<Object> owner = new ArrayList<>(List.of("o"));

        assertThat(json(new AtomicReference<>(new Basket(owner)), owner))
                .isEqualTo("[{\"elements\":[],\"owner\":[\"o\"]},{\"$ref\":\"[0].owner\"}]");
    }

    @Test
    void a_box_does_not_stand_for_what_its_content_hides() throws IOException {
        PriorityQueue<Object> inner = new PriorityQueue<>();
        Object box = new AtomicReference<>(new PriorityQueue<>(new ByLength("de", List.of(inner))));

        assertThat(json(box, inner, inner)).isEqualTo("[[],[],{\"$ref\":\"[1]\"}]");
    }

    @Test
    void a_key_that_is_an_object_is_shown_where_it_is_referred_to() throws IOException {
        List<Object> key = new ArrayList<>(List.of("k"));

        assertThat(json(new HashMap<>(Map.of(key, 1)), key)).endsWith(",[\"k\"]]");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void each_reference_is_to_what_is_printed_at_its_path(long seed) throws IOException {
        Random random = new Random(seed);
        for (int graph = 0; graph < GRAPHS; graph++) {
            byte[] stream = Says.written(new SharingGraph(random, 2 + graph * MOST_OBJECTS / GRAPHS).root());
            try (FieldTree tree = Decoding.of(stream)) {
                TreeValues values = new TreeValues(tree);
                PrintedPlaces printed = PrintedPlaces.of(values);
                for (LogicalValue.Reference reference : printed.references()) {
                    String path = values.pathTo(reference.target());
                    assertThat(printed.typesAt(path))
                            .as("graph %d of seed %d, %s", graph, seed, path)
                            .contains(values.of(reference).type());
                }
                assertThat(printed.twice())
                        .as("graph %d of seed %d", graph, seed)
                        .isEmpty();
            }
        }
    }
}
