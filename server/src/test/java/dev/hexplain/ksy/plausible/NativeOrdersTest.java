package dev.hexplain.ksy.plausible;

import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.NativeOrder;
import dev.hexplain.inspect.formats.BuiltInDescriptors;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records say nothing of their byte order; what is in them does. */
@Slow
class NativeOrdersTest {
    private static final BuiltInDescriptors FORMATS = new BuiltInDescriptors();

    private static List<String> samplesOfEitherOrder() {
        return Samples.files("records", ".bin").stream()
                .map(file -> file.substring(0, file.lastIndexOf('.')))
                .filter(name -> !name.contains("data_output"))
                .toList();
    }

    private static Decoder decoder(String format) {
        return FORMATS.get(format).orElseThrow();
    }

    private static FieldTree decode(String format, byte[] bytes) {
        return decode(format, bytes, DecodeOptions.DEFAULT);
    }

    private static FieldTree decode(String format, byte[] bytes, DecodeOptions options) {
        return decoder(format).decode(Source.ofBytes("record", bytes), options, TreeStorage.inMemory(), Progress.NONE);
    }

    private static NativeOrder order(String format, FieldTree tree) {
        return decoder(format).orderOf(tree).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("samplesOfEitherOrder")
    void the_order_that_a_sample_was_written_in_is_found(String sample) {
        String format = sample.substring(0, sample.indexOf('-'));
        try (FieldTree tree = decode(format, Samples.record(sample))) {
            ByteOrder written = sample.endsWith("-be") ? BIG_ENDIAN : LITTLE_ENDIAN;
            assertThat(order(format, tree).order()).isEqualTo(written);
            assertThat(order(format, tree).reason()).contains("points of 100", "all bytes are read", "against");
            assertThat(tree.facts().hasErrors()).isFalse();
            assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
        }
    }

    @ParameterizedTest
    @MethodSource("samplesOfEitherOrder")
    void it_is_found_in_what_is_left_of_a_damaged_one(String sample) {
        String format = sample.substring(0, sample.indexOf('-'));
        byte[] bytes = Samples.record(sample);
        for (int length = 150; length < bytes.length; length++) {
            try (FieldTree tree = decode(format, Arrays.copyOf(bytes, length))) {
                ByteOrder written = sample.endsWith("-be") ? BIG_ENDIAN : LITTLE_ENDIAN;
                assertThat(order(format, tree).order())
                        .as("of %d bytes", length)
                        .isEqualTo(written);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"order", "order_stream", "order_frames", "market_data_stream", "blog_bench_frames"})
    void an_order_that_was_chosen_is_taken_however_implausible(String format) {
        byte[] bytes = Samples.record(format + "-le");
        try (FieldTree tree = decode(format, bytes, DecodeOptions.DEFAULT.in(Optional.of(BIG_ENDIAN)))) {
            assertThat(order(format, tree)).isEqualTo(new NativeOrder(BIG_ENDIAN, "chosen"));
        }
    }

    @Test
    void the_values_are_those_of_the_order_taken() {
        byte[] bytes = Samples.record("order-le");
        try (FieldTree little = decode("order", bytes);
                FieldTree big = decode("order", bytes, DecodeOptions.DEFAULT.in(Optional.of(BIG_ENDIAN)))) {
            assertThat(value(little, "order_code")).isEqualTo("777");
            assertThat(value(big, "order_code")).isEqualTo(String.valueOf(Integer.reverseBytes(777)));
        }
    }

    private static String value(FieldTree tree, String path) {
        Field field = tree.find(path).orElseThrow();
        return tree.value(field).actual();
    }

    @Test
    void bytes_that_tell_nothing_are_taken_for_little_endian_and_it_is_said() {
        try (FieldTree tree = decode("market_data", new byte[144])) {
            assertThat(order("market_data", tree).order()).isEqualTo(LITTLE_ENDIAN);
            assertThat(order("market_data", tree).reason()).contains("equally plausible", "most machines");
        }
        try (FieldTree tree = decode("order_stream", new byte[0])) {
            assertThat(order("order_stream", tree).order()).isEqualTo(LITTLE_ENDIAN);
        }
    }

    @Test
    void lengths_that_fit_weigh_more_than_numbers_that_look_odd() {
        ByteBuffer odd = ByteBuffer.allocate(25 + 8).order(BIG_ENDIAN);
        odd.putLong(0x0102030405060708L).put((byte) 7).putInt(0x11223344).putInt(0x55667788);
        odd.putInt(1).putDouble(1e-200).putInt(0);
        try (FieldTree tree = decode("order", odd.array())) {
            assertThat(order("order", tree).order()).isEqualTo(BIG_ENDIAN);
        }
    }

    @Test
    void lengths_of_billions_and_below_zero_end_quickly() {
        for (int length : new int[] {Integer.MAX_VALUE, -1, Integer.MIN_VALUE, 0x7F7F7F7F, 0x00808000}) {
            byte[] bytes = new byte[185];
            ByteBuffer.wrap(bytes).putInt(17, length);
            new Survival(decoder("order")).decode(bytes);
            new Survival(decoder("order_stream")).decode(bytes);
            new Survival(decoder("order_frames")).decode(bytes);
        }
    }

    @Test
    void random_bytes_are_a_tree_in_some_order() {
        Random random = new Random(3);
        for (int round = 0; round < 300; round++) {
            byte[] bytes = new byte[random.nextInt(300)];
            random.nextBytes(bytes);
            for (String format : List.of("order_stream", "order_frames", "blog_bench_stream", "market_data_frames")) {
                FieldTree tree = new Survival(decoder(format)).decode(bytes);
                assertThat(decoder(format).orderOf(tree)).isPresent();
            }
        }
    }

    @Test
    void a_million_records_are_judged_by_the_first() {
        byte[] record = Samples.record("order-be");
        ByteBuffer many = ByteBuffer.allocate(record.length * 50_000);
        while (many.hasRemaining()) {
            many.put(record);
        }
        try (FieldTree tree = decode("order_stream", many.array())) {
            assertThat(order("order_stream", tree).order()).isEqualTo(BIG_ENDIAN);
            assertThat(order("order_stream", tree).reason()).contains("the first part reads well");
            assertThat(tree.facts().hasErrors()).isFalse();
        }
    }

    @Test
    void the_reason_is_kept_with_the_tree(@TempDir Path folder) {
        Source source = Source.ofBytes("record", Samples.record("order-be"));
        Decoder decoder = decoder("order");
        NativeOrder taken;
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.in(folder), Progress.NONE)) {
            taken = order("order", tree);
            try (FieldTree again = FieldTree.open(source, TreeStorage.in(folder), decoder.shapes(), tree.facts())) {
                assertThat(order("order", again)).isEqualTo(taken);
                assertThat(value(again, "order_code")).isEqualTo("777");
            }
        }
    }

    @Test
    void what_stands_before_the_record_is_not_judged() {
        byte[] record = Samples.record("order-be");
        byte[] behind = new byte[10 + record.length];
        System.arraycopy(record, 0, behind, 10, record.length);
        try (FieldTree tree = decode("order", behind, DecodeOptions.DEFAULT.from(10))) {
            assertThat(order("order", tree).order()).isEqualTo(BIG_ENDIAN);
        }
    }

    @Test
    void a_record_in_native_order_has_the_order_of_the_format_that_imports_it() {
        try (FieldTree tree = decode("blog_bench_data_output", Samples.record("blog_bench_data_output-be"))) {
            assertThat(value(tree, "rest.test1")).isEqualTo("123456");
            assertThat(decoder("blog_bench_data_output").orderOf(tree)).isEmpty();
        }
    }
}
