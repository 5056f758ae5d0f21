package dev.hexplain.ksy.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionParserTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '`',
            value = {
                "1 + 2 * 3 ! (1 + (2 * 3))",
                "1 - 2 - 3 ! ((1 - 2) - 3)",
                "a | b ^ c & d << 1 + e ! (a | (b ^ (c & (d << (1 + e)))))",
                "a & 1 == b ! ((a & 1) == b)",
                "not a == b and c ! ((not (a == b)) and c)",
                "not not a or b ! ((not (not a)) or b)",
                "a or b and c ! (a or (b and c))",
                "a ? b : c ? d : e ! (a ? b : (c ? d : e))",
                "-a.b * ~c[1] ! ((- a.b) * (~ c[1]))",
                "- - 1 ! (- (- 1))",
                "a ? -1 : +1 ! (a ? (- 1) : 1)",
                "(a < b) == (c < d) ! ((a < b) == (c < d))",
                "a.b(1, c).d ! a.b(1, c).d",
                "f() ! ",
                "a.as<u1[]>[0] ! a.as<u1[]>[0]",
                "a.as < ::b::c > . d ! a.as<::b::c>.d",
                "sizeof<b::c> + bitsizeof<u1> ! (sizeof<b::c> + bitsizeof<u1>)",
                "a::b.to_i ! a::b.to_i",
                "x ? ::a::b::c : d ! (x ? ::a::b::c : d)",
                "order and android ! (order and android)",
                "[1, [2], ] ! [1, [2]]",
                "[] ! []",
                "_.foo + _index + _io.pos ! ((_.foo + _index) + _io.pos)",
                "true ? 1 : false ! (true ? 1 : false)",
            })
    void operators_bind_as_documented(String text, String expected) {
        if (expected == null) {
            assertThatThrownBy(() -> ExpressionParser.parse(text)).isInstanceOf(ExpressionSyntaxException.class);
        } else {
            assertThat(write(ExpressionParser.parse(text))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "123, 123",
        "1_000, 1000",
        "0xDEAD_beef, 3735928559",
        "0b1010_0001, 161",
        "0o17, 15",
        "18446744073709551615, -1",
        "0xffff_ffff_ffff_ffff, -1",
    })
    void integers_are_read_in_four_bases(String text, long value) {
        assertThat(ExpressionParser.parse(text)).isEqualTo(new Expr.IntLiteral(value, 0));
    }

    @ParameterizedTest
    @CsvSource({"1.5, 1.5", "1., 1", ".5, 0.5", "1e3, 1000", "1.5e-3, 0.0015", "2.E+2, 200", "3.1_4, 3.14"})
    void floats_have_a_point_or_an_exponent(String text, double value) {
        if (text.startsWith("2.E")) {
            assertThatThrownBy(() -> ExpressionParser.parse(text)).isInstanceOf(ExpressionSyntaxException.class);
        } else {
            assertThat(ExpressionParser.parse(text)).isEqualTo(new Expr.FloatLiteral(value, 0));
        }
    }

    @Test
    void a_point_and_a_name_behind_an_integer_is_a_method() {
        assertThat(write(ExpressionParser.parse("1.to_s"))).isEqualTo("1.to_s");
    }

    @Test
    void double_quotes_know_all_escapes() {
        assertThat(text("\"\\0\\1\\2\\a\\b\\n\\r\\t\\v\\f\\e\\75\\7\\u000a\\u0024\\u263b\\\"\\\\\\'\""))
                .isEqualTo("\0\1\2\u0007\b\n\r\t\u000b\f\u001b=\7\n$\u263b\"\\'");
        assertThat(text("\"\\2\\62\"")).isEqualTo("\u00022");
    }

    @Test
    void single_quotes_know_none() {
        assertThat(text("'a\\n\"'")).isEqualTo("a\\n\"");
    }

    @Test
    void texts_side_by_side_are_one() {
        assertThat(text("'a' \"b\\n\"")).isEqualTo("ab\n");
    }

    @Test
    void format_strings_hold_expressions_with_strings_and_brackets() {
        Expr parsed = ExpressionParser.parse("f\"a={x[1] + \"}\"}{{b}}\\n\".length");
        assertThat(write(parsed)).isEqualTo("f(\"a=\", (x[1] + \"}\"), \"{b}\n\").length");
        assertThat(ExpressionParser.parse("f\"\"")).isInstanceOf(Expr.FormatString.class);
    }

    @Test
    void parts_know_where_they_begin() {
        Expr.Binary parsed = (Expr.Binary) ExpressionParser.parse(" a + (b * c)");
        assertThat(parsed.at()).isEqualTo(1);
        assertThat(parsed.right().at()).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '`',
            value = {
                "1 * ! 3 ! expected a value, found the end of the expression",
                "(1 + 5 ! 6 ! expected ')', found the end of the expression",
                "foo == 1 && bar == 2 ! 9 ! expected an operator or the end of the expression, found '&& bar == 2';"
                        + " did you mean 'and'?",
                "42/ ! 3 ! expected a value, found the end of the expression",
                "`\"hello ` ! 7 ! the text that begins at character 1 has no end: expected \"",
                "1 + BAD ! 4 ! 'BAD' is not a name: expected a lower-case letter, then lower-case letters, digits and '_'",
                "a < b < c ! 6 ! comparisons do not chain: join them by 'and'",
                "012 ! 0 ! a number does not begin with 0: write 0o12 if it is octal",
                "0xg ! 2 ! expected a digit of base 16, found 'g'",
                "12ab ! 0 ! number 12 is followed by 'a'",
                "99999999999999999999 ! 0 ! integer 99999999999999999999 does not fit into 64 bits",
                "a::b:: ! 6 ! expected a name, found the end of the expression",
                "`\"\\q\"` ! 1 ! escape \\q means nothing",
                "a = b ! 2 ! expected an operator or the end of the expression, found '= b'; did you mean '=='?",
            })
    void mistakes_say_where_and_what(String text, int at, String message) {
        ExpressionSyntaxException wrong =
                catchThrowableOfType(ExpressionSyntaxException.class, () -> ExpressionParser.parse(text));
        assertThat(wrong).isNotNull().hasMessage(message);
        assertThat(wrong.at()).isEqualTo(at);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "[", "-", "not ", "1+", "+", "a?", "a.b(", "a[", "f\"{", "1 and ", "a.", "a::", "~"})
    void depth_is_bounded(String piece) {
        String text = piece.repeat(100_000) + "1";
        assertThatThrownBy(() -> ExpressionParser.parse(text)).isInstanceOf(ExpressionSyntaxException.class);
    }

    @Test
    void a_long_array_is_not_deep() {
        Expr.ArrayLiteral array = (Expr.ArrayLiteral) ExpressionParser.parse("[" + "1,".repeat(50_000) + "]");
        assertThat(array.elements()).hasSize(50_000);
    }

    @Test
    void types_and_processes_take_arguments() {
        assertThat(ExpressionParser.parseTypeCall("foo::bar(1 + 2, x)").arguments())
                .hasSize(2);
        assertThat(ExpressionParser.parseTypeCall("::foo").name().absolute()).isTrue();
        assertThat(ExpressionParser.parseProcess("my.custom_one(1)").name()).isEqualTo("my.custom_one");
        assertThat(ExpressionParser.parseProcess("zlib").arguments()).isEmpty();
        assertThat(ExpressionParser.parseTypeName("foo::bar[]").array()).isTrue();
    }

    private static String text(String expression) {
        return ((Expr.StringLiteral) ExpressionParser.parse(expression)).value();
    }

    private static String write(Expr expr) {
        return switch (expr) {
            case Expr.IntLiteral number -> Long.toString(number.value());
            case Expr.FloatLiteral number -> Double.toString(number.value());
            case Expr.BoolLiteral truth -> Boolean.toString(truth.value());
            case Expr.StringLiteral text -> '"' + text.value() + '"';
            case Expr.FormatString format -> "f(" + list(format.parts()) + ")";
            case Expr.ArrayLiteral array -> "[" + list(array.elements()) + "]";
            case Expr.EnumLiteral literal -> literal.enumeration() + "::" + literal.member();
            case Expr.Name name -> name.id();
            case Expr.Member member -> write(member.of()) + "." + member.name();
            case Expr.Call call -> write(call.of()) + "." + call.method() + "(" + list(call.arguments()) + ")";
            case Expr.Index index -> write(index.of()) + "[" + write(index.index()) + "]";
            case Expr.Cast cast -> write(cast.of()) + ".as<" + cast.type() + ">";
            case Expr.SizeOf size -> (size.bits() ? "bitsizeof<" : "sizeof<") + size.type() + ">";
            case Expr.Unary unary -> "(" + unary.op().sign() + " " + write(unary.of()) + ")";
            case Expr.Binary binary ->
                "(" + write(binary.left()) + " " + binary.op().sign() + " " + write(binary.right()) + ")";
            case Expr.Ternary ternary ->
                "(" + write(ternary.condition()) + " ? " + write(ternary.ifTrue()) + " : " + write(ternary.ifFalse())
                        + ")";
        };
    }

    private static String list(java.util.List<Expr> parts) {
        return parts.stream().map(ExpressionParserTest::write).collect(Collectors.joining(", "));
    }
}
