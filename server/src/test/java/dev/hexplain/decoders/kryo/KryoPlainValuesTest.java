package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.io.Output;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Short members of objects need no rows, and are fields as rows would be. */
@Slow
class KryoPlainValuesTest {
    private static final int MANY = 200;

    static class Inner {
        String name = "inner";
    }

    static class Outer {
        Object of = new Inner();
        List<Object> several = new ArrayList<>(List.of(1, "two", 3L));
        Map<String, Object> named = new HashMap<>(Map.of("one", 1));
        Outer next;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void an_object_with_short_members_is_one_row(boolean references) {
        List<Object> many = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            many.add(new Outer());
        }
        try (FieldTree tree = decode(references, many)) {
            assertThat(tree.facts().issueCount()).isZero();
            assertThat(tree.facts().fields()).isGreaterThan(15L * MANY);
            assertThat(tree.rowCount()).isBetween(MANY, references ? 6 * MANY : MANY + 40);
            assertThat(tree.find("object[0][199].several[0]").map(tree::value).map(Value::actual))
                    .contains("1");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void class_names_are_those_of_the_graph(boolean references) {
        List<Object> outerFirst = new ArrayList<>(List.of(1, new Outer(), new Outer()));
        List<Object> innerFirst = new ArrayList<>(List.of(1, new Inner(), new Outer(), new Outer()));
        try (FieldTree tree = decode(references, outerFirst, innerFirst)) {
            assertThat(tree.facts().issueCount()).isZero();
            // A text that comes again is a reference where these are on: the class is what counts.
            for (Field outer : List.of(element(tree, 0, 2), element(tree, 1, 3))) {
                Field of = tree.child(outer, "of").orElseThrow();
                assertThat(of.id().row()).isEqualTo(outer.id().row());
                assertThat(of.type()).endsWith("Inner");
                assertThat(tree.child(of, "name")).isPresent();
            }
        }
    }

    @Test
    void a_reference_to_an_object_without_a_row_leads_there() {
        Outer first = new Outer();
        Outer second = new Outer();
        second.of = first.of;
        try (FieldTree tree = decode(true, new ArrayList<>(List.of(first, second)))) {
            Field target = tree.child(element(tree, 0, 0), "of").orElseThrow();
            Field reference = tree.child(element(tree, 0, 1), "of").orElseThrow();
            assertThat(tree.handles()
                            .referredToBy(tree.children(reference, tree.childCount(reference) - 1, 1)
                                    .getFirst())
                            .flatMap(tree.handles()::definition)
                            .map(Field::offset))
                    .contains(target.offset());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void levels_count_whether_they_have_rows_or_not(boolean references) {
        for (int links = 1; links < 6; links++) {
            byte[] plain = encode(references, chain(links, "short"));
            byte[] rows = encode(references, chain(links, "long".repeat(200)));
            int levels = decode(references, plain, Limits.DEFAULT).facts().maxDepth();
            assertThat(levels)
                    .isEqualTo(decode(references, rows, Limits.DEFAULT).facts().maxDepth())
                    .isGreaterThan(links + 1);
            for (int depth = 1; depth <= levels; depth++) {
                assertThat(issues(references, plain, depth))
                        .as("%d links, at most %d levels", links, depth)
                        .isEqualTo(issues(references, rows, depth));
            }
            assertThat(issues(references, plain, links)).hasSize(1);
        }
    }

    /** Objects inside each other, the innermost with a text, behind one that brings the classes. */
    private static List<Object> chain(int links, String text) {
        Outer chain = new Outer();
        Inner inner = new Inner();
        inner.name = text;
        chain.of = inner;
        for (int i = 1; i < links; i++) {
            Outer around = new Outer();
            around.next = chain;
            chain = around;
        }
        return new ArrayList<>(List.of(new Outer(), chain));
    }

    private static List<Issue> issues(boolean references, byte[] bytes, int depth) {
        Limits limits = new Limits(1000, depth, 10, Duration.ofSeconds(5), 0);
        return decode(references, bytes, limits).facts().issues();
    }

    /** The element of a list, which is one of the outermost objects. */
    private static Field element(FieldTree tree, int object, int index) {
        return tree.find("object[" + object + "][" + index + "]").orElseThrow();
    }

    private static FieldTree decode(boolean references, Object... graphs) {
        return decode(references, encode(references, graphs), Limits.DEFAULT);
    }

    private static byte[] encode(boolean references, Object... graphs) {
        com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(references);
        Output output = new Output(1024, -1);
        for (Object graph : graphs) {
            kryo.writeClassAndObject(output, graph);
        }
        return output.toBytes();
    }

    private static FieldTree decode(boolean references, byte[] bytes, Limits limits) {
        String classes = ReflectedClasses.list(List.of(Inner.class, Outer.class));
        return new Kryo()
                .with(Schema.of("objects", "", "option references = " + references + ";\n" + classes))
                .decode(
                        Source.ofBytes("objects", bytes),
                        new DecodeOptions(0, limits),
                        TreeStorage.inMemory(),
                        Progress.NONE);
    }
}
