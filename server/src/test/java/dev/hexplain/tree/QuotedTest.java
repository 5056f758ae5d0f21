package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotedTest {
    @ParameterizedTest
    @CsvSource({"abc, 3, abc", "abcd, 3, abc…", "ab😀, 4, ab😀", "ab😀c, 4, ab😀…", "ab😀c, 3, ab…", "😀c, 1, …"})
    void a_long_text_is_cut_between_characters(String text, int most, String shown) {
        assertThat(Quoted.cut(text, most)).isEqualTo(shown);
    }
}
