package dev.hexplain.ksy.run;

import static dev.hexplain.ksy.run.KsyTrees.decoder;
import static dev.hexplain.ksy.run.KsyTrees.field;
import static dev.hexplain.ksy.run.KsyTrees.issues;
import static dev.hexplain.ksy.run.KsyTrees.tree;
import static dev.hexplain.ksy.run.KsyTrees.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Limits;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Objects whose optional fields, texts and bodies need no rows, and those that do after all. */
class InlineTypesTest {
    private static final String RECORDS = """
            meta: {id: test, endian: be}
            seq: [{id: records, type: record, repeat: eos}]
            types:
              record:
                seq:
                  - {id: kind, type: u1, enum: kind}
                  - {id: flags, type: u1}
                  - {id: len, type: u2}
                  - {id: name, type: str, size: len, encoding: UTF-8}
                  - {id: day, type: u4, if: flags & 1 != 0}
                  - {id: len_note, type: u1, if: flags & 2 != 0}
                  - {id: note, type: str, size: len_note * 2, encoding: UTF-16BE, if: flags & 2 != 0}
                  - {id: tag, size: 2, if: flags & 2 != 0}
                  - id: body
                    type: {switch-on: kind, cases: {kind::a: pair, kind::b: text, 3: u2}}
                  - {id: end, type: u1, valid: 0x2E}
                instances: {twice: {value: flags * 2}}
              pair: {seq: [{id: x, type: u2}, {id: y, type: u2}]}
              text:
                seq:
                  - {id: len, type: u1}
                  - {id: skipped, type: u1}
                  - {id: text, type: str, size: len - 1, encoding: ASCII}
                  - {id: more, type: pair, if: skipped == 1}
            enums: {kind: {1: a, 2: b, 3: c}}
            """;

    private static final String PAIR = "01 00 0003 616263 0001 0002 2E";
    private static final String FULL = "02 03 0001 7A 00000007 02 00680069 AAAA 04 01 585958 0005 0006 2E";
    private static final String BARE = "03 02 0000 00 BBBB 0009 2E";
    private static final String NOTHING = "04 01 0000 00000008 2E";

    @Test
    void a_record_is_one_row_whatever_it_has() {
        FieldTree tree = tree(RECORDS, PAIR + FULL + BARE + NOTHING);

        assertThat(issues(tree)).isEmpty();
        assertThat(tree.rowCount()).isEqualTo(2 + 4);
        assertThat(tree.childCount(field(tree, "records"))).isEqualTo(4);
        assertThat(value(tree, "records[0].name")).isEqualTo("\"abc\"");
        assertThat(value(tree, "records[0].body.y")).isEqualTo("2");
        assertThat(tree.find("records[0].day")).isEmpty();
        assertThat(value(tree, "records[1].day")).isEqualTo("7");
        assertThat(value(tree, "records[1].note")).isEqualTo("\"hi\"");
        assertThat(field(tree, "records[1].tag").length()).isEqualTo(2);
        assertThat(value(tree, "records[1].body.text")).isEqualTo("\"XYX\"");
        assertThat(value(tree, "records[1].body.more.y")).isEqualTo("6");
        assertThat(value(tree, "records[1].twice")).isEqualTo("6");
        assertThat(value(tree, "records[2].body")).isEqualTo("9");
        assertThat(field(tree, "records[3].body").length()).isZero();
        assertThat(value(tree, "records[3].day")).isEqualTo("8");
    }

    @Test
    void every_cut_and_every_change_gives_a_tree_that_holds() {
        Survival survival = new Survival(decoder(RECORDS));
        byte[] bytes = HexFormat.of().parseHex((PAIR + FULL + BARE + NOTHING).replace(" ", ""));

        survival.readPrefixes(bytes);
        survival.readChanged(bytes);
        FieldTree cut = survival.decode(java.util.Arrays.copyOf(bytes, 36));
        assertThat(value(cut, "records[1].body.skipped")).isEqualTo("1");
        assertThat(value(cut, "records[1].note")).isEqualTo("\"hi\"");
    }

    @Test
    void one_that_is_wrong_has_an_issue_at_its_field() {
        FieldTree tree = tree(RECORDS, PAIR + PAIR.replace("2E", "2F") + PAIR);

        assertThat(issues(tree)).singleElement().asString().contains("23:").contains("46");
        assertThat(value(tree, "records[0].body.x")).isEqualTo("1");
        assertThat(value(tree, "records[1].body.y")).isEqualTo("2");
    }

    private static final String ARRAYS = """
            meta: {id: test, endian: be}
            seq: [{id: records, type: record, repeat: eos}]
            types:
              record:
                seq:
                  - {id: num, type: u1}
                  - {id: numbers, type: u2, repeat: expr, repeat-expr: num}
                  - {id: num_more, type: s1}
                  - {id: more, type: s1, repeat: expr, repeat-expr: num_more}
                  - {id: end, type: u1}
            """;

