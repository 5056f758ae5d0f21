package dev.hexplain.decoders.cbor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.SameTrees;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Short items need no rows, whatever is in them; where one does, all are shown as before. */
@Slow
class CborPlainItemsTest {
    private static final Survival SURVIVAL = new Survival(new Cbor());
    private static final SameTrees TREES = new SameTrees(new Cbor(), new Cbor(false));

    enum Names {
        WRITTEN_OUT,
        REFERRED_TO;

        ObjectMapper mapper() {
            CBORFactory factory = new CBORFactory();
            factory.configure(CBORGenerator.Feature.STRINGREF, this == REFERRED_TO);
            return new ObjectMapper(factory);
        }
    }

    private static Map<String, Object> line(int number) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("id", number * 1000L);
        line.put("name", "Tee mit Zitröne " + number);
        line.put("long", "x".repeat(20 + number % 10));
        line.put("price", new BigDecimal("12.50").add(BigDecimal.valueOf(number)));
        line.put("precise", new BigDecimal(BigInteger.ONE.shiftLeft(90), 20));
        line.put("big", BigInteger.ONE.shiftLeft(90));
        line.put("binary", new byte[] {1, 2, 3});
        line.put("none", null);
        line.put("tags", List.of("a", "b", number % 2 == 0));
        line.put("shares", List.of(0.25, 0.5 + number));
        line.put("", Map.of("inner", List.of(List.of(), Map.of())));
        return line;
    }

    private static List<Object> lines(int count) {
        List<Object> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(line(i));
        }
        return lines;
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    @Test
    void a_list_of_short_maps_is_one_row() throws IOException {
        FieldTree tree = SURVIVAL.decode(Names.WRITTEN_OUT.mapper().writeValueAsBytes(lines(20)));
        assertThat(tree.rowCount()).isEqualTo(2);
        assertThat(value(tree, "item[0][19].name")).isEqualTo("\"Tee mit Zitröne 19\"");
        assertThat(value(tree, "item[0][19].price")).isEqualTo("31.50");
        assertThat(value(tree, "item[0][19].price.content.exponent")).isEqualTo("-2");
        assertThat(value(tree, "item[0][7].shares[1]")).isEqualTo("7.5");
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }

    @ParameterizedTest
    @EnumSource
    void all_is_shown_as_with_rows(Names names) throws IOException {
        TREES.check(names.mapper().writeValueAsBytes(lines(90)));
        Random random = new Random(7);
        for (int round = 0; round < 60; round++) {
            TREES.check(names.mapper().writeValueAsBytes(RandomDocuments.document(random)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_limit_of_depth_holds_where_it_does_with_rows(Names names) throws IOException {
        TREES.checkDepths(names.mapper().writeValueAsBytes(lines(3)));
        Random random = new Random(9);
        for (int round = 0; round < 40; round++) {
            TREES.checkDepths(names.mapper().writeValueAsBytes(RandomDocuments.document(random)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void damage_is_shown_as_with_rows(Names names) throws IOException {
        Random random = new Random(8);
        TREES.checkChanged(names.mapper().writeValueAsBytes(lines(3)), 800, random);
        TREES.checkChanged(names.mapper().writeValueAsBytes(List.of("java.util.List", lines(2))), 300, random);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "82 82 c4 82 21 19 6ab3 c4 82 21 c2 41 05 c4 82 c4 01 02",
                "a1 61 61 c4 82 20 c4 82 20 01",
                "81 c6 82 01 02",
                "81 c4 82 f8 05 01",
                "81 d9 0100 82 63 616263 d8 19 00",
                "82 81 d8 19 00 81 d8 18 41 00",
                "9f 9f 01 02 ff bf 61 61 9f ff ff 9f 66 6a 2e 61 2e 42 43 01 ff 7f 61 61 ff ff",
                "81 a1 81 01 02",
                "81 8a 01 02 03 04 05 06 07 08 09 0a",
                "81 83 18 01 18 02 19 0003",
                "81 9b 0000000000000002 61 61 62 62 62",
                "81 81 81 81 81 81 81 81 81 81 81 01",
                "82 a1 79 0001 61 7b 0000000000000001 62 a1 5a 00000001 61 18 18",
            })
    void what_few_write_is_shown_as_with_rows(String hex) throws IOException {
        TREES.check(bytes(hex));
        TREES.checkDepths(bytes(hex));
        TREES.checkChanged(bytes(hex), 300, new Random(hex.length()));
    }
}
