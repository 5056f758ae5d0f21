package dev.hexplain.ksy.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ksy.read.Imports;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Where one types is marked by {@code ^}. */
class CompletionTest {
    private static final String ORDER = """
            meta: {id: order, endian: le}
            seq:
              - id: count
                type: u4
                doc: How many.
              - id: side
                type: u1
                enum: side
              - id: lines
                type: line
                repeat: expr
                repeat-expr: count
            %s
            types:
              line:
                doc: One line.
                seq: [{id: price, type: f8}, {id: name, type: strz, encoding: ASCII}]
            enums:
              side: {0: buy, 1: sell}
            """;

    @Test
    void keys_are_those_of_the_place_that_are_not_there_yet() {
        assertThat(proposed("^")).contains("meta", "seq", "-hexplain-signature");
        assertThat(proposed("meta:\n  id: a\n  en^\n")).containsExactly("encoding", "endian");
        assertThat(proposed("seq:\n  - id: x\n    type: u1\n    re^\n    repeat: eos\n"))
                .containsExactly("repeat-expr", "repeat-until");
        assertThat(proposed("seq:\n- id: x\n  pad^")).containsExactly("pad-right");
        assertThat(proposed("seq:\n  - {id: x, type: u1, en^")).containsExactly("enum", "encoding");
        assertThat(proposed("instances:\n  a:\n    v^")).containsExactly("value", "valid");
        assertThat(proposed("types:\n  a:\n    types:\n      b:\n        par^")).containsExactly("params");
        assertThat(proposed("seq:\n  - id: x\n    valid:\n      m^")).containsExactly("min", "max");
        assertThat(proposed("seq:\n  - id: x\n    type:\n      ^")).containsExactly("switch-on", "cases");
    }

    @Test
    void values_are_those_of_the_key() {
        assertThat(proposed("meta:\n  endian: ^")).containsExactly("le", "be");
        assertThat(proposed("seq:\n  - id: x\n    repeat: u^")).containsExactly("until");
        assertThat(proposed("seq:\n  - id: x\n    encoding: UTF-8^")).isEmpty();
        assertThat(proposed("seq:\n  - id: x\n    size-eos: ^")).containsExactly("true", "false");
    }

    @Test
    void types_are_the_built_in_ones_and_those_in_scope() {
        assertThat(proposed(ORDER.formatted("  - id: x\n    type: l^"))).containsExactly("line");
        assertThat(proposed(ORDER.formatted("  - {id: x, type: u4^"))).containsExactly("u4", "u4le", "u4be");
        assertThat(proposed(ORDER.formatted("  - id: x\n    type:\n      switch-on: 1\n      cases:\n        1: li^")))
                .containsExactly("line");
        assertThat(proposed(ORDER.formatted("  - id: x\n    enum: ^"))).containsExactly("side");
    }

    @Test
    void expressions_know_names_members_methods_and_values_of_enums() {
        assertThat(proposed(ORDER.formatted("  - id: x\n    size: 2 * c^"))).containsExactly("count");
        assertThat(proposed(ORDER.formatted("  - id: x\n    size: 2 * (lines[count - 1].^")))
                .contains("price", "name", "_io");
        assertThat(proposed(ORDER.formatted("  - id: x\n    if: lines.^")))
                .containsExactly("size", "length", "first", "last", "min", "max");
        assertThat(proposed(ORDER.formatted("  - id: x\n    if: lines.first.name.l^")))
                .containsExactly("length");
        assertThat(proposed(ORDER.formatted("  - id: x\n    if: side == side::^")))
                .containsExactly("buy", "sell");
        assertThat(proposed(ORDER.formatted("instances:\n  x:\n    value: |\n      count +\n        co^")))
                .containsExactly("count");
    }

    @Test
    void behind_the_value_itself_stand_members_of_its_type() {
        String notes = """
                meta: {id: notes}
                seq:
                  - id: notes
                    type: note
                    repeat: until
                    %s
                  - id: total
                    type: u4le
                    valid:
                      expr: %s
                types:
                  note:
                    seq: [{id: len, type: u1}, {id: text, size: len}]
                """;
        assertThat(proposed(notes.formatted("repeat-until: _.^", "_ > 0"))).contains("len", "text", "_parent");
        assertThat(proposed(notes.formatted("repeat-until: _.len == 0 or _.te^", "_ > 0")))
                .containsExactly("text");
        assertThat(proposed(notes.formatted("repeat-until: _.len == 0", "_.^")))
                .contains("to_s")
                .doesNotContain("len");
    }

    @Test
    void proposals_say_what_they_are() {
        assertThat(choice(ORDER.formatted("  - id: x\n    size: cou^")).proposals())
                .containsExactly(new Proposal("count", Proposal.Kind.FIELD, "an integer: How many."));
        assertThat(choice(ORDER.formatted("  - id: x\n    size: cou^")).from()).isEqualTo(11);
    }

    @Test
    void there_is_an_answer_at_every_place_of_every_text() {
        String text = ORDER.formatted("  - id: x\n    if: side == side::buy");
        Random random = new Random(7);
        for (int i = 0; i < 300; i++) {
            int cut = random.nextInt(text.length());
            String broken = text.substring(0, cut) + "{[:|'\"&*.".charAt(random.nextInt(9)) + text.substring(cut);
            int lines = (int) broken.lines().count();
            assertThat(Completion.at(broken, random.nextInt(lines + 3), random.nextInt(60), Imports.NONE))
                    .isNotNull();
        }
    }

    private static List<String> proposed(String text) {
        return choice(text).proposals().stream().map(Proposal::text).toList();
    }

    private static Proposal.Choice choice(String marked) {
        int at = marked.indexOf('^');
        String before = marked.substring(0, at);
        int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
        int column = at - before.lastIndexOf('\n');
        return Completion.at(before + marked.substring(at + 1), line, column, Imports.NONE);
    }
}
