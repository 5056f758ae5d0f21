package dev.hexplain.ksy.run;

import static dev.hexplain.ksy.run.KsyTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.FieldTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects are shown by the {@code -webide-representation} of their types. */
class RepresentationTest {
    private static final String PARTS = """
            meta: { id: a, endian: be }
            seq:
              - { id: object, type: part }
            types:
              part:
                -webide-representation: "%s"
                seq:
                  - { id: number, type: s2 }
                  - { id: kind, type: u1, enum: kinds }
                  - { id: len, type: u1 }
                  - { id: text, type: str, size: len, encoding: UTF-8 }
                  - { id: key, size: 16 }
                  - { id: bits, type: bits }
                  - { id: points, type: point, repeat: expr, repeat-expr: 2 }
                  - { id: maybe, type: u1, if: number == 0 }
                instances:
                  twice: { value: number * 2 }
              bits:
                seq: [ { id: read, type: b1 }, { id: write, type: b1 }, { id: rest, type: b6 } ]
              point:
                -webide-representation: '({x:dec}, {y:dec})'
                seq: [ { id: x, type: u1 }, { id: y, type: u1 } ]
            enums:
              kinds: { 1: one, 2: two }
            """;
    private static final String BYTES =
            "FFF0 02 02 6869 00112233445566778899AABBCCDDEEFF 80 0102 0304".replace(" ", "");

    private static String shown(String representation) {
        try (FieldTree tree = tree(PARTS.formatted(representation), BYTES)) {
            return KsyTrees.value(tree, "object");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{number} {number:dec} {number:hex} | -0x10 -16 -0x10",
                "{kind} {kind:dec} | two 2",
                "text {text} of {len:dec} | text hi of 2",
                "{key:uuid} | 00112233-4455-6677-8899-aabbccddeeff",
                "{key:hex} | 00112233445566778899AABBCCDDEEFF",
                "{bits:flags} | read",
                "{points} | (1, 2), (3, 4)",
                "{points:sep=/} | (1, 2)/(3, 4)",
                "{points.x}{bits.rest:dec} | 0",
                "{twice:dec} | -32",
                "{this:flags} | none",
                "<{maybe}{unknown}{number.x}> | <>",
                "open {number | open {number",
                "{_parent.object.len:dec} | 2"
            })
    void parts_stand_in_braces(String representation, String text) {
        assertThat(shown(representation)).isEqualTo(text);
    }

    @Test
    void an_expression_comes_first() {
        String ksy =
                PARTS.formatted("{number}").replace("    -webide", "    to-string: '\"n\" + number.to_s'\n    -webide");
        try (FieldTree tree = tree(ksy, BYTES)) {
            assertThat(KsyTrees.value(tree, "object")).isEqualTo("n-16");
        }
    }

    @Test
    void objects_that_show_each_other_come_to_an_end() {
        String ksy = """
                meta: { id: a }
                -webide-representation: '[{inner}]'
                seq: [ { id: inner, type: part } ]
                types:
                  part:
                    -webide-representation: '<{_parent}>'
                    seq: [ { id: x, type: u1 } ]
                """;
        try (FieldTree tree = tree(ksy, "00")) {
            assertThat(KsyTrees.value(tree, "inner")).startsWith("<[<[").hasSizeLessThan(200);
        }
    }
}
