package dev.hexplain.ksy.run;

import static dev.hexplain.ksy.run.KsyTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.FieldTree;
import org.junit.jupiter.api.Test;

class OpaqueFieldsTest {
    private static long opaque(String ksy, String hex) {
        try (FieldTree tree = tree(ksy, hex)) {
            return tree.facts().opaque();
        }
    }

    @Test
    void a_field_says_that_its_bytes_are_opaque() {
        String ksy = """
                meta: { id: a, endian: be }
                seq:
                  - { id: head, type: u1 }
                  - { id: fixed, size: 3, -hexplain-opaque: true }
                  - { id: known, size: 1 }
                  - { id: rest, size: head, -hexplain-opaque: true }
                """;
        assertThat(opaque(ksy, "02 010203 04 0506")).isEqualTo(5);
    }

    @Test
    void elements_are_counted_each() {
        String ksy = """
                meta: { id: a, endian: be }
                seq:
                  - { id: head, type: u1 }
                  - id: parts
                    type: part
                    repeat: eos
                types:
                  part:
                    seq:
                      - { id: len, type: u1 }
                      - { id: body, size: len, -hexplain-opaque: true }
                """;
        assertThat(opaque(ksy, "00 00 01FF 02FFFF")).isEqualTo(3);
    }

    @Test
    void bytes_for_which_a_switch_has_no_case_are_opaque() {
        String ksy = """
                meta: { id: a, endian: be }
                seq:
                  - id: parts
                    type: part
                    repeat: eos
                types:
                  part:
                    seq:
                      - { id: kind, type: u1 }
                      - { id: len, type: u1 }
                      - id: body
                        size: len
                        type: { switch-on: kind, cases: { 1: number } }
                  number:
                    seq: [ { id: value, type: u2 } ]
                """;
        assertThat(opaque(ksy, "01 02 0001 02 02 0001 03 01 FF")).isEqualTo(3);
    }

    @Test
    void bytes_of_an_opaque_type_are_opaque() {
        String ksy = """
                meta: { id: a, endian: be, ks-opaque-types: true }
                seq:
                  - { id: body, size: 4, type: unknown_type }
                """;
        assertThat(opaque(ksy, "00010203")).isEqualTo(4);
    }

    @Test
    void bytes_are_counted_once_although_an_instance_shows_them_again() {
        String ksy = """
                meta: { id: a, endian: be }
                seq:
                  - { id: body, size: 2, -hexplain-opaque: true }
                instances:
                  again: { pos: 0, size: 2, -hexplain-opaque: true }
                """;
        assertThat(opaque(ksy, "0001")).isEqualTo(2);
    }
}
