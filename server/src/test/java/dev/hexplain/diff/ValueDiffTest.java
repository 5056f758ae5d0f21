package dev.hexplain.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueSummary;
import dev.hexplain.values.WalkRemarks;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ValueDiffTest {
    private static DiffSide values(String format, byte[] bytes) {
        Decoder decoder = NativeDecoders.all().stream()
                .filter(each -> each.id().equals(format))
                .findFirst()
                .orElseThrow();
        return DiffSide.values(new TreeValues(Decoded.of(decoder, bytes).tree()));
    }

    private static DiffSide json(String text) {
        return values("json", text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private static DiffSide java(Object object) {
        return values("java_serialization", Serialized.stream(object));
    }

    private static List<String> diff(DiffSide before, DiffSide after, boolean typed) {
        List<String> changes = new ArrayList<>();
        ValueDiff.tell(before, after, typed, change -> changes.add(words(change)));
        return changes;
    }

    private static String words(ValueChange change) {
        String at = change.path().equals(change.newPath()) ? change.path() : change.path() + "->" + change.newPath();
        String said = said(change.before()) + ">" + said(change.after());
        return change.kind() + " " + at + (change.kind() == ValueChange.Kind.MOVED ? "" : " " + said);
    }

    private static String said(Optional<LogicalValue> value) {
        return value.map(each -> ValueSummary.of(each, 40)).orElse("");
    }

    private static List<String> jsonDiff(String before, String after) {
        return diff(json(before), json(after), true);
    }

    private static List<String> javaDiff(Object before, Object after) {
        return diff(java(before), java(after), true);
    }

    @Test
    void no_value_is_left_out_for_want_of_time_and_nothing_is_compared_for_nobody() {
        DiffSide numbers =
                java(new ArrayList<>(IntStream.range(0, 5_000).boxed().toList()));
        DiffSide others = java(new ArrayList<>(IntStream.range(0, 5_001).boxed().toList()));

        assertThat(RequestDeadline.of(Duration.ZERO, () -> false, () -> diff(numbers, others, true)))
                .containsExactly("ADDED [5000] >5000");
        assertThatThrownBy(() -> RequestDeadline.of(Duration.ofDays(1), () -> true, () -> diff(numbers, others, true)))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void members_are_matched_by_name() {
        assertThat(jsonDiff("{'a':1,'b':2,'c':3}", "{'c':3,'a':1,'b':7,'d':null}"))
                .containsExactly("CHANGED b 2>7", "ADDED d >null");
        assertThat(jsonDiff("{'a':{'b':{'c':1}}}", "{'a':{'b':{}}}")).containsExactly("REMOVED a.b.c 1>");
        assertThat(jsonDiff("{'a b':1}", "{'a b':2}")).containsExactly("CHANGED [\"a b\"] 1>2");
    }

    @Test
    void elements_are_aligned() {
        assertThat(jsonDiff("[1,2,3,4]", "[1,9,2,3,4]")).containsExactly("ADDED [1] >9");
        assertThat(jsonDiff("[1,2,3,4]", "[1,3,4]")).containsExactly("REMOVED [1] 2>");
        assertThat(jsonDiff("[1,2,3]", "[1,8,3]")).containsExactly("CHANGED [1] 2>8");
        assertThat(jsonDiff("['x',1,2,3]", "[1,2,3,'x']")).containsExactly("MOVED [0]->[3]");
    }

    @Test
    void an_element_that_changed_beside_one_that_was_added_keeps_its_partner() {
        assertThat(jsonDiff(
                        "[{'id':1,'p':1,'q':1},{'id':2,'p':2,'q':2}]",
                        "[{'id':1,'p':1,'q':1},{'id':9,'p':9,'q':9},{'id':2,'p':5,'q':2}]"))
                .containsExactly("ADDED [1] >{id=9, p=9, q=9}", "CHANGED [1].p->[2].p 2>5");
    }

    @Test
    void the_order_of_sets_and_maps_means_nothing() {
        assertThat(javaDiff(new LinkedHashSet<>(List.of(1, 2, 3)), new LinkedHashSet<>(List.of(3, 1, 4))))
                .containsExactlyInAnyOrder("REMOVED [1] 2>", "ADDED [2] >4");
        Map<String, Integer> one = new LinkedHashMap<>();
        Map<String, Integer> other = new LinkedHashMap<>();
        for (int i = 0; i < 1000; i++) {
            one.put("k" + i, i);
            other.put("k" + (999 - i), 999 - i);
        }
        assertThat(javaDiff(one, other)).isEmpty();
    }

    /** The capacity and the handles of a stream are no part of what it says. */
    @Test
    void what_only_the_encoding_has_is_no_difference() {
        HashMap<String, Object> one = new HashMap<>(16);
        HashMap<String, Object> other = new HashMap<>(4096);
        for (HashMap<String, Object> map : List.of(one, other)) {
            map.put("date", LocalDate.of(2024, 5, 1));
            map.put("price", new BigDecimal("9.50"));
            map.put("list", new ArrayList<>(List.of("a", "b")));
        }
        assertThat(Serialized.stream(one)).isNotEqualTo(Serialized.stream(other));
        assertThat(javaDiff(one, other)).isEmpty();
    }

    @Test
    void a_class_that_changed_is_told_beside_what_is_in_it() {
        assertThat(javaDiff(new HashMap<>(Map.of("a", 1)), new TreeMap<>(Map.of("a", 2))))
                .containsExactly("TYPE_CHANGED  {a=1}>{a=2}", "CHANGED a 1>2");
        assertThat(javaDiff(List.of(1, 2), List.of(1L, 2))).containsExactly("TYPE_CHANGED [0] 1>1");
    }

    @Test
    void shared_objects_are_compared_once() {
        ArrayList<Object> inner = new ArrayList<>(List.of("x"));
        ArrayList<Object> newInner = new ArrayList<>(List.of("y"));
        assertThat(javaDiff(new ArrayList<>(List.of(inner, inner)), new ArrayList<>(List.of(newInner, newInner))))
                .containsExactly("CHANGED [0][0] \"x\">\"y\"");
    }

    @Test
    void a_reference_to_another_object_is_a_difference() {
        ArrayList<Object> a = new ArrayList<>(List.of("a"));
        ArrayList<Object> b = new ArrayList<>(List.of("b"));
        assertThat(javaDiff(new ArrayList<>(List.of(a, b, a)), new ArrayList<>(List.of(a, b, b))))
                .containsExactly("CHANGED [2] *>*");
    }

    @Test
    void cycles_end() {
        ArrayList<Object> one = new ArrayList<>(List.of(1));
        one.add(one);
        ArrayList<Object> other = new ArrayList<>(List.of(2));
        other.add(other);
        assertThat(javaDiff(one, other)).containsExactly("CHANGED [0] 1>2");
    }

    @Test
    void between_two_formats_types_do_not_count() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("id", 7);
        map.put("name", "Zoë");
        map.put("tags", new ArrayList<>(List.of("a", "b")));
        assertThat(diff(java(map), json("{'id':7,'name':'Zoë','tags':['a','c']}"), false))
                .containsExactly("CHANGED tags[1] \"b\">\"c\"");
    }

    /** Arrays are too long to be aligned: elements with the same number are compared. */
    @Test
    void long_arrays_are_compared_by_number() {
        int[] before = new int[300_000];
        int[] after = Arrays.copyOf(before, 300_001);
        after[7] = 1;
        assertThat(javaDiff(before, after)).containsExactly("CHANGED [7] 0>1", "ADDED [300000] >0");
    }

    @Test
    void who_wants_no_more_is_told_no_more() {
        List<String> heard = new ArrayList<>();
        WalkRemarks remarks = ValueDiff.tell(json("[1,2,3]"), json("[4,5,6]"), true, change -> {
            heard.add(words(change));
            return heard.size() < 2;
        });
        assertThat(remarks.areComplete()).isFalse();
        assertThat(heard).hasSize(2);
    }

    /** Generated lists of records, with edits that are known: exactly those are told. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void known_edits_are_told_exactly(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Map<String, Object>> before = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            before.add(record(random, i));
        }
        List<Map<String, Object>> after = new ArrayList<>();
        List<String> made = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            Map<String, Object> record = new LinkedHashMap<>(before.get(i));
            int edit = i % 7 == 3 ? random.nextInt(4) : 4;
            switch (edit) {
                case 0 -> made.add("REMOVED [%d]".formatted(i));
                case 1 -> {
                    Map<String, Object> added = record(random, 10_000 + i);
                    made.add("ADDED [%d]".formatted(after.size()));
                    after.addAll(Arrays.asList(added, record));
                }
                case 2 -> {
                    record.put("price", (Integer) record.get("price") + 1);
                    made.add("CHANGED [%d].price".formatted(i));
                    after.add(record);
                }
                case 3 -> {
                    record.put("note", "new");
                    made.add("ADDED [%d].note".formatted(after.size()));
                    after.add(record);
                }
                default -> after.add(record);
            }
        }
        List<String> told = new ArrayList<>();
        ValueDiff.tell(java(new ArrayList<>(before)), java(new ArrayList<>(after)), true, change -> {
            boolean isNew = change.kind() == ValueChange.Kind.ADDED;
            told.add(change.kind() + " " + (isNew ? change.newPath() : change.path()));
            return true;
        });
        assertThat(told).containsExactlyInAnyOrderElementsOf(made);
    }

    private static Map<String, Object> record(SplittableRandom random, int id) {
        Map<String, Object> record = new LinkedHashMap<>();
        record.put("id", id);
        record.put("name", "n" + random.nextInt());
        record.put("price", random.nextInt(1000));
        return record;
    }
}
