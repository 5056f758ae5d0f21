package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Trees of Jackson say what their JSON says. */
class JacksonViewsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1,\"b\":[true,null,1.5,\"x\",12345678901234567890,{}],\"é\":\"😀\"}",
                "[]",
                "{}",
                "-1",
                "\"\"",
                "null",
                "true",
                "[[[1,2],[3]],\"\\ud800\"]"
            })
    void a_tree_says_its_json(String json) throws Exception {
        JsonNode node = JSON.readTree(json);
        assertThat(Says.object(node)).isEqualTo(node);
    }

    @Test
    void numbers_keep_their_digits() throws Exception {
        assertThat(Says.json(Says.written(DecimalNode.valueOf(new BigDecimal("1.10")))))
                .isEqualTo("1.10");
    }

    /** Writers end a block after 1,024 bytes. */
    @Test
    void a_long_tree_is_read_from_all_its_blocks() throws Exception {
        ArrayNode node = JSON.createArrayNode();
        for (int i = 0; i < 2_000; i++) {
            node.add(i);
        }
        assertThat(Says.object(List.of(node)).path(0)).isEqualTo(node);
    }

    @Test
    void what_is_no_json_is_shown_by_its_fields() throws Exception {
        String stream = new String(Says.written(JSON.readTree("[1,2]")), StandardCharsets.ISO_8859_1);
        byte[] damaged = stream.replace("[1,2]", "[1;2]").getBytes(StandardCharsets.ISO_8859_1);

        assertThat(new TreeValues(Decoding.of(damaged)).root())
                .isInstanceOfSatisfying(
                        LogicalValue.Structure.class,
                        plain -> assertThat(plain.problem()).contains("JSON was expected"));
    }
}
