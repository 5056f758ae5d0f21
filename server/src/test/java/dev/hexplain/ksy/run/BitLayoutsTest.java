package dev.hexplain.ksy.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Bit fields in layouts: they cost no rows where they fill whole bytes, and are the same fields where they do not. */
class BitLayoutsTest {
    private static final String TICKS = """
            meta: {id: ticks, endian: le, bit-endian: be}
            seq: [{id: ticks, type: tick, repeat: eos}]
            types:
              tick:
                seq:
                  - {id: side, type: b2, enum: side}
                  - {id: depth, type: b6}
                  - {id: venue, type: b12}
                  - {id: flags, type: b1, repeat: expr, repeat-expr: 4}
                  - {id: price, type: u4}
                  - {id: low, type: b3le}
                  - {id: level, type: level}
                instances: {twice: {value: depth * 2}}
              level: {seq: [{id: high, type: b5}, {id: rest, type: b3}]}
            enums: {side: {1: buy, 2: sell}}
            """;
    private static final int TICK = 9;

    private static FieldTree read(String ksy, byte[] bytes) {
        DescriptorReading reading = DescriptorReader.read("test.ksy", ksy, Imports.NONE);
        assertThat(reading.diagnostics()).isEmpty();
        return KsyDecoder.of(Objects.requireNonNull(reading.descriptor()))
                .decode(Source.ofBytes("test", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    private static FieldTree tree(String ksy, String hex) {
        FieldTree tree = read(ksy, HexFormat.of().parseHex(hex.replace(" ", "")));
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        return tree;
    }

    private static Field field(FieldTree tree, String path) {
        return tree.find(path).orElseThrow(() -> new AssertionError("no field " + path));
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(field(tree, path)).summary();
    }

    private static byte[] ticks(int count) {
        ByteBuffer bytes = ByteBuffer.allocate(count * TICK).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            int venue = i % 4096;
            bytes.put((byte) (1 + i % 2 << 6 | i % 64));
            bytes.put((byte) (venue >> 4)).put((byte) (venue << 4 | i % 16));
            bytes.putInt(i).put((byte) (i % 8)).put((byte) (i % 32 << 3 | 5));
        }
        return bytes.array();
    }

    @Test
    void half_a_million_records_of_bit_fields_cost_one_row() {
        try (FieldTree tree = read(TICKS, ticks(500_000))) {
            Field ticks = field(tree, "ticks");
            assertThat(tree.rowCount()).isEqualTo(2);
            assertThat(tree.childCount(ticks)).isEqualTo(500_000);
            assertThat(tree.facts().issues()).isEmpty();

            for (int i : new int[] {0, 1, 4095, 123_457, 499_999}) {
                String tick = "ticks[" + i + "].";
                assertThat(value(tree, tick + "side")).contains(i % 2 == 0 ? "buy" : "sell");
                assertThat(value(tree, tick + "depth")).isEqualTo("" + i % 64);
                assertThat(value(tree, tick + "venue")).isEqualTo("" + i % 4096);
                assertThat(value(tree, tick + "flags[3]")).isEqualTo("" + (i % 2 == 1));
                assertThat(value(tree, tick + "price")).isEqualTo("" + i);
                assertThat(value(tree, tick + "low")).isEqualTo("" + i % 8);
                assertThat(value(tree, tick + "level.high")).isEqualTo("" + i % 32);
                assertThat(value(tree, tick + "level.rest")).isEqualTo("5");
                assertThat(value(tree, tick + "twice")).isEqualTo("" + i % 64 * 2);

                Field venue = field(tree, tick + "venue");
                assertThat(venue.offset()).isEqualTo((long) i * TICK + 1);
                assertThat(Paths.of(tree, venue)).isEqualTo(tick + "venue");
                Field found = tree.at((long) i * TICK + 8).orElseThrow();
                assertThat(Paths.of(tree, found)).startsWith(tick + "level.");
            }
        }
    }

    @Test
    void records_of_bit_fields_hold_together_at_every_byte() {
        FieldTree tree = tree(TICKS, HexFormat.of().formatHex(ticks(5)));

        assertThat(tree.rowCount()).isEqualTo(2);
        assertThat(value(tree, "ticks[4].flags[1]")).isEqualTo("true");
    }

    @Test
    void a_record_that_breaks_off_keeps_the_bit_fields_that_are_there() {
        FieldTree tree = tree("""
                meta: {id: test, endian: be}
                seq: [{id: a, type: b4}, {id: b, type: b4}, {id: c, type: b12}, {id: d, type: b4}, {id: e, type: u1}]
                """, "12 34");

        assertThat(value(tree, "b")).isEqualTo("2");
        assertThat(tree.find("c")).isEmpty();
        assertThat(tree.facts().issues().getFirst().offset()).isEqualTo(1);
    }

    @Test
    void bit_fields_that_fill_no_byte_end_it_before_another_field() {
        FieldTree tree = tree("""
                meta: {id: test, endian: be}
                seq: [{id: pairs, type: pair, repeat: eos}]
                types: {pair: {seq: [{id: a, type: b3}, {id: b, type: b2le}, {id: c, type: u1}]}}
                """, "A0 03 07  C0 01 09");

        assertThat(tree.rowCount()).isEqualTo(2);
        assertThat(value(tree, "pairs[1].a")).isEqualTo("6");
        assertThat(value(tree, "pairs[1].b")).isEqualTo("1");
        assertThat(value(tree, "pairs[1].c")).isEqualTo("9");
        assertThat(field(tree, "pairs[0].b").offset()).isEqualTo(1);
    }

    @Test
    void a_type_that_begins_inside_a_byte_goes_on_there() {
        FieldTree tree = tree("""
                meta: {id: test, endian: be}
                seq:
                  - {id: whole, type: pair}
                  - {id: half, type: nibble}
                  - {id: inside, type: pair, repeat: expr, repeat-expr: 2}
                  - {id: outer, type: around}
                  - {id: rest, type: nibble}
                types:
                  nibble: {seq: [{id: n, type: b4}]}
                  pair: {seq: [{id: a, type: b4}, {id: b, type: b4}]}
                  around: {seq: [{id: pair, type: pair}, {id: c, type: b8}]}
                """, "12 34 56 78 9A BC");

        assertThat(value(tree, "whole.b")).isEqualTo("2");
        assertThat(value(tree, "half.n")).isEqualTo("3");
        assertThat(value(tree, "inside[0].a")).isEqualTo("4");
        assertThat(value(tree, "inside[1].b")).isEqualTo("7");
        assertThat(value(tree, "outer.pair.a")).isEqualTo("8");
        assertThat(value(tree, "outer.c")).isEqualTo("%d".formatted(0xAB));
        assertThat(value(tree, "rest.n")).isEqualTo("%d".formatted(0xC));
    }

    @Test
    void a_type_that_contains_itself_may_begin_inside_a_byte() {
        FieldTree tree = tree("""
                meta: {id: test, endian: be}
                seq: [{id: first, type: link}]
                types:
                  link:
                    seq:
                      - {id: more, type: b1}
                      - {id: value, type: b7}
                      - {id: odd, type: b4, if: more}
                      - {id: next, type: link, if: more}
                """, "81 52 3F");

        assertThat(value(tree, "first.value")).isEqualTo("1");
        assertThat(value(tree, "first.odd")).isEqualTo("5");
        assertThat(value(tree, "first.next.value")).isEqualTo("%d".formatted(0x3F));
    }

    @Test
    void expressions_see_bit_fields_of_a_layout() {
        FieldTree tree = tree("""
                meta: {id: test, endian: be, bit-endian: le}
                seq:
                  - {id: head, type: head}
                  - {id: kind, type: b4}
                  - {id: len, type: b4, valid: {min: 1}}
                  - {id: body, size: len + head.extra}
                types:
                  head: {seq: [{id: skip, type: b6}, {id: extra, type: b2}]}
                """, "80 17 AA BB CC");

        assertThat(field(tree, "body").length()).isEqualTo(3);
        assertThat(value(tree, "kind")).isEqualTo("7");
    }
}
