package dev.hexplain.ksy.run;

import static dev.hexplain.ksy.run.KsyTrees.decoder;
import static dev.hexplain.ksy.run.KsyTrees.field;
import static dev.hexplain.ksy.run.KsyTrees.issues;
import static dev.hexplain.ksy.run.KsyTrees.tree;
import static dev.hexplain.ksy.run.KsyTrees.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** What is whole is shown where the bytes end inside a type of fixed size. */
class CutTypesTest {
    private static final String NESTED = """
        meta: {id: nest, endian: be}
        seq: [{id: hdr, type: h}]
        types:
          h: {seq: [{id: a, type: u4}, {id: v, type: v}, {id: t, type: u8}]}
          v: {seq: [{id: x, type: u2}, {id: y, type: u2}]}
        """;

    @Test
    void an_object_shows_the_fields_that_are_there() {
        FieldTree tree = tree(NESTED, "00000001 0002 0003 aabb");

        assertThat(value(tree, "hdr.a")).isEqualTo("1");
        assertThat(value(tree, "hdr.v.y")).isEqualTo("3");
        assertThat(tree.find("hdr.t")).isEmpty();
        assertThat(issues(tree))
                .containsExactly("8: t: the stream ends too early. expected 8 bytes, found 2 bytes up to the end of"
                        + " the stream");
    }

    @Test
    void an_object_inside_an_object_too() {
        FieldTree tree = tree(NESTED, "00000001 0002 00");

        assertThat(value(tree, "hdr.v.x")).isEqualTo("2");
        assertThat(tree.facts().covered()).isEqualTo(6);
    }

    @Test
    void an_array_of_few_numbers_shows_those_that_are_whole() {
        FieldTree tree = tree("""
            meta: {id: arr, endian: be}
            seq: [{id: n, type: u1}, {id: xs, type: u4, repeat: expr, repeat-expr: 3}]
            """, "03 00000001 00000002 0000");

        assertThat(tree.childCount(field(tree, "xs"))).isEqualTo(2);
        assertThat(value(tree, "xs[1]")).isEqualTo("2");
        assertThat(issues(tree)).hasSize(1).first().asString().contains("12 bytes for 3 elements of 4 bytes");
    }

    @Test
    void an_array_of_records_shows_the_fields_of_the_last_one() {
        FieldTree tree = tree("""
            meta: {id: rec, endian: be}
            seq: [{id: n, type: u1}, {id: rs, type: r, repeat: expr, repeat-expr: 3}]
            types: {r: {seq: [{id: a, type: u2}, {id: b, type: u2}]}}
            """, "03 0000 0001 0000 0002 0005 00");

        assertThat(value(tree, "rs[1].b")).isEqualTo("2");
        assertThat(value(tree, "rs[2].a")).isEqualTo("5");
        assertThat(tree.find("rs[2].b")).isEmpty();
        assertThat(tree.childCount(field(tree, "rs"))).isEqualTo(3);
        assertThat(tree.field(field(tree, "rs[2].a").id())).contains(field(tree, "rs[2].a"));
    }

    @Test
    void so_do_many_records_which_stay_one_row() {
        FieldTree tree = tree("""
            meta: {id: rec, endian: be}
            seq: [{id: n, type: u2}, {id: rs, type: r, repeat: expr, repeat-expr: n}, {id: end, type: u1}]
            types:
              r:
                seq: [{id: a, type: u2}, {id: v, type: v}]
                instances: {twice: {value: a * 2}}
              v: {seq: [{id: x, type: u2}, {id: y, type: u2}]}
            """, "03e8" + "000100020003".repeat(500) + "0009 0008 01");

        assertThat(tree.rowCount()).isLessThan(8);
        assertThat(value(tree, "rs[499].twice")).isEqualTo("2");
        assertThat(value(tree, "rs[500].a")).isEqualTo("9");
        assertThat(value(tree, "rs[500].v.x")).isEqualTo("8");
        assertThat(tree.tiledAt(0, 2 + 500 * 6 + 3).orElseThrow()).isEqualTo(field(tree, "rs[500].v.x"));
        assertThat(issues(tree)).hasSize(1).first().asString().contains("6000 bytes for 1000 elements of 6 bytes");
    }

    @Test
    void what_breaks_off_in_the_middle_of_a_frame_goes_on_behind_it() {
        FieldTree tree = tree("""
            meta: {id: t, endian: be}
            seq: [{id: f, type: f, size: 5}, {id: after, type: u1}]
            types:
              f: {seq: [{id: a, type: u1}, {id: rs, type: r, repeat: eos}]}
              r: {seq: [{id: p, type: u1}, {id: q, type: u2}]}
            """, "01 020003 04 07");

        assertThat(value(tree, "f.rs[1].p")).isEqualTo("4");
        assertThat(value(tree, "after")).isEqualTo("7");
    }

    @Test
    void what_is_cut_may_be_asked_for() {
        FieldTree tree = tree("""
            meta: {id: t, endian: be}
            seq: [{id: rs, type: r, repeat: expr, repeat-expr: 3}]
            types: {r: {seq: [{id: p, type: u1}, {id: q, type: u1}]}}
            instances:
              count: {value: rs.size}
              last: {value: 'rs[2].p'}
            """, "0102 0304 05");

        assertThat(value(tree, "rs[2].p")).isEqualTo("5");
    }

    @Test
    void every_cut_gives_a_tree_that_holds() {
        Survival survival = new Survival(decoder("""
            meta: {id: t, endian: be, bit-endian: be}
            seq: [{id: n, type: u1}, {id: ws, type: w, repeat: expr, repeat-expr: 2}, {id: rest, type: w, repeat: eos}]
            types:
              w:
                seq:
                  - {id: magic, contents: [1]}
                  - {id: bits, type: b, repeat: expr, repeat-expr: 2}
                  - {id: xs, type: u2, repeat: expr, repeat-expr: 3}
              b: {seq: [{id: f, type: b3}, {id: g, type: b5}, {id: u, type: u1}]}
            """));
        byte[] bytes = HexFormat.of().parseHex("05" + "01aabbccdd000100020003".repeat(4));

        survival.readPrefixes(bytes);
        survival.readChanged(bytes);
        FieldTree tree = survival.decode(java.util.Arrays.copyOf(bytes, 30));
        assertThat(tree.find("rest[0].bits[1].f")).isPresent();
    }
}
