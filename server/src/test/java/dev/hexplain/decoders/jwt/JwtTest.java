package dev.hexplain.decoders.jwt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Survival;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens of the examples in RFC 7515 and RFC 7516, and what is none. */
class JwtTest {
    /** RFC 7515, appendix A.1. */
    private static final String SIGNED = "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9"
            + ".eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
            + ".dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

    /** RFC 7516, appendix A.3. */
    private static final String ENCRYPTED = "eyJhbGciOiJBMTI4S1ciLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0"
            + ".6KB707dM9YTIgHtLvtgWQ8mKwboJW3of9locizkDTHzBC2IlrT1oOQ"
            + ".AxY8DCtDaGlsbGljb3RoZQ"
            + ".KDlTtXchhZTGufMYmOYGS4HffxPSUrfmqCHXaI9wOGY"
            + ".U0m_YmjN04DJvceFICbCVQ";

    private static Decoded decoded(String text) {
        return Decoded.of(new Jwt(), text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static List<Candidate> probe(String text) {
        return new Jwt().probe(Source.ofBytes("token", text.getBytes(StandardCharsets.ISO_8859_1)));
    }

    @Test
    void a_signed_token_has_three_parts_each_decoded() {
        Decoded token = decoded(SIGNED);

        assertThat(token.isWhole()).isTrue();
        assertThat(token.value("token[0].header")).isEqualTo("{\"typ\":\"JWT\",\\r\\n \"alg\":\"HS256\"}");
        assertThat(token.value("token[0].payload"))
                .startsWith("{\"iss\":\"joe\",")
                .endsWith(":true}");
        assertThat(token.value("token[0].payload.decoded")).contains("1300819380");
        assertThat(token.value("token[0].signature")).startsWith("74 18 DF B4").endsWith("(32 bytes)");
    }

    @Test
    void an_encrypted_token_has_five() {
        Decoded token = decoded(ENCRYPTED);

        assertThat(token.isWhole()).isTrue();
        assertThat(token.value("token[0].header")).isEqualTo("{\"alg\":\"A128KW\",\"enc\":\"A128CBC-HS256\"}");
        assertThat(token.value("token[0].initialization_vector")).startsWith("03 16 3C 0C");
        assertThat(token.value("token[0].authentication_tag")).startsWith("53 49 BF 62");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bearer ", "bearer  ", "Authorization: Bearer ", "\n "})
    void a_scheme_may_stand_before_it(String before) {
        assertThat(probe(before + SIGNED)).singleElement().satisfies(found -> {
            assertThat(found.confidence()).isEqualTo(99);
            assertThat(found.reason()).isEqualTo("Starts with the header of a token: \"alg\":\"HS256\"");
        });
        assertThat(decoded(before + SIGNED + "\n").isWhole()).isTrue();
    }

    @Test
    void an_unsecured_token_ends_with_a_period() {
        String unsecured = "eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ.";

        assertThat(probe(unsecured)).hasSize(1);
        assertThat(decoded(unsecured).isWhole()).isTrue();
    }

    @Test
    void several_tokens_stand_behind_each_other() {
        assertThat(decoded(SIGNED + "\n" + ENCRYPTED).value("token[1].header")).contains("A128KW");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "e",
                "eyJh",
                "eyJhbGciOiJub25lIn0",
                "eyJhIjoxfQ.eyJpc3MiOiJqb2UifQ.abc",
                "eyJhbGciOiJub25lIn0 eyJpc3MiOiJqb2UifQ abc",
                "Bearer of bad news. And. So on",
                "example.org.eu"
            })
    void what_is_no_token_is_not_taken_for_one(String text) {
        assertThat(probe(text)).isEmpty();
    }

    @Test
    void a_part_that_is_missing_or_damaged_is_said() {
        assertThat(decoded("eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ").issues().getFirst())
                .isEqualTo("The token ends before its signature");
        assertThat(decoded("eyJhbGciOiJub25lIn0.a%b.").issues().getFirst()).isEqualTo("The payload is not base64url");
        assertThat(decoded(SIGNED + ".more").issues()).isNotEmpty();
    }

    @Test
    void a_part_that_is_too_long_is_shown_and_not_decoded() {
        Decoded token = decoded("eyJhbGciOiJub25lIn0." + "A".repeat((1 << 24) + 4) + ".");

        assertThat(token.issues()).containsExactly("The payload is too long to be decoded here");
        assertThat(token.isWhole()).isTrue();
    }

    @Test
    void any_bytes_are_survived() {
        Survival survival = new Survival(new Jwt());
        byte[] bytes = ("Bearer " + SIGNED + "\n" + ENCRYPTED).getBytes(StandardCharsets.ISO_8859_1);

        for (int at = 0; at < bytes.length; at++) {
            survival.read(Arrays.copyOf(bytes, at));
            Survival.mutate(bytes, at, _ -> survival.decode(bytes));
        }
    }
}
