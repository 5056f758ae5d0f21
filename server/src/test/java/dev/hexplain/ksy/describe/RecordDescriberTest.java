package dev.hexplain.ksy.describe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.check.Checker;
import dev.hexplain.ksy.describe.RecordLayout.Endian;
import dev.hexplain.ksy.describe.RecordLayout.Frame;
import dev.hexplain.ksy.describe.RecordLayout.Order;
import dev.hexplain.ksy.describe.RecordLayout.TextForm;
import dev.hexplain.ksy.describe.RecordLayout.Width;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.testing.SeedRecords;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordDescriberTest {
    private static RecordLayout layout(Endian endian, Frame frame) {
        return layout(endian, TextForm.UTF, Order.WRITTEN, frame);
    }

    private static RecordLayout layout(Endian endian, TextForm text, Order order, Frame frame) {
        return new RecordLayout(endian, "record", "", Width.INT, text, Width.INT, order, frame, Width.INT);
    }

    private static String described(String fields, RecordLayout layout) {
        RecordDescriber.Result result = RecordDescriber.record(fields, layout);
        assertThat(result.diagnostics()).isEmpty();
        return result.text();
    }

    private static FieldTree decode(String descriptor, byte[] bytes) {
        DescriptorReading reading = DescriptorReader.read("record.ksy", descriptor, Imports.NONE);
        assertThat(Checker.check(reading)).as(descriptor).isEmpty();
        FieldTree tree = KsyDecoder.of(java.util.Objects.requireNonNull(reading.descriptor()))
                .decode(
                        Source.ofBytes("record.bin", bytes),
                        DecodeOptions.DEFAULT,
                        TreeStorage.inMemory(),
                        Progress.NONE);
        TreeInvariants.check(tree);
        assertThat(tree.facts().issueCount()).isZero();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        return tree;
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).toString();
    }

    @Test
    void the_record_of_the_seed_is_explained_to_its_last_byte_in_both_orders() {
        FieldTree big = decode(
                described(SeedRecords.ORDER_FIELDS, layout(Endian.BE, Frame.SINGLE)),
                SeedRecords.order(ByteOrder.BIG_ENDIAN));
        FieldTree little = decode(
                described(SeedRecords.ORDER_FIELDS, layout(Endian.LE, Frame.SINGLE)),
                SeedRecords.order(ByteOrder.LITTLE_ENDIAN));

        assertThat(value(big, "order_code")).contains("777");
        assertThat(value(little, "order_code")).contains("777");
        assertThat(value(little, "prices[3]")).contains("0.4");
        assertThat(value(little, "quantities[9]")).contains("10");
        assertThat(big.find("quantities[9]").orElseThrow().end()).isEqualTo(SeedRecords.ORDER_LENGTH);
    }

    @Test
    void records_follow_each_other_to_the_end() {
        FieldTree tree = decode(
                described(SeedRecords.ORDER_FIELDS, layout(Endian.LE, Frame.REPEATED)),
                SeedRecords.orders(ByteOrder.LITTLE_ENDIAN, 20));

        assertThat(tree.find("records[7]").orElseThrow().offset()).isEqualTo(7 * 185);
        assertThat(value(tree, "records[19].prices[9]")).contains("1.0");
    }

    @Test
    void records_stand_behind_their_length() {
        ByteBuffer frames = ByteBuffer.allocate(3 * (4 + 185));
        for (int i = 0; i < 3; i++) {
            frames.putInt(185).put(SeedRecords.order(ByteOrder.BIG_ENDIAN));
        }

        FieldTree tree =
                decode(described(SeedRecords.ORDER_FIELDS, layout(Endian.BE, Frame.LENGTH_PREFIXED)), frames.array());

        assertThat(tree.find("frames[2].record.priority").orElseThrow().offset())
                .isEqualTo(2 * 189 + 4 + 13);
    }

    @Test
    void native_order_is_said_to_be() {
        DescriptorReading reading = DescriptorReader.read(
                "record.ksy", described(SeedRecords.ORDER_FIELDS, layout(Endian.NATIVE, Frame.SINGLE)), Imports.NONE);

        assertThat(reading.diagnostics()).isEmpty();
        assertThat(java.util.Objects.requireNonNull(reading.descriptor())
                        .hexplain()
                        .nativeEndian())
                .isTrue();
    }

    @Test
    void what_a_data_output_stream_writes_is_explained() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeUTF("Some Value 13");
        out.writeInt(2);
        out.writeUTF("a");
        out.writeUTF("");
        out.writeInt(1);
        out.writeInt(3);
        out.write(new byte[] {1, 2, 3});
        out.writeChar('x');
        out.writeLong(5);
        out.writeLong(6);
        out.writeInt(1);
        out.writeShort(7);
        out.writeShort(8);

        FieldTree tree = decode(
                described(
                        "String str, String[] tags, Side{BUY, SELL} side, byte[] payload, char c, UUID id, short[][2] m",
                        layout(Endian.BE, Frame.SINGLE)),
                bytes.toByteArray());

        assertThat(value(tree, "str")).contains("Some Value 13");
        assertThat(value(tree, "side")).contains("sell");
        assertThat(tree.find("payload").orElseThrow().length()).isEqualTo(3);
    }

    @Test
    void strings_may_have_a_length_of_any_type() {
        byte[] text = "Grüße".getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes =
                ByteBuffer.allocate(4 + text.length).putInt(text.length).put(text);

        FieldTree tree = decode(
                described("String s", layout(Endian.BE, TextForm.INT, Order.WRITTEN, Frame.SINGLE)), bytes.array());

        assertThat(value(tree, "s")).contains("Grüße");
    }

    @Test
    void in_the_order_of_the_jvm_large_fields_come_first() {
        String text = described(
                "byte a, long b, int c, boolean d, double e, short f, long[] g",
                layout(Endian.LE, TextForm.UTF, Order.FIELD, Frame.SINGLE));

        assertThat(text.lines().filter(line -> line.startsWith("  - id:")).map(line -> line.substring(8)))
                .containsExactly("b", "e", "c", "f", "a", "d", "num_g", "g");
    }

    @Test
    void declarations_may_be_copied_from_source() {
        String text = described("""
                private static final long serialVersionUID = 1
                """.replace(" = 1", "") + """
                ; // not written
                public final long securityId;
                @Deprecated transient int cache;
                double bidQty0, bidQty1;
                time: long
                """, layout(Endian.LE, Frame.SINGLE));

        assertThat(text.lines().filter(line -> line.startsWith("  - id:")).map(line -> line.substring(8)))
                .containsExactly("security_id", "bid_qty0", "bid_qty1", "time");
        assertThat(text).contains("-orig-id: securityId", "-hexplain-logical: bidQty1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'int a, Foo b'|1|8|`Foo` is not known",
                "'Integer a'|1|1|`Integer` may be null",
                "'int a,\n int a'|2|6|there is a field `a` already",
                "'a'|1|1|`a` has no type",
                "'int 5'|1|5|expected a name",
                "'int[x] a'|1|5|expected `]`",
                "''|1|1|expected a field",
                "'Side{} s'|1|1|has no constants",
            })
    void mistakes_are_said_with_their_place(String fields, int line, int column, String message) {
        RecordDescriber.Result result = RecordDescriber.record(fields, RecordLayout.DEFAULT);

        assertThat(result.text()).isEmpty();
        assertThat(result.diagnostics()).singleElement().satisfies(error -> {
            assertThat(error.at().line()).isEqualTo(line);
            assertThat(error.at().column()).isEqualTo(column);
            assertThat(error.message()).contains(message);
        });
    }

    @Test
    void all_mistakes_are_said() {
        assertThat(RecordDescriber.record("Foo a, int b, Bar c, [", RecordLayout.DEFAULT)
                        .diagnostics())
                .hasSize(3);
    }

    @Test
    void ids_that_would_clash_are_told_apart() {
        String text =
                described("int numPrices, double[] prices, int URLPath2, int _x, int url_path2", RecordLayout.DEFAULT);

        assertThat(text.lines().filter(line -> line.startsWith("  - id:")).map(line -> line.substring(8)))
                .containsExactly("num_prices", "num_prices_2", "prices", "url_path2", "x", "url_path2_2");
    }
}
