package dev.hexplain.inspect.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class ListedMembersTest {
    @TempDir
    private Path folder;

    private ClassDeclarations read(String body) throws IOException {
        Path compiled = CompilersForTests.compile(
                CompilersForTests.javac(),
                folder,
                Map.of(
                        "Order.java",
                        "package com.acme; import java.io.*; import java.util.*; public class Order<T> implements Serializable {"
                                + " private static final long serialVersionUID = 7; " + body + " }"));
        try (GivenClasses given = GivenClasses.open(List.of(compiled))) {
            return ClassDeclarations.of(given, "Order");
        }
    }

    private static ClassDecl order(ClassDeclarations read) {
        return ClassList.parse(read.list().orElseThrow().text())
                .classNamed("com.acme.Order")
                .orElseThrow();
    }

    @Test
    void what_a_class_file_lists_is_declared_with_the_transient_fields_in_it() throws IOException {
        ClassDeclarations read = read("""
                private static final ObjectStreamField[] serialPersistentFields = {
                    new ObjectStreamField("id", long.class),
                    new ObjectStreamField("lines", Line[].class, true),
                    new ObjectStreamField("value", Object.class),
                    new ObjectStreamField("kept", Map.class),
                };
                long id; int cached; Line[] lines; T value; transient Map<String, Tag> kept; transient int other;
                static class Line implements Serializable { int number; }
                static class Tag implements Serializable { int number; }
                """);
        assertThat(read.problems()).isEmpty();
        assertThat(read.list().orElseThrow().text()).contains("""
                    private static final java.io.ObjectStreamField[] serialPersistentFields = {
                        new java.io.ObjectStreamField("id", long.class),
                        new java.io.ObjectStreamField("lines", Order.Line[].class, true),
                        new java.io.ObjectStreamField("value", Object.class),
                        new java.io.ObjectStreamField("kept", Map.class),
                    };
                    long id;
                    int cached;
                    Order.Line[] lines;
                    T value;
                    transient Map<String, Order.Tag> kept;
                """).contains("class Tag");
        ClassDecl order = order(read);
        assertThat(order.members())
                .extracting(FieldDecl::name)
                .containsExactly("id", "cached", "lines", "value", "kept");
        assertThat(order.persistent().orElseThrow().fields())
                .extracting(each -> each.type().descriptor())
                .containsExactly("J", "[Lcom/acme/Order$Line;", "Ljava/lang/Object;", "Ljava/util/Map;");
    }

    @Test
    void a_value_that_is_code_is_told_and_left_out() throws IOException {
        ClassDeclarations read = read("""
                private static final ObjectStreamField[] serialPersistentFields = all();
                static ObjectStreamField[] all() { return new ObjectStreamField[0]; }
                int a;
                """);
        assertThat(read.problems())
                .containsExactly(
                        "serialPersistentFields of com.acme.Order: its value is code, which is not read; without it,"
                                + " all fields are serialized");
        assertThat(order(read).persistent()).isEmpty();
    }

    @Test
    void a_field_that_only_a_write_object_has_is_told_and_left_out() throws IOException {
        ClassDeclarations read = read("""
                private static final ObjectStreamField[] serialPersistentFields = {
                    new ObjectStreamField("a", long.class) };
                int a;
                """);
        assertThat(read.problems())
                .containsExactly(
                        "serialPersistentFields of com.acme.Order: it lists a, which is no field of the class and of"
                                + " that type, or is listed twice; without it, all fields are serialized");
        assertThat(order(read).persistent()).isEmpty();
    }
}
