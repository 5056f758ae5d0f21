package dev.hexplain.codecs.nested;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.Explained;
import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.definitions.DefinedField;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects of any class in the schemas that are generated for them. */
@SuppressWarnings("JavaUtilDate")
class ObjectMappingTest {
    public enum Player {
        JAVA,
        FLASH
    }

    /** Every kind of value that has a type in a schema. */
    public static class Values {
        public boolean flag = true;
        public byte small = -3;
        public short shorter = 300;
        public char letter = 'ä';
        public int number = -70_000;
        public long big = 1L << 40;
        public float single = 0.1f;
        public double real = -0.0;
        public String text = "Zoë";
        public byte[] bytes = {1, 2, 3};
        public int[] numbers = {1, -1, 70_000};
        public double[] reals = {0.5};
        public String[] texts = {"a", ""};
        public Player player = Player.FLASH;
        public Object decimal = new BigDecimal("-1500.00");
        public BigInteger huge = BigInteger.TEN.pow(30);
        public Instant moment = Instant.parse("2018-06-14T09:30:00.123456789Z");
        public LocalDate date = LocalDate.of(2026, 2, 28);
        public Date old = new Date(1_500_000_000_000L);
        public UUID uuid = UUID.fromString("6f1d0e52-7c0b-4c8e-9d5f-0a4f6b1c2d3e");
        public ZoneId zone = ZoneId.of("Europe/Berlin");
        public @Nullable String nothing;
        public @Nullable Long absent;
        public @Nullable Object unknown;
        public List<Line> lines = new ArrayList<>(List.of(new Line("a", 1), new Line("b", 2)));
        public Object untyped = new LinkedList<>(List.of("x", "y"));
        public Set<Integer> set = new TreeSet<>(List.of(3, 1, 2));
        public Map<String, Line> byName = new LinkedHashMap<>(Map.of("k", new Line("c", 3)));
        public Map<Player, Long> byPlayer = new HashMap<>(Map.of(Player.JAVA, 5L));
        public List<List<Integer>> table = new ArrayList<>(
                List.of(new ArrayList<>(List.of(1, 2)), new ArrayList<>(), new ArrayList<>(List.of(3))));
        public Object[] mixed = {
            "text",
            1,
            2L,
            1.5,
            true,
            new byte[] {9},
            Player.JAVA,
            new Line("m", 4),
            LocalDate.of(2020, 1, 1),
            (short) 7,
            new ArrayList<>(List.of(1L)),
            new int[] {4}
        };
        public List<String> empty = new ArrayList<>();
        public Tree tree = new Tree("root", new Tree("left", null, null), new Tree("right", null, null));
        public String next = "a word of Thrift";
    }

    public static class Line {
        public String name = "";
        public int count;

        public Line() {}

        Line(String name, int count) {
            this.name = name;
            this.count = count;
        }
    }

    /** Of a class that holds itself, but not of an object that does. */
    public static class Tree {
        public String label = "";
        public @Nullable Tree left;
        public @Nullable Tree right;

        public Tree() {}

        Tree(String label, @Nullable Tree left, @Nullable Tree right) {
            this.label = label;
            this.left = left;
            this.right = right;
        }
    }

    public static class Holder {
        public @Nullable Object held;

        public Holder() {}

