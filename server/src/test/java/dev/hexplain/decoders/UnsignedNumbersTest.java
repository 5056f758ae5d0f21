package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Numbers, lengths and names of the upper half of what their bits hold, in every format that has such: they are shown as
 * what they are, never as negative, and whatever is asked of the tree has an answer.
 */
class UnsignedNumbersTest {
    private static final String TEXT = "text:";

    private static FieldTree read(String format, String spelled) {
        Decoder decoder = NativeDecoders.all().stream()
                .filter(each -> each.id().equals(format))
                .findFirst()
                .orElseThrow();
        byte[] bytes = spelled.startsWith(TEXT)
                ? spelled.substring(TEXT.length()).translateEscapes().getBytes(StandardCharsets.US_ASCII)
                : HexFormat.of().parseHex(spelled.replace(" ", ""));
        Survival survival = new Survival(decoder);
        survival.read(bytes);
        return survival.decode(bytes);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cbor | 1B FFFFFFFFFFFFFFFF | item[0] | 18446744073709551615",
                "cbor | 3B FFFFFFFFFFFFFFFF | item[0] | -18446744073709551616",
                "cbor | A1 1B FFFFFFFFFFFFFFFF 01 | item[0].18446744073709551615 | 1",
                "cbor | A1 3B FFFFFFFFFFFFFFFF 01 | item[0].-18446744073709551616 | 1",
                "cbor | DB FFFFFFFFFFFFFFFF 01 | item[0].number | 18446744073709551615",
                "cbor | 9B FFFFFFFFFFFFFFFF 01 | item[0].count | 18446744073709551615",
                "cbor | C1 1B FFFFFFFFFFFFFFFF | item[0] | 18446744073709551615",
                "cbor | C1 C4 82 1A 3B9AC9FF 09 | item[0] | 9E+999999999",
                "cbor | C1 C4 82 3A 3B9AC9FF 09 | item[0] | 9E-1000000000",
                "cbor | C4 82 01 C4 82 1A 3B9AC9FF 09 | item[0] | ''",
                "cbor | C4 82 1B FFFFFFFFFFFFFFFF 09 | item[0] | 9E+18446744073709551615",
                "cbor | C4 82 3B FFFFFFFFFFFFFFFF 09 | item[0] | 9E-18446744073709551616",
                "cbor | C5 82 1B FFFFFFFFFFFFFFFF 09 | item[0] | 9·2^18446744073709551615",
                "msgpack | CF FFFFFFFFFFFFFFFF | object[0] | 18446744073709551615",
                "msgpack | 81 CF FFFFFFFFFFFFFFFF 01 | object[0].18446744073709551615 | 1",
                "msgpack | CE FFFFFFFF | object[0] | 4294967295",
                "msgpack | DD FFFFFFFF 01 | object[0].count | 4294967295",
                "msgpack | D7 FF FFFFFFFFFFFFFFFF | object[0] | 2514-05-30T01:53:04.073741823Z",
                "msgpack | C7 0C FF FFFFFFFF 7FFFFFFFFFFFFFFF | object[0] | FF FF FF FF 7F FF FF FF FF FF FF FF",
                "smile | 24 7F7F7F7F BF | item[0] | -8589934592",
                "smile | 25 7F7F7F7F7F7F7F7F7F BF | item[0] | -295147905179352825856",
                "smile | 2A 7F7F7F7F BF 81 01 01 | item[0] | 3E+8589934592",
                "smile | 2A 7F7F7F7F BE 81 01 01 | item[0] | 3E-8589934591",
                "bson | 10000000 11 6100 FFFFFFFFFFFFFFFF 00 | document[0].a | 4294967295, 4294967295",
                "protobuf | 08 FFFFFFFFFFFFFFFFFF01 | 1.value | -1",
                "protobuf | 0A FFFFFFFFFFFFFFFFFF01 01 | 1.length | 18446744073709551615",
                "protobuf | F8FFFFFF0F 01 | 536870911 | 1",
                "thrift_compact | 16 FFFFFFFFFFFFFFFFFF01 00 | struct.1 | -9223372036854775808",
                "avro_container | 4F626A01 FFFFFFFFFFFFFFFFFF01 | header.metadata.count | -9223372036854775808",
                "hessian2 | 4A 8000000000000000 | value[0] | -9223372036854775808",
            })
    void a_number_is_what_its_bits_say(String format, String bytes, String path, String value) {
        FieldTree tree = read(format, bytes);
        assertThat(tree.value(tree.find(path).orElseThrow()).actual()).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cbor | 5B FFFFFFFFFFFFFFFF 01 | 18446744073709551615 bytes",
                "cbor | 7B 8000000000000000 61 | 9223372036854775808 bytes",
                "cbor | D90100 82 656161616161 D90019 1B FFFFFFFFFFFFFFFF | a number from 0 to 0",
                "msgpack | DB FFFFFFFF 61 | 4294967295 bytes",
                "msgpack | C6 FFFFFFFF 01 | 4294967295 bytes",
                "msgpack | C9 FFFFFFFF 01 01 | 4294967295 bytes",
                "msgpack | DF FFFFFFFF 01 01 | 4294967294 more members",
                "smile | FD 7F7F7F7F BF | 17179869183 bytes",
                "smile | E8 7F7F7F7F BF | 19634136210 bytes",
                "bson | FFFFFFFF 12 6100 FFFFFFFFFFFFFFFF 00 | -1",
                "bson | 0D000000 02 6100 FFFFFFFF 00 00 | -1",
                "protobuf | 0A FFFFFFFFFFFFFFFFFF01 01 | 18446744073709551615 bytes",
                "protobuf | F8FFFFFFFFFFFFFFFF01 01 | 18446744073709551608",
                "thrift_binary | 0B 0001 FFFFFFFF 00 | -1",
                "thrift_compact | 18 FFFFFFFFFFFFFFFFFF01 00 | 18446744073709551615 bytes",
                "thrift_compact | 19 F5 FFFFFFFF0F 00 | 4294967295",
                "thrift_compact | 19 F6 FFFFFFFFFFFFFFFFFF01 00 | 18446744073709551615",
                "thrift_compact | 1B FFFFFFFFFFFFFFFFFF01 55 00 | 18446744073709551615",
                "java_serialization | ACED0005 7C 8000000000000000 61 | -9223372036854775808",
                "websocket | 82 7F FFFFFFFFFFFFFFFF 61 | 0x82 0x7F",
                "http1 | text:HTTP/1.1 200 OK\\r\\nContent-Length: 18446744073709551615\\r\\n\\r\\nab | one number",
                "http1 | text:HTTP/1.1 200 OK\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\nFFFFFFFFFFFFFFFF\\r\\nab"
                        + " | hexadecimal digits",
                "resp | text:*4294967295\\r\\n | a type and a line",
                "resp | text:$18446744073709551615\\r\\nab\\r\\n | 0x24",
                "kafka | FFFFFFFF 0000 0000 | the head of a message",
                "mongodb | FFFFFFFF 00000000 00000000 DD070000 | the header of a message",
                "chronicle_wire | 07000000 C161 82 FFFFFFFF | 4294967295 bytes",
                "hessian2 | 53 FFFF 61 | 65535 bytes",
                "one_nio_persist | DE FFFFFFFF | -1",
                "avro_container | 4F626A01 02 FFFFFFFFFFFFFFFFFF01 | 9223372036854775808 bytes",
            })
    void a_length_beyond_the_end_is_an_issue_that_tells_it(String format, String bytes, String figure) {
        List<Issue> issues = read(format, bytes).facts().issues();
        assertThat(issues).isNotEmpty();
        assertThat(List.of(issues.getFirst().expected(), issues.getFirst().actual()))
                .contains(figure);
    }
}
