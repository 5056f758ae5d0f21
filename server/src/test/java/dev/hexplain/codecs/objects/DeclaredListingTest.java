package dev.hexplain.codecs.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.objects.DeclaredObject.BadDeclarationsException;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DeclaredListingTest {
    private static final String ORDER = """
        package com.acme;
        class Order<T extends Number> implements Serializable {
            private static final ObjectStreamField[] serialPersistentFields = {
                new ObjectStreamField("sku", String.class),
                new ObjectStreamField("tags", List.class, true),
                new ObjectStreamField("kept", int.class),
                new ObjectStreamField("total", Number.class),
                new ObjectStreamField("id", long.class)
            };
            long id; String sku; int cached; List<String> tags; T total; transient int kept;
        }
        """;

    private static Object generated(String declarations) {
        try {
            return DeclaredObject.generated(ClassList.parse(declarations), "", 1)
                    .object()
                    .orElseThrow();
        } catch (BadDeclarationsException e) {
            throw new AssertionError(e.mistakes().toString(), e);
        }
    }

    private static List<String> mistakes(String declarations) {
        try {
            throw new AssertionError(DeclaredObject.generated(ClassList.parse(declarations), "", 1));
        } catch (BadDeclarationsException e) {
            return e.mistakes().stream().map(SchemaDiagnostic::located).toList();
        }
    }

    private static byte[] written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    @Test
    void a_stream_holds_the_fields_that_are_listed_in_the_order_of_the_jdk() throws Exception {
        Object order = generated(ORDER);
        assertThat(ObjectStreamClass.lookup(order.getClass()).getFields())
                .extracting(field -> field.getName() + (field.isUnshared() ? " unshared" : ""))
                .containsExactly("id", "kept", "sku", "tags unshared", "total");

        JavaSerialization decoder = new JavaSerialization();
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("order", written(order)),
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE)) {
            assertThat(decoder.classes(tree).getFirst().descriptor().fields())
                    .extracting(ClassDescriptor.ClassField::name)
                    .containsExactly("id", "kept", "sku", "tags", "total");
        }
        assertThat(order.getClass().getField("cached").getInt(order)).isNotZero();
        assertThat(order.getClass().getField("kept").getInt(order)).isNotZero();
    }

    @Test
    void a_class_that_lists_nothing_is_written_without_fields() throws IOException {
        Object empty =
                generated("class A { private static final ObjectStreamField[] serialPersistentFields = {}; int a; }");
        assertThat(ObjectStreamClass.lookup(empty.getClass()).getFields()).isEmpty();
        assertThat(written(empty)).hasSizeLessThan(30);
    }

    @Test
    void a_subclass_of_a_class_that_lists_fields_writes_all_of_its_own() throws IOException {
        Object below = generated("""
            class Below extends Above { int c; }
            class Above {
                private static final ObjectStreamField[] serialPersistentFields = { new ObjectStreamField("a", int.class) };
                int a; int b;
            }
            """);
        assertThat(Arrays.stream(ObjectStreamClass.lookup(below.getClass()).getFields())
                        .map(Object::toString))
                .containsExactly("I c");
        assertThat(Arrays.stream(ObjectStreamClass.lookup(below.getClass().getSuperclass())
                                .getFields())
                        .map(Object::toString))
                .containsExactly("I a");
        assertThat(written(below)).isNotEmpty();
    }

    @Test
    void all_types_can_be_listed() throws IOException {
        List<String> types = List.of(
                "boolean", "byte", "char", "short", "int", "long", "float", "double", "long[]", "String[][]", "A");
        String fields = IntStream.range(0, types.size())
                .mapToObj(i -> types.get(i) + " f" + i + "; ")
                .collect(Collectors.joining());
        String listed = IntStream.range(0, types.size())
                .mapToObj(i -> "new ObjectStreamField(\"f" + i + "\", " + types.get(i) + ".class)")
                .collect(Collectors.joining(", "));
        Object object = generated("class A { private static final ObjectStreamField[] serialPersistentFields = {"
                + listed + "}; " + fields + " int other; }");
        assertThat(ObjectStreamClass.lookup(object.getClass()).getFields()).hasSize(types.size());
        assertThat(written(object)).isNotEmpty();
    }

    @Test
    void what_the_jdk_could_not_write_is_told_with_its_place() {
        assertThat(mistakes("""
                class A {
                  private static final ObjectStreamField[] serialPersistentFields = {
                    new ObjectStreamField("nme", String.class), new ObjectStreamField("id", int.class),
                    new ObjectStreamField("tags", List.class),
                    new ObjectStreamField("tags", List.class) };
                  String name; long id; List<String> tags; static int nme; }
                """))
                .containsExactly(
                        "3:27: expected a field of 'A' in serialPersistentFields, found 'nme'; did you mean 'name'?; only a"
                                + " writeObject could write another, and classes made here have none",
                        "3:71: field 'id' of 'A' is a long: expected long in serialPersistentFields, found int",
                        "5:27: serialPersistentFields of 'A' list 'tags' twice");
        assertThat(mistakes(
                        "class A { private static final ObjectStreamField[] serialPersistentFields = all(); int a; }"))
                .containsExactly("1:77: serialPersistentFields: expected an array '{ new ObjectStreamField(\"name\","
                        + " type.class), … }', found 'all'");
    }

    @Test
    void more_than_a_class_file_holds_is_refused() {
        String fields =
                IntStream.range(0, 3001).mapToObj(i -> "int f" + i + "; ").collect(Collectors.joining());
        String listed = IntStream.range(0, 3001)
                .mapToObj(i -> "new ObjectStreamField(\"f" + i + "\", int.class)")
                .collect(Collectors.joining(", "));
        assertThat(mistakes("class A { private static final ObjectStreamField[] serialPersistentFields = {" + listed
                        + "}; " + fields + "}"))
                .singleElement()
                .satisfies(told -> assertThat(told).contains("3001 serializable fields, and 3000 is the limit"));
    }

    @Test
    void the_largest_list_fits_into_a_class_file() {
        String fields =
                IntStream.range(0, 3000).mapToObj(i -> "String f" + i + "; ").collect(Collectors.joining());
        String listed = IntStream.range(0, 3000)
                .mapToObj(i -> "new ObjectStreamField(\"f" + i + "\", String.class, true)")
                .collect(Collectors.joining(", "));
        Object object = generated("class A { private static final ObjectStreamField[] serialPersistentFields = {"
                + listed + "}; " + fields + "}");
        assertThat(ObjectStreamClass.lookup(object.getClass()).getFields()).hasSize(3000);
    }
}