    private static final String COUNTED = "02 0001 0002 03 FF FE FD 2E";
    private static final String EMPTY = "00 00 2F";

    @Test
    void numbers_that_an_integer_counts_need_no_row() {
        FieldTree tree = tree(ARRAYS, COUNTED + EMPTY + COUNTED);

        assertThat(issues(tree)).isEmpty();
        assertThat(tree.rowCount()).isEqualTo(2 + 3);
        assertThat(tree.facts().fields()).isEqualTo(2 + 3 * 6 + 2 * 5);
        assertThat(tree.childCount(field(tree, "records[0].numbers"))).isEqualTo(2);
        assertThat(value(tree, "records[0].numbers[1]")).isEqualTo("2");
        assertThat(value(tree, "records[0].more[2]")).isEqualTo("-3");
        assertThat(value(tree, "records[0].end")).isEqualTo("46");
        assertThat(field(tree, "records[1].numbers").length()).isZero();
        assertThat(value(tree, "records[1].end")).isEqualTo("47");
        assertThat(tree.at(tree.source().length() - 3).map(found -> Paths.of(tree, found)))
                .hasValue("records[2].more[1]");
    }

    @Test
    void numbers_that_are_not_all_there_have_rows() {
        FieldTree tree = tree(ARRAYS, COUNTED + "01 0007 09 01 02");

        assertThat(issues(tree)).hasSize(1);
        assertThat(value(tree, "records[1].numbers[0]")).isEqualTo("7");
        assertThat(value(tree, "records[1].more[1]")).isEqualTo("2");
        Survival survival = new Survival(decoder(ARRAYS));
        byte[] bytes = HexFormat.of().parseHex((COUNTED + EMPTY + COUNTED).replace(" ", ""));
        survival.readPrefixes(bytes);
        survival.readChanged(bytes);
    }

    @Test
    void a_length_need_not_stand_right_before_what_it_counts() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: records, type: record, repeat: eos}]
            types:
              record:
                seq:
                  - {id: len_a, type: u1}
                  - {id: len_b, type: u1}
                  - {id: b, size: len_b}
                  - {id: a, size: len_a}
              """, "01 02 AAAA BB 00 01 CC");

        assertThat(field(tree, "records[0].b").length()).isEqualTo(2);
        assertThat(field(tree, "records[0].a").offset()).isEqualTo(4);
        assertThat(field(tree, "records[1].b").length()).isEqualTo(1);
        assertThat(field(tree, "records[1].a").length()).isZero();
    }

    @Test
    void what_expressions_ask_for_is_kept_of_each() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq:
              - {id: first, type: named}
              - {id: all, type: named, repeat: expr, repeat-expr: 2}
              - {id: rest, size: 'first.body.len_text + all[0].len_name + all[1].body.len_text'}
            types:
              named:
                seq:
                  - {id: len_name, type: u1}
                  - {id: name, type: str, size: len_name, encoding: ASCII}
                  - {id: body, type: body, if: 'name != "-"'}
              body:
                seq:
                  - {id: len_text, type: u1, valid: {max: 9}}
                  - {id: text, size: len_text, if: _parent.len_name > 0}
            """, "01 61 01 AA  02 6162 00  02 6363 03 BBBBBB  0102030405060708");

        assertThat(field(tree, "rest").length()).isEqualTo(1 + 2 + 3);
        assertThat(field(tree, "all[1].body.text").length()).isEqualTo(3);
    }

    @Test
    void types_inside_themselves_have_rows() {
        FieldTree tree = tree("""
            meta: {id: test, endian: be}
            seq: [{id: node, type: node}]
            types:
              node: {seq: [{id: more, type: u1}, {id: next, type: node, if: more == 1}]}
            """, "01 01 01 00");

        assertThat(value(tree, "node.next.next.next.more")).isEqualTo("0");
    }

    @Test
    void the_depth_of_objects_without_rows_is_limited_too() {
        String ksy = """
            meta: {id: test, endian: be}
            seq: [{id: a, type: a, repeat: eos}]
            types:
              a: {seq: [{id: x, type: u1}, {id: b, type: b}]}
              b: {seq: [{id: len, type: u1}, {id: c, size: len}, {id: d, type: c}]}
              c: {seq: [{id: y, type: u1}, {id: len, type: u1}, {id: z, size: len}]}
            """;
        byte[] bytes = HexFormat.of().parseHex("0101AA0101BB");

        Limits limits = Limits.DEFAULT;
        Limits shallow = new Limits(limits.rows(), 3, limits.classes(), limits.time(), limits.derivedBytes());

        assertThat(issues(tree(ksy, bytes, limits))).isEmpty();
        assertThat(issues(tree(ksy, bytes, shallow)))
                .singleElement()
                .asString()
                .contains("at most 3 objects inside each other");
    }
}
