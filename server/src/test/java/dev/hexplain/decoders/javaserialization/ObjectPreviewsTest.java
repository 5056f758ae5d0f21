package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Decoded;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;

class ObjectPreviewsTest {
    private record Item(int id, String name, RoundingMode mode, Object none, Object more) implements Serializable {}

    private static String preview(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return Decoded.of(new JavaSerialization(), bytes.toByteArray()).value("contents[0]");
    }

    @Test
    void fields_of_few_words_are_shown_and_others_left_out() throws IOException {
        assertThat(preview(new Item(7, "Zoë", RoundingMode.DOWN, null, new int[] {1})))
                .isEqualTo("{id=7, mode=DOWN, name=\"Zoë\", none=null, …}");
    }

    @Test
    void a_long_preview_is_cut_between_characters() throws IOException {
        assertThat(preview(new Item(7, "😀".repeat(60), RoundingMode.DOWN, null, null)))
                .endsWith("…}")
                .satisfies(text -> assertThat(text.codePoints())
                        .noneMatch(point -> Character.getType(point) == Character.SURROGATE));
    }

    @Test
    void a_throwable_shows_its_message_and_no_null() throws IOException {
        assertThat(preview(new IllegalStateException("not booked"))).isEqualTo("\"not booked\"");
        assertThat(preview(new IllegalStateException())).startsWith("{").contains("detailMessage=null");
    }
}
