package dev.hexplain.codecs.definitions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefinedClassesTest {
    private static ClassDefinition below(String name, String superclass) {
        return new ClassDefinition(name, new Kind.Plain(1, false), true, superclass, List.of(), List.of());
    }

    private static ClassDefinition with(String name, DefinedField... fields) {
        return ClassDefinition.of(name, 7, List.of(fields));
    }

    private static String reason(ClassDefinition... definitions) {
        return DefinedClasses.of(List.of(definitions)).refused().getFirst().reason();
    }

    @Test
    void a_class_has_the_fields_the_uid_and_the_superclass_of_its_definition() throws ReflectiveOperationException {
        DefinedClasses classes = DefinedClasses.of(List.of(
                with("com.acme.Base", new DefinedField("id", "J")),
                new ClassDefinition(
                        "com.acme.Order$Item",
                        new Kind.Plain(-3, false),
                        true,
                        "com.acme.Base",
                        List.of("java.lang.Comparable"),
                        List.of(new DefinedField("prices", "[[D")))));

        assertThat(classes.refused()).isEmpty();
        Class<?> item = classes.named("com.acme.Order$Item").orElseThrow();
        Object made = item.getConstructor().newInstance();
        item.getField("id").setLong(made, 5);
        assertThat(item.getField("id").get(made)).isEqualTo(5L);
        assertThat(item.getField("prices").getType()).isEqualTo(double[][].class);
        assertThat(item.getSuperclass().getName()).isEqualTo("com.acme.Base");
        assertThat(made).isInstanceOf(Comparable.class);
        assertThat(ObjectStreamClass.lookup(item).getSerialVersionUID()).isEqualTo(-3);
    }

    @Test
    void an_enum_has_its_constants_in_order() {
        DefinedClasses classes = DefinedClasses.of(List.of(new ClassDefinition(
                "com.acme.Side",
                new Kind.Enumeration(List.of("SELL", "BUY")),
                true,
                "java.lang.Enum",
                List.of(),
                List.of())));

        Object[] constants = classes.named("com.acme.Side").orElseThrow().getEnumConstants();
        assertThat(Stream.of(constants).map(Object::toString)).containsExactly("SELL", "BUY");
    }

    @Test
    void a_type_that_nobody_described_is_an_interface() throws ReflectiveOperationException {
        DefinedClasses classes = DefinedClasses.of(List.of(with("a.B", new DefinedField("next", "[La/Unknown;"))));

        Class<?> component =
                classes.named("a.B").orElseThrow().getField("next").getType().componentType();
        assertThat(component.isInterface()).isTrue();
        assertThat(component.getName()).isEqualTo("a.Unknown");
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.lang.Object", "java.util.Evil", "a/b", "a.;", "", "[I", "a..b", "a.<init>"})
    void a_name_that_is_the_jdks_or_no_name_is_refused(String name) {
        DefinedClasses classes = DefinedClasses.of(List.of(with(name)));

        assertThat(classes.refused()).hasSize(1);
        assertThat(classes.has(name)).isFalse();
    }

    @Test
    void the_program_and_its_libraries_are_not_reachable_by_name() {
        DefinedClasses classes = DefinedClasses.of(List.of(with("a.B")));

        assertThat(classes.named("dev.hexplain.codecs.Codec")).isEmpty();
        assertThat(classes.named("com.esotericsoftware.kryo.Kryo")).isEmpty();
        assertThat(classes.named("javax.sql.DataSource")).isEmpty();
        assertThat(classes.named("java.util.List")).contains(List.class);
    }

    @Test
    void what_is_described_twice_is_defined_as_it_was_first() throws ReflectiveOperationException {
        DefinedClasses classes = DefinedClasses.of(
                List.of(with("a.B", new DefinedField("x", "I")), with("a.B", new DefinedField("x", "J"))));

        assertThat(classes.refused()).extracting(RefusedDefinition::name).containsExactly("a.B");
        assertThat(classes.named("a.B").orElseThrow().getField("x").getType()).isEqualTo(int.class);
    }

    @Test
    void superclasses_that_go_round_in_circles_are_refused_and_others_are_not() {
        DefinedClasses classes =
                DefinedClasses.of(List.of(below("a.A", "a.B"), below("a.B", "a.C"), below("a.C", "a.A"), with("a.D")));

        assertThat(classes.refused()).extracting(RefusedDefinition::name).containsExactly("a.A", "a.B", "a.C");
        assertThat(classes.named("a.D")).isPresent();
    }

    @Test
    void a_thousand_superclasses_are_too_many() {
        List<ClassDefinition> chain = new ArrayList<>(List.of(with("a.C0")));
        IntStream.range(1, 1_000).forEach(i -> chain.add(below("a.C" + i, "a.C" + (i - 1))));

        DefinedClasses classes = DefinedClasses.of(chain.reversed());
        assertThat(classes.named("a.C10")).isPresent();
        assertThat(classes.named("a.C999")).isEmpty();
    }

    @Test
    void ten_thousand_fields_are_too_many() {
        DefinedField[] fields = IntStream.range(0, 10_000)
                .mapToObj(i -> new DefinedField("f" + i, "I"))
                .toArray(DefinedField[]::new);

        assertThat(reason(with("a.B", fields))).contains("10000 fields");
    }

    @Test
    void five_thousand_fields_are_not() {
        DefinedField[] fields = IntStream.range(0, 5_000)
                .mapToObj(i -> new DefinedField("f" + i, "La/Type" + i + ";"))
                .toArray(DefinedField[]::new);

        DefinedClasses classes = DefinedClasses.of(List.of(with("a.B", fields)));
        assertThat(classes.named("a.B").orElseThrow().getDeclaredFields()).hasSize(5_001);
    }

    @Test
    void fields_that_no_class_can_have_are_refused() {
        assertThat(reason(with("a.B", new DefinedField("x", "I"), new DefinedField("x", "J"))))
                .contains("`x`");
        assertThat(reason(with("a.B", new DefinedField("a.b", "I")))).contains("`a.b`");
        assertThat(reason(with("a.B", new DefinedField("x", "Q")))).contains("`Q`");
        assertThat(reason(with("a.B", new DefinedField("x", "V")))).contains("`V`");
        assertThat(reason(with("a.B", new DefinedField("x", "[".repeat(300) + "I"))))
                .contains("type");
        assertThat(reason(with("a.B", new DefinedField("x", "Ljava/util/Absent;"))))
                .contains("java.util.Absent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.lang.String", "java.lang.Thread", "java.lang.ClassLoader", "java.net.URLConnection"})
    void a_class_of_the_jdk_that_does_more_than_hold_values_is_not_extended(String superclass) {
        assertThat(reason(below("a.B", superclass))).contains(superclass);
    }

    @Test
    void a_class_below_an_enum_or_an_interface_is_refused() {
        ClassDefinition enumeration = new ClassDefinition(
                "a.E", new Kind.Enumeration(List.of("A")), true, "java.lang.Enum", List.of(), List.of());

        assertThat(reason(enumeration, below("a.B", "a.E"))).contains("a.E");
        assertThat(reason(ClassDefinition.ofInterface("a.I"), below("a.B", "a.I")))
                .contains("a.I");
    }

    private static Object throughStream(Object object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        ClassLoader loader = object.getClass().getClassLoader();
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass described) throws ClassNotFoundException {
                return Class.forName(described.getName(), false, loader);
            }
        }) {
            return in.readObject();
        }
    }

    @Test
    void a_record_has_components_and_equals_what_has_the_same_in_them() throws Exception {
        Class<?> point = DefinedClasses.of(List.of(ClassDefinition.ofRecord(
                        "com.acme.Point",
                        List.of(
                                new DefinedField("x", "J"),
                                new DefinedField("tags", "Ljava/util/List;")
                                        .withSignature("Ljava/util/List<Ljava/lang/String;>;")))))
                .named("com.acme.Point")
                .orElseThrow();

        Object made = point.getConstructor(long.class, List.class).newInstance(7L, List.of("a"));
        assertThat(point.isRecord()).isTrue();
        assertThat(point.getRecordComponents()[1].getGenericType()).hasToString("java.util.List<java.lang.String>");
        assertThat(point.getMethod("x").invoke(made)).isEqualTo(7L);
        assertThat(made).hasToString("Point[x=7, tags=[a]]").isEqualTo(throughStream(made));
    }

    @Test
    void an_externalizable_class_reads_the_fields_that_it_writes() throws Exception {
        Class<?> type = only(with(
                        "com.acme.All",
                        Stream.of("Z", "B", "C", "S", "I", "J", "F", "D", "Ljava/lang/String;")
                                .map(each -> new DefinedField("f" + each.charAt(0), each))
                                .toArray(DefinedField[]::new))
                .as(new Kind.External(1))
                .with(ClassTrait.EXTERNAL_FIELDS));
        Object made = type.getConstructor().newInstance();
        type.getField("fS").setShort(made, (short) -3);
        type.getField("fD").setDouble(made, 0.5);
        type.getField("fL").set(made, "Ada");

        Object read = throughStream(made);
        assertThat(type.getField("fS").get(read)).isEqualTo((short) -3);
        assertThat(type.getField("fD").get(read)).isEqualTo(0.5);
        assertThat(type.getField("fL").get(read)).isEqualTo("Ada");
    }

    @Test
    void a_class_writes_another_instead_that_becomes_it_again() throws Exception {
        Class<?> order = DefinedClasses.of(List.of(
                        with("com.acme.Order", new DefinedField("id", "J")).as(new Kind.Replaced(1, "com.acme.Proxy")),
                        with("com.acme.Proxy", new DefinedField("id", "J"))
                                .as(new Kind.Replacement(1, "com.acme.Order"))))
                .named("com.acme.Order")
                .orElseThrow();
        Object made = order.getConstructor().newInstance();
        order.getField("id").setLong(made, 7);

        Object read = throughStream(made);
        assertThat(read).isInstanceOf(order).isNotSameAs(made);
        assertThat(order.getField("id").get(read)).isEqualTo(7L);
    }

    @Test
    @SuppressWarnings("unchecked")
    void a_lambda_is_made_again_from_a_stream() throws Exception {
        Class<?> type = only(with("com.acme.Rules").with(ClassTrait.MAKES_LAMBDA));
        UnaryOperator<String> lambda =
                (UnaryOperator<String>) type.getMethod(DefinedClasses.LAMBDA).invoke(null);

        assertThat(lambda.apply(" a ")).isEqualTo("a");
        assertThat(((UnaryOperator<String>) throughStream(lambda)).apply(" b ")).isEqualTo("b");
    }

    @Test
    void constructors_and_names_are_as_the_traits_say() {
        assertThat(only(with("a.P").with(ClassTrait.PRIVATE_CONSTRUCTOR)).getConstructors())
                .isEmpty();
        assertThat(only(with("a.F", new DefinedField("id", "J"), new DefinedField("name", "Ljava/lang/String;"))
                                .with(ClassTrait.CONSTRUCTED_FROM_FIELDS))
                        .getConstructors()[0]
                        .getParameterTypes())
                .containsExactly(long.class, String.class);
        DefinedClasses outer =
                DefinedClasses.of(List.of(with("a.O"), with("a.O$1").with(ClassTrait.ANONYMOUS)));
        assertThat(outer.named("a.O$1").orElseThrow().isAnonymousClass()).isTrue();
    }

    private static Class<?> only(ClassDefinition definition) {
        DefinedClasses classes = DefinedClasses.of(List.of(definition));
        assertThat(classes.refused()).isEmpty();
        return classes.named(definition.name()).orElseThrow();
    }
}
