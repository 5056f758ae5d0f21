package dev.hexplain.inspect.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.inspect.classes.ClassDeclarations.Declared;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.testing.Slow;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ClassDeclarationsTest {
    private static final String SHOP = """
        package com.acme;
        import java.io.*; import java.math.*; import java.time.*; import java.util.*;
        public class Order extends Base<Customer> implements Serializable {
            private static final long serialVersionUID = -42L;
            static int count;
            transient Object cache;
            final List<Line> lines = new ArrayList<>();
            Map<Status, ? extends Number> totals;
            Map.Entry<String, int[][]> entry;
            Shape[] shapes;
            com.acme.other.List mine;
            org.gone.Money price;
            static class Line implements Serializable { String sku; Line next; Box<BigDecimal> box; }
            record Box<T extends Comparable<T>>(T value, List<? super T> more) {}
        }
        abstract class Base<C> extends org.gone.Entity implements Serializable { C customer; }
        record Customer(String name, Instant since) {}
        enum Status { OPEN { void x() {} }, PAID; void x() {} }
        sealed interface Shape permits Circle, Named {}
        record Circle(double radius) implements Shape {}
        abstract non-sealed class Named implements Shape { String name; }
        class Square extends Named implements Externalizable {
            int side;
            public void writeExternal(ObjectOutput out) {}
            public void readExternal(ObjectInput in) {}
        }
        class NotReached { int x; }
        """;

    private static final String EXPECTED = """
        package com.acme;

        class Order extends Base<Customer> {
            private static final long serialVersionUID = -42L;
            java.util.List<Order.Line> lines;
            Map<Status, ? extends Number> totals;
            java.util.Map$Entry<String, int[][]> entry;
            Shape[] shapes;
            com.acme.other.List mine;
            Money price;

            static class Line {
                private static final long serialVersionUID = 8L; // computed
                String sku;
                Order.Line next;
                Order.Box<BigDecimal> box;
            }

            record Box<T extends Comparable<T>>(T value, java.util.List<?> more) {}
        }
        """;

    @TempDir
    private static Path folder;

    private static Path classes;

    @BeforeAll
    static void compile() throws IOException {
        Path gone = CompilersForTests.compile(
                CompilersForTests.javac(),
                folder.resolve("all"),
                Map.of(
                        "Entity.java", "package org.gone; public class Entity {}",
                        "Money.java", "package org.gone; public interface Money {}",
                        "List.java", "package com.acme.other; public class List { public int size; }",
                        "Order.java", SHOP));
        for (String each : List.of("Entity", "Money")) {
            Files.delete(gone.resolve("org/gone/" + each + ".class"));
        }
        classes = gone;
    }

    private static ClassDeclarations of(Path path, String type) {
        try (GivenClasses given = GivenClasses.open(List.of(path))) {
            return ClassDeclarations.of(given, type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Declared declared(Path path, String type) {
        return of(path, type).list().orElseThrow();
    }

    @Test
    void a_class_is_declared_with_all_that_it_refers_to() {
        Declared order = declared(classes, "com.acme.Order");
        assertThat(order.type()).isEqualTo("com.acme.Order");
        assertThat(order.text().replaceAll("= -?\\d+L; // computed", "= 8L; // computed"))
                .startsWith(EXPECTED);
        assertThat(ClassList.parse(order.text()).types().stream().map(TypeDecl::name))
                .containsExactlyInAnyOrder(
                        "com.acme.Order",
                        "com.acme.Order$Line",
                        "com.acme.Order$Box",
                        "com.acme.Base",
                        "com.acme.Customer",
                        "com.acme.Status",
                        "com.acme.Shape",
                        "com.acme.Circle",
                        "com.acme.Named",
                        "com.acme.Square",
                        "com.acme.other.List",
                        "org.gone.Entity",
                        "org.gone.Money");
        assertThat(order.text())
                .contains("enum Status {\n    OPEN, PAID\n}")
                .contains("sealed interface Shape {}")
                .contains("record Circle(double radius) implements Shape {}")
                .contains("abstract class Named implements Shape {")
                .contains("class Square extends Named implements Externalizable {");
    }

    @Test
    void what_is_not_there_is_told_with_what_needs_it() {
        Declared order = declared(classes, "Order");
        assertThat(order.missing())
                .extracting(MissingClass::name, MissingClass::needed)
                .containsExactly(
                        tuple("org.gone.Money", "field price of com.acme.Order: it is not in what was given"),
                        tuple("org.gone.Entity", "superclass of com.acme.Base: it is not in what was given"));
        assertThat(order.text()).contains("abstract class Entity {\n").contains("interface Money {\n");
    }

    @Test
    void classes_that_are_missing_and_not_listed_are_counted(@TempDir Path wide) throws IOException {
        byte[] type = ClassFile.of()
                .build(
                        ClassDesc.of("Wide"),
                        made -> IntStream.range(0, 600)
                                .forEach(i -> made.withField("f" + i, ClassDesc.of("gone.Gone" + i), 0)));
        Files.write(wide.resolve("Wide.class"), type);

        ClassDeclarations declared = of(wide, "Wide");

        assertThat(declared.list().orElseThrow().missing()).hasSize(500);
        assertThat(declared.problems())
                .contains("Behind the first 500 classes that are missing, 100 more are not listed.");
    }

    @Test
    void where_several_types_may_be_meant_they_are_named() {
        assertThat(of(classes, "").list()).isEmpty();
        assertThat(of(classes, "").types())
                .containsExactly(
                        "com.acme.Circle",
                        "com.acme.Customer",
                        "com.acme.NotReached",
                        "com.acme.Order",
                        "com.acme.Order$Box",
                        "com.acme.Order$Line",
                        "com.acme.Square",
                        "com.acme.other.List");
        assertThat(declared(classes.resolve("com/acme/Circle.class"), "").text())
                .isEqualTo("package com.acme;\n\nrecord Circle(double radius) {}\n");
        assertThat(declared(classes, "Line").type()).isEqualTo("com.acme.Order$Line");
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> of(classes, "Ordr"))
                .withMessageContaining("did you mean 'Order'?")
                .withMessageContaining("com.acme.Customer");
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(
                        () -> of(classes.resolve("com/acme/Shape.class"), "").onlyOne())
                .withMessageContaining("no class with fields");
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> of(classes, "java.util.ArrayList"));
    }

    private static List<Path> libraries() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path ->
                        path.matches(".*/(kryo|fst|fory-core|avro|commons-compress|flatbuffers-java)-[^/]*\\.jar"))
                .map(Path::of)
                .toList();
    }

    /** What is written is read as what the class files say: names, superclasses, and fields with their types. */
    @Test
    void the_classes_of_libraries_are_read_back_as_they_are() throws IOException {
        List<String> seen = new ArrayList<>();
        assertThat(libraries()).isNotEmpty();
        for (Path library : libraries()) {
            try (GivenClasses given = GivenClasses.open(List.of(library))) {
                List<String> types = ClassDeclarations.of(given, "").types();
                for (int i = 0; i < types.size(); i += 1 + types.size() / 20) {
                    ClassDeclarations read = ClassDeclarations.of(given, types.get(i));
                    ClassList list = ClassList.parse(read.list().orElseThrow().text());
                    for (TypeDecl type : list.types()) {
                        if (type instanceof ClassDecl declared
                                && given.withoutJdk().facts(type.name()).isPresent()) {
                            agree(
                                    declared,
                                    given.withoutJdk().facts(type.name()).get());
                            seen.add(type.name());
                        }
                    }
                }
            }
        }
        assertThat(seen).hasSizeGreaterThan(300);
    }

    private static void agree(ClassDecl declared, ClassFacts facts) {
        assertThat(declared.fields().stream()
                        .map(field -> field.name() + " "
                                + declared.erased(field.type()).descriptor()))
                .as(facts.name())
                .isEqualTo(ReachedClasses.fields(facts).stream()
                        .map(field -> field.name() + " " + field.descriptor())
                        .toList());
        assertThat(declared.superclass()
                        .map(above -> above.name())
                        .orElse(facts.isRecord() ? "java.lang.Record" : "java.lang.Object"))
                .as(facts.name())
                .isEqualTo(facts.superName().orElseThrow());
        assertThat(declared.isRecord()).isEqualTo(facts.isRecord());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Order", "Base", "Status", "Order$Box"})
    void changed_class_files_are_declared_or_refused(String name) throws IOException {
        byte[] bytes = Files.readAllBytes(classes.resolve("com/acme/" + name + ".class"));
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(7);
        Path changed = folder.resolve("Changed.class");
        int refused = 0;
        for (int round = 0; round < 400; round++) {
            byte[] damaged = Arrays.copyOf(bytes, round % 10 == 0 ? random.nextInt(bytes.length) : bytes.length);
            for (int i = random.nextInt(1, 4); i > 0 && damaged.length > 0; i--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            Files.write(changed, damaged);
            try {
                ClassList.parse(of(changed, "").onlyOne().text());
            } catch (Refusal told) {
                assertThat(told.getMessage()).isNotBlank();
                refused++;
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void signatures_without_end_cost_no_stack() {
        String deep = "Ljava/util/List<".repeat(20_000) + "TT;" + ">;".repeat(20_000);
        for (String signature : List.of(deep, "[".repeat(60_000) + "I", "La" + ".b".repeat(30_000) + ";", "<T:")) {
            ClassFacts.FieldFacts field = new ClassFacts.FieldFacts("f", "Ljava/util/List;", 0, Optional.of(signature));
            assertThat(Stream.of(field).flatMap(each -> GenericTypes.of(each, Set.of()).stream()))
                    .containsExactly(TypeRef.of("java.util.List"));
        }
    }

    @Test
    void of_more_problems_than_are_listed_the_others_are_counted() {
        List<String> problems =
                IntStream.range(0, 150).mapToObj(each -> "problem " + each).toList();

        assertThat(new ClassDeclarations(List.of(), Optional.empty(), problems).problems())
                .hasSize(101)
                .endsWith("50 more of what could not be read, or is left out.");
    }
}
