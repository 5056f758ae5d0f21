package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import de.undercouch.bson4jackson.BsonFactory;
import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.edits.Addition;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.ClassRenaming;
import dev.hexplain.inspect.edits.Copy;
import dev.hexplain.inspect.edits.FieldRemoval;
import dev.hexplain.inspect.edits.Removal;
import dev.hexplain.inspect.edits.ValueEdits;
import dev.hexplain.testing.Serialized;
import dev.hexplain.values.ValuePath;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** Elements and entries are taken out and added, and the library of the format reads exactly that. */
class EditedPartsTest {
    private static final DumpSessions SESSIONS = new DumpSessions(DumpLimits.DEFAULT);

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

    private static byte[] edited(byte[] bytes, String format, Alteration... alterations) throws IOException {
        DecodeChoices choices = new DecodeChoices(format, "raw", OptionalLong.empty());
        try (DumpSession session = SESSIONS.open(DumpInput.of("g", new ByteArrayInputStream(bytes)), choices)) {
            try (ValueEdits.Edited edited = session.edit(session.decode(choices), List.of(alterations))) {
                return edited.bytes().copy(0, (int) edited.bytes().length());
            }
        }
    }

    private static Object read(byte[] stream) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            return in.readObject();
        }
    }

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

    /** Writes a text to a block of its own. */
    private static final class Spoken implements Serializable {
        private transient String said;

        private Spoken(String said) {
            this.said = said;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeUTF(said);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            said = in.readUTF();
        }
    }

    @Test
    void a_block_becomes_a_long_one_and_a_short_one_again() throws Exception {
        byte[] bytes = Serialized.stream(new Spoken("brief"));
        String data = "contents[0].classData[0].objectAnnotation[0].data";
        for (String said : List.of("x".repeat(253), "x".repeat(254), "y".repeat(5000), "short")) {
            ByteArrayOutputStream utf = new ByteArrayOutputStream();
            new DataOutputStream(utf).writeUTF(said);

            bytes = edited(
                    bytes,
                    "java_serialization",
                    new Assignment(data, HexFormat.of().formatHex(utf.toByteArray())));

            assertThat(((Spoken) read(bytes)).said).isEqualTo(said);
        }
    }

    /** Up to seven elements are counted in the first byte of a list, which may be followed by its type. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 7, 8, 9})
    void hessian_reads_lists_of_any_length(int length) throws IOException {
        List<String> elements =
                IntStream.range(0, length).mapToObj(i -> "e" + i).toList();
        List<String> more = new ArrayList<>(elements);
        more.add("new");
        for (List<String> list : List.of(new ArrayList<>(elements), new LinkedList<>(elements))) {
            byte[] bytes = hessian(new HashMap<>(Map.of("list", list, "n", 5)));

            assertThat(hessian(edited(bytes, "hessian2", new Addition("list", "new"))))
                    .isEqualTo(Map.of("list", more, "n", 5));
            assertThat(hessian(edited(bytes, "hessian2", new Removal("list[0]"))))
                    .isEqualTo(Map.of("list", elements.subList(1, length), "n", 5));
        }
    }

    private static byte[] hessian(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2Output out = new Hessian2Output(bytes);
        out.writeObject(value);
        out.flush();
        return bytes.toByteArray();
    }

    private static Object hessian(byte[] bytes) throws IOException {
        return new Hessian2Input(new ByteArrayInputStream(bytes)).readObject();
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

    @Test
    void a_text_becomes_a_long_string() throws Exception {
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of("short")));
        String next = "x".repeat(70_000);
        byte[] after = edited(bytes, "java_serialization", new Assignment("[0]", next));
        assertThat(read(after)).isEqualTo(List.of(next));
        assertThat(edited(after, "java_serialization", new Assignment("[0]", "short")))
                .isEqualTo(bytes);
    }

    private record Part(int n) implements Serializable {
        private static final long serialVersionUID = 7;
    }

    private record Sort(int n) implements Serializable {
        private static final long serialVersionUID = 9;
    }

    private record Box(Part part, Part[] parts) implements Serializable {}

    private record Crate(Sort part, Sort[] parts) implements Serializable {}

    @Test
    void a_class_gets_another_name_everywhere() throws Exception {
        Part first = new Part(1);
        byte[] bytes = Serialized.stream(new Box(first, new Part[] {new Part(2), first}));

        byte[] after = edited(
                bytes,
                "java_serialization",
                new ClassRenaming(Part.class.getName(), Sort.class.getName(), Optional.of(9L)),
                new ClassRenaming(Box.class.getName(), Crate.class.getName(), Optional.empty()));

        Crate crate = (Crate) read(after);
        assertThat(crate.part()).isEqualTo(new Sort(1)).isSameAs(crate.parts()[1]);
        assertThat(crate.parts()[0]).isEqualTo(new Sort(2));
        assertThatThrownBy(() ->
                        edited(bytes, "java_serialization", new ClassRenaming("com.acme.None", "a", Optional.empty())))
                .hasMessage("The dump describes no class `com.acme.None`.");
    }

    /** A chain whose inner objects are referred to from elsewhere, so that they move when the chain is taken out. */
    private static class Node implements Serializable {
        private static final long serialVersionUID = 1;

        private int number;
        private Object next;
        private String name;
    }

    private static final class Leaf extends Node {
        private static final long serialVersionUID = 1;

        private long weight;
    }

    @Test
    void a_field_is_taken_out_with_the_data_of_every_object() throws Exception {
        Leaf last = new Leaf();
        last.weight = 77;
        Node node = last;
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Node before = new Node();
            before.number = i;
            before.name = "name" + i;
            before.next = node;
            node = before;
            all.add(node);
        }
        List<Object> root = new ArrayList<>(all.reversed());
        root.add(last);
        byte[] bytes = Serialized.stream(root);

        byte[] after = edited(bytes, "java_serialization", new FieldRemoval(Node.class.getName(), "next"));

        List<?> read = (List<?>) read(after);
        assertThat(read).hasSize(6);
        for (int i = 0; i < 5; i++) {
            Node each = (Node) read.get(i);
            assertThat(each.number).isEqualTo(4 - i);
            assertThat(each.name).isEqualTo("name" + (4 - i));
            assertThat(each.next).isNull();
        }
        assertThat(((Leaf) read.getLast()).weight).isEqualTo(77);
        byte[] without = edited(after, "java_serialization", new FieldRemoval(Node.class.getName(), "number"));
        assertThat(((Node) ((List<?>) read(without)).getFirst()).name).isEqualTo("name4");
        assertThatThrownBy(() -> edited(bytes, "java_serialization", new FieldRemoval(Node.class.getName(), "none")))
                .hasMessageContaining("has no field `none`");
    }

    @Test
    void a_class_that_is_described_again_behind_a_reset_loses_the_field_there_as_well() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (int i = 0; i < 3; i++) {
                out.writeObject(new Item("sku" + i, (long) i, "more" + i));
                out.reset();
            }
        }

        byte[] after = edited(bytes.toByteArray(), "java_serialization", new FieldRemoval(Item.class.getName(), "sku"));

        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(after))) {
            for (int i = 0; i < 3; i++) {
                assertThat(in.readObject()).isEqualTo(new Item(null, (long) i, "more" + i));
            }
        }
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