        Holder(@Nullable Object held) {
            this.held = held;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "avro", "avro-container", "thrift-binary", "thrift-compact", "flatbuffers"})
    void values_of_all_kinds_come_back_and_every_byte_is_explained(String codec) throws Exception {
        Values values = new Values();
        Encoding.Encoded done = encoded(codec, values);
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
        try (FieldTree tree = Explained.whole(done)) {
            List<String> paths = new ArrayList<>();
            LogicalLeaves leaves = LogicalLeaves.of(tree);
            while (leaves.next()) {
                paths.add(leaves.path());
            }
            if (!codec.equals("avro-container")) {
                assertThat(paths)
                        .contains("text", "lines[1].count", "tree.left.label", "next", "table[0][1]", "byName.k.count");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "avro", "thrift-binary", "thrift-compact", "flatbuffers"})
    void objects_that_are_no_structs_have_one_around_them(String codec) {
        for (Object object : List.of(
                new ArrayList<>(List.of(new Line("a", 1), new Line("b", 2))),
                new Line[] {new Line("c", 3)},
                new TreeMap<>(Map.of("a", 1, "b", 2)),
                new LinkedHashSet<>(List.of("x", 1)),
                "text",
                new long[] {1, 2})) {
            Encoding.Encoded done = encoded(codec, object);
            assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
        }
    }

    @Test
    void a_list_that_may_be_null_is_absent_where_the_language_can_say_so() {
        List<Holder> both = new ArrayList<>(List.of(new Holder(null), new Holder(new ArrayList<>(List.of(1)))));
        for (String codec : List.of("protobuf", "avro", "thrift-binary", "flatbuffers")) {
            assertThat(encoded(codec, both).roundTrip().label()).isEqualTo(RoundTripResult.EXACT);
        }
    }

    @Test
    void what_is_there_twice_comes_back_as_copies() {
        Line line = new Line("a", 1);
        Encoding.Encoded done = encoded("protobuf", new ArrayList<>(List.of(line, line)));
        assertThat(done.roundTrip().label()).isEqualTo(RoundTripResult.REFERENCES_DUPLICATED);
    }

    @Test
    void what_no_schema_says_is_refused_with_its_place() {
        assertThat(refused(new Holder(new ArrayList<>(Arrays.asList("a", null)))))
                .isEqualTo("Schemas have no null in a list or a map, and there is one at held[1]");
        assertThat(refused(new Holder(new HashMap<>(Map.of("k", new StringBuffer())))))
                .isEqualTo("Schemas have no type for a java.lang.StringBuffer, which is at held{} of Holder");
        Holder itself = new Holder(null);
        itself.held = itself;
        assertThat(refused(itself)).startsWith("The object holds itself");
    }

    @Test
    void a_class_that_is_defined_as_a_list_has_no_methods_of_one() throws ReflectiveOperationException {
        ClassDefinition list = ClassDefinition.of("com.acme.Lines", 1, List.of(new DefinedField("size", "I")))
                .implementing("java.util.List");
        Class<?> type = DefinedClasses.of(List.of(list)).named("com.acme.Lines").orElseThrow();
        ObservedPlaces places = ObservedPlaces.none();
        places.take(type.getConstructor().newInstance());
        assertThat(places.classes(Place.ROOT)).hasToString("[class com.acme.Lines]");
        assertThat(places.classes(Place.field(type, "size"))).isEqualTo(Set.of(Integer.class));
    }

    @Test
    void names_are_taken_once_and_are_no_words_of_the_languages() {
        SchemaNames names = new SchemaNames();
        assertThat(Stream.of("next", "a$b", "A_b", "1st").map(names::member))
                .containsExactly("next_", "a_b", "A_b2", "field1st");
        assertThat(names.type("lines", "Entry")).isEqualTo("LinesEntry");
    }

    @Test
    void a_subject_without_an_object_has_no_mapping() {
        assertThatThrownBy(() -> new Mappings(Optional.empty(), SchemaForms.COMMON).of(new Brought(Values.class)))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    private static String refused(Object object) {
        Encoding encoding = Codecs.get("protobuf").orElseThrow().run(new Brought(object.getClass()), object);
        return ((Encoding.Unsupported) encoding).reason();
    }

    private static Encoding.Encoded encoded(String codec, Object object) {
        Encoding encoding = Codecs.get(codec).orElseThrow().run(new Brought(object.getClass()), object);
        assertThat(encoding).as(codec + " " + encoding).isInstanceOf(Encoding.Encoded.class);
        return (Encoding.Encoded) encoding;
    }

    private record Brought(Class<?> type) implements Subject {
        @Override
        public String id() {
            return "object";
        }

        @Override
        public String classList() {
            return "";
        }

        @Override
        public AllowedClasses classes() {
            return new AllowedClasses() {
                @Override
                protected boolean hasElement(String name) {
                    return true;
                }

                @Override
                public Stream<String> patterns() {
                    return Stream.of("*");
                }

                @Override
                public ClassLoader loader() {
                    return ObjectMappingTest.class.getClassLoader();
                }

                @Override
                public List<Class<?>> registered() {
                    return List.of();
                }

                @Override
                public boolean arePassing() {
                    return true;
                }
            };
        }
    }
}
