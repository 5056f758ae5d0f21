package dev.hexplain.decode.classes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class ClassListTest {
    private static final String PASTED = """
        package ru.sbrf.ufs.dto;

        import java.util.*;
        import static java.util.Objects.requireNonNull;

        /** A person; { braces } in comments do not count. */
        @JsonInclude(value = Include.NON_NULL, content = @X({1, 2}))
        public final class PersonDto<T extends Comparable<T>> extends Base implements java.io.Serializable, Cloneable {
            private static final long serialVersionUID = 1L;
            private final String name;
            @OneOf({"EN", "DE"}) protected String language = "E;N";
            int[] ids = {1, 2, 3}, matrix[] = new int[2][];
            List<String> tags = new ArrayList<String>(), more;
            Map<String, ? extends List<T>> counts = new HashMap<String, List<T>>() {{ put("a", null); }};
            transient Object cache;
            Side side = Side.BUY;
            Line first;
            boolean less = 1 < 2, greater;
            java.util.function.Supplier<Integer> made = () -> { int x = 1; return x; };

            public PersonDto(String name) { this.name = requireNonNull(name); }
            static { System.out.println("}"); }
            <R> R map(Function<T, R> by) throws Exception { return by.apply(null); }
            abstract int size();

            enum Side { BUY(1) { int f() { return 2; } }, @Deprecated SELL(2),; private final int x; Side(int x) {} }
            static class Line extends Base { long at; Side ofOuter; }
        }

        class Base = 12 { protected long id; T unknown; }
        record Point(int x, @Tag(7) int... rest) implements Comparable<Point> { Point { } int sum() { return x; } }
        sealed interface Shape permits Point { int size(); }
        """;

    private final ClassList pasted = ClassList.parse(PASTED);

    private ClassDecl person() {
        return pasted.classNamed("ru.sbrf.ufs.dto.PersonDto").orElseThrow();
    }

    private static String typesOf(ClassDecl declared) {
        return String.join(
                "; ",
                declared.fields().stream()
                        .map(field -> field.type() + " " + field.name())
                        .toList());
    }

    @Test
    void types_as_the_jvm_has_them_name_no_variable() {
        ClassDecl declared = ClassList.parse(
                        "class Box<T, N extends Number, M extends N, L extends java.util.List<T>> {"
                                + " T a; T[] b; N c; M[][] d; L e; java.util.List<? extends N> f;"
                                + " class Inner { T g; N[] h; M i; String j; } }")
                .classNamed("Box")
                .orElseThrow();
        assertEquals(
                "Object; Object[]; Number; Number[][]; List; List",
                String.join(
                        "; ",
                        declared.fields().stream()
                                .map(field -> declared.erased(field.type()).toString())
                                .toList()));
    }

    @ParameterizedTest
    @CsvSource({
        "1L,1",
        "-42,-42",
        "0x7FL,127",
        "0xFFFFFFFFFFFFFFFFL,-1",
        "1_000L,1000",
        "-9223372036854775808L,-9223372036854775808"
    })
    void the_serial_version_uid_is_that_of_the_source(String written, long uid) {
        ClassDecl declared = ClassList.parse(
                        "class A { private static final long serialVersionUID = " + written + "; int a; }")
                .classNamed("A")
                .orElseThrow();
        assertEquals(OptionalLong.of(uid), declared.uid());
        assertEquals("int a", typesOf(declared));
    }

    @ParameterizedTest
    @CsvSource({"1L + 2", "compute()", "-x", "99999999999999999999L"})
    void a_serial_version_uid_that_is_computed_is_not_known(String written) {
        ClassDecl declared = ClassList.parse("class A { static final long serialVersionUID = " + written + "; int a; }")
                .classNamed("A")
                .orElseThrow();
        assertEquals(OptionalLong.empty(), declared.uid());
        assertEquals("int a", typesOf(declared));
    }

    @Test
    void variables_of_a_class_around_stand_for_what_they_extend() {
        ClassDecl inner = ClassList.parse("class Box<T, N extends Number, M extends N> {"
                        + " class Inner<S> { T g; N[] h; M i; S j; java.util.List<T> k; } }")
                .classNamed("Box$Inner")
                .orElseThrow();
        assertEquals("Object g; Number[] h; Object i; S j; List<Object> k", typesOf(inner));
    }

    @Test
    void pasted_source_gives_the_fields_that_objects_have() {
        assertEquals(
                "String name; String language; int[] ids; int[][] matrix; List<String> tags; List<String> more;"
                        + " Map<String, ? extends List<T>> counts; Side side; Line first; boolean less; boolean greater;"
                        + " Supplier<Integer> made",
                typesOf(person()));
        assertTrue(person().isFinal());
        assertTrue(person().implementsDirectly("java.io.Serializable"));
    }

    @Test
    void names_are_found_as_the_compiler_finds_them() {
        assertEquals(
                List.of(
                        "ru.sbrf.ufs.dto.PersonDto",
                        "ru.sbrf.ufs.dto.PersonDto$Side",
                        "ru.sbrf.ufs.dto.PersonDto$Line",
                        "ru.sbrf.ufs.dto.Base",
                        "ru.sbrf.ufs.dto.Point",
                        "ru.sbrf.ufs.dto.Shape"),
                pasted.types().stream().map(TypeDecl::name).toList());
        ClassDecl line = pasted.classNamed("ru.sbrf.ufs.dto.PersonDto$Line").orElseThrow();
        assertEquals(
                "ru.sbrf.ufs.dto.PersonDto$Side", line.fields().getLast().type().name());
        assertEquals("java.util.List", person().fields().get(4).type().name());
        assertEquals("[[I", person().fields().get(3).type().binaryName());
        assertEquals(
                "ru.sbrf.ufs.dto.T",
                pasted.classNamed("ru.sbrf.ufs.dto.Base")
                        .orElseThrow()
                        .fields()
                        .getLast()
                        .type()
                        .name());
    }

    @Test
    void the_lineage_of_a_class_begins_at_the_top() {
        ClassDecl line = pasted.classNamed("ru.sbrf.ufs.dto.PersonDto$Line").orElseThrow();
        assertEquals(
                List.of("Base", "Line"),
                pasted.lineage(line).stream().map(TypeDecl::simpleName).toList());
    }

    @Test
    void constants_of_an_enum_are_in_the_order_of_their_ordinals() {
        EnumDecl side = pasted.enumNamed("ru.sbrf.ufs.dto.PersonDto$Side").orElseThrow();
        assertEquals(List.of("BUY", "SELL"), side.constants());
        assertEquals("SELL", side.constant(1));
        assertEquals("", side.constant(-1));
    }

    @Test
    void components_of_a_record_are_its_fields() {
        ClassDecl point = pasted.classNamed("ru.sbrf.ufs.dto.Point").orElseThrow();
        assertEquals("int x; int[] rest", typesOf(point));
        assertTrue(point.isFinal());
        assertEquals(
                List.of("7"),
                point.fields().getLast().annotation("Tag").orElseThrow().literals());
        assertEquals(
                List.of("EN", "DE"),
                person().fields().get(1).annotation("OneOf").orElseThrow().literals());
    }

    @Test
    void registrations_keep_their_order() {
        ClassList list =
                ClassList.parse("register int[]; register java.util.ArrayList = 0x14; class A = 10 {} register A2;");
        assertEquals(
                List.of("[I", "java.util.ArrayList", "A", "A2"),
                list.registrations().stream()
                        .map(each -> each.type().binaryName())
                        .toList());
        assertEquals(
                List.of(OptionalInt.empty(), OptionalInt.of(20), OptionalInt.of(10), OptionalInt.empty()),
                list.registrations().stream().map(Registration::id).toList());
    }

    @Test
    void options_are_the_formats_own() {
        ClassListOptions options = ClassList.parse("option references = false; option stream = unsafe; option n = 7;")
                .options();
        assertFalse(options.flag("references", true));
        assertTrue(options.flag("absent", true));
        assertEquals("unsafe", options.choice("stream", List.of("plain", "unsafe")));
        assertEquals("plain", options.choice("absent", List.of("plain", "unsafe")));
        assertEquals(7, options.number("n", 1));
        SchemaDiagnostic unknown = assertThrows(SchemaDiagnostic.class, () -> options.only("refrences", "stream", "n"));
        assertEquals(
                "1:8: unknown option 'references'; did you mean 'refrences'? (there are: refrences, stream, n)",
                unknown.located());
    }

    @Test
    void final_types_are_known_from_the_list_and_the_jdk() {
        ClassList list = ClassList.parse(
                "final class A { String s; List<A> l; A[] as; int[] is; B b; E e; } class B {} enum E { X }");
        assertEquals(
                List.of(true, false, true, true, false, true),
                list.classNamed("A").orElseThrow().fields().stream()
                        .map(field -> list.isFinal(field.type()))
                        .toList());
    }

    @Test
    void the_root_is_named_or_the_first_class() {
        assertEquals("ru.sbrf.ufs.dto.PersonDto", pasted.root("").name());
        assertEquals("ru.sbrf.ufs.dto.Point", pasted.root("Point").name());
        assertEquals(
                "the list has no class 'Piont'; did you mean 'Point'?",
                assertThrows(SchemaDiagnostic.class, () -> pasted.root("Piont")).located());
    }

    @Test
    void type_names_of_the_jvm_are_read_back() {
        for (String name : List.of("[I", "[[Ljava.lang.String;", "java.util.List", "[")) {
            assertEquals(name, TypeRef.ofBinary(name).binaryName());
        }
        assertEquals("String[][]", TypeRef.ofBinary("[[Ljava.lang.String;").toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "clas A {} | 1:1: expected a class, enum, record, interface, package, import, option or register, found"
                        + " 'clas'; did you mean 'class'?",
                "class A { int x } | 1:17: expected ',' after field 'x', or ';', found '}'",
                "class A { int x; | 1:7: the body of 'A' is not closed: expected '}'",
                "class A { int x; int x; } | 1:22: field 'x' is there twice",
                "class A {} class A {} | 1:18: 'A' is there twice",
                "class A extends B {} class Bb {} | 1:7: 'A' extends 'B', which is not in the list; did you mean 'Bb'?;"
                        + " add it, with its fields, or leave 'extends' out if it has none",
                "class A extends B {} class B extends A {} | 1:7: 'A' extends itself",
                "class A { int = 3; } | 1:15: expected the name of a field or method after type 'int', found '='",
                "class A { void f( | 1:17: '(' is never closed",
                "class A { String s = \"abc; } | 1:22: the string is not closed: expected \"",
                "/* class A {} | 1:1: the comment is not closed: expected */",
                "option a = 1; option a = 2; | 1:22: option 'a' is there twice",
                "register A = x; | 1:14: expected the number it is registered by, found 'x'",
                "register A = 1; register B = 1; | 1:17: 'A' and 'B' are both registered as 1",
                "enum E { A B } | 1:12: expected ',', ';' or '}' after a constant, found 'B'",
            })
    void a_mistake_says_where_it_is_and_what_was_expected(String text, String expected) {
        assertEquals(
                expected,
                assertThrows(SchemaDiagnostic.class, () -> ClassList.parse(text))
                        .located());
    }

    /** At each place a third of the changes, each of them at every fifth place; all at all in {@code make exhaustive}. */
    @Test
    void every_prefix_and_every_change_of_a_list_is_read_or_refused() {
        String changes = "{}<>()@;,=.\"'x?";
        int step = Selection.size(5, 1);
        for (int end = 0; end < PASTED.length(); end++) {
            parseOrRefuse(PASTED.substring(0, end));
            for (int change = end % step; change < changes.length(); change += step) {
                parseOrRefuse(PASTED.substring(0, end) + changes.charAt(change) + PASTED.substring(end + 1));
            }
        }
    }

    @Test
    void nesting_has_a_limit_and_no_stack_overflows() {
        parseOrRefuse("class A { int x; ".repeat(10_000));
        parseOrRefuse("class A { List<".repeat(1) + "List<".repeat(100_000));
        parseOrRefuse("class A { int x = " + "(".repeat(500_000));
        parseOrRefuse("@A(".repeat(100_000));
    }

    private static void parseOrRefuse(String text) {
        try {
            ClassList.parse(text);
        } catch (SchemaDiagnostic expected) {
            assertFalse(expected.getMessage().isEmpty());
        }
    }
}
