package dev.hexplain.decoders.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.Hessian2Output;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.SameTrees;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Short values need no rows, whatever is in them; where one does, all are shown as before. */
@Slow
class Hessian2PlainValuesTest {
    private static final Hessian2 HESSIAN = new Hessian2();
    private static final SameTrees TREES =
            new SameTrees(HESSIAN, new Hessian2(parse -> new Hessian2Grammar(parse, false)));

    enum Size {
        SMALL,
        LARGE
    }

    /** An object of everything that the library writes in its own way. */
    static final class Item implements Serializable {
        final String name;
        final int count;
        final long id = 1L << 40;
        final double weight = 2.5;
        final BigDecimal price = new BigDecimal("12.50");
        final Date when = new Date(1_700_000_000_123L);
        final Size size;
        final byte[] bytes = {1, 2, 3};
        final List<Object> tags = new ArrayList<>(List.of("a", 1, 2L, true, new Date(60_000L), "Zitröne", List.of()));
        final Map<Object, Object> more = new LinkedHashMap<>();
        final String none = null;
        final Item self = this;

        Item(int count) {
            this.count = count;
            this.name = "x".repeat(count % 70) + (count % 3 == 0 ? "\uD83D\uDE00ß" : "");
            this.size = Size.values()[count % 2];
            more.put("key", count);
            more.put("Schlüssel", List.of(1, 2));
            more.put(count, new int[] {1, 2, 3});
            more.put(Size.SMALL, new EnumMap<>(Map.of(Size.LARGE, 7)));
            more.put("when", when);
        }
    }

    private static byte[] items(int count) throws IOException {
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            items.add(new Item(i));
        }
        return bytes(items);
    }

    private static byte[] bytes(Object... values) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2Output out = new Hessian2Output(bytes);
        for (Object value : values) {
            out.writeObject(value);
        }
        out.flush();
        return bytes.toByteArray();
    }

    @Test
    void an_object_of_short_values_is_one_row() throws IOException {
        FieldTree few = new Survival(HESSIAN).decode(items(10));
        FieldTree many = new Survival(HESSIAN).decode(items(60));
        assertThat(many.rowCount()).isEqualTo(few.rowCount());
        assertThat(many.facts().issues()).isEmpty();
        assertThat(many.value(many.find("value[0][59].more.key").orElseThrow()).summary())
                .isEqualTo("59");
        assertThat(many.value(many.find("value[0][59].when").orElseThrow()).summary())
                .contains("2023-11-14T22:13:20.123Z");
    }

    @Test
    void of_many_values_the_first_have_no_rows() throws IOException {
        FieldTree list = new Survival(HESSIAN).decode(bytes(new ArrayList<>(Collections.nCopies(100, 1))));
        assertThat(list.rowCount()).isEqualTo(2 + 100 - 64); // the root, the list
        Map<Integer, Integer> entries = new LinkedHashMap<>();
        for (int i = 0; i < 64; i++) {
            entries.put(i, i);
        }
        FieldTree map = new Survival(HESSIAN).decode(bytes(entries));
        assertThat(map.rowCount()).isEqualTo(3); // the root, the map, its end
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // unknown references, types and classes; classes inside; ended lists; a text in pieces; no end of a map
                "7B 91 51 90 51 91 51 95",
                "7A 71 01 61 91 71 90 92 71 95 93",
                "7A 43 01 41 91 01 61 60 95 61 91 4F 90 60 51 91",
                "7A 57 91 48 91 92 5A 5A 55 01 61 91 90 5A",
                "7A 52 00 01 61 01 62 41 00 01 61 20",
                "48 01 61 48 91 48 92 93 5A",
                "7B 01 ED 02 C3 A4 ED A0 80 30 41" // half a pair
            })
    void unusual_values_are_shown_as_with_rows(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        TREES.check(bytes);
        TREES.checkChanged(bytes, 300, new Random(3));
    }

    @Test
    void all_is_shown_as_with_rows() throws IOException {
        TREES.check(items(90));
        Random random = new Random(7);
        for (int round = 0; round < 100; round++) {
            TREES.check(bytes(RandomDocuments.document(random), RandomDocuments.document(random)));
        }
    }

    @Test
    void the_limit_of_depth_holds_where_it_does_with_rows() throws IOException {
        TREES.checkDepths(items(3));
        Random random = new Random(9);
        for (int round = 0; round < 60; round++) {
            TREES.checkDepths(bytes(RandomDocuments.document(random)));
        }
    }

    @Test
    void damage_is_shown_as_with_rows() throws IOException {
        Random random = new Random(8);
        TREES.checkChanged(items(3), 1500, random);
        TREES.checkChanged(bytes(RandomDocuments.document(random), List.of(1, "ä")), 500, random);
    }
}
