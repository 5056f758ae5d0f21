package dev.hexplain.decoders.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Value;
import java.io.Serializable;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTConfiguration;

/** Short members, elements and entries need no rows, and are fields as rows would be. */
class FstPlainValuesTest {
    private static final int MANY = 200;

    static class Inner implements Serializable {
        String name = "inner";
    }

    static class Outer implements Serializable {
        Object of = new Inner();
        List<Object> several = new ArrayList<>(List.of(1, "two", 3L));
        Map<String, Object> named = new HashMap<>(Map.of("one", 1));
        LocalDate day = LocalDate.of(2024, 2, 29);
        Outer next;
    }

    @Test
    void an_object_with_short_members_is_one_row() {
        List<Object> many = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            many.add(new Outer());
        }
        try (FieldTree tree = decode(many)) {
            assertThat(tree.facts().issueCount()).isZero();
            assertThat(tree.facts().fields()).isGreaterThan(30L * MANY);
            assertThat(tree.rowCount()).isBetween(MANY - 64, MANY);
            for (int i : new int[] {1, 63, 64, MANY - 1}) {
                String path = "object[0][" + i + "]";
                assertThat(value(tree, path + ".several[0]")).isEqualTo("1");
                assertThat(value(tree, path + ".day")).isEqualTo("2024-02-29");
                assertThat(tree.find(path + ".of").orElseThrow().type()).endsWith("Inner");
            }
        }
    }

    @Test
    void a_reference_to_an_object_without_a_row_leads_there() {
        Outer first = new Outer();
        Outer second = new Outer();
        Outer third = new Outer();
        third.of = second.of;
        try (FieldTree tree = decode(new ArrayList<>(List.of(first, second, third)))) {
            Field target = tree.find("object[0][1].of").orElseThrow();
            Field reference = tree.find("object[0][2].of").orElseThrow();
            Field handle =
                    tree.children(reference, tree.childCount(reference) - 1, 1).getFirst();
            assertThat(target.id().ordinal()).isPositive();
            assertThat(tree.handles().referredToBy(handle).flatMap(tree.handles()::definition))
                    .contains(target);
            assertThat(tree.references().count(tree.handles().definedBy(target).orElseThrow()))
                    .isEqualTo(1);
        }
    }

    @Test
    void levels_count_whether_they_have_rows_or_not() {
        for (int links = 1; links < 6; links++) {
            byte[] plain = encode(chain(links, "short"));
            byte[] rows = encode(chain(links, "long".repeat(200)));
            int levels = decode(plain, Limits.DEFAULT).facts().maxDepth();
            assertThat(levels)
                    .isEqualTo(decode(rows, Limits.DEFAULT).facts().maxDepth())
                    .isGreaterThan(links + 1);
            for (int depth = 1; depth <= levels; depth++) {
                assertThat(issues(plain, depth))
                        .as("%d links, at most %d levels", links, depth)
                        .isEqualTo(issues(rows, depth));
            }
            assertThat(issues(plain, links)).hasSize(1);
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

    private static List<Issue> issues(byte[] bytes, int depth) {
        Limits limits = new Limits(1000, depth, 10, Duration.ofSeconds(5), 0);
        return decode(bytes, limits).facts().issues();
    }

    private static String value(FieldTree tree, String path) {
        return tree.find(path).map(tree::value).map(Value::actual).orElse("");
    }

    private static FieldTree decode(Object object) {
        return decode(encode(object), Limits.DEFAULT);
    }

    private static byte[] encode(Object object) {
        return FSTConfiguration.createDefaultConfiguration().asByteArray(object);
    }

    private static FieldTree decode(byte[] bytes, Limits limits) {
        return new Fst()
                .with(Schema.of("objects", "", ReflectedClasses.list(List.of(Inner.class, Outer.class))))
                .decode(
                        Source.ofBytes("objects", bytes),
                        new DecodeOptions(0, limits),
                        TreeStorage.inMemory(),
                        Progress.NONE);
    }
}
