package dev.hexplain.decoders.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.SameTrees;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Short containers need no rows, whatever is in them; where one does, all are shown as before. */
@Slow
class JsonPlainItemsTest {
    private static final Json JSON = new Json();
    private static final SameTrees TREES = new SameTrees(JSON, new Json(parse -> new JsonGrammar(parse, 0)));
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static String line(int number) {
        return "{\"id\":%d,\"name\":\"Tee mit Zitr\u00f6ne\",\"price\":12.5e+0, \"tags\": [ \"a\",\r\n\"b\", [],{}],"
                        .formatted(number)
                + "\"none\":null,\"in\":{\"in\":[[{\"in\":[true,false]}]]},\"\":\"\\\"\\u0041\"}";
    }

    private static byte[] lines(int count, String between) {
        return ("[" + String.join(between, Collections.nCopies(count, line(count))) + "]\n").getBytes(UTF_8);
    }

    private static byte[] written(Object value, boolean pretty) throws IOException {
        return pretty
                ? MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(value)
                : MAPPER.writeValueAsBytes(value);
    }

    @Test
    void of_a_list_of_short_objects_the_first_need_no_rows() {
        FieldTree tree = new Survival(JSON).decode(lines(5, ","));
        assertThat(tree.rowCount()).isEqualTo(1 + 1 + 1); // all, the list, the line break
        assertThat(tree.value(tree.find("item[0][4].tags[1]").orElseThrow()).actual())
                .isEqualTo("\"b\"");
        assertThat(tree.find("item[0][4].in.in[0][0].in[1]")).isPresent();
    }

    @Test
    void what_is_far_in_a_row_has_a_row() {
        FieldTree tree = new Survival(JSON).decode(lines(64, ","));
        assertThat(tree.rowCount()).isBetween(35, 60);
    }

    @ParameterizedTest
    @ValueSource(strings = {",", " , ", ",\n  "})
    void all_is_shown_as_with_rows(String between) {
        for (int count : new int[] {1, 2, 20, 120}) {
            TREES.check(lines(count, between));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anything_is_shown_as_with_rows(boolean pretty) throws IOException {
        Random random = new Random(7);
        List<Object> list = new ArrayList<>();
        for (int round = 0; round < 100; round++) {
            Object document = RandomDocuments.document(random);
            TREES.check(written(document, pretty));
            list.add(document);
        }
        TREES.check(written(list, pretty));
    }

    /** Containers end at the longest length without a row, and with as many values as have no rows. */
    @Test
    void the_longest_and_the_fullest_are_shown_as_with_rows() {
        for (int length = 160; length < 200; length++) {
            String text = "x".repeat(length);
            TREES.check("[[{\"a\":{\"b\":[\"%s\", \"%s\"],\"c\":{\"d\":\"%s\"}}}]]"
                    .formatted(text, text, "y".repeat(128))
                    .getBytes(UTF_8));
        }
        for (int count = 60; count < 70; count++) {
            String items = String.join(",", Collections.nCopies(count, "[1]"));
            TREES.check("[[%s],{\"a\":[%s ]}]".formatted(items, items).getBytes(UTF_8));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[\"java.util.List\",[1,2]],[[\"sp.A\",{\"a\":[\"[D\",[0.5]]}]]]",
                "[{\"a\":[\"x.Y\",\"x.Z\"],\"b\":[\"x.Y\",1,2]}]",
                "[{\"a\":1,\"a\":{\"a\":2,\"b\":[],\"b\":1}}]",
                "[[[[[[[[[[[[[[]]]]]]]],1]]],2]]]",
                "{\"a\":{\"b\":{\"c\":{\"d\":{\"e\":{\"f\":{\"g\":{\"h\":[0]}}}}}}}}{\"a\":{}}[{}]",
                "[{\"a\":{},}]",
                "[[1,]]",
                "[[1,,2],[1,},{\"a\":1,\"b\":1},{\"a\":,\"b\":1}]",
                "[{\"a\":1,\"b\":1},{\"a\":},{\"a\":1,\"b\"],1]",
                "[[1,01],[1,-],[1,1.],[1,.5],[1,1e5],[1,1.5E-7],[1,nul],[1,tru],[1,\"]]",
                "[{\"a\":1,\"b\":1,\"a\":2},{\"a\":1,\"a\":[]}]",
                "[{\"a\":1} ,{\"a\": 1},{ \"a\": {} } , {\"a\":[ 1]},[1 ],[1 ,2]]",
                "[[1\u0000],[1,\"a\u0001b\"],{\"a\":1},{\"a\u0000\":1}]",
                "[[1 2]]",
                "[[1}]]",
                "[[{\"a\":1]}]",
                "[[[1]]}",
                "{\"a\":{}}}",
                "[[],[]] , [[]]"
            })
    void what_is_unusual_is_shown_as_with_rows(String text) {
        TREES.check(text.getBytes(UTF_8));
        TREES.checkDepths(text.getBytes(UTF_8));
    }

    @Test
    void around_the_end_of_a_buffer_all_is_shown_as_with_rows() {
        for (int before = (1 << 16) - 700; before < (1 << 16) + 10; before += 11) {
            TREES.check("[\"%s\",%s,[\r\n\t 1 ]]"
                    .formatted("y".repeat(before), line(1))
                    .getBytes(UTF_8));
        }
    }

    @Test
    void the_limit_of_depth_holds_where_it_does_with_rows() throws IOException {
        TREES.checkDepths(lines(3, ","));
        Random random = new Random(9);
        for (int round = 0; round < 30; round++) {
            TREES.checkDepths(written(RandomDocuments.document(random), round % 2 == 0));
        }
    }

    @Test
    void damage_is_shown_as_with_rows() {
        Random random = new Random(8);
        TREES.checkChanged(lines(3, ","), 400, random);
        TREES.checkChanged(
                ("[\"java.util.List\"," + line(1) + ",[\"x.Y\",[" + line(2) + "]]]").getBytes(UTF_8), 200, random);
    }
}
