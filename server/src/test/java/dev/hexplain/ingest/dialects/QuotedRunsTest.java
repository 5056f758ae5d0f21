package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.Confidence;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of a line that quotes bytes, the quoted part is the payload. */
class QuotedRunsTest {
    private static final String PAYLOAD = "\u00ac\u00ed\0\5t\0\u0006a kett";
    private static final String ESCAPED = "\\xAC\\xED\\x00\\x05t\\x00\\x06a kett";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-29 12:00:00 DEBUG got value \"%s\" for key k1\n",
                "ValueError: cannot read payload b'%s' of key 5\n",
                "java.sql.SQLException: Incorrect string value: '%s' for column 'data' at row 1\n",
                "proto: cannot parse \"%s\": unexpected EOF\n",
                "read(5, \"%s\", 4096) = 13\n",
                "127.0.0.1:7001> get greeting\n\"%s\"\n",
                "COLUMN      CELL\n cf:a   timestamp=1421762485768, value=%s\n1 row(s) in 0.0340 seconds\n",
                "hbase(main):002:0> get 'sessions', 'row1'\n cf:a   timestamp=1421762485768, value=%s\n1 row(s)\n",
                " row1   column=cf:a, timestamp=2020-01-01T10:00:00.123, value=%s\n",
            })
    void the_payload_is_what_is_quoted(String line) throws IOException {
        byte[] text = line.formatted(ESCAPED).getBytes(ISO_8859_1);
        Reading reading = Reading.of(Reading.detect(text).dialect(), text, Reading.LIMIT);
        assertThat(reading.bytes()).isEqualTo(PAYLOAD.getBytes(ISO_8859_1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "got \"\\xa2\\x01\\x02\\x03 ok\" here\n",
                " k1  column=f:a, timestamp=1, value=\\xA2\\x01\\x02\\x03 ok\n"
            })
    void no_format_has_to_be_known(String line) throws IOException {
        byte[] text = line.getBytes(ISO_8859_1);
        Reading reading = Reading.of(Reading.detect(text).dialect(), text, Reading.LIMIT);
        assertThat(reading.bytes()).isEqualTo("\u00a2\1\2\3 ok".getBytes(ISO_8859_1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "value: \"id == '\\x00\\x00\\x00\\x00'\"\n",
                "printf '\\033[1m%s\\033[0m %s\\n' name count\n",
                "log \"d\\u00e9j\\u00e0 r\\u00e9serv\\u00e9\" to see\n",
                "print(b'r\\xc3\\xa9serv\\xc3\\xa9, d\\xc3\\xa9j\\xc3\\xa0') # twice\n",
                "send(fd, \"GET / HTTP/1.0\\r\\n\\0\", n)\n",
            })
    void a_text_with_colours_accents_or_an_end_is_no_payload(String line) {
        assertThat(Reading.detect(line.getBytes(ISO_8859_1)).confidence()).isLessThanOrEqualTo(Confidence.PLAIN_TEXT);
    }
}
