package dev.hexplain.diff;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.WalkRemarks;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents that differ in what stands in very many others, one in the other. */
@Slow
class DeepDiffTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static FieldTree tree(String format, byte[] bytes) {
        Decoder decoder = NativeDecoders.all().stream()
                .filter(each -> each.id().equals(format))
                .findFirst()
                .orElseThrow();
        return decoder.decode(
                Source.ofBytes("deep", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    private static FieldTree json(String text) {
        return tree("json", text.getBytes(StandardCharsets.UTF_8));
    }

    /** What is said of two trees: the kinds and values of differences, then the sentences. */
    private static List<String> diff(FieldTree before, FieldTree after) {
        return said(DiffSide.values(new TreeValues(before)), DiffSide.values(new TreeValues(after)));
    }

    private static List<String> said(DiffSide before, DiffSide after) {
        List<String> said = new ArrayList<>();
        WalkRemarks remarks =
                ValueDiff.tell(before, after, true, change -> said.add(change.kind() + " " + change.path()));
        said.addAll(remarks.sentences());
        assertThat(remarks.areComplete()).isEqualTo(remarks.sentences().isEmpty());
        return said;
    }

    private static String nested(String open, int depth, String inner, String close) {
        return open.repeat(depth) + inner + close.repeat(depth);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {"[ ]", "[1, ]", "[1,2, ,3]", "{\"a\": }", "{\"x\":1,\"a\": ,\"y\":[1,2]}", "[{\"a\":[ ]}]"})
    void json_that_differs_far_inside_differs(String open, String close) {
        for (int depth : new int[] {199, 1_001, 5_000}) {
            assertThatInnermostDiffers(open, depth, close);
        }
    }

    private static void assertThatInnermostDiffers(String open, int depth, String close) {
        FieldTree before = json(nested(open, depth, "1", close));
        FieldTree same = json(nested(open, depth, " 1", close));
        FieldTree after = json(nested(open, depth, "2", close));

        assertThat(diff(before, after))
                .as("%d of %s", depth, open)
                .hasSize(1)
                .first()
                .asString()
                .startsWith("CHANGED");
        assertThat(diff(before, same)).as("%d of %s", depth, open).isEmpty();
    }

    @Test
    void json_that_differs_very_far_inside_differs() {
        assertThatInnermostDiffers("[1,", 50_000, "]");
    }

    @Test
    void a_path_is_whole_where_it_can_be_read() {
        assertThat(diff(json(nested("[", 1_001, "1", "]")), json(nested("[", 1_001, "2", "]"))))
                .containsExactly("CHANGED " + "[0]".repeat(1_001));
        assertThat(diff(json(nested("[", 50_000, "1", "]")), json(nested("[", 50_000, "2", "]"))))
                .containsExactly("CHANGED …" + "[0]".repeat(1_024));
    }

    /** What is deeper than all bounds is said to be. */
    @Test
    void where_the_comparison_ends_it_says_so() {
        List<String> said = diff(json(nested("[", 250_000, "1", "]")), json(nested("[", 250_000, "2", "]")));

        assertThat(said).hasSize(1).first().asString().startsWith("`…").contains("[0]` is not compared", "200,000");
    }

    @ParameterizedTest
    @ValueSource(ints = {1_001, 5_000, 50_000})
    void cbor_that_differs_far_inside_differs(int depth) {
        assertThat(diff(cbor(depth, 1), cbor(depth, 2))).hasSize(1);
        assertThat(diff(cbor(depth, 1), cbor(depth, 1))).isEmpty();
    }

    private static FieldTree cbor(int depth, int inner) {
        byte[] bytes = new byte[depth + 1];
        Arrays.fill(bytes, (byte) 0x81);
        bytes[depth] = (byte) inner;
        return tree("cbor", bytes);
    }

    @ParameterizedTest
    @ValueSource(ints = {1_001, 2_500})
    void java_streams_that_differ_far_inside_differ(int depth) {
        assertThat(diff(java(depth, 1), java(depth, 2))).hasSize(1);
        assertThat(diff(java(depth, 1), java(depth, 1))).isEmpty();
    }

    private static FieldTree java(int depth, int inner) {
        Object nested = inner;
        for (int i = 0; i < depth; i++) {
            nested = new Object[] {nested};
        }
        return tree("java_serialization", streamOf(nested));
    }

    @Test
    void keys_that_differ_far_inside_differ() {
        assertThat(diff(keyed(300, 1), keyed(300, 2))).hasSize(2);
        assertThat(diff(keyed(300, 1), keyed(300, 1))).isEmpty();
    }

    private static FieldTree keyed(int depth, int inner) {
        List<Object> nested = List.of(inner);
        for (int i = 0; i < depth; i++) {
            nested = new ArrayList<>(List.of(nested));
        }
        return tree("java_serialization", streamOf(new HashMap<>(Map.of(nested, "value"))));
    }

    /** Of which no more than the beginning is in the name. */
    @Test
    void composite_keys_that_differ_behind_their_first_characters_differ() {
        for (String format : List.of("cbor", "msgpack")) {
            assertThat(diff(listKeyed(format, 1), listKeyed(format, 2)))
                    .hasSize(2)
                    .anyMatch(change -> change.startsWith("REMOVED"))
                    .anyMatch(change -> change.startsWith("ADDED"));
            assertThat(diff(listKeyed(format, 1), listKeyed(format, 1))).isEmpty();
        }
    }

    /** A list with a map in it, whose key is a list of a hundred numbers: {@code [7, {[0, 0, …, last]: 1}]}. */
    private static FieldTree listKeyed(String format, int last) {
        boolean isCbor = format.equals("cbor");
        byte[] head = isCbor
                ? new byte[] {(byte) 0x82, 7, (byte) 0xA1, (byte) 0x98, 100}
                : new byte[] {(byte) 0x92, 7, (byte) 0x81, (byte) 0xDC, 0, 100};
        byte[] bytes = Arrays.copyOf(head, head.length + 101);
        bytes[bytes.length - 2] = (byte) last;
        bytes[bytes.length - 1] = 1;
        return tree(format, bytes);
    }

    /** Written on a thread whose stack is long enough for the library. */
    private static byte[] streamOf(Object object) {
        byte[][] stream = new byte[1][];
        Thread thread = new Thread(null, () -> stream[0] = Serialized.stream(object), "deep", 1L << 28);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return stream[0];
    }

    @Test
    void fields_that_differ_far_inside_differ() {
        for (int depth : new int[] {1_001, 20_000}) {
            DiffSide before = DiffSide.fields(json(nested("[1,", depth, "1", "]")));
            DiffSide after = DiffSide.fields(json(nested("[1,", depth, "2", "]")));

            assertThat(said(before, after)).isNotEmpty();
        }
    }

    /** Its value is shown by its beginning. */
    @Test
    void a_long_field_that_differs_at_its_end_differs() {
        String text = "x".repeat(1 << 20);

        assertThat(said(DiffSide.fields(json("[\"" + text + "a\"]")), DiffSide.fields(json("[\"" + text + "b\"]"))))
                .isNotEmpty();
    }

    /** The hash of "Aa" is that of "BB" in Java. */
    @Test
    void names_whose_hashes_are_equal_are_different_names() {
        assertThat(diff(json("[{\"Aa\":1},[],3]"), json("[{\"BB\":1},[0],4]"))).hasSizeGreaterThan(2);
    }

    /** All objects say the same in brief. */
    @Test
    void references_are_to_other_objects_whatever_these_say_in_brief() {
        ArrayList<Object> one = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        ArrayList<Object> other = new ArrayList<>(List.of(1, 2, 3, 4, 6));
        FieldTree before = tree("java_serialization", Serialized.stream(new ArrayList<>(List.of(one, other, one))));
        FieldTree after = tree("java_serialization", Serialized.stream(new ArrayList<>(List.of(one, other, other))));

        assertThat(diff(before, after)).containsExactly("CHANGED [2]");
    }

    /** Ten times as deep is ten times as much. */
    @Test
    void what_it_costs_grows_with_the_depth_and_not_with_its_square() {
        long few = allocated(3_000);
        long many = allocated(30_000);

        assertThat(many).isLessThan(15 * few + (32 << 20));
    }

    /** Each costs what the same objects cost that are one after the other in both. */
    @Test
    void lists_in_another_order_and_of_similar_objects_cost_what_their_elements_cost() {
        int count = 5_000;
        String objects = objects(count, i -> i);
        long same = allocated(objects, objects(count, i -> i == 7 ? 0 : i));

        assertThat(allocated(objects, objects(count, i -> i * 7 % count))).isLessThan(3 * same);
        assertThat(allocated(objects, objects(count - 10, i -> i + 1 + i % 3))).isLessThan(3 * same);
    }

    @Test
    void where_the_best_alignment_is_not_looked_for_the_list_is_told() {
        String before = objects(4_000, i -> i % 60);
        WalkRemarks remarks = ValueDiff.tell(
                DiffSide.values(new TreeValues(json("{\"few\":" + before + "}"))),
                DiffSide.values(new TreeValues(json("{\"few\":" + objects(4_000, i -> i * 7 % 61 % 60) + "}"))),
                true,
                _ -> true);

        assertThat(remarks.areComplete()).isTrue();
        assertThat(remarks.sentences()).singleElement().asString().startsWith("`few`: some of its elements are paired");
    }

    private static String objects(int count, IntUnaryOperator id) {
        return IntStream.range(0, count)
                .map(id)
                .mapToObj(each -> "{\"id\":%d,\"name\":\"n\",\"list\":[1,2]}".formatted(each))
                .collect(joining(",", "[", "]"));
    }

    private static long allocated(int depth) {
        return allocated(nested("[1,{\"a\":", depth, "1", "}]"), nested("[2,{\"a\":", depth, "2", "}]"));
    }

    private static long allocated(String before, String after) {
        DiffSide one = DiffSide.values(new TreeValues(json(before)));
        DiffSide other = DiffSide.values(new TreeValues(json(after)));
        long started = THREADS.getCurrentThreadAllocatedBytes();
        ValueDiff.tell(one, other, true, _ -> true);
        return THREADS.getCurrentThreadAllocatedBytes() - started;
    }
}
