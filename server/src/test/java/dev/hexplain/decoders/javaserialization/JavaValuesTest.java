package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of streams: references, paths, and what is damaged. What whole graphs say is compared in {@code graphs}. */
@Slow
class JavaValuesTest {
    @Test
    void an_object_in_itself_is_a_reference_to_its_path() throws Exception {
        List<Object> inner = new ArrayList<>();
        Map<String, Object> outer = new HashMap<>(Map.of("a b", inner));
        inner.add(outer);
        inner.add(inner);

        assertThat(Says.json(Says.written(outer)))
                .isEqualTo("{\"a b\":[{\"$ref\":\"\"},{\"$ref\":\"[\\\"a b\\\"]\"}]}");
    }

    @Test
    void a_wrapper_around_itself_ends() throws Exception {
        List<Object> inside = new ArrayList<>();
        byte[] stream = Says.written(Collections.unmodifiableList(inside));
        // The field of the wrapper refers to the wrapper: what no constructor makes.
        String hex = HexFormat.of().formatHex(stream);
        int list = hex.indexOf("737200136a6176612e7574696c2e41727261794c697374");
        byte[] forged = HexFormat.of().parseHex(hex.substring(0, list) + "71007e0002" + "71007e0002");

        assertThat(Says.json(forged)).contains("$ref");
    }

    /** The array of a vector is the one around it: what no constructor makes. */
    @Test
    void an_object_whose_array_is_around_it_ends() throws Exception {
        String hex = HexFormat.of().formatHex(Says.written(new Object[] {new Vector<>(List.of("x"))}));
        int array = hex.indexOf("7571007e0000");
        byte[] forged = HexFormat.of().parseHex(hex.substring(0, array) + "71007e0001" + "78");

        assertThat(Says.json(forged)).contains("\"elementData\":{\"$ref\":\"\"}");
    }

    @Test
    void defaults_that_several_have_are_shown_once() throws Exception {
        Properties defaults = new Properties();
        defaults.setProperty("a", "1");
        List<Object> both = List.of(new Properties(defaults), new Properties(defaults));

        assertThat(Says.json(Says.written(both)))
                .isEqualTo("[{\"entries\":{},\"defaults\":{\"a\":\"1\"}},"
                        + "{\"entries\":{},\"defaults\":{\"$ref\":\"[0].defaults\"}}]");
    }

    @Test
    void a_path_leads_to_its_value_and_back() {
        FieldTree tree = Decoding.sample("web-session");
        TreeValues values = new TreeValues(tree);

        LogicalValue id = values.find("user.id").orElseThrow();

        assertThat(id).isInstanceOf(LogicalValue.Scalar.class);
        assertThat(ValuePath.of(values.around(id.field()))).isEqualTo("user.id");
        assertThat(values.find("cart[2].id")).as("through a reference").contains(id);
        assertThat(values.find("cart[7]")).isEmpty();
        assertThat(values.find("user.id.more")).isEmpty();
    }

    @Test
    void each_scalar_of_each_sample_is_found_by_the_path_of_its_bytes() {
        Stream.of("web-session", "tree-map", "string-builders", "addresses").forEach(sample -> {
            TreeValues values = new TreeValues(Decoding.sample(sample));
            List<LogicalValue> scalars = ScalarsOf.value(values.root());
            assertThat(scalars).isNotEmpty().allSatisfy(scalar -> {
                String path = ValuePath.of(values.around(scalar.field()));
                assertThat(values.find(path)).as(path).contains(scalar);
            });
        });
    }

    @Test
    void a_map_that_its_class_did_not_write_is_shown_by_its_fields() throws Exception {
        byte[] stream = Says.written(new HashMap<>(Map.of("key", "value")));
        stream[stream.length - 1 - 8 - 6 - 1] = 9;

        LogicalValue value = new TreeValues(Decoding.of(stream)).root();

        assertThat(value)
                .isInstanceOfSatisfying(
                        LogicalValue.Structure.class,
                        plain -> assertThat(plain.problem())
                                .isEqualTo(
                                        "This is no java.util.HashMap as its class writes it: 18 keys and values were expected, and 2 were"
                                                + " found. Its plain fields are shown."));
    }

    /** Each byte changed in turn, and the stream cut there: whatever is left says something. */
    @ParameterizedTest
    @ValueSource(strings = {"web-session", "tree-map", "linked-hash-map", "streams-in-a-row", "enums", "random"})
    void a_damaged_stream_still_says_something(String sample) {
        byte[] whole = Samples.java(sample);
        for (int at = 0; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] ^= 0x41;
            assertThat(Says.json(changed)).isNotEmpty();
            assertThat(Says.json(Arrays.copyOf(whole, at))).isNotEmpty();
        }
    }
}
