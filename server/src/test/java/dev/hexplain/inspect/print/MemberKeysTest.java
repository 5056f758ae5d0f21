package dev.hexplain.inspect.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.PrintedValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Keys that are no texts are names of members where these say all of them. */
class MemberKeysTest {
    private static String json(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return PrintedValues.of("java_serialization", bytes.toByteArray());
    }

    @Test
    void a_short_key_is_a_name() throws IOException {
        assertThat(json(Collections.singletonMap(List.of(1, 2), 3))).isEqualTo("{\"[1, 2]\":3}");
    }

    @Test
    void a_key_with_many_parts_is_written_whole() throws IOException {
        assertThat(json(Collections.singletonMap(List.of(1, 2, 3, 4, 5), 6)))
                .isEqualTo("{\"$entries\":[[[1,2,3,4,5],6]]}");
    }

    @Test
    void a_key_with_a_long_text_or_deep_parts_is_written_whole() throws IOException {
        String text = "x".repeat(41);

        assertThat(json(Collections.singletonMap(List.of(text), 1)))
                .isEqualTo("{\"$entries\":[[[\"" + text + "\"],1]]}");
        assertThat(json(Collections.singletonMap(List.of(List.of(List.of(List.of(1)))), 1)))
                .isEqualTo("{\"$entries\":[[[[[[1]]]],1]]}");
    }

    @Test
    void a_key_that_is_referred_to_is_written_whole() throws IOException {
        List<Object> key = new ArrayList<>(List.of("k"));

        assertThat(json(List.of(key, Collections.singletonMap(Map.of("in", key), 1))))
                .isEqualTo("[[\"k\"],{\"$entries\":[[{\"in\":{\"$ref\":\"[0]\"}},1]]}]");
    }

    @Test
    void texts_are_names_however_long_they_are() throws IOException {
        String text = "x".repeat(100);

        assertThat(json(new TreeMap<>(Map.of(text, 1)))).isEqualTo("{\"" + text + "\":1}");
    }
}
