package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.testing.Slow;
import dev.hexplain.values.ScalarText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whether other values stay as they were is looked at up to a limit, and never said to be known from there on. */
@Slow
class UnchangedValuesTest {
    private static List<String> notes(int values, int digits) throws IOException {
        String text = "{\"list\":[" + String.join(",", Collections.nCopies(values, "7".repeat(digits))) + "]}";
        return EditedBytes.notes(text.getBytes(StandardCharsets.UTF_8), "json", new Assignment("list[3]", "8"));
    }

    @Test
    void the_value_at_which_the_look_ends_is_told_with_how_many_were_compared() throws IOException {
        // Two values are around those of the list.
        assertThat(notes(UnchangedValues.MOST - 1, 1))
                .containsExactly(
                        "From `list[99998]` at byte 200005 (0x30D45) on, it is not known whether values stayed as"
                                + " they were: only the first 100,000 values were compared with what they were.");
        assertThat(notes(UnchangedValues.MOST - 2, 1)).isEmpty();
    }

    @Test
    void in_large_sources_values_are_compared_as_well() throws IOException {
        assertThat(notes(10_000, 200)).isEmpty();
        assertThat(notes(UnchangedValues.MOST, 20)).singleElement().asString().contains("`list[99998]`");
    }

    @Test
    void texts_are_compared_to_their_ends() {
        String text = "a".repeat(ScalarText.PIECE + 10);

        assertThat(ScalarText.of(text + "b").says(ScalarText.of(text + "c"))).isFalse();
        assertThat(ScalarText.of(text + "b").says(ScalarText.of(text + "b"))).isTrue();
        assertThat(ScalarText.of(text).says(ScalarText.of(text + "b"))).isFalse();
    }
}
