package dev.hexplain.decoders.ion;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.IonSystem;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonSystemBuilder;
import dev.hexplain.testing.IonDocuments;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.SameTrees;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Short values need no rows, whatever is in them; where one does, all are shown as before. */
@Slow
class IonPlainValuesTest {
    private static final Ion ION = new Ion();
    private static final SameTrees TREES = new SameTrees(ION, new Ion(parse -> new IonGrammar(parse, false)));
    private static final IonSystem TEXT = IonSystemBuilder.standard().build();

    private static final String LINE = """
            {id: 1234567, name: "Tee mit Zitröne", text: "%s", price: 12.50, none: null.int, kind: RED, when: 2026-11-23T05:06:07.250Z,
             day: 2026-11-23T, year: 2026T, share: 0.25e0, minus: -5, zero: 0., tags: [a, 'b c', true, 0x7F], blob: {{aGVsbG8=}},
             clob: {{"abc"}}, inner: {list: [[], {}, ()], sexp: (a b "")}, version: 7}
            """.formatted("x".repeat(40));

    private static byte[] binary(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (IonWriter writer = IonBinaryWriterBuilder.standard().build(bytes)) {
            writer.writeValues(TEXT.newReader(text));
        }
        return bytes.toByteArray();
    }

    /** Values of which each begins with what was written before: tables that replace each other, or grow. */
    private static byte[] segments(boolean growing) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        IonBinaryWriterBuilder builder = IonBinaryWriterBuilder.standard();
        if (growing) {
            builder = builder.withLocalSymbolTableAppendEnabled();
        }
        try (IonWriter writer = builder.build(bytes)) {
            for (int i = 0; i < 5; i++) {
                writer.writeValues(TEXT.newReader("[{a%d: b%d, c: {d%d: 1}}, {a0: c, e: a%d}]".formatted(i, i, i, i)));
                if (growing) {
                    writer.flush();
                } else {
                    writer.finish();
                }
            }
        }
        return bytes.toByteArray();
    }

    @Test
    void a_struct_of_short_values_is_one_row() throws IOException {
        FieldTree few = new Survival(ION).decode(binary("[" + (LINE + ",").repeat(2) + "]"));
        FieldTree many = new Survival(ION).decode(binary("[" + (LINE + ",").repeat(60) + "]"));
        assertThat(many.rowCount()).isEqualTo(few.rowCount());
        assertThat(many.facts().issues()).isEmpty();
        assertThat(many.value(many.find("item[0][59].name").orElseThrow()).actual())
                .isEqualTo("\"Tee mit Zitröne\"");
        assertThat(many.value(many.find("item[0][59].when").orElseThrow()).actual())
                .isEqualTo("2026-11-23T05:06:07.250Z");
        assertThat(many.value(many.find("item[0][59].kind").orElseThrow()).actual())
                .isEqualTo("\"RED\"");
    }

    @Test
    void of_many_values_the_first_have_no_rows() throws IOException {
        FieldTree tree = new Survival(ION).decode(binary("[" + "1,".repeat(100) + "]"));
        assertThat(tree.rowCount()).isEqualTo(3 + 100 - 64); // the root, the version marker, the list
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65, 66})
    void a_container_in_another_is_shown_as_with_rows_however_many_values_it_has(int count) throws IOException {
        String numbers = "[" + "1,".repeat(count) + "]";
        byte[] bytes = binary("[" + numbers + ", {a: " + numbers + ", b: [[2], {c: 3}]}]");
        TREES.check(bytes);
        FieldTree tree = new Survival(ION).decode(bytes);
        Field second = tree.find("item[0][1].a").orElseThrow();
        assertThat(second.computed()).isEqualTo(count <= 64);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void names_are_those_of_the_table_in_force(boolean growing) throws IOException {
        byte[] bytes = segments(growing);
        FieldTree tree = new Survival(ION).decode(bytes);
        Field last =
                tree.children(tree.root(), tree.childCount(tree.root()) - 1, 1).getFirst();
        Field second = tree.children(last, 0, 9).getLast();
        assertThat(tree.value(second).summary()).startsWith("{a0: \"c\"").contains("e: \"a4\"");
        TREES.check(bytes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a table that imports another; one with a symbol without text; annotations; padding; an unknown symbol
                "E00100EA EE95 8183 DE91 86BE8C DE8A 84 8378 797A 85 2101 88 210A 87 B2 8161 DE86 8A 2101 94 2102",
                "E00100EA E9 8183 D6 87 B4 8161 0F 8162 DA 8A 2101 8B 2102 8C 2103 80 20",
                "E00100EA E8 8183 D5 87 B3 8161 8162 D6 8A E3 818A 21 FF",
                "E00100EA E8 8183 D5 87 B3 8161 8162 D6 8A 01 00 8B 21 05",
                "E00100EA B3 71 04 20 D3 84 71 05 D2 80 20"
            })
    void unusual_tables_and_values_are_shown_as_with_rows(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        TREES.check(bytes);
        TREES.checkChanged(bytes, 200, new Random(3));
    }

    private static byte[] document(Random random) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (IonWriter writer = IonBinaryWriterBuilder.standard().build(bytes)) {
            IonDocuments.write(writer, RandomDocuments.document(random));
        }
        return bytes.toByteArray();
    }

    @Test
    void all_is_shown_as_with_rows() throws IOException {
        TREES.check(binary("[" + (LINE + ",").repeat(90) + "]"));
        Random random = new Random(7);
        for (int round = 0; round < 100; round++) {
            TREES.check(document(random));
        }
    }

    @Test
    void the_limit_of_depth_holds_where_it_does_with_rows() throws IOException {
        TREES.checkDepths(binary("[" + (LINE + ",").repeat(3) + "]"));
        Random random = new Random(9);
        for (int round = 0; round < 60; round++) {
            TREES.checkDepths(document(random));
        }
    }

    @Test
    void damage_is_shown_as_with_rows() throws IOException {
        Random random = new Random(8);
        TREES.checkChanged(binary("[" + (LINE + ",").repeat(2) + "]"), 1500, random);
        TREES.checkChanged(segments(true), 500, random);
        TREES.checkChanged(segments(false), 500, random);
    }
}
