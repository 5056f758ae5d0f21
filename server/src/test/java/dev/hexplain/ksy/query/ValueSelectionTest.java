package dev.hexplain.ksy.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.expr.Selection;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ValueSelectionTest {
    private static final String SHOP = """
            {"shop": "north",
             "orders": [
               {"id": 1, "price": 50, "paid": true, "lines": [{"sku": "A", "count": 1}]},
               {"id": 2, "price": 150.5, "paid": false, "lines": []},
               {"id": 3, "price": null, "lines": [{"sku": "B", "count": 7}, {"sku": "BC", "count": 2}]},
               {"id": 4, "price": "much", "a b": 5}
             ],
             "limits": {"7": 10, "8": 20}}""";

    private final TreeValues session = values(new JavaSerialization(), Samples.javaSource("web-session"));
    private final TreeValues shop =
            values(new Json(), Source.ofBytes("shop.json", SHOP.getBytes(StandardCharsets.UTF_8)));

    private static TreeValues values(Decoder decoder, Source source) {
        return new TreeValues(decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE));
    }

    private static ValueSelection selection(TreeValues values, String text) {
        return new ValueSelection(values, Selection.parse(text).orElseThrow());
    }

    private static List<String> paths(ValueSelection selection, int limit) {
        List<String> paths = new ArrayList<>();
        while (paths.size() < limit) {
            ValueSelection.Found found = selection.next();
            if (found == null) {
                break;
            }
            paths.add(found.path());
        }
        return paths;
    }

    private static String paths(TreeValues values, String text) {
        return String.join(" ", paths(selection(values, text), Integer.MAX_VALUE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "orders[*].id                        | orders[0].id orders[1].id orders[2].id orders[3].id",
                "orders.*.price                      | orders[0].price orders[1].price orders[2].price orders[3].price",
                "orders[?price > 100]                | orders[1]",
                "orders[?price > 49].id              | orders[0].id orders[1].id",
                "orders[?price == null]              | orders[2]",
                "orders[?paid]                       | orders[0]",
                "orders[?not paid].id                | orders[1].id",
                "orders[?lines.size > 1].lines[-1].sku | orders[2].lines[1].sku",
                "orders[?_[\"a b\"] == 5].id         | orders[3].id",
                "orders[*][\"a b\"]                  | orders[3][\"a b\"]",
                "orders[?_index >= 2 and id < 4]     | orders[2]",
                "..sku                               | orders[0].lines[0].sku orders[2].lines[0].sku orders[2].lines[1].sku",
                "..[?count > 1].sku                  | orders[2].lines[0].sku orders[2].lines[1].sku",
                "..[?sku.starts_with('B')].count     | orders[2].lines[0].count orders[2].lines[1].count",
                "orders..lines[0]                    | orders[0].lines[0] orders[2].lines[0]",
                "limits[?_key == '8']                | limits[\"8\"]",
                "*[?_ > 10]                          | limits[\"8\"]",
                "_.*                                 | shop orders limits",
                "[?_ == 'north']                     | shop",
                "orders[?lines].id                   | orders[0].id orders[1].id orders[2].id",
                "*.nothing                           | ``",
                "orders[-1].id                       | orders[3].id",
                "orders[-1]                          | orders[3]",
                "orders[-5].id                       | ``",
            })
    void a_selection_selects_values_in_their_order(String selection, String paths) {
        assertThat(paths(shop, selection)).isEqualTo(paths);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cart[?sku.contains('-')]      | cart[0]",
                "cart[*].name                  | cart[2].name",
                "cart[2]..roles                | cart[2].roles",
                "..name                        | user.name",
                "user.roles[?_.ends_with('r')] | user.roles[0] user.roles[1]",
            })
    void references_are_followed_and_nothing_is_found_twice(String selection, String paths) {
        assertThat(paths(session, selection)).isEqualTo(paths);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cart[0].sku", "user.id * 2", "cart[9]", "user.", "a * b", "[1, 2]", "cart[", "", "- 5"})
    void what_selects_one_value_is_no_selection(String expression) {
        assertThat(Selection.parse(expression)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cart[?           | expected a value, found the end of the expression | 6",
                "cart[*           | expected ']', found the end of the expression     | 6",
                "cart[*].price*2  | expected '.', '[' or the end of the selection     | 13",
                "..               | expected a name or '*'                            | 2",
            })
    void a_malformed_selection_says_what_was_expected_and_where(String selection, String message, int at) {
        assertThatThrownBy(() -> Selection.parse(selection))
                .isInstanceOfSatisfying(
                        ExpressionSyntaxException.class,
                        malformed -> assertThat(malformed.at()).isEqualTo(at))
                .hasMessageContaining(message.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"orders[*].id", "..*", "..[?count > 1].sku", "orders[?id > 1].lines[*]", "..lines[*]..*"})
    void a_selection_goes_on_where_it_stood(String text) {
        List<String> all = paths(selection(shop, text), Integer.MAX_VALUE);
        for (int first = 0; first < all.size(); first++) {
            ValueSelection before = selection(shop, text);
            List<String> pieces = new ArrayList<>(paths(before, first));
            ValueSelection goingOn = selection(shop, text);
            assertThat(goingOn.goTo(before.position())).isTrue();
            pieces.addAll(paths(goingOn, Integer.MAX_VALUE));
            assertThat(pieces).isEqualTo(all);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.2.3.4", "-1", "1..2", "99999999999999999999"})
    void what_is_no_position_is_said_to_be_none(String position) {
        assertThat(selection(shop, "orders[*].id").goTo(position)).isFalse();
    }

    @Test
    void a_selection_that_selects_nothing_says_why() {
        ValueSelection misspelled = selection(shop, "orders[?prize > 100]");
        assertThat(paths(misspelled, 1)).isEmpty();
        assertThat(misspelled.problem()).contains("has no prize");
        ValueSelection another = selection(shop, "orders[*].prize");
        assertThat(paths(another, 1)).isEmpty();
        assertThat(another.problem()).contains("has no prize");
    }

    @Test
    void where_the_time_is_over_a_selection_stops_and_can_go_on() {
        ValueSelection stopped = selection(shop, "orders[*].id");
        RequestDeadline.of(Duration.ZERO, () -> false, () -> paths(stopped, Integer.MAX_VALUE));
        assertThat(stopped.isOver()).isFalse();
        assertThat(paths(stopped, Integer.MAX_VALUE)).hasSize(4);
    }

    @Test
    void a_condition_has_a_time_of_its_own() {
        Selection north = Selection.parse("..[?shop == 'north']").orElseThrow();
        ValueSelection found = new ValueSelection(shop, north);
        RequestDeadline.of(Duration.ZERO, () -> false, () -> {
            found.beginWithRoot(((Selection.Where) north.steps().getLast()).condition());
            return found;
        });

        assertThat(paths(found, 1)).containsExactly("");
    }

    @Test
    void values_in_values_deeper_than_any_stack_are_found() {
        int depth = 100_000;
        String text = "[".repeat(depth) + "{\"a\": 1}" + "]".repeat(depth);
        TreeValues deep = values(new Json(), Source.ofBytes("deep.json", text.getBytes(StandardCharsets.UTF_8)));
        ValueSelection found = selection(deep, "..a");
        assertThat(paths(found, 1))
                .first()
                .asString()
                .startsWith("…[0][0]")
                .endsWith("[0].a")
                .hasSizeLessThan(4_097);
        assertThat(found.position()).hasSizeLessThan(4_001);
    }
}
