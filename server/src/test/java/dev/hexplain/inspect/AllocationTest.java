package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.trees.FieldDetails;
import dev.hexplain.inspect.trees.FieldViews;
import dev.hexplain.inspect.trees.IssueViews;
import dev.hexplain.inspect.trees.IssuesByField;
import dev.hexplain.inspect.trees.Spans;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.testing.HostileStreams;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What one step of a small dump's way costs in heap: to read it, or to answer one request about it. */
@Slow
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int SMALL = 10_000;
    private static final int LARGEST_PAGE = 1000;
    private static final int SPANS = 4096;

    /** Fields whose answers are looked at, from the first on. */
    private static final int FIELDS = 60;

    /** What the JVM itself takes the first time that code runs is in it. */
    private static final long EACH = 64L << 20;

    private static final int EACH_BYTE = 2_000;

    /** Of the bytes that are repeated each so many: formats tell their types by the highest bits. {@code make exhaustive}: 3. */
    private static final int BETWEEN_BYTES = Selection.size(7, 3);

    private static final String RECORDS = """
            meta: {id: records, endian: le}
            seq: [{id: records, type: record, repeat: eos}]
            types:
              record:
                seq:
                  - {id: kind, type: u1, enum: kind}
                  - {id: len_name, type: u1}
                  - {id: name, type: str, size: len_name, encoding: UTF-8}
                  - {id: time, type: s8, if: kind == kind::timed}
                  - {id: body, type: {switch-on: kind, cases: {kind::plain: plain, _: other}}}
              plain: {seq: [{id: x, type: u2}, {id: y, type: u2}]}
              other: {seq: [{id: z, type: f4}]}
            enums: {kind: {0: plain, 1: timed}}
            """;

    /** One step. */
    private interface Step {
        void run();
    }

    @TestFactory
    List<DynamicTest> of_samples_it_is_bounded_by_their_size() {
        return NativeDecoders.all().stream()
                .map(decoder -> DynamicTest.dynamicTest(
                        decoder.id(),
                        () -> Samples.ofFormat(
                                        decoder.id(), decoder.description().category())
                                .stream()
                                .filter(bytes -> bytes.length <= SMALL)
                                .forEach(bytes -> check(decoder, bytes))))
                .toList();
    }

    @TestFactory
    List<DynamicTest> of_hostile_java_streams_it_is_bounded_by_their_size() {
        Decoder decoder = decoder("java_serialization");
        return HostileStreams.java().entrySet().stream()
                .map(stream -> DynamicTest.dynamicTest(stream.getKey(), () -> check(decoder, stream.getValue())))
                .toList();
    }

    /** Bytes that are all alike nest as deep, or list as much, as a format lets them. */
    @TestFactory
    List<DynamicTest> of_a_repeated_byte_it_is_bounded_by_its_number() {
        return NativeDecoders.all().stream()
                .map(decoder -> DynamicTest.dynamicTest(decoder.id(), () -> {
                    for (int value = 0; value < 256; value += BETWEEN_BYTES) {
                        byte[] bytes = new byte[6_500];
                        Arrays.fill(bytes, (byte) value);
                        check(decoder, bytes);
                    }
                }))
                .toList();
    }

    /** The square of the number would be 100 times as much. */
    @Test
    void a_page_of_a_list_costs_no_more_the_further_down_it_is_than_its_number() {
        Decoder decoder = decoder("java_serialization");
        long few = pageOfFields(decoder, 300);
        long many = pageOfFields(decoder, 3_000);

        assertThat(many).isLessThan(30 * few + (16 << 20));
    }

    /** Objects that no expression keeps are read with one and the same; otherwise each would cost some 500 bytes. */
    @Test
    void records_of_a_descriptor_cost_hardly_more_than_their_rows() {
        Decoder decoder = KsyDecoder.of(Objects.requireNonNull(
                DescriptorReader.read("records.ksy", RECORDS, Imports.NONE).descriptor()));
        int count = 100_000;
        ByteBuffer records = ByteBuffer.allocate(48 * count);
        for (int i = 0; i < count; i++) {
            records.put((byte) (i % 4)).put((byte) 30).put(new byte[30]);
            records.put(new byte[i % 4 == 1 ? 12 : 4]);
        }
        byte[] bytes = Arrays.copyOf(records.array(), records.position());
        decode(decoder, Arrays.copyOf(bytes, 36)).close();

        assertThat(allocated(() -> decode(decoder, bytes).close())).isLessThan(120L * count);
    }

    private static long pageOfFields(Decoder decoder, int count) {
        try (FieldTree tree = decode(decoder, HostileStreams.manyFields(count))) {
            Field list = tree.find("contents[0].classDesc.fields").orElseThrow();
            int shown = Math.min(count, LARGEST_PAGE);
            return allocated(() -> children(tree, list, count - shown, shown));
        }
    }

    private static void check(Decoder decoder, byte[] bytes) {
        long most = EACH + (long) EACH_BYTE * bytes.length;
        assertThat(allocated(() -> decode(decoder, bytes).close())).isLessThan(most);
        try (FieldTree tree = decode(decoder, bytes)) {
            IssuesByField byField = new IssuesByField(tree);
            IssueViews issues = new IssueViews(tree, byField, List.of());
            FieldDetails details = new FieldDetails(tree, decoder, new FieldViews(tree, byField), issues);
            assertThat(allocated(() -> new Spans(tree, 0, bytes.length).window(0, bytes.length, SPANS)))
                    .as("spans")
                    .isLessThan(most);
            assertThat(allocated(() -> issues.page(0, LARGEST_PAGE)))
                    .as("issues")
                    .isLessThan(most);
            Walk walk = new Walk(tree);
            for (int field = 0; field < FIELDS && walk.next(); field++) {
                Field at = walk.field();
                assertThat(allocated(() -> children(tree, at, 0, LARGEST_PAGE)))
                        .as("children of %s", at.id())
                        .isLessThan(most);
                assertThat(allocated(() -> details.of(at)))
                        .as("field %s", at.id())
                        .isLessThan(most);
            }
        }
    }

    private static void children(FieldTree tree, Field of, long from, int limit) {
        FieldViews views = new FieldViews(tree, new IssuesByField(tree));
        tree.children(of, from, limit).forEach(child -> views.of(child, of.id()));
    }

    private static FieldTree decode(Decoder decoder, byte[] bytes) {
        return decoder.decode(
                Source.ofBytes("small", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    private static Decoder decoder(String id) {
        return NativeDecoders.all().stream()
                .filter(decoder -> decoder.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static long allocated(Step step) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        step.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
