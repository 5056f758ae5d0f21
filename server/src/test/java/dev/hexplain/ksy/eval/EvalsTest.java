package dev.hexplain.ksy.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.expr.Expr;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvalsTest {
    private final Subject subject = Subject.withAnimals()
            .with("one", 1L)
            .with("minus", -1513L)
            .with("huge", Long.MAX_VALUE)
            .with("unsigned", -1L)
            .with("half", 0.5)
            .with("nan", Double.NaN)
            .with("zero", 0.0)
            .with("yes", true)
            .with("word", "hello")
            .with("empty", "")
            .with("emoji", "a😀b")
            .with("bytes", new byte[] {0x41, (byte) 0xff, 0x4b})
            .with("no_bytes", new byte[0])
            .with("numbers", List.of(5L, -3L, 8L))
            .with("floats", List.of(1.5, -2.5))
            .with("words", List.of("foo", "bar", "baz"))
            .with("nothing", null)
            .with("pet", new EnumValue(Subject.animals(), 7))
            .with("beast", new EnumValue(Subject.animals(), 111))
            .with("_io", new Subject.Stream(10, 4))
            .with("inner", Subject.withAnimals().with("size", "a field").with("x", 3L));

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "1 + 2 * 3; 7",
                "(1 + 2) * 3; 9",
                "-7 / 2; -4",
                "7 / -2; -4",
                "-7 / -2; 3",
                "7 / 2; 3",
                "minus / 2; -757",
                "-5 % 3; 1",
                "5 % -3; -1",
                "-5 % -3; -2",
                "5 % 3; 2",
                "huge + 1; -9223372036854775808",
                "huge * 2; -2",
                "-(-9223372036854775808); -9223372036854775808",
                "0xffff_ffff_ffff_ffff; -1",
                "0b1010; 10",
                "0o17; 15",
                "1 << 4; 16",
                "1 << 64; 1",
                "1 << 63; -9223372036854775808",
                "-16 >> 2; -4",
                "-1 >> 63; -1",
                "0xf0 & 0x3c; 48",
                "0xf0 | 0x0f; 255",
                "0xff ^ 0x0f; 240",
                "~0; -1",
                "~one; -2",
                "1 | 2 ^ 2 & 3; 1",
                "-one; -1",
                "yes ? 10 : 1 / 0; 10",
                "bytes[1]; 255",
                "bytes.first + bytes.last; 140",
                "pet.to_i + 1; 8",
                "'42'.to_i * 2; 84",
                "1 | 6 == 7 ? 5 : 6; 5",
            })
    void integers_are_calculated(String expression, long expected) {
        check(expression, expected);
    }

    private void check(String expression, long expected) {
        assertThat(subject.value(expression)).isEqualTo(expected);
        assertThat(subject.compile(expression).integer(subject)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "half + 1; 1.5",
                "1 - half; 0.5",
                "half * 4; 2",
                "7 / 2.0; 3.5",
                "-7.5 % 2; -1.5",
                "-half; -0.5",
                "1 / zero; Infinity",
                "-0.0; -0.0",
                "1.5e3; 1500",
                "floats.min; -2.5",
                "floats.max; 1.5",
                "one.as<f8>; 1",
                "16777217.as<f4>; 16777216",
            })
    void floats_are_calculated(String expression, double expected) {
        assertThat(subject.value(expression)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "one == 1; true",
                "one != 1; false",
                "2 < 1; false",
                "1 <= 1; true",
                "1 >= 2; false",
                "2 > 1; true",
                "one == 1.0; true",
                "half < 1; true",
                "1 > half; true",
                "zero == -0.0; true",
                "-0.0 < zero; false",
                "nan == nan; false",
                "nan < 1; false",
                "nan >= 1; false",
                "unsigned < 0; true",
                "'a' < 'b'; true",
                "'a' == \"a\"; true",
                "'Z' < 'a'; true",
                "'ab' > 'a'; true",
                "'\uffff' < '😀'; true",
                "'a' + 'b' == 'ab'; true",
                "bytes == [0x41, 0xff, 0x4b]; true",
                "bytes == [0x41, 0xff]; false",
                "bytes > [0x41, 0x7f]; true",
                "bytes < [0x41, 0xff, 0x4b, 0]; true",
                "numbers == [5, -3, 8]; true",
                "pet == animal::cat; true",
                "pet != animal::dog; true",
                "pet == zoo::animal::cat; true",
                "beast == animal::dog; false",
                "beast.to_i == 111; true",
                "nothing == nothing; true",
                "nothing == one; false",
                "yes == true; true",
                "not yes; false",
                "not one == 2; true",
                "yes or 1 / 0 == 1; true",
                "not yes and 1 / 0 == 1; false",
                "_io.eof; false",
                "inner == inner; true",
                "(yes ? true : false) and yes; true",
            })
    void comparisons_are_true_or_false(String expression, boolean expected) {
        assertThat(subject.value(expression)).isEqualTo(expected);
        assertThat(subject.compile(expression).isTrue(subject)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "word.length; 5",
                "empty.length; 0",
                "emoji.length; 4",
                "bytes.length; 3",
                "bytes.size; 3",
                "bytes.min; 65",
                "bytes.max; 255",
                "numbers.size; 3",
                "numbers.first; 5",
                "numbers.last; 8",
                "numbers.min; -3",
                "numbers.max; 8",
                "numbers[1]; -3",
                "(1.9).to_i; 1",
                "(-2.7).to_i; -2",
                "nan.to_i; 0",
                "yes.to_i; 1",
                "(not yes).to_i; 0",
                "pet.to_i; 7",
                "one.to_i; 1",
                "'9173'.to_i; 9173",
                "'-072'.to_i(10); -72",
                "'+5'.to_i; 5",
                "'1010110'.to_i(2); 86",
                "'721'.to_i(8); 465",
                "'47cF'.to_i(16); 18383",
                "_io.size; 10",
                "_io.pos; 4",
                "inner.x; 3",
                "[1, 2, 3].size; 3",
                "[].size; 0",
                "[one, 2][0]; 1",
                "sizeof<u4>; 4",
                "sizeof<s8be>; 8",
                "sizeof<b13>; 2",
                "bitsizeof<b13>; 13",
                "bitsizeof<f4le>; 32",
                "300.as<u1>; 300",
                "300.as<s1>; 44",
                "0x1_8000.as<s2>; -32768",
                "0x1_0000_0005.as<s4>; 5",
                "0xffff_ffff.as<u4>; 4294967295",
                "1.9.as<s4>; 1",
                "bytes.as<u1[]>[1]; 255",
            })
    void methods_give_integers(String expression, long expected) {
        check(expression, expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "word.reverse; olleh",
                "emoji.reverse; b😀a",
                "word.substring(0, 3); hel",
                "word.substring(5, 5); ``",
                "words.min; bar",
                "words.max; foo",
                "words.first + words[1]; foobar",
                "one.to_s; 1",
                "unsigned.to_s; -1",
                "one.to_s(); 1",
                "half.to_s; 0.5",
                "[0x61, 0x62].to_s('ASCII'); ab",
                "[0x82, 0xb1].to_s('SJIS'); こ",
                "[0xb0].to_s('IBM437'); ░",
                "[0xff, 0x61].to_s('UTF-8'); \uFFFDa",
                "inner.size; a field",
                "f\"abc={word}|{one}\"; abc=hello|1",
                "f\"{pet} {beast} {yes} {half}\"; cat 111 true 0.5",
                "f\"\"; ``",
            })
    void methods_give_texts(String expression, String expected) {
        assertThat(subject.value(expression)).isEqualTo(expected);
    }

    @Test
    void literals_of_bytes_are_bytes_and_others_are_arrays() {
        assertThat(subject.value("[0, 255]")).isEqualTo(new byte[] {0, -1});
        assertThat(subject.value("[0, 256]")).isEqualTo(List.of(0L, 256L));
        assertThat(subject.value("[1 + 1, 2]")).isEqualTo(List.of(2L, 2L));
        assertThat(subject.value("['a', nothing]")).isEqualTo(java.util.Arrays.asList("a", null));
        assertThat(subject.value("[one, 300].as<bytes>")).isEqualTo(new byte[] {1, 44});
        assertThat(subject.value("[].as<bytes>")).isEqualTo(new byte[0]);
    }

    @Test
    void scope_gives_element_index_and_what_a_switch_is_on() {
        subject.at(3, "item", 2.5);

        assertThat(subject.value("_")).isEqualTo("item");
        assertThat(subject.value("_.length")).isEqualTo(4L);
        assertThat(subject.value("_index + 1")).isEqualTo(4L);
        assertThat(subject.value("_on")).isEqualTo(2.5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "1 / 0; DIVISION_BY_ZERO; 1 / 0",
                "1 % (one - 1); DIVISION_BY_ZERO; 1 % 0",
                "one + 'a'; WRONG_TYPE; the integer 1 and the text 'a'",
                "half & 1; WRONG_TYPE; the number 0.5",
                "nothing + 1; NOT_READ; nothing",
                "nothing.length; NOT_READ; length",
                "one == 'a'; WRONG_TYPE; the integer 1 and the text 'a'",
                "yes < 1; WRONG_TYPE; true",
                "one ? 1 : 2; WRONG_TYPE; the integer 1",
                "-word; WRONG_TYPE; the text 'hello'",
                "not one; WRONG_TYPE; the integer 1",
                "numbers[3]; OUT_OF_BOUNDS; below 3",
                "numbers[-1]; OUT_OF_BOUNDS; -1",
                "bytes[3]; OUT_OF_BOUNDS; below 3",
                "no_bytes.first; OUT_OF_BOUNDS; at least one element",
                "no_bytes.max; OUT_OF_BOUNDS; at least one element",
                "[].last; OUT_OF_BOUNDS; at least one element",
                "one[0]; WRONG_TYPE; an array",
                "word.substring(2, 9); OUT_OF_BOUNDS; 2 to 9",
                "word.substring(3, 2); OUT_OF_BOUNDS; 3 to 2",
                "'12a'.to_i; CONVERSION; the text '12a'",
                "''.to_i; CONVERSION; base 10",
                "'9223372036854775808'.to_i; CONVERSION; 64 bits",
                "'1'.to_i(99); CONVERSION; base",
                "bytes.to_s('UTF-9'); UNKNOWN_ENCODING; 'UTF-9'",
                "bytes.to_s('a b'); UNKNOWN_ENCODING; 'a b'",
                "bytes.to_s(''); UNKNOWN_ENCODING; ''",
                "bytes.to_s; UNKNOWN_NAME; encoding",
                "word.size; UNKNOWN_NAME; the text 'hello' has no size",
                "one.reverse; UNKNOWN_NAME; the integer 1 has no reverse",
                "pet.name; UNKNOWN_NAME; the enum value animal::cat has no name",
                "_io.nonsense; UNKNOWN_NAME; a stream",
                "word.nonsense(1, 2, 3); UNKNOWN_NAME; nonsense with 3 arguments",
                "animal::cow; UNKNOWN_NAME; cow",
                "fish::cod; UNKNOWN_NAME; fish",
                "sizeof<fish>; WRONG_TYPE; fish",
                "f\"{bytes}\"; WRONG_TYPE; 3 bytes (41 ff 4b)",
                "absent; UNKNOWN_NAME; absent",
            })
    void failures_say_what_was_expected_and_found(String expression, Kind kind, String part) {
        assertThatThrownBy(() -> subject.value(expression))
                .isInstanceOfSatisfying(
                        EvalException.class, e -> assertThat(e.kind()).isEqualTo(kind))
                .hasMessageContaining(part);
    }

    @Test
    void messages_stay_short_whatever_the_value() {
        subject.with("long_word", "x".repeat(100_000))
                .with("long_bytes", new byte[100_000])
                .with("long_list", Collections.nCopies(100_000, "y".repeat(1000)));

        for (String name : List.of("long_word", "long_bytes", "long_list")) {
            assertThatThrownBy(() -> subject.value(name + " + 1"))
                    .isInstanceOf(EvalException.class)
                    .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(200));
        }
    }

    @Test
    void texts_do_not_grow_without_bounds() {
        subject.with("long_word", "x".repeat(600_000));

        assertThatThrownBy(() -> subject.value("long_word + long_word"))
                .isInstanceOfSatisfying(
                        EvalException.class, e -> assertThat(e.kind()).isEqualTo(Kind.LIMIT));
        assertThatThrownBy(() -> subject.value("f\"{long_word}{long_word}\""))
                .isInstanceOfSatisfying(
                        EvalException.class, e -> assertThat(e.kind()).isEqualTo(Kind.LIMIT));
    }

    @Test
    void trees_too_deep_for_the_stack_are_refused() {
        Expr deep = new Expr.IntLiteral(1, 0);
        for (int i = 0; i < 100_000; i++) {
            deep = new Expr.Unary(Expr.UnaryOp.MINUS, deep, 0);
        }
        Expr tree = deep;

        assertThatThrownBy(() -> new Evals(NameEvals.BY_TEXT).compile(tree, subject.type()))
                .isInstanceOfSatisfying(
                        EvalException.class, e -> assertThat(e.kind()).isEqualTo(Kind.LIMIT));
    }

    @Test
    void reverse_and_length_count_as_java_does() {
        assertThat(subject.value("emoji.substring(1, 3)")).isEqualTo("😀");
        assertThat(subject.value("[0xd8, 0x3d, 0xde, 0x00].to_s('UTF-16BE').length"))
                .isEqualTo(2L);
        assertThat("😀".getBytes(StandardCharsets.UTF_16BE)).hasSize(4);
    }
}
