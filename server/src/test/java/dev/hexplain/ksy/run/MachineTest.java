package dev.hexplain.ksy.run;

import static dev.hexplain.ksy.run.KsyTrees.field;
import static dev.hexplain.ksy.run.KsyTrees.issues;
import static dev.hexplain.ksy.run.KsyTrees.tree;
import static dev.hexplain.ksy.run.KsyTrees.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Limits;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Placement;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What the tree of a descriptor looks like. */
class MachineTest {
    @Test
    void records_of_one_size_are_one_row_however_many() {
        byte[] bytes = new byte[500_000 * 12];
        FieldTree tree = tree("""
            meta: {id: test, endian: le}
            seq: [{id: records, type: record, repeat: eos}]
            types:
              record:
                seq: [{id: id, type: u4}, {id: inner, type: pair}, {id: raw, size: 4}]
                instances: {twice: {value: id * 2}}
              pair: {seq: [{id: a, type: u2}, {id: b, type: s2}]}
            """, java.util.Arrays.copyOf(bytes, 1200), Limits.DEFAULT);

        assertThat(tree.rowCount()).isEqualTo(2);
        assertThat(field(tree, "records[99].inner.b").offset()).isEqualTo(99 * 12 + 6);
        assertThat(value(tree, "records[99].twice")).isEqualTo("0");
    }

