package dev.hexplain.decoders.smile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.SameTrees;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
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
class SmilePlainItemsTest {
    private static final Smile SMILE = new Smile();
    private static final SameTrees TREES = new SameTrees(SMILE, new Smile(false));

    enum Sharing {
        NAMES,
        NOTHING,
        ALL;

        ObjectMapper mapper() {
            SmileFactory factory = new SmileFactory();
            factory.configure(SmileGenerator.Feature.CHECK_SHARED_NAMES, this != NOTHING);
            factory.configure(SmileGenerator.Feature.CHECK_SHARED_STRING_VALUES, this == ALL);
            factory.configure(SmileGenerator.Feature.ENCODE_BINARY_AS_7BIT, this != NOTHING);
            return new ObjectMapper(factory);
        }
    }

    private static Map<String, Object> line(int number) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("id", number * 1000L);
        line.put("name", "Tee mit Zitröne " + number);
        line.put("long", "x".repeat(70 + number % 10));
        line.put("price", new BigDecimal("12.50").add(BigDecimal.valueOf(number)));
        line.put("big", BigInteger.ONE.shiftLeft(90));
        line.put("binary", new byte[] {1, 2, 3});
        line.put("share", 0.25 + number);
        line.put("none", null);
        line.put("tags", List.of("a", "b", number % 2 == 0));
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

    @Test
    void an_object_whose_names_were_written_before_needs_no_row() throws IOException {
        FieldTree tree = new Survival(SMILE).decode(Sharing.NAMES.mapper().writeValueAsBytes(lines(20)));
        FieldTree first = new Survival(SMILE).decode(Sharing.NAMES.mapper().writeValueAsBytes(lines(1)));
        assertThat(tree.rowCount()).isEqualTo(first.rowCount());
        assertThat(tree.value(tree.find("item[0][19].name").orElseThrow()).actual())
                .isEqualTo("\"Tee mit Zitröne 19\"");
        assertThat(tree.value(tree.find("item[0][19].price.scale").orElseThrow())
                        .actual())
                .isEqualTo("2");
    }

    @Test
    void of_many_elements_the_first_have_no_rows() throws IOException {
        FieldTree tree =
                new Survival(SMILE).decode(Sharing.NAMES.mapper().writeValueAsBytes(Collections.nCopies(100, 1)));
        assertThat(tree.rowCount()).isEqualTo(2 + 100 + 1 - 64);
    }

    @ParameterizedTest
    @ValueSource(ints = {62, 63, 64, 65})
    void a_container_in_another_is_shown_as_with_rows_however_many_items_it_has(int count) throws IOException {
        List<Integer> numbers = Collections.nCopies(count, 1);
        byte[] bytes = Sharing.NOTHING
                .mapper()
                .writeValueAsBytes(List.of(numbers, Map.of("a", numbers), Map.of("b", List.of(List.of(2)))));
        TREES.check(bytes);
        FieldTree tree = new Survival(SMILE).decode(bytes);
        assertThat(tree.find("item[0][0]").orElseThrow().computed()).isEqualTo(count < 64); // its end is an item too
    }

    @Test
    void names_are_found_after_their_table_was_emptied() throws IOException {
        List<Object> objects = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 3000; i++) {
            objects.add(Map.of("n" + random.nextInt(1500), random.nextInt(), "m" + i % 3, List.of(Map.of("k", i))));
        }
        TREES.check(Sharing.NAMES.mapper().writeValueAsBytes(objects));
    }

    @Test
    void names_are_those_since_the_last_header() throws IOException {
        ByteArrayOutputStream documents = new ByteArrayOutputStream();
        for (String name : List.of("first", "second", "third")) {
            documents.write(Sharing.NAMES.mapper().writeValueAsBytes(Collections.nCopies(3, Map.of(name, 1))));
        }
        FieldTree tree = new Survival(SMILE).decode(documents.toByteArray());
        assertThat(tree.find("item[2][2].third")).isPresent();
        TREES.check(documents.toByteArray());
    }

    @ParameterizedTest
    @EnumSource
    void all_is_shown_as_with_rows(Sharing sharing) throws IOException {
        TREES.check(sharing.mapper().writeValueAsBytes(lines(70)));
        Random random = new Random(7);
        for (int round = 0; round < 20; round++) {
            TREES.check(sharing.mapper().writeValueAsBytes(RandomDocuments.document(random)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_limit_of_depth_holds_where_it_does_with_rows(Sharing sharing) throws IOException {
        TREES.checkDepths(sharing.mapper().writeValueAsBytes(lines(3)));
        Random random = new Random(9);
        for (int round = 0; round < 10; round++) {
            TREES.checkDepths(sharing.mapper().writeValueAsBytes(RandomDocuments.document(random)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void damage_is_shown_as_with_rows(Sharing sharing) throws IOException {
        Random random = new Random(8);
        TREES.checkChanged(sharing.mapper().writeValueAsBytes(lines(4)), 200, random);
        TREES.checkChanged(sharing.mapper().writeValueAsBytes(List.of("java.util.List", lines(2))), 100, random);
    }
}
