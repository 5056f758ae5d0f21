package dev.hexplain.ksy.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.testing.Samples;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueQueryTest {
    private final FieldTree tree = new JavaSerialization()
            .decode(Samples.javaSource("web-session"), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    private final ValueQuery query = new ValueQuery(tree);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "user.id             | java.lang.Long    | 4711",
                "user.id * 2 + 1     | integer           | 9423",
                "cart.size           | integer           | 3",
                "cart[0].sku         | java.lang.String  | 'A-1'",
                "cart[1] > 19        | boolean           | true",
                "cart[2].id          | java.lang.Long    | 4711",
                "user[\"name\"]        | text              | 'Zoë 😀'",
                "_[\"user\"].id        | integer           | 4711",
                "user.roles.last     | text              | 'editor'",
                "csrf.length         | integer           | 5",
                "_root.user.id       | integer           | 4711",
                "contents[0].classData[0].loadFactor | float | 0.75",
            })
    void a_value_is_found_or_calculated(String expression, String type, String text) {
        QueryAnswer answer = query.ask(expression, FieldId.ROOT);
        assertThat(answer.type()).isEqualTo(type);
        assertThat(answer.text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"cart[0].sku, cart[0].sku", "user.roles, user.roles", "cart.first, ''", "user.id + 0, ''"})
    void what_is_not_calculated_has_a_field(String expression, String path) {
        TreeValues values = new TreeValues(tree);
        String found = query.ask(expression, FieldId.ROOT)
                .field()
                .flatMap(tree::field)
                .map(field -> ValuePath.of(values.around(field)))
                .orElse("");
        assertThat(found).isEqualTo(path);
    }

    @Test
    void names_are_those_of_the_value_around_a_field() {
        FieldId user = new TreeValues(tree).find("user").orElseThrow().field().id();
        assertThat(query.ask("id + 1", user).text()).isEqualTo("4712");
        assertThat(query.ask("_.id", user).text()).isEqualTo("4711");
    }

    @Test
    void what_has_no_value_says_why() {
        assertThatThrownBy(() -> query.ask("nothing", FieldId.ROOT))
                .isInstanceOf(EvalException.class)
                .hasMessageContaining("java.util.HashMap has no nothing");
        assertThatThrownBy(() -> query.ask("cart[9]", FieldId.ROOT)).isInstanceOf(EvalException.class);
        assertThatThrownBy(() -> query.ask("cart[", FieldId.ROOT)).isInstanceOf(ExpressionSyntaxException.class);
    }
}
