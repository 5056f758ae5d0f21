package dev.hexplain.ksy.run;

import static dev.hexplain.ksy.run.KsyTrees.field;
import static dev.hexplain.ksy.run.KsyTrees.issues;
import static dev.hexplain.ksy.run.KsyTrees.tree;
import static dev.hexplain.ksy.run.KsyTrees.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.FieldTree;
import org.junit.jupiter.api.Test;

/** Instances that need what comes behind their object are read when that is there. */
class LaterElementsTest {
    private static final String CHAIN = """
        meta: {id: chain, endian: be}
        seq: [{id: n, type: u1}, {id: es, type: e(_index), repeat: expr, repeat-expr: n}]
        types:
          e:
            params: [{id: i, type: u4}]
            seq: [{id: ofs, type: u1}]
            instances:
              body:
                pos: ofs
                %s
                if: i + 1 < _parent.as<chain>.n
        """;

    @Test
    void a_size_may_come_from_the_next_element() {
        FieldTree tree = tree(CHAIN.formatted("size: '_parent.as<chain>.es[i + 1].ofs - ofs'"), "03 04 06 08 61626364");

        assertThat(issues(tree)).isEmpty();
        assertThat(value(tree, "es[0].body")).isEqualTo("61 62");
        assertThat(field(tree, "es[1].body").offset()).isEqualTo(6);
        assertThat(field(tree, "es[1].body").length()).isEqualTo(2);
        assertThat(tree.find("es[2].body")).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(8);
    }

    @Test
    void so_may_the_number_of_all_elements() {
        FieldTree tree = tree("""
            meta: {id: t, endian: be}
            seq: [{id: es, type: e, repeat: until, repeat-until: _.ofs == 0}]
            types:
              e:
                seq: [{id: ofs, type: u1}]
                instances:
                  body: {pos: 0, size: '_parent.as<t>.es.size'}
                  least: {pos: '_parent.as<t>.es.last.ofs', size: 1}
            """, "01 02 00");

        assertThat(issues(tree)).isEmpty();
        assertThat(field(tree, "es[0].body").length()).isEqualTo(3);
        assertThat(field(tree, "es[0].least").offset()).isZero();
    }

    @Test
    void what_was_read_before_it_is_missed_is_read_again() {
        FieldTree tree = tree("""
            meta: {id: t, endian: be}
            seq: [{id: es, type: e(_index), repeat: expr, repeat-expr: 2}]
            types:
              e:
                params: [{id: i, type: u4}]
                seq: [{id: ofs, type: u1}]
                instances:
                  body: {pos: ofs, type: b(i), if: i == 0}
              b:
                params: [{id: i, type: u4}]
                seq:
                  - {id: a, type: u1}
                  - {id: packed, size: 1, process: xor(0xff), type: c}
                  - {id: rest, size: '_root.as<t>.es[i + 1].ofs'}
                instances: {again: {pos: 0, type: u1}}
              c: {seq: [{id: v, type: u1}]}
            """, "02 01 aa 0f bb");

        assertThat(issues(tree)).isEmpty();
        assertThat(value(tree, "es[0].body.a")).isEqualTo("170");
        assertThat(value(tree, "es[0].body.rest")).isEqualTo("BB");
        assertThat(value(tree, "es[0].body.again")).isEqualTo("2");
        assertThat(value(tree, "es[0].body.packed.xor.v")).isEqualTo("240");
    }

    @Test
    void what_is_never_read_is_an_issue_once() {
        FieldTree tree = tree(CHAIN.formatted("size: '_parent.as<chain>.es[i + 9].ofs - ofs'"), "03 04 06 08 61626364");

        assertThat(issues(tree))
                .hasSize(2)
                .allSatisfy(issue -> assertThat(issue)
                        .contains("body: an expression has no value: expected an index below 3")
                        .doesNotContain("expected expected"));
    }

    @Test
    void who_reads_the_elements_sees_those_that_there_are() {
        FieldTree tree = tree("""
            meta: {id: t, endian: be}
            seq:
              - {id: es, type: e, repeat: until, repeat-until: es.size == 2}
              - {id: fs, type: f, repeat: expr, repeat-expr: 2}
            types:
              e: {seq: [{id: a, type: u1}]}
              f: {seq: [{id: own, size: '_parent.as<t>.fs.size'}]}
            """, "01 02 05");

        assertThat(issues(tree)).isEmpty();
        assertThat(tree.childCount(field(tree, "es"))).isEqualTo(2);
        assertThat(field(tree, "fs[1].own").length()).isEqualTo(1);
    }
}
