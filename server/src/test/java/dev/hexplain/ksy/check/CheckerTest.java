package dev.hexplain.ksy.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.Imports;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckerTest {
    private static final String FIELDS = """
        meta: {id: a, endian: le}
        seq:
          - {id: i, type: u4}
          - {id: r, type: f8}
          - {id: t, type: str, size: 4, encoding: ASCII}
          - {id: y, size: i}
          - {id: b, type: b1}
          - {id: e, type: u1, enum: side}
          - {id: l, type: item, repeat: eos}
          - {id: w, size: 2, type: {switch-on: i, cases: {1: item, 2: other}}}
        types:
          item: {seq: [{id: x, type: u2}]}
          other: {}
        enums:
          side: {0: buy, 1: sell}
          kind: {0: buy}
        instances:
          v:
            value: '%s'
        """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '`',
            value = {
                "i + t ! '+' cannot be applied to an integer and a text",
                "t + t == i ! '==' cannot be applied to a text and an integer",
                "e == 1 ! '==' cannot be applied to a value of enum 'side' and an integer",
                "e == kind::buy ! '==' cannot be applied to a value of enum 'side' and a value of enum 'kind'",
                "e < side::sell ! '<' cannot be applied to a value of enum 'side' and a value of enum 'side'",
                "side::sel ! enum 'side', at /enums/side, has no 'sel'; did you mean 'sell'?",
                "sid::sell ! unknown enum 'sid' in type 'a'; did you mean 'side'?",
                "l.x ! an array: each element an object of type 'a::item' has no 'x'",
                "l[0].price ! type 'a::item' has no 'price'",
                "l[t].x ! expected an integer, found a text",
                "w.x ! a value of unknown type has no 'x'; say of which type it is: .as<type>",
                "w.as<itm>.x ! unknown type 'itm' in type 'a'; did you mean 'item'?",
                "t.substring(1) ! 'substring' of a text takes (an integer, an integer), found (an integer)",
                "t.lenght ! a text has no 'lenght'; did you mean 'length'?",
                "i ? 1 : 2 ! expected true or false, found an integer",
                "not i ! 'not' cannot be applied to an integer",
                "~r ! '~' cannot be applied to a floating-point number",
                "r & 1 ! '&' cannot be applied to a floating-point number and an integer",
                "b and i ! 'and' cannot be applied to true or false and an integer",
                "y._sizeof ! values of this have no fixed size: it depends on what is read",
                "sizeof<a> ! values of type 'a' have no fixed size: it depends on what is read",
                "_ + 1 ! '_' means something only in repeat-until and valid",
                "i._io ! an integer has no '_io'",
                "y.to_s(i == 0 ? \"SJIS\" : \"UTF-8\") ! 'to_s' takes an encoding that is written out, as 'UTF-8',"
                        + " found a computed text",
                "y.to_s(t) ! 'to_s' takes an encoding that is written out, as 'UTF-8', found a computed text",
                "_parent.x ! an object of unknown type has no 'x'; say of which type it is: .as<type>",
            })
    void expressions_that_mean_nothing_are_explained(String expression, String message) {
        assertThat(messages(FIELDS.formatted(expression))).containsExactly(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '`',
            value = {
                "i + r * 2 - l[0].x",
                "t + i.to_s + y.to_s(\"UTF-8\") + t.reverse.substring(0, t.length - 1)",
                "e == side::buy ? [1, 2] : y",
                "l.last.x + l.size + l[i]._sizeof + sizeof<item> + sizeof<u4> + i._sizeof",
                "w.as<item>.x + w.as<item>._parent._root.i",
                "b and not (r < 1) or y == [1, 2, 3] or t <= t",
                "_io.eof ? _io.pos : _io.size",
                "b.to_i + e.to_i + r.to_i + t.to_i + t.to_i(16) + y.first + y[0] + y.max",
            })
    void expressions_that_mean_something_pass(String expression) {
        assertThat(messages(FIELDS.formatted(expression))).isEmpty();
    }

    @Test
    void a_type_used_twice_knows_what_its_parents_have_in_common() {
        String text = """
            meta: {id: a}
            seq: [{id: n, type: u1}, {id: x, type: one}, {id: y, type: two}]
            types:
              one: {seq: [{id: n, type: u1}, {id: c, type: child, parent: _parent}]}
              two: {seq: [{id: c, type: child, parent: _root}]}
              child: {seq: [{id: d, size: _parent.n}]}
            """;
        assertThat(messages(text)).isEmpty();
        assertThat(messages(text.replace(", parent: _root", ""))).hasSize(1);
    }

    @Test
    void instances_may_depend_on_each_other_in_circles_and_long_chains() {
        String chain = IntStream.range(0, 5000)
                .mapToObj(i -> "  i" + i + ": {value: i" + (i + 1) + " + 1}\n")
                .collect(Collectors.joining());
        assertThat(messages("meta: {id: a}\ninstances:\n" + chain + "  i5000: {value: i0}\n"))
                .isEmpty();
    }

    @Test
    void parameters_are_checked_where_they_are_declared_and_where_they_are_given() {
        assertThat(messages("""
            meta: {id: a}
            seq:
              - {id: x, type: 'b(1, 2.5)'}
              - {id: y, type: b(1)}
            types:
              b:
                params: [{id: n, type: u4}, {id: on, type: bool}, {id: n, type: str, enum: kind}]
            enums: {kind: {0: c}}
            """))
                .containsExactly(
                        "type 'a::b' takes 3 arguments, found 2: (n, on, n)",
                        "type 'a::b' takes 3 arguments, found 1: (n, on, n)",
                        "duplicate name 'n', first at /types/b/params/0/id",
                        "an enum names integers, and this is a text");
    }

    @Test
    void a_mistake_is_at_its_character_on_its_line() {
        assertThat(Checker.check(DescriptorReader.read("a.ksy", """
            meta: {id: a}
            instances:
              x:
                value: |
                  1 +
                    2 + oops
              y: {value: "1 + oops"}
            """, Imports.NONE)).stream()
                        .map(error -> error.at().line() + ":" + error.at().column()))
                .containsExactly("6:13", "7:19");
    }

    private static List<String> messages(String text) {
        return Checker.check(DescriptorReader.read("a.ksy", text, Imports.NONE)).stream()
                .map(error -> error.message().replaceFirst(" \\(there are: .*", ""))
                .toList();
    }
}
