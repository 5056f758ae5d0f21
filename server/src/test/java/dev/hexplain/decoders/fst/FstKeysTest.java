package dev.hexplain.decoders.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nustaq.serialization.FSTConfiguration;

/** What entries of maps are called: bytes of the library. */
class FstKeysTest {
    /** The second map has the very key objects of the first. */
    @ParameterizedTest
    @ValueSource(strings = {"default", "unsafe"})
    void a_key_that_is_a_reference_is_called_as_the_key_it_refers_to(String coding) {
        Map<Object, Object> first = new LinkedHashMap<>();
        first.put("a text", 1);
        first.put(new String("other"), 2);
        first.put(7, 3);
        byte[] bytes = configuration(coding).asByteArray(new ArrayList<>(List.of(first, new LinkedHashMap<>(first))));
        Decoder decoder = new Fst().with(Schema.of("keys", "", "option coding = " + coding + ";"));
        FieldTree tree = new Survival(decoder).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        Set<String> paths = new TreeSet<>();
        LogicalLeaves leaves = LogicalLeaves.of(tree);
        while (leaves.next()) {
            paths.add(leaves.path());
        }
        assertThat(paths)
                .contains("[0].a text", "[0].other", "[0].7", "[1].a text", "[1].other", "[1].7")
                .allMatch(path -> path.length() < "[0].a text ".length());
    }

    /** Of a TreeMap, the library writes what each key and value is before it. */
    @Test
    void keys_of_a_map_in_a_sorted_map_are_values() {
        Map<Object, Object> inner = new LinkedHashMap<>();
        inner.put(false, 1);
        inner.put(63, 2);
        byte[] bytes = configuration("default").asByteArray(new TreeMap<>(Map.of("a", new HashMap<>(inner))));

        assertThat(PrintedValues.of(new Fst(), bytes, true))
                .contains("[{\"$type\":\"Boolean\",\"$value\":false},{", "[{\"$type\":\"Integer\",\"$value\":63},{");
    }

    private static FSTConfiguration configuration(String coding) {
        return coding.equals("unsafe")
                ? FSTConfiguration.createUnsafeBinaryConfiguration()
                : FSTConfiguration.createDefaultConfiguration();
    }
}
