package dev.hexplain.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class KnuthMorrisPrattTest {
    @Test
    void texts_are_in_others_where_a_look_at_every_place_finds_them() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            String text = letters(random, 1 + random.nextInt(6));
            String other = letters(random, random.nextInt(20));

            assertThat(new KnuthMorrisPratt(text, false).isIn(other)).isEqualTo(other.contains(text));
            assertThat(new KnuthMorrisPratt(text, true).isIn(other))
                    .isEqualTo(other.toUpperCase(Locale.ROOT).contains(text.toUpperCase(Locale.ROOT)));
        }
    }

    private static String letters(Random random, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append("abAB".charAt(random.nextInt(4)));
        }
        return text.toString();
    }

    @ParameterizedTest
    @CsvSource({"straße,STRASSE", "GRÖSSE,größe", "größe,GRÖẞE", "Ωmega,ωMEGA", "𐐀,𐐨", "kelvin,\u212Aelvin", "ſ,S"})
    void letters_have_cases_as_regular_expressions_of_the_jdk_have_them(String text, String other) {
        int flags = Pattern.LITERAL | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
        assertThat(new KnuthMorrisPratt(text, true).isIn("x" + other + "y"))
                .isEqualTo(
                        Pattern.compile(text, flags).matcher("x" + other + "y").find());
    }

    @Test
    @Timeout(5)
    void texts_that_nearly_match_everywhere_take_no_longer() {
        KnuthMorrisPratt text = new KnuthMorrisPratt("a".repeat(4000) + "b", true);
        String name = "a".repeat(1 << 16);
        for (int i = 0; i < 200; i++) {
            assertThat(text.isIn(name)).isFalse();
        }
    }
}
