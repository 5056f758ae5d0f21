package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static dev.hexplain.testing.Serialized.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import de.undercouch.bson4jackson.BsonFactory;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Addition;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.Copy;
import dev.hexplain.inspect.edits.Removal;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import dev.hexplain.values.ValuePath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** Elements and entries are taken out and added, and the library of the format reads exactly that. */
@Slow
class EditedPartsTest {
    private record Item(String sku, Long price, Object more) implements Serializable {}

    private enum Status {
        OPEN,
        PAID
    }

    /** A list or a map of a graph. */
    private record Place(String path, Object container) {}

    private final List<Place> places = new ArrayList<>();

    /** What was made before, and may be referred to again. */
    private final List<Object> made = new ArrayList<>();

    private Object graph(SplittableRandom random, int depth, String path, boolean java) {
        if (java && !made.isEmpty() && random.nextInt(4) == 0) {
            return made.get(random.nextInt(made.size()));
        }
        Object next =
                depth == 0 || random.nextInt(3) == 0 ? scalar(random, java) : container(random, depth, path, java);
        if (!(next instanceof List) && !(next instanceof Map)) {
            made.add(next);
        }
        return next;
    }

    private Object container(SplittableRandom random, int depth, String path, boolean java) {
        int size = 1 + random.nextInt(4);
        if (random.nextBoolean()) {
            List<Object> list = java
                    ? List.of(new ArrayList<>(), new LinkedList<>(), new Vector<>())
                            .get(random.nextInt(3))
                    : new ArrayList<>();
            for (int i = 0; i < size; i++) {
                list.add(graph(random, depth - 1, path + "[" + i + "]", java));
            }
            places.add(new Place(path, list));
            return list;
        }
        Map<String, Object> map = java
                ? List.<Map<String, Object>>of(new HashMap<>(), new LinkedHashMap<>(), new TreeMap<>())
                        .get(random.nextInt(3))
                : new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            String key = "key" + (char) ('a' + random.nextInt(26)) + i;
            map.put(key, graph(random, depth - 1, step(path, key), java));
        }
        places.add(new Place(path, map));
        return map;
    }

    private static String step(String path, String key) {
        StringBuilder inside = new StringBuilder(path);
        ValuePath.append(inside, ValuePath.member(key));
        return inside.toString();
    }

    private static Object scalar(SplittableRandom random, boolean java) {
        return switch (random.nextInt(java ? 6 : 3)) {
            case 0 -> "text" + random.nextInt(1000);
            case 1 -> 1000 + random.nextInt(1 << 20);
            case 2 -> (1L << 33) + random.nextInt();
            case 3 -> new Item("sku" + random.nextInt(10), 77L + random.nextInt(1000), List.of(1, "two"));
            case 4 -> Status.values()[random.nextInt(2)];
            default -> random.nextInt(1000) / 8.0;
        };
    }

    /** Does something to a container of the graph, and says what. */
    @SuppressWarnings("unchecked")
    private static Alteration altered(Place place, SplittableRandom random) {
        if (place.container() instanceof List<?> some) {
            List<Object> list = (List<Object>) some;
            int index = random.nextInt(list.size());
            String path = place.path() + "[" + index + "]";
            if (random.nextBoolean()) {
                list.remove(index);
                return new Removal(path);
            }
            list.add(index, list.get(index));
            return new Copy(path);
        }
        Map<String, Object> map = (Map<String, Object>) place.container();
        String key = new ArrayList<>(map.keySet()).get(random.nextInt(map.size()));
        map.remove(key);
        return new Removal(step(place.path(), key));
    }

    @Test
    void the_jdk_reads_what_is_left() throws Exception {
        SplittableRandom random = new SplittableRandom(21);
        for (int i = 0; i < 2000; i++) {
            places.clear();
            made.clear();
            List<Object> root = new ArrayList<>();
            root.add(graph(random, 3, "[0]", true));
            places.add(new Place("", root));
            root.add(made.isEmpty() ? "last" : made.getLast());
            byte[] bytes = Serialized.stream(root);
            Place place = places.get(random.nextInt(places.size()));

            Alteration alteration = altered(place, random);
            byte[] after = edited(bytes, "java_serialization", alteration);

            assertThat(read(after)).as("%d: %s", i, alteration).isEqualTo(root);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "cbor", "msgpack", "smile", "bson"})
    void jackson_reads_what_is_left(String format) throws Exception {
        ObjectMapper mapper = switch (format) {
            case "cbor" -> new CBORMapper();
            case "bson" -> new ObjectMapper(new BsonFactory());
            case "msgpack" -> new MessagePackMapper();
            case "smile" ->
                SmileMapper.builder()
                        .disable(SmileGenerator.Feature.CHECK_SHARED_NAMES)
                        .build();
            default -> new ObjectMapper();
        };
        SplittableRandom random = new SplittableRandom(22);
        for (int i = 0; i < 400; i++) {
            places.clear();
            Map<String, Object> root = new LinkedHashMap<>();
            root.put("a", graph(random, 3, "a", false));
            root.put("b", "last");
            byte[] bytes = mapper.writeValueAsBytes(root);
            places.add(new Place("", root));
            Place place = places.get(random.nextInt(places.size()));

            Alteration alteration = altered(place, random);
            byte[] after = edited(bytes, format, alteration);

            assertThat(mapper.readTree(after).toString())
                    .as("%d: %s", i, alteration)
                    .isEqualTo(mapper.readTree(mapper.writeValueAsBytes(root)).toString());
        }
    }

    @Test
    void values_are_added_to_lists_and_maps() throws Exception {
        Map<String, Object> sorted = new TreeMap<>(Map.of("b", 1000, "d", 2000));
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("sizes", new ArrayList<>(List.of(7000, 8000)));
        root.put("names", new ArrayList<>(List.of("one")));
        root.put("sorted", sorted);
        root.put("tags", new TreeSet<>(List.of("bb", "dd")));

        byte[] after = edited(
                Serialized.stream(root),
                "java_serialization",
                new Addition("sizes", "9000"),
                new Addition("names", "two"),
                new Addition("sorted.c", "1500"),
                new Addition("sorted.a", "500"),
                new Addition("sorted.e", "2500"),
                new Addition("tags", "cc"),
                new Addition("tags", "aa"));

        assertThat(read(after))
                .hasToString(
                        "{sizes=[7000, 8000, 9000], names=[one, two], sorted={a=500, b=1000, c=1500, d=2000, e=2500}, tags=[aa, bb, cc, dd]}");
        assertThat(((Set<?>) ((Map<?, ?>) read(after)).get("tags")).contains("aa"))
                .isTrue();
        assertThat((Map<?, ?>) ((Map<?, ?>) read(after)).get("sorted"))
                .extracting("c")
                .isEqualTo(1500);
    }

    @Test
    void protocol_buffers_reads_what_is_left() throws IOException {
        FileDescriptorProto file = FileDescriptorProto.newBuilder()
                .setName("file.proto")
                .addAllDependency(List.of("first.proto", "second.proto", "third.proto"))
                .build();
        byte[] after = edited(file.toByteArray(), "protobuf", new Removal("3[1]"), new Addition("3", "other.proto"));
        assertThat(FileDescriptorProto.parseFrom(after).getDependencyList())
                .containsExactly("first.proto", "third.proto", "other.proto");
    }

    @ParameterizedTest
    @ValueSource(strings = {"class-objects", "class-objects-of-arrays", "class-objects-of-primitives"})
    void any_class_object_of_a_stream_is_taken_out(String sample) throws Exception {
        byte[] stream = Files.readAllBytes(Path.of("../samples/java", sample + ".ser"));
        int count = objects(stream);
        for (int i = 0; i < count; i++) {
            assertThat(objects(edited(stream, "java_serialization", new Removal("[" + i + "]"))))
                    .as("without %d", i)
                    .isEqualTo(count - 1);
        }
    }

    private static int objects(byte[] stream) throws IOException, ClassNotFoundException {
        int count = 0;
        try (ByteArrayInputStream bytes = new ByteArrayInputStream(stream);
                ObjectInputStream in = new ObjectInputStream(bytes)) {
            while (bytes.available() > 0 || in.available() > 0) {
                in.readObject();
                count++;
            }
        }
        return count;
    }

    @Test
    void what_cannot_be_taken_out_says_why() throws IOException {
        byte[] item = Serialized.stream(new Item("sku", 7L, Arrays.asList(1, 2)));
        assertThatThrownBy(() -> edited(item, "java_serialization", new Removal("price")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("`price` is a member of an object of")
                .hasMessageContaining("the class expects it");
        byte[] cut = Arrays.copyOf(Files.readAllBytes(Path.of("../samples/java/web-session.ser")), 700);
        assertThatThrownBy(() -> edited(cut, "java_serialization", new Removal("[\"[1]\"]")))
                .hasMessageContaining("is a member of an object of java.util.HashMap");
        assertThatThrownBy(() -> edited(item, "java_serialization", new Addition("nothing", "x")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("There is no list `nothing`");
        assertThatThrownBy(() -> edited(item, "java_serialization", new Removal("")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("whole value");
        byte[] map = Serialized.stream(new HashMap<>(Map.of("key", new TreeSet<>(List.of("element")))));
        assertThatThrownBy(() -> edited(map, "java_serialization", new Copy("key")))
                .hasMessageContaining("a map has each key once");
        assertThatThrownBy(() -> edited(map, "java_serialization", new Copy("key[0]")))
                .hasMessageContaining("and a set each element");
    }
}
