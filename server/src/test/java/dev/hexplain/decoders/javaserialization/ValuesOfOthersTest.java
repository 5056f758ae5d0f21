package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.TreeValues;
import java.lang.reflect.InvocationTargetException;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What values say that no JSON library would write, and what stands beside them. */
class ValuesOfOthersTest {
    @Test
    void half_a_character_is_its_escape() throws Exception {
        assertThat(Says.json(Says.written(List.of("a\uD800", "\uDC00\n\"", "\uD83D\uDE00", "\uDE00\uD83D"))))
                .isEqualTo("[\"a\\ud800\",\"\\udc00\\n\\\"\",\"\uD83D\uDE00\",\"\\ude00\\ud83d\"]");
        assertThat(Says.json(Says.written(Map.of("k\uDFFF", 1)))).isEqualTo("{\"k\\udfff\":1}");
    }

    @Test
    void exceptions_of_the_jdk_keep_what_their_classes_add() throws Exception {
        SQLException first = new SQLException("first", "42000", 17);
        first.setNextException(new SQLException("second"));

        assertThat(Says.object(first).path("SQLState").asText()).isEqualTo("42000");
        assertThat(Says.object(first).path("vendorCode").asInt()).isEqualTo(17);
        assertThat(Says.object(first).path("next").path("detailMessage").asText())
                .isEqualTo("second");
        assertThat(Says.object(new BatchUpdateException("x", new int[] {1, -3}))
                        .path("updateCounts")
                        .toString())
                .isEqualTo("[1,-3]");
    }

    @Test
    void an_object_whose_class_descriptor_is_cut_has_the_name_of_its_class() throws Exception {
        byte[] whole = Says.written(new IllegalStateException());
        int name = "java.lang.IllegalStateException".length();

        for (int behind = 0; behind < 12; behind++) {
            try (FieldTree tree = Decoding.of(Arrays.copyOf(whole, 8 + name + behind))) {
                assertThat(new TreeValues(tree).root().type()).isEqualTo("java.lang.IllegalStateException");
            }
        }
    }

    @Test
    void a_cause_that_a_class_keeps_itself_is_shown_once() throws Exception {
        var value = Says.object(new InvocationTargetException(new IllegalStateException("inner")));

        assertThat(value.path("cause").path("detailMessage").asText()).isEqualTo("inner");
        assertThat(value.has("target")).isFalse();
    }
}
