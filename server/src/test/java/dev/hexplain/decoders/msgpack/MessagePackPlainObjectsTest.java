package dev.hexplain.decoders.msgpack;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.SameTrees;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** Short objects need no rows, whatever is in them; where one does, all are shown as before. */
@Slow
class MessagePackPlainObjectsTest {
    private static final ObjectMapper MAPPER = new ObjectMapper(new MessagePackFactory());
    private static final ObjectMapper TEXTS = new ObjectMapper(new MessagePackFactory());

    static {
        TEXTS.configOverride(BigDecimal.class).setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING));
    }

    private static final SameTrees TREES = new SameTrees(new MessagePack(), new MessagePack(false));

    private static List<Object> lines(int count) {
        List<Object> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("id", i * 1000L);
            line.put("name", "Tee mit Zitröne " + i);
            line.put("long", "x".repeat(40 + i % 10));
            line.put("created", Instant.EPOCH.plusSeconds(i).toString());
            line.put("binary", new byte[] {1, 2, 3});
            line.put("none", null);
            line.put("tags", List.of("a", "b", i % 2 == 0));
            line.put("shares", List.of(0.25, 0.5 + i));
            line.put("", Map.of("inner", List.of(List.of(), Map.of())));
            lines.add(line);
        }
        return lines;
    }

    /** Decimals that it has no type for are texts. */
    private static byte[] document(Random random) throws IOException {
        return TEXTS.writeValueAsBytes(RandomDocuments.document(random));
    }

    @Test
    void a_list_of_short_maps_is_one_row() throws IOException {
        FieldTree tree = new Survival(new MessagePack()).decode(MAPPER.writeValueAsBytes(lines(20)));
        assertThat(tree.rowCount()).isEqualTo(2);
        assertThat(tree.value(tree.find("object[0][19].name").orElseThrow()).actual())
                .isEqualTo("\"Tee mit Zitröne 19\"");
        assertThat(tree.value(tree.find("object[0][7].shares[1]").orElseThrow()).actual())
                .isEqualTo("7.5");
    }

    @Test
    void of_many_elements_the_first_have_no_rows() throws IOException {
        FieldTree tree = new Survival(new MessagePack())
                .decode(MAPPER.writeValueAsBytes(Collections.nCopies(100, List.of("a", 1))));
        assertThat(tree.rowCount()).isEqualTo(2 + 100 - 64);
    }

    @Test
    void all_is_shown_as_with_rows() throws IOException {
        TREES.check(MAPPER.writeValueAsBytes(lines(90)));
        Random random = new Random(7);
        for (int round = 0; round < 60; round++) {
            TREES.check(document(random));
        }
    }

    @Test
    void the_limit_of_depth_holds_where_it_does_with_rows() throws IOException {
        TREES.checkDepths(MAPPER.writeValueAsBytes(lines(3)));
        Random random = new Random(9);
        for (int round = 0; round < 40; round++) {
            TREES.checkDepths(document(random));
        }
    }

    @Test
    void damage_is_shown_as_with_rows() throws IOException {
        Random random = new Random(8);
        TREES.checkChanged(MAPPER.writeValueAsBytes(lines(4)), 800, random);
        TREES.checkChanged(MAPPER.writeValueAsBytes(List.of("java.util.List", lines(2))), 300, random);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "92 92 d6ff 00000001 a161 82 c7 04 01 61626364 d401 05 c8 0001 02 07 c0",
                "91 93 d6ff 00000001 d6ff 00000002 d6ff 00000003",
                "91 dd 00000002 a161 a162",
                "91 df 00000001 da 0001 61 db 00000001 62",
                "91 92 c1 01",
            })
    void what_few_write_is_shown_as_with_rows(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        TREES.check(bytes);
        TREES.checkDepths(bytes);
        TREES.checkChanged(bytes, 300, new Random(hex.length()));
    }
}
