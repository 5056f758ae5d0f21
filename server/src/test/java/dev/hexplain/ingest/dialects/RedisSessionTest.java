package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text of a session with Redis is what was sent, in its protocol; {@code ~} stands for CR LF here. */
class RedisSessionTest {
    private static final Layer LAYER = RedisSession.layer();
    private static final String ESCAPED = "\"\\xac\\xed\\x00\\x05t\\x00\\x01k\"";
    private static final String STREAM = "$8~\u00ac\u00ed\0\5t\0\1k~";

    private static String read(String text) throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        unwrap(text, sink);
        return sink.toString(ISO_8859_1).replace("\r\n", "~");
    }

    private static UnwrapResult unwrap(String text, ByteArrayOutputStream sink) throws IOException {
        Source source = Source.ofBytes("text", text.getBytes(ISO_8859_1));
        return LAYER.unwrap(source, LayerStep.whole(LAYER.id()), sink, LayerLimits.of(1 << 20));
    }

    private static boolean isFound(String text) {
        return !LAYER.find(Source.ofBytes("text", text.getBytes(ISO_8859_1))).isEmpty();
    }

    @Test
    void monitored_commands_have_their_arguments() throws IOException {
        String text = "OK\n1536236969.742778 [0 127.0.0.1:55800] \"SET\" \"a \\\"b\\\"\" " + ESCAPED
                + "\n1536236969.752778 [3 lua] \"DEL\" \"k\"\n";
        assertThat(isFound(text)).isTrue();
        assertThat(read(text)).isEqualTo("+OK~*3~$3~SET~$5~a \"b\"~" + STREAM + "*2~$3~DEL~$1~k~");
    }

    @Test
    void typed_commands_are_followed_by_their_replies() throws IOException {
        String text =
                "$ redis-cli -h cache -p 6380\ncache:6380> SET k " + ESCAPED + "\nOK\ncache:6380[2]> get 'k 2'\n(nil)\n"
                        + "cache:6380> incr n\n(integer) -7\ncache:6380> get h\n(error) WRONGTYPE no\ncache:6380> ";
        assertThat(isFound(text)).isTrue();
        assertThat(read(text))
                .isEqualTo("*3~$3~SET~$1~k~" + STREAM
                        + "+OK~*2~$3~get~$3~k 2~$-1~*2~$4~incr~$1~n~:-7~*2~$3~get~$1~h~-WRONGTYPE no~");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1) \"f\"\n2) %s\n",
                "  1) \"f\"\r\n  2) %s\r\n",
                "127.0.0.1:6379> hgetall h\n1) \"f\"\n2) %s\n127.0.0.1:6379>",
                "redis> HGETALL h\n1# \"f\" => %s\n",
                "$ redis-cli -n 1 hgetall h\n1) \"f\"\n2) %s\n",
            })
    void fields_of_a_hash_keep_their_values(String spelling) throws IOException {
        assertThat(read(spelling.formatted(ESCAPED))).endsWith("%1~$1~f~" + STREAM);
    }

    @Test
    void lists_in_lists_are_told_by_their_columns() throws IOException {
        assertThat(read("redis> HSCAN h 0\n1) \"0\"\n2) 1) \"f\"\n   2) \"v\"\n   3) \"g\"\n   4) \"w\"\n"))
                .endsWith("*2~$1~0~%2~$1~f~$1~v~$1~g~$1~w~");
        String entry = "1) 1) \"1-0\"\n   2) 1) \"f\"\n      2) " + ESCAPED + "\n";
        assertThat(read("redis> xrange s - +\n" + entry + "2) 1) \"2-0\"\n   2) 1) \"f\"\n      2) \"v\"\n"))
                .endsWith("*2~*2~$3~1-0~%1~$1~f~" + STREAM + "*2~$3~2-0~%1~$1~f~$1~v~");
    }

    @Test
    void a_list_of_values_is_no_hash() throws IOException {
        assertThat(read("redis> lrange q 0 -1\n1) \"f\"\n2) " + ESCAPED + "\n")).endsWith("*2~$1~f~" + STREAM);
        assertThat(read("1) \"f\"\n2) \"v\"\n")).isEqualTo("*2~$1~f~$1~v~");
    }

    @Test
    void numbers_are_aligned_and_lists_may_lack_their_beginning() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 9; i <= 11; i++) {
            text.append("%2d) %s%n".formatted(i, ESCAPED));
        }
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        UnwrapResult result = unwrap(text.toString(), sink);
        assertThat(sink.toString(ISO_8859_1)).startsWith("*3\r\n");
        assertThat(result.issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).contains("is missing"));
    }

    @Test
    void a_value_that_is_longer_than_a_piece_of_text_is_whole() throws IOException {
        String value = "\\x00".repeat(40_000);
        assertThat(read("1) \"f\"\n2) \"" + value + "\"\n")).hasSize("%1~$1~f~$40000~~".length() + 40_000);
    }

    @Test
    void bytes_know_their_escapes() throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        UnwrapResult result = unwrap("1) \"f\"\n2) \"a\\x00\"\n", sink);
        int at = sink.toString(ISO_8859_1).indexOf('\0');
        assertThat(result.map().from(new Range(at, 1))).isEqualTo(new Range(12, 4));
    }

    @Test
    void what_is_not_understood_is_said() throws IOException {
        UnwrapResult result = unwrap("1) \"f\"\n2) \"v\"\nwhat?\n", new ByteArrayOutputStream());
        assertThat(result.issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.line()).isEqualTo(3));
    }

    @Test
    void a_single_string_and_other_texts_are_none() {
        assertThat(isFound("127.0.0.1:6379> get k\n" + ESCAPED + "\n")).isFalse();
        assertThat(isFound("1) first do this\n2) then that\nand say \"why\"\nor not\n"))
                .isFalse();
    }
}
