package dev.hexplain.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;

class FunctionsTest extends TestSessions {
    private static final String CBOR = "X'A26161016162820203'";

    private static String answer(String expression) {
        return spark().sql("select " + expression).as(Encoders.STRING()).first();
    }

    @Test
    void the_format_of_a_column() {
        assertThat(answer("hexplain_format(%s)".formatted(CBOR))).isEqualTo("cbor");
        assertThat(answer("hexplain_format(X'00010203')")).isEqualTo("bytes");
        assertThat(answer("hexplain_format(cast(null as binary))")).isNull();
    }

    @Test
    void a_value_of_a_column() {
        assertThat(answer("hexplain_value(%s, 'b[1]')".formatted(CBOR))).isEqualTo("3");
        assertThat(answer("hexplain_value(%s, 'b')".formatted(CBOR))).isEqualTo("[2,3]");
        assertThat(answer("hexplain_value(%s, 'b[*]')".formatted(CBOR))).isEqualTo("2\n3");
        assertThat(answer("hexplain_value(%s, 'nothing')".formatted(CBOR))).isNull();
        assertThat(answer("hexplain_value(%s, '((')".formatted(CBOR))).isNull();
        assertThat(answer("hexplain_value(X'', 'a')")).isNull();
    }

    @Test
    void the_outline_of_a_column() {
        assertThat(answer("hexplain(%s)".formatted(CBOR)))
                .startsWith("# bytes: 9 bytes, cbor, complete")
                .contains("[1]: uint = 3");
        assertThat(answer("hexplain(X'')")).contains("0 bytes");
    }

    @Test
    void a_long_outline_is_cut() {
        String nested = "1";
        for (int level = 0; level < 5; level++) {
            nested = "[" + String.join(",", Collections.nCopies(8, nested)) + "]";
        }

        assertThat(answer("hexplain(cast('%s' as binary))".formatted(nested)))
                .startsWith("# bytes: ")
                .hasSize((1 << 20) + 1)
                .endsWith("…");
    }

    @Test
    void a_column_of_a_table() {
        assertThat(spark().sql("""
                        select format, count(*) from (
                          select hexplain_format(value) format from values (%s), (X'A1616102'), (X'7B7D'), (null) as t(value))
                        group by format order by format""".formatted(CBOR)).collectAsList())
                .extracting(row -> row.mkString("|"))
                .containsExactly("null|1", "cbor|2", "json|1");
    }

    @Test
    void what_a_function_does_is_described() {
        assertThat(spark().sql("describe function hexplain_value")
                        .collectAsList()
                        .toString())
                .contains("hexplain_value(bytes, path) - the value at a path, as JSON");
    }

    @Test
    void arguments_that_are_missing_are_told() {
        assertThatThrownBy(() -> answer("hexplain_value(X'A0')"))
                .hasMessageContaining("hexplain_value takes 2 arguments, and not 1");
    }

    @Test
    void a_session_that_began_without_them_is_given_them() {
        SparkSession other = spark().newSession();
        HexplainExtensions.register(other);

        assertThat(other.sql(
                                "select hexplain_format(X'A1616102'), hexplain_value(X'A1616102', 'a'), hexplain_format(null)")
                        .first()
                        .mkString("|"))
                .isEqualTo("cbor|2|null");
        assertThat(other.sql("select hexplain(X'A1616102')").first().getString(0))
                .startsWith("# bytes: 4 bytes, cbor");
    }
}
