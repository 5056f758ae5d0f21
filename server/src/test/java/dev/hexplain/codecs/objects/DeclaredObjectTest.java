package dev.hexplain.codecs.objects;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.graph.ReachableClasses;
import dev.hexplain.codecs.objects.DeclaredObject.BadDeclarationsException;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeclaredObjectTest {
    private static final String SHAPES = """
        package com.acme;
        record Drawing(List<Shape> shapes, Box<Integer> box, Shape[] more) {}
        interface Shape {}
        record Circle(double radius) implements Shape {}
        abstract class Named implements Shape { String name; }
        class Square extends Named { int side; }
        class Box<T> { T value; Map<String, ? extends T> named; }
        """;

    private static DeclaredObject made(String declarations, String root, String json) {
        return made(new Json(), declarations, root, json.getBytes(UTF_8));
    }

    private static DeclaredObject made(Decoder decoder, String declarations, String root, byte[] dump) {
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("dump", dump), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            TreeValues values = new TreeValues(tree);
            return DeclaredObject.of(ClassList.parse(declarations), root, values, values.root());
        } catch (BadDeclarationsException e) {
            throw new AssertionError(e.mistakes().toString(), e);
        }
    }

    private static Object object(String declarations, String json) {
        DeclaredObject made = made(declarations, "", json);
        assertThat(made.mistakes()).isEmpty();
        return made.object().orElseThrow();
    }

    /** Members of classes by name; what else is a value is itself. */
    private static Object shown(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(DeclaredObjectTest::shown).toList();
        }
        return ClassMembers.areAllOf(value.getClass()) && !value.getClass().isRecord()
                ? value.getClass().getSimpleName()
                        + ClassMembers.of(value.getClass()).values(value)
                : value.toString();
    }

    @Test
    void records_take_their_components_from_members_of_the_same_names() {
        assertThat(object("""
                package com.acme;
                record Order(long id, List<Item> items, Status status, BigDecimal total, byte[] key) {}
                record Item(String sku, double[] weights) {}
                enum Status { OPEN, PAID }
                """, """
                {"items":[{"sku":"x","weights":[1,2.5]},{"sku":null}],"id":7,"status":"PAID","total":9.50}
                """).toString())
                .matches(
                        "Order\\[id=7, items=\\[Item\\[sku=x, weights=\\[D@[0-9a-f]+], Item\\[sku=null, weights=null]],"
                                + " status=PAID, total=9.50, key=null]");
    }

    @Test
    void the_class_of_a_value_is_named_where_the_declared_type_has_several() {
        assertThat(object(SHAPES, """
                {"shapes":[{"$type":"Circle","radius":2},{"$type":"com.acme.Square","name":"s","side":3}],
                 "box":{"value":5,"named":{"a":6}},"more":[]}
                """).toString()).startsWith("Drawing[shapes=[Circle[radius=2.0], com.acme.Square@");
    }

    @Test
    void type_arguments_are_the_types_of_the_members_of_generic_classes() {
        Object drawing = object(SHAPES, "{\"box\":{\"value\":5,\"named\":{\"a\":6}}}");
        Object box = ClassMembers.of(drawing.getClass()).get("box").of(drawing);
        assertThat(shown(box)).isEqualTo("Box{value=5, named={a=6}}");
        assertThat(ClassMembers.of(box.getClass()).get("value").of(box)).isInstanceOf(Integer.class);
        assertThat(made(SHAPES, "", "{\"box\":{\"value\":\"x\"}}").mistakes())
                .containsExactly(new ValueMistake("box.value", "expected an int, found the text \"x\""));
    }

    @Test
    void fields_of_superclasses_come_first_and_a_generic_superclass_has_its_arguments() {
        assertThat(shown(object("""
                class Both extends Pair<Long> { int last; }
                class Pair<T> { T one; T other; }
                """, "{\"one\":1,\"other\":2,\"last\":3}"))).isEqualTo("Both{one=1, other=2, last=3}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        byte                  | 200            | a byte
        char                  | "ab"           | a text of one UTF-16 unit
        Boolean               | 1              | true or false
        int                   | null           | int
        LocalDate             | "24.11.2026"   | a date such as 2026-11-24
        UUID                  | "x"            | a UUID
        BigInteger            | 1.5            | a whole number
        Set<String>           | {}             | a list for Set<String>
        Map<String, Integer>  | []             | a map for Map<String, Integer>
        String[]              | "x"            | a list for String[]
        byte[]                | "!"            | bytes: Base64, or a list of numbers
        Number                | "x"            | Number
        """)
    void what_does_not_fit_says_what_was_expected(String type, String json, String expected) {
        DeclaredObject made = made("class Holder { %s it; }".formatted(type), "", "{\"it\":%s}".formatted(json));
        assertThat(made.object()).isEmpty();
        assertThat(made.mistakes()).singleElement().satisfies(mistake -> {
            assertThat(mistake.path()).isEqualTo("it");
            assertThat(mistake.reason()).startsWith("expected " + expected + ", found ");
        });
    }

    @Test
    void types_and_values_that_no_class_can_hold_are_mistakes() {
        String declared = "class Holder { %s it; } class Box<T extends Number> { T value; T[] all; }";
        for (String json : List.of("{\"it\":{\"value\":\"x\"}}", "{\"it\":{\"all\":[\"x\"]}}")) {
            assertThat(made(declared.formatted("Box<String>"), "", json).mistakes())
                    .singleElement()
                    .satisfies(
                            mistake -> assertThat(mistake.reason()).startsWith("Box has a field that cannot hold it"));
        }
        assertThat(made(declared.formatted("Optional<String>[]"), "", "{}").mistakes())
                .isEmpty();
        ClassList deep = ClassList.parse(declared.formatted("List<int" + "[]".repeat(300) + ">"));
        assertThatExceptionOfType(BadDeclarationsException.class)
                .isThrownBy(() -> DeclaredObject.generated(deep, "", 1))
                .withMessageContaining("the type arguments of its field it are none");
    }

    /** The longest way to write a number of any size is a digit for each power of ten. */
    @ParameterizedTest
    @ValueSource(strings = {"int", "BigDecimal", "Double"})
    void numbers_of_a_billion_digits_are_no_work(String type) {
        String declared = "class Holder { %s it; }".formatted(type);
        DeclaredObject tiny = made(declared, "", "{\"it\":1e-500000000}");
        assertThat(tiny.mistakes().isEmpty()).isEqualTo(type.equals("Double"));
    }

    /** The hash code of such a list takes two steps at the first level, four at the second, and so on. */
    @Test
    void hash_codes_without_end_are_not_asked_for() throws IOException {
        ArrayList<Object> doubling = new ArrayList<>(List.of("x"));
        for (int i = 0; i < 100; i++) {
            doubling = new ArrayList<>(List.of(doubling, doubling));
        }
        ArrayList<Object> itself = new ArrayList<>();
        itself.add(itself);
        for (ArrayList<Object> endless : List.of(doubling, itself)) {
            assertThat(ofSet("Object", endless).mistakes())
                    .containsExactly(new ValueMistake("set", "a hash code in it takes too long"));
            assertThat(ofSet("Cell", new HashMap<>(Map.of("it", endless))).mistakes())
                    .containsExactly(new ValueMistake("set", "a hash code in it takes too long"));
        }
    }

    private static DeclaredObject ofSet(String elements, Object element) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new HashMap<>(Map.of("set", new ArrayList<>(List.of(element)))));
        }
        return made(
                new JavaSerialization(),
                "class Holder { Set<%s> set; } record Cell(Object it) {}".formatted(elements),
                "",
                bytes.toByteArray());
    }

    @Test
    void sets_have_what_is_equal_once_also_where_that_is_made_later() {
        assertThat(object(
                                "record Holder(Set<Pair> set, Map<Pair, Integer> map) {} record Pair(Set<String> both) {}",
                                """
                {"set":[{"both":["a","b"]},{"both":["b","a"]},{"both":[]}]}
                """)
                        .toString())
                .isEqualTo("Holder[set=[Pair[both=[a, b]], Pair[both=[]]], map=null]");
    }

    @Test
    void all_mistakes_are_told_with_their_paths() {
        assertThat(made(SHAPES, "Drawing", """
                {"shapes":[{"$type":"Circle","radius":"wide"},{"radius":1}],"bocks":1,"box":{"named":{"a b":"c"}},"more":3}
                """).mistakes())
                .extracting(ValueMistake::path, ValueMistake::reason)
                .contains(
                        tuple("bocks", "Drawing has no such field"),
                        tuple("shapes[0].radius", "expected a number, found the text \"wide\""),
                        tuple("shapes[1]", "\"$type\" has to say which of [com.acme.Circle, com.acme.Square] it is"),
                        tuple("box.named[\"a b\"]", "expected an int, found the text \"c\""),
                        tuple("more", "expected a list for Shape[], found 3"));
    }

    @Test
    void what_makes_no_class_is_told_with_its_line() {
        assertThatExceptionOfType(BadDeclarationsException.class)
                .isThrownBy(() -> DeclaredObject.generated(ClassList.parse("""
                        record Order(long id, List<Itm> items,
                            Other other) {}
                        class Item { java.util.Nothing none; }
                        """), "", 1))
                .satisfies(bad -> assertThat(bad.mistakes())
                        .extracting(SchemaDiagnostic::located)
                        .containsExactly(
                                "1:1: there is no class 'Itm'; did you mean 'Item'?; declare it, too",
                                "2:1: there is no class 'Other'; declare it, too",
                                "3:1: 'Item' cannot be defined: this JDK has no java.util.Nothing"));
    }

    @Test
    void interfaces_that_go_round_in_circles_end() {
        assertThat(made(
                                "interface A extends B {} interface B extends A {} class C implements A { int a; }",
                                "C",
                                "{\"a\":1}")
                        .object())
                .isPresent();
    }

    // -- generated values

    @Test
    void the_same_seed_gives_the_same_values_and_another_seed_others() throws BadDeclarationsException {
        ClassList declared = ClassList.parse("""
            record Event(UUID id, Instant at, String name, List<Part> parts, Map<Kind, Double> sums, Optional<Long> next) {}
            record Part(int number, BigDecimal price, LocalDate due) {}
            enum Kind { A, B, C }
            """);
        String first =
                DeclaredObject.generated(declared, "", 1).object().orElseThrow().toString();
        assertThat(DeclaredObject.generated(declared, "", 1).object().orElseThrow())
                .hasToString(first);
        assertThat(DeclaredObject.generated(declared, "", 2)
                        .object()
                        .orElseThrow()
                        .toString())
                .isNotEqualTo(first)
                .startsWith("Event[id=");
    }

    /** Where keys have fewer values, as those of an enum, there are fewer entries. */
    @Test
    void lists_maps_and_arrays_have_as_many_elements_as_are_wanted() throws BadDeclarationsException {
        ClassList declared = ClassList.parse("""
            class All {
                List<String> list; int[] array; byte[] bytes; Map<String, Integer> map; Map<Kind, Integer> few; A inner;
            }
            class A { Set<UUID> set; }
            enum Kind { A, B }
            """);
        for (int size : new int[] {1, 40, 2000}) {
            Object all =
                    DeclaredObject.generated(declared, "", 1, size).object().orElseThrow();
            Map<String, Object> values = ClassMembers.of(all.getClass()).values(all);
            assertThat((List<?>) values.get("list")).hasSize(size);
            assertThat((int[]) values.get("array")).hasSize(size);
            assertThat((byte[]) values.get("bytes")).hasSize(size);
            assertThat((Map<?, ?>) values.get("map")).hasSize(size);
            assertThat((Map<?, ?>) values.get("few")).hasSizeBetween(1, 2);
            Object inner = values.get("inner");
            assertThat((Set<?>) ClassMembers.of(inner.getClass()).values(inner).get("set"))
                    .hasSize(size);
        }
    }

    @Test
    void objects_of_recursive_classes_come_to_an_end() throws BadDeclarationsException {
        DeclaredObject made = DeclaredObject.generated(
                ClassList.parse("class Node { Node left; Node right; List<Node> more; Map<String, Node> named; }"),
                "",
                1);
        assertThat(made.mistakes()).isEmpty();
        assertThat(ReachableClasses.in(made.object().orElseThrow())).isNotEmpty();
    }

    @Test
    void what_would_be_too_large_is_refused() throws BadDeclarationsException {
        String fields = String.join(
                " ",
                Stream.iterate(0, i -> i + 1)
                        .limit(120)
                        .map(i -> "List<Node> l" + i + ";")
                        .toList());
        assertThat(DeclaredObject.generated(ClassList.parse("class Node { " + fields + " }"), "", 1)
                        .mistakes())
                .singleElement()
                .satisfies(mistake -> assertThat(mistake.reason()).contains("more than 100,000 objects"));
    }

    private static Stream<String> scalars() {
        return DeclaredScalars.names().sorted();
    }

    @ParameterizedTest
    @MethodSource("scalars")
    void all_scalars_that_can_be_made_can_be_generated(String className)
            throws UnmakeableException, ClassNotFoundException {
        boolean isPrimitive = Character.isLowerCase(className.charAt(0)) && !className.contains(".");
        GeneratedScalars generated = new GeneratedScalars(RandomGenerator.getDefault(), 16);
        for (int i = 0; i < 200; i++) {
            Object made = DeclaredScalars.make(className, generated.of(className, "it"));
            if (isPrimitive) {
                assertThat(MethodType.methodType(made.getClass()).unwrap().returnType())
                        .hasToString(className);
            } else {
                assertThat(made).isInstanceOf(Class.forName(className));
            }
        }
    }
}
