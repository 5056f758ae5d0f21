package dev.hexplain.inspect.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> NAMES = List.of("json", "java_serialization", "bson", "protobuf", "pcap");

    @Test
    void a_letter_that_is_missing_swapped_or_another_one_is_forgiven() {
        assertThat(Nearest.of("jso", NAMES)).containsExactly("json");
        assertThat(Nearest.of("jsno", NAMES)).containsExactly("json");
        assertThat(Nearest.of("ProtoBuff", NAMES)).containsExactly("protobuf");
    }

    @Test
    void the_beginning_of_a_name_stands_for_it() {
        assertThat(Nearest.question("java", NAMES)).isEqualTo(" Did you mean `java_serialization`?");
    }

    @Test
    void what_is_like_nothing_is_not_guessed() {
        assertThat(Nearest.of("zzzz", NAMES)).isEmpty();
        assertThat(Nearest.of("", NAMES)).isEmpty();
        assertThat(Nearest.of("p".repeat(100_000), NAMES)).isEmpty();
    }
}
