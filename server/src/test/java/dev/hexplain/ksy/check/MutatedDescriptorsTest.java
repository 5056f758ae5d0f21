package dev.hexplain.ksy.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorShelf;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is done to a descriptor, it is checked to the end: what is wrong becomes a mistake, never an exception. */
@Slow
class MutatedDescriptorsTest {
    private static final int ROUNDS = 400;

    /** Pieces that mean something, put where they mean something else. */
    private static final List<String> PIECES = List.of(
            "null",
            "~",
            "true",
            "-1",
            "0x1_f",
            "1:30",
            ".5",
            "[]",
            "{}",
            "[1, [2]]",
            "{a: b}",
            "? [x]\n: y",
            "&a",
            "*a",
            "'",
            "\"",
            "|\n",
            ">-\n",
            "#",
            ": ",
            "- ",
            "_",
            "_parent",
            "_root._parent",
            "_io",
            "_sizeof",
            "_index",
            "_on",
            "x.as<x>",
            "sizeof<x>",
            "a::b::c",
            "f\"{",
            "(((",
            "not ",
            "switch-on",
            "cases",
            "type: a",
            "id: id",
            "\t",
            "\n",
            "\0",
            "\u2028",
            "\ud83d\ude00",
            "99999999999999999999",
            "b65",
            "u3",
            "strz",
            "any[]",
            "valid: {}",
            "parent: true",
            "imports: [a, b]",
            "repeat: until",
            "!!binary",
            "<<: *a",
            "---\n",
            "...\n",
            "%YAML 9.9\n");

    private static final String WHOLE = """
            meta:
              id: whole
              endian: {switch-on: order, cases: {1: le, _: be}}
              bit-endian: le
              encoding: UTF-8
              imports: [other, /other]
              ks-version: 0.9
              xref: {wikidata: Q1, forensicswiki: [a, b]}
            -hexplain-signature: {offset: 0, bytes: [0xca, fe]}
            doc: |
              Everything
              in one.
            params:
              - {id: limit, type: u4}
              - {id: items, type: 'item[]'}
              - {id: kind, type: u1, enum: kind}
            seq:
              - {id: order, type: u1}
              - {id: magic, contents: [0x01, AB]}
              - id: len_body
                type: u2
                valid: {min: 1, max: limit}
              - id: body
                size: len_body
                type: item(len_body, order == 1 ? kind::a : kind::b)
                process: xor([1, 2, 3])
              - id: list
                type:
                  switch-on: order
                  cases:
                    1: item(2, kind::a)
                    0x02: str
                    _: b12le
                size: 4
                repeat: until
                repeat-until: _index > 3 or _io.eof
              - {id: name, type: strz, pad-right: 0, eos-error: false, if: not (limit > 3)}
            instances:
              at:
                pos: len_body * 2 - magic._sizeof
                io: _root._io
                type: item(1, kind::a)
                parent: _root
              sum: {value: 'body.a + body.b.to_i(16) << 2 & ~1', doc: sum}
              shown: {value: 'f"a={sum}" + name.reverse.substring(0, 1)'}
              circle: {value: circle2}
              circle2: {value: circle}
            types:
              item:
                params: [{id: n, type: u4}, {id: k, type: u1, enum: kind}]
                seq:
                  - {id: a, type: u4be, valid: {any-of: [1, n]}}
                  - {id: b, type: str, size: n, encoding: ASCII}
                  - {id: c, type: u1, enum: kind, valid: {in-enum: true}}
                  - {id: next, type: 'item(n - 1, k)', if: n > 0, parent: _parent}
                to-string: b + "!"
            enums:
              kind:
                0: a
                1: {id: b, doc: second, -orig-id: [B, BB]}
            """;

    private static final DescriptorShelf SHELF =
            DescriptorShelf.of(Map.of("other.ksy", "meta: {id: other, imports: [whole]}\n", "whole.ksy", WHOLE));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void are_checked_to_the_end(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            String text = WHOLE;
            for (int i = 0; i <= random.nextInt(4); i++) {
                text = mutated(text, random);
            }
            isChecked(text, "seed " + seed + ", round " + round);
        }
    }

    private static void isChecked(String text, String name) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        try {
            diagnostics.addAll(Checker.check(
                    DescriptorReader.read(new Imports.Found(SHELF, "whole.ksy", text), Imports.on(List.of(SHELF)))));
        } catch (RuntimeException | StackOverflowError bug) {
            fail(name + " threw " + bug + " for\n" + text, bug);
        }
        assertThat(diagnostics).allSatisfy(error -> {
            assertThat(error.at().line()).isPositive();
            assertThat(error.at().column()).isPositive();
            assertThat(error.at().path()).startsWith("/");
            assertThat(error.message()).isNotBlank();
        });
    }

    private static String mutated(String text, Random random) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + 1 + random.nextInt(12));
        String piece = PIECES.get(random.nextInt(PIECES.size()));
        return switch (random.nextInt(6)) {
            case 0 -> text.substring(0, at) + text.substring(end);
            case 1 -> text.substring(0, at) + piece + text.substring(at);
            case 2 -> text.substring(0, at) + piece + text.substring(end);
            case 3 -> lines(text, random, true);
            case 4 -> lines(text, random, false);
            default -> afterAColon(text, random, piece);
        };
    }

    /** Without one line, or with one put elsewhere too. */
    private static String lines(String text, Random random, boolean without) {
        List<String> lines = text.lines().collect(Collectors.toCollection(ArrayList::new));
        String line = lines.get(random.nextInt(lines.size()));
        if (without) {
            lines.remove(line);
        } else {
            lines.add(random.nextInt(lines.size()), line);
        }
        return String.join("\n", lines) + "\n";
    }

    /** One value is another. */
    private static String afterAColon(String text, Random random, String piece) {
        int colon = text.indexOf(": ", random.nextInt(text.length()));
        if (colon < 0) {
            return text;
        }
        int end = colon + 2;
        while (end < text.length() && ",}\n".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return text.substring(0, colon + 2) + piece + text.substring(end);
    }
}