    @Test
    void what_only_expressions_ask_for_is_not_in_the_tree() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: chunks, type: chunk, repeat: until, repeat-until: _.next == 0}]
            types:
              chunk:
                seq: [{id: kind, type: u1}, {id: body, size: len, if: kind != 0}]
                instances:
                  len: {value: kind * 2, -hexplain-hidden: true}
                  peeked: {pos: _io.pos, type: u1, -hexplain-hidden: true}
                  next: {value: '_io.eof ? 0 : peeked', -hexplain-hidden: true}
            """, "01 AAAA 02 BBBBBBBB 00 FF");

        assertThat(tree.childCount(field(tree, "chunks"))).isEqualTo(2);
        assertThat(tree.find("chunks[0].body").orElseThrow().length()).isEqualTo(2);
        assertThat(tree.childCount(field(tree, "chunks[0]"))).isEqualTo(2);
        assertThat(tree.substreamCount(field(tree, "chunks[0]"))).isZero();
        assertThat(tree.find("chunks[0].len")).isEmpty();
        assertThat(issues(tree)).isEmpty();
    }

    @Test
    void a_hidden_value_leaves_records_one_row() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: records, type: record, repeat: eos}]
            types:
              record:
                seq: [{id: number, type: u1}]
                instances: {twice: {value: number * 2, -hexplain-hidden: true}}
            """, "010203");

        assertThat(tree.rowCount()).isEqualTo(2);
        assertThat(tree.childCount(field(tree, "records[2]"))).isEqualTo(1);
    }

    @Test
    void what_an_object_misses_at_the_end_of_its_frame_is_said_of_the_object() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: frames, type: frame, size: 2, repeat: eos}]
            types:
              frame: {seq: [{id: a, type: u2}, {id: b, type: u2, if: a == 1}]}
            """, "0001 0000");

        assertThat(issues(tree)).hasSize(1).first().asString().startsWith("2: b: the stream ends too early.");
        Field about = tree.fieldOf(tree.facts().issues().getFirst()).orElseThrow();
        assertThat(about.id()).isEqualTo(field(tree, "frames[0]").id());
    }

    @Test
    void checked_records_are_one_row_up_to_the_first_that_fails() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: records, type: record, repeat: eos}]
            types:
              record: {seq: [{id: magic, contents: [1]}, {id: number, type: u1}]}
            """, "0105 0106 0207");

        assertThat(tree.childCount(field(tree, "records"))).isEqualTo(3);
        assertThat(value(tree, "records[1].number")).isEqualTo("6");
        assertThat(tree.find("records[2].number")).isEmpty();
        assertThat(issues(tree)).containsExactly("4: magic: the value is not a valid one. expected [01], found [02]");
    }

    @Test
    void a_count_that_is_far_too_large_is_named() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq:
              - {id: count, type: u4}
              - {id: prices, type: f8, repeat: expr, repeat-expr: count}
            """, "EE6B2800 3FF0000000000000 40000000");

        assertThat(tree.childCount(field(tree, "prices"))).isEqualTo(1);
        assertThat(issues(tree))
                .containsExactly("12: prices: the stream ends too early. expected 32000000000 bytes for 4000000000"
                        + " elements of 8 bytes, found 12 bytes up to the end of the stream, for 1 elements");
    }

    @Test
    void what_breaks_off_inside_bytes_of_a_known_extent_does_not_end_the_rest() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq:
              - {id: parts, type: part, size: 3, repeat: expr, repeat-expr: 2}
              - {id: end, type: u1}
            types:
              part: {seq: [{id: len, type: u1}, {id: body, size: len}]}
            """, "09AABB 01CCDD EE");

        assertThat(value(tree, "parts[0].len")).isEqualTo("9");
        assertThat(value(tree, "parts[1].body")).isEqualTo("CC");
        assertThat(value(tree, "end")).isEqualTo("238");
        assertThat(issues(tree))
                .containsExactly("1: body: the stream ends too early. expected 9 bytes, found 2 bytes up to the end of"
                        + " the stream");
    }

    @Test
    void bit_fields_know_their_bits_and_may_span_bytes_and_types() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be, bit-endian: be}
            seq:
              - {id: a, type: b3}
              - {id: b, type: b10}
              - {id: c, type: b1}
              - {id: d, type: b2le}
              - {id: e, type: u1}
            """, "A5 C7 03 7F");

        assertThat(value(tree, "a")).isEqualTo("5");
        assertThat(value(tree, "b")).isEqualTo(Integer.toString(0b0010111000));
        assertThat(value(tree, "c")).isEqualTo("true");
        assertThat(value(tree, "d")).isEqualTo("3");
        assertThat(value(tree, "e")).isEqualTo("127");
        assertThat(field(tree, "d").offset()).isEqualTo(2);
    }

    @Test
    void what_a_process_made_is_a_source_of_its_own() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: len, type: u1}, {id: body, size: len, process: xor(0xff), type: inner}]
            types:
              inner: {seq: [{id: a, type: u1}, {id: deep, size: 2, process: rol(4), type: pair}]}
              pair: {seq: [{id: x, type: u1}, {id: y, type: u1}]}
            """, "03 FE DE BC");

        Field a = field(tree, "body.xor.a");
        assertThat(a.placement()).isEqualTo(Placement.DERIVED);
        assertThat(a.source()).isEqualTo(1);
        assertThat(tree.value(a).actual()).isEqualTo("1");
        assertThat(value(tree, "body.xor.deep.rol.x")).isEqualTo("18");
        assertThat(value(tree, "body.xor.deep.rol.y")).isEqualTo("52");
        assertThat(tree.facts().covered()).isEqualTo(4);
    }

    @Test
    void positioned_instances_stand_outside_the_tiling_and_explain_gaps() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: at, type: u1}]
            instances: {far: {pos: at, type: u2}, sum: {value: far + at}}
            """, "02 00 0102 00");

        assertThat(field(tree, "far").placement()).isEqualTo(Placement.POSITIONED);
        assertThat(tree.at(3).orElseThrow().name()).isEqualTo("far");
        assertThat(value(tree, "sum")).isEqualTo("260");
        assertThat(tree.facts().covered()).isEqualTo(3);
    }

    @Test
    void a_position_that_is_read_later_is_waited_for() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: head, type: head}, {id: where, type: u1}]
            types:
              head:
                seq: [{id: one, type: u1}]
                instances: {far: {pos: _root.where, type: u1}}
            """, "01 02 2A");

        assertThat(value(tree, "head.far")).isEqualTo("42");
        assertThat(issues(tree)).isEmpty();
    }

    @Test
    void a_structure_that_points_back_at_itself_ends() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: next_at, type: u1}]
            instances: {next: {pos: next_at, type: test}}
            """, "01 00");

        assertThat(value(tree, "next.next.next_at")).isEqualTo("1");
        assertThat(tree.facts().fields()).isLessThan(20);
    }

    @Test
    void objects_say_what_their_type_says_of_them() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: points, type: point, repeat: eos}]
            types:
              point:
                seq: [{id: x, type: u1}, {id: y, type: u1}]
                to-string: f"({x}, {y})"
            """, "0102 0304");

        assertThat(value(tree, "points[1]")).isEqualTo("(3, 4)");
    }

    @Test
    void a_limit_ends_decoding_and_keeps_what_is_there() {
        Limits few = new Limits(5_000, 1_000, 10, Duration.ofSeconds(10), 1000);
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: parts, type: part, repeat: eos}]
            types:
              part: {seq: [{id: len, type: u1}, {id: body, size: len}]}
            """, new byte[1_000_000], few);

        assertThat(tree.rowCount()).isBetween(5_000, 20_000);
        assertThat(issues(tree)).singleElement().asString().contains("a limit of decoding is reached");
    }

    @Test
    void processes_make_no_more_than_may_be_derived() {
        Limits little = new Limits(100_000, 1_000, 10, Duration.ofSeconds(10), 1000);
        FieldTree tree = tree("""
            meta: {id: test}
            seq: [{id: parts, size: 400, process: xor(1), repeat: eos}]
            """, new byte[4000], little);

        assertThat(tree.source(2)).isPresent();
        assertThat(tree.source(3)).isEmpty();
        assertThat(issues(tree)).first().asString().contains("expected at most 200 bytes to unpack, found 400");
    }
}
