package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Addition;
import dev.hexplain.inspect.edits.Removal;
import dev.hexplain.testing.ObjectLibrary;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is added to lists and maps: the library reads what it read before, and the new part. */
@Slow
class EditedAdditionsTest {
    private static Map<String, Object> document() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("a", "one");
        document.put("texts", new ArrayList<>(List.of("x", "yy")));
        document.put("numbers", new ArrayList<>(List.of(7, 8000)));
        document.put("map", new LinkedHashMap<>(Map.of("k", 5)));
        document.put("z", "end");
        return document;
    }

    @ParameterizedTest
    @EnumSource(ObjectLibrary.class)
    @SuppressWarnings("unchecked")
    void an_element_is_added_to_a_list(ObjectLibrary library) throws Exception {
        Map<String, Object> document = document();
        byte[] after = edited(
                library.write(document),
                library.format(),
                new Addition("texts", "new"),
                new Addition("numbers", "70000"));

        ((List<Object>) document.get("texts")).add("new");
        ((List<Object>) document.get("numbers")).add(70_000);
        assertThat(library.read(after)).isEqualTo(document);
    }

    /** Names of Ion are numbers of a symbol table. */
    @ParameterizedTest
    @EnumSource(value = ObjectLibrary.class, mode = EnumSource.Mode.EXCLUDE, names = "ION")
    @SuppressWarnings("unchecked")
    void an_entry_is_added_to_a_map(ObjectLibrary library) throws Exception {
        Map<String, Object> document = document();
        byte[] after = edited(
                library.write(document),
                library.format(),
                new Addition("map.j", "6"),
                new Addition("map.longer", "77"),
                new Addition("zz", "late"));

        ((Map<String, Object>) document.get("map")).put("j", 6);
        ((Map<String, Object>) document.get("map")).put("longer", 77);
        document.put("zz", "late");
        assertThat(library.read(after)).isEqualTo(document);
    }

    /** What is shared, before and behind the part, still is what it was: references are counted or measured in most formats. */
    @ParameterizedTest
    @EnumSource(ObjectLibrary.class)
    @SuppressWarnings("unchecked")
    void parts_are_added_and_taken_out_before_what_is_shared(ObjectLibrary library) throws Exception {
        Map<String, Object> document = new LinkedHashMap<>();
        String currency = new String("EUR");
        List<Object> common = new ArrayList<>(List.of("common", currency));
        document.put("first", common);
        document.put("texts", new ArrayList<>(List.of("x", "yy", "zzz")));
        document.put("late", new ArrayList<>(List.of("own", 5)));
        document.put("again", ((List<Object>) document.get("late")));
        document.put("money", new ArrayList<>(List.of(currency, common, "end", currency)));
        byte[] bytes = library.write(document);

        byte[] added = edited(bytes, library.format(), new Addition("texts", "new"));
        byte[] removed = edited(bytes, library.format(), new Removal("texts[1]"));

        List<Object> texts = (List<Object>) document.get("texts");
        texts.add("new");
        assertThat(library.read(added)).isEqualTo(document);
        texts.removeLast();
        texts.remove(1);
        assertThat(library.read(removed)).isEqualTo(document);
    }

    @Test
    void names_of_a_symbol_table_are_not_added() throws IOException {
        byte[] ion = ObjectLibrary.ION.write(document());
        assertThatThrownBy(() -> edited(ion, "ion", new Addition("zz", "late")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("are not written beside their values");
    }

    /** The threshold of a hash table may be the same number as that of its entries: what the class writes is the number. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6, 12, 24})
    void the_threshold_of_a_hash_table_stays(int entries) throws Exception {
        Map<String, Integer> map = new LinkedHashMap<>(Math.max(2, entries * 4 / 3), 0.75f);
        for (int i = 0; i < entries; i++) {
            map.put("key" + i, 1000 + i);
        }
        byte[] before = Serialized.stream(map);
        byte[] after = edited(before, "java_serialization", new Addition("last", "7"));

        map.put("last", 7);
        assertThat(Serialized.read(after)).isEqualTo(map);
        assertThat(threshold(after)).isEqualTo(threshold(before));
    }

    /** Behind the descriptors: a factor of 0.75, and the threshold. */
    private static int threshold(byte[] stream) {
        ByteBuffer bytes = ByteBuffer.wrap(stream);
        int at = 0;
        while (bytes.getInt(at) != Float.floatToIntBits(0.75f)) {
            at++;
        }
        return bytes.getInt(at + Float.BYTES);
    }
}
