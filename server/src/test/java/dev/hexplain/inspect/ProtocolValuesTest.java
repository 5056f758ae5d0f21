package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What messages say: what was sent or stored, without the lengths, types and line ends around it. */
class ProtocolValuesTest {
    private static byte[] sample(String category, String name) throws IOException {
        return Files.readAllBytes(Samples.folder(category).resolve(name));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "$5~hello~ | \"hello\"",
                "$2~\u0000\u00ff~ | \"AP8=\"",
                "*-1~ | null",
                "_~ | null",
                "#t~:+7~,inf~ | [true,7,\"Infinity\"]",
                "*?~:1~.~ | [1]",
                "$?~;2~ab~;1~c~;0~ | \"abc\"",
                "%2~+a~*2~:1~:2~+b~$-1~ | {\"a\":[1,2],\"b\":null}",
                "%1~+a~$13~\u00ac\u00ed\u0000\u0005t\u0000\u0006kettle~ | {\"a\":\"kettle\"}",
                "*2~$3~GET~$2~ab~*2~$3~GET~$2~cd~ | [[\"GET\",\"ab\"],[\"GET\",\"cd\"]]",
            })
    void values_of_redis_are_what_was_stored(String flow, String json) {
        assertThat(PrintedValues.of("resp", flow.replace("~", "\r\n").getBytes(StandardCharsets.ISO_8859_1)))
                .isEqualTo(json);
    }

    @Test
    void headers_are_by_name_and_bodies_without_their_codings() throws IOException {
        assertThat(PrintedValues.of("http1", sample("network", "http-gzip.bin")))
                .isEqualTo("[{\"version\":\"HTTP/1.1\",\"status\":200,\"reason\":\"OK\",\"headers\":{"
                        + "\"Content-Type\":\"application/json\",\"Content-Encoding\":\"gzip\","
                        + "\"Transfer-Encoding\":\"chunked\"},"
                        + "\"body\":\"{\\\"symbol\\\":\\\"ACME\\\",\\\"price\\\":101.25,\\\"side\\\":\\\"BUY\\\"}\"}]");
        String cookies = "HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nContent-Length: 2\r\nset-cookie: b=2\r\n\r\nhi";
        assertThat(PrintedValues.of("http1", cookies.getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo("[{\"version\":\"HTTP/1.1\",\"status\":200,\"reason\":\"OK\","
                        + "\"headers\":{\"Set-Cookie\":[\"a=1\",\"b=2\"],\"Content-Length\":\"2\"},\"body\":\"hi\"}]");
        assertThat(PrintedValues.of("http1", sample("network", "http-multipart.bin")))
                .contains("\"body\":[{\"headers\":{\"Content-Disposition\":\"form-data; name=\\\"side\\\"\"},"
                        + "\"content\":\"BUY\"},{")
                .doesNotContain("\\r\\n");
    }

    @Test
    void the_parts_of_a_token_are_what_their_base64_says() throws IOException {
        assertThat(PrintedValues.of("jwt", sample("stores", "login.jwt.bin")))
                .isEqualTo("{\"header\":\"{\\\"alg\\\":\\\"HS256\\\",\\\"typ\\\":\\\"JWT\\\"}\","
                        + "\"payload\":\"{\\\"sub\\\":\\\"ann\\\",\\\"roles\\\":[\\\"buyer\\\"],\\\"iat\\\":1700000000,"
                        + "\\\"exp\\\":1700003600}\","
                        + "\"signature\":\"W2OtRIDUY7bUwJ4Lfvi3YD4RJz5vq9yoLRvPKWWKkGM=\"}");
    }
}
