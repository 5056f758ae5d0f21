package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.TextPart;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes as languages, debuggers and databases print them, of a known beginning and of none. */
class CopiedNotationsTest {
    private static final byte[] STREAM = joined("aced000574002b", "the quick brown fox jumps over 13 lazy dogs");
    private static final byte[] OTHER = joined("010063", "om.acme.Order", "f2010203edbf8846");

    private static byte[] joined(String hex, String text, String... more) {
        return HexFormat.of().parseHex(hex + HexFormat.of().formatHex(text.getBytes(US_ASCII)) + String.join("", more));
    }

    private static String each(byte[] bytes, String between, IntFunction<String> octet) {
        return IntStream.range(0, bytes.length)
                .mapToObj(i -> octet.apply(bytes[i] & 0xFF))
                .collect(Collectors.joining(between));
    }

    private static String rows(byte[] bytes, String between, IntFunction<String> row) {
        return IntStream.iterate(0, at -> at < bytes.length, at -> at + 16)
                .mapToObj(row)
                .collect(Collectors.joining(between));
    }

    private static byte[] row(byte[] bytes, int at) {
        return Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + 16));
    }

    private static String shown(byte[] bytes) {
        return each(bytes, "", c -> c >= 0x20 && c < 0x7F ? Character.toString(c) : ".");
    }

    private static String escaped(byte[] bytes, String form) {
        return each(bytes, "", c -> c >= 0x20 && c < 0x7F ? Character.toString(c) : form.formatted(c));
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    static Stream<Arguments> texts() {
        return Stream.of(STREAM, OTHER).flatMap(bytes -> texts(bytes).map(text -> Arguments.of(text, bytes)));
    }

    private static Stream<String> texts(byte[] b) {
        String base64 = Base64.getEncoder().encodeToString(b);
        return Stream.of(
                rows(b, "\n", at -> each(row(b, at), " ", "%02x"::formatted) + "\n" + shown(row(b, at))),
                rows(b, "\n", at -> each(row(b, at), " ", "%02X"::formatted) + "\n   " + shown(row(b, at)) + "\n"),
                "Typ=1 Len=%d: %s".formatted(b.length, each(b, ",", Integer::toString)),
                "Typ=23 Len=%d CharacterSet=AL32UTF8: %s".formatted(b.length, each(b, ",", Integer::toHexString)),
                "Typ=23 Len=%d: %s".formatted(b.length, each(b, ",", Integer::toOctalString)),
                "ArrayBuffer { [Uint8Contents]: <%s>, byteLength: %d }"
                        .formatted(each(b, " ", "%02x"::formatted), b.length),
                "DUMP(DATA)\n-----\nTyp=1 Len=%d: %s\n".formatted(b.length, each(b, ",", Integer::toString)),
                each(b, "|", "%02x"::formatted),
                each(b, ".", "%02x"::formatted),
                each(b, "/", "%02X"::formatted),
                each(b, ", ", "#%02x"::formatted),
                each(b, " ", "$%02X"::formatted),
                each(b, " ", "&H%02X"::formatted),
                each(b, "", "<%02x>"::formatted),
                each(b, "", "[%02X]"::formatted),
                rows(b, "\n", at -> "    db " + each(row(b, at), ", ", "0%02Xh"::formatted)),
                rows(b, "\n", at -> "\t.byte " + each(row(b, at), ", ", "0x%02x"::formatted)),
                "ubyteArrayOf(" + each(b, ", ", "0x%02xu"::formatted) + ")",
                "data = (\n" + rows(b, "\n", at -> "    b'" + escaped(row(b, at), "\\x%02x") + "'") + ")\n",
                "data = " + rows(b, " \\\n    ", at -> "b'" + escaped(row(b, at), "\\x%02x") + "'"),
                rows(b, ",\n", at -> each(row(b, at), ", ", c -> Integer.toString((byte) c))),
                "'\\x" + hex(b) + "'::bytea",
                "E'\\\\x" + hex(b) + "'",
                "1\t\\\\x" + hex(b) + "\tfoo\n",
                " data \n----------\n " + escaped(b, "\\%03o") + "\n(1 row)\n",
                " row1   column=cf:a, timestamp=1700000000000, value=" + escaped(b, "\\x%02X") + "\n",
                "{\n  _id: ObjectId('507f1f77bcf86cd799439011'),\n  data: Binary.createFromBase64('%s', 0)\n}\n"
                        .formatted(base64),
                "{ \"data\" : BinData(0,\"%s\") }".formatted(base64),
                rows(b, "\n", at -> each(row(b, at), " ", "%02X"::formatted) + "  " + shown(row(b, at))),
                rows(b, "\n", at -> each(row(b, at), " ", "%02x"::formatted) + "  |" + shown(row(b, at)) + "|"),
                rows(b, "\n", at -> "0x%016x:   ".formatted(0x7f1200 + at) + each(row(b, at), " ", "%02x"::formatted)),
                "<" + hex(b).replaceAll("(.{8})(?!$)", "$1 ") + ">",
                wired(b),
                "data\n------\n0x" + hex(b) + "\n\n(1 rows affected)\n");
    }

    /** A line of Apache HttpClient's log. */
    private static String wired(byte[] bytes) {
        return "12:00:01 DEBUG org.apache.hc.client5.http.wire - http-outgoing-0 << \""
                + each(bytes, "", c -> c >= 0x20 && c < 0x80 ? Character.toString(c) : "[0x%x]".formatted(c)) + "\"\n";
    }

    @Test
    void a_wire_log_has_the_turns_of_both_sides() {
        Reading reading = Reading.of("http-wire", """
                10:00:00 DEBUG wire - http-outgoing-0 >> "GET /a[0]?q="b" HTTP/1.1[\\r][\\n]"
                10:00:00 DEBUG wire - http-outgoing-0 >> "[\\r][\\n]"
                10:00:00 DEBUG headers - http-outgoing-0 << HTTP/1.1 200 OK
                10:00:01 DEBUG wire - http-outgoing-0 << "HTTP/1.1 200 OK[\\r][\\n]"
                10:00:01 DEBUG wire - http-outgoing-0 << "[\\r][\\n]"
                10:00:01 DEBUG wire - http-outgoing-0 << "[0xac][0xed][0x0][0x5]t[0x0][0x1]"
                """);

        assertThat(new String(reading.bytes(), ISO_8859_1))
                .isEqualTo("GET /a[0]?q=\"b\" HTTP/1.1\r\n\r\nHTTP/1.1 200 OK\r\n\r\n\u00ac\u00ed\0\u0005t\0\u0001");
        assertThat(reading.transcript().parts()).extracting(TextPart::label).containsExactly("sent", "received");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void is_read(String text, byte[] bytes) {
        DialectCandidate likeliest = Reading.detect(text);
        assertThat(likeliest.confidence()).as(text).isGreaterThan(45);
        assertThat(Reading.of(likeliest.dialect(), text.getBytes(US_ASCII), Reading.LIMIT)
                        .bytes())
                .as("%s: %s", likeliest.dialect().id(), text)
                .isEqualTo(bytes);
    }

    /** Without a known beginning too: some are no ASCII. */
    @Test
    void numbers_that_count_bytes_one_by_one_are_their_indexes() {
        for (String form : List.of("%d: %d", "[%d] %d", "[%d] = %d", " %d = %d", "[%d]\t%d")) {
            String text = IntStream.range(0, OTHER.length)
                    .mapToObj(i -> form.formatted(i, OTHER[i]))
                    .collect(Collectors.joining("\n"));
            assertThat(Reading.of("offsets", text).bytes()).as(text).isEqualTo(OTHER);
            assertThat(Reading.detect(text).confidence()).as(text).isGreaterThan(45);
        }
    }

    @Test
    void quoted_printable_joins_soft_breaks_and_keeps_others() {
        String text = "=AC=ED=00=05t\t=00=03 a=\r\n=3Db =\r\nc \r\nd=FF\r\n";
        assertThat(Reading.of("quoted-printable", text).bytes())
                .isEqualTo(HexFormat.of().parseHex("aced00057409000320613d6220630a64ff"));
        assertThat(Reading.detect(text).dialect().id()).isEqualTo("quoted-printable");
        assertThat(Reading.detect("name=AB&other=CD&a=10\n").dialect().id()).isNotEqualTo("quoted-printable");
        assertThat(Reading.of("quoted-printable", "=AC=E\n").transcript().issues())
                .hasSize(1);
    }

    @Test
    void files_of_uuencode_are_read_without_the_blanks_at_the_ends_of_their_lines() {
        String text = "begin 644 foo.bin\n,K.T !7-R  -&;V\\\n`\nend\nbegin 600 b\n$K.T !0\n \nend\n";
        Reading reading = Reading.of("uuencode", text);
        assertThat(hex(reading.bytes())).isEqualTo("aced000573720003466f6f00" + "aced0005");
        assertThat(reading.transcript().payloads()).hasSize(2);
        assertThat(Reading.detect(text).confidence()).isGreaterThan(90);
        assertThat(Reading.of("uuencode", "begin 644 f\n,K.T\u00e9\nend\n")
                        .transcript()
                        .issueCount())
                .isEqualTo(1);
    }

    @Test
    void the_length_of_an_array_is_no_list() {
        assertThat(Reading.detect("byte[36]@12").dialect().id()).isEqualTo("raw");
        assertThat(hex(Reading.of("bytes", "[172]").bytes())).isEqualTo("ac");
    }

    @Test
    void numbers_of_a_list_are_no_offsets_of_the_others() {
        List<RowCandidate> numbers = RowCandidate.of("7. 121 66 189 242", CellKind.DECIMAL);
        assertThat(numbers.get(1).cells()).hasSize(3);
        assertThat(numbers.get(2).cells()).isEmpty();
    }

    @Test
    void escapes_in_decimal_are_not_taken_for_octal_without_a_word() {
        String text = "\"\\172\\237\\000\\005\\198\\199\"";
        assertThat(Reading.of("escapes", text).transcript().issueCount()).isPositive();
        assertThat(Reading.detect(text).dialect().id()).isNotEqualTo("escapes");
    }

    @Test
    void a_string_that_is_the_name_or_format_of_another_is_not_joined_to_it() {
        for (String text : List.of(
                "{\"payload\":\"\\u00ac\\u00ed\\u0000\\u0005\\u0081\"}", "printf '%s' $'\\x81\\xed\\x00\\x05\\x91'")) {
            assertThat(Reading.detect(text).dialect().id()).as(text).isNotEqualTo("escapes");
        }
    }

    @Test
    void an_object_by_index_is_a_list() {
        String text = "{"
                + IntStream.range(0, OTHER.length)
                        .mapToObj(i -> "\"%d\":%d".formatted(i, OTHER[i] & 0xFF))
                        .collect(Collectors.joining(","))
                + "}";
        assertThat(Reading.of("bytes", text).bytes()).isEqualTo(OTHER);
    }

    @Test
    void a_dump_whose_length_does_not_fit_says_so() {
        Reading reading = Reading.of("oracle-dump", "Typ=1 Len=5: 172,237,0,5\n");
        assertThat(reading.transcript().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.expected()).isEqualTo("5 numbers");
            assertThat(issue.actual()).isEqualTo("4 numbers");
        });
    }

    @Test
    void blanks_of_base64_that_a_form_decoded_are_plus_signs() {
        byte[] bytes = HexFormat.of().parseHex("aced00057400106162fbc1be616263fbc1c26162636465");
        String text = Base64.getEncoder().encodeToString(bytes);
        assertThat(text).contains("+");
        String decoded = text.replace('+', ' ');
        assertThat(Reading.detect(decoded).dialect().id()).isEqualTo("base64-blanks");
        assertThat(Reading.of("base64-blanks", decoded).bytes()).isEqualTo(bytes);
        String wrapped = Base64.getMimeEncoder(64, new byte[] {' '}).encodeToString(new byte[100]);
        assertThat(Reading.detect(wrapped).dialect().id()).isNotEqualTo("base64-blanks");
    }

    @Test
    void what_is_no_pair_between_delimiters_is_an_issue() {
        Reading reading = Reading.of("hex-delimited", "ac|ed|00|05\n73|7|00|03");
        assertThat(reading.bytes()).isEqualTo(HexFormat.of().parseHex("aced000573"));
        assertThat(reading.transcript().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.line()).isEqualTo(2));
    }

    @Test
    void dates_and_addresses_are_no_hex_with_delimiters() {
        for (String text :
                List.of("20.11.26 12.30.45", "10.20.30.40", "12/31/99\n12/30/99\n", "11|22|33|44|55|66|77")) {
            assertThat(Reading.detect(text).dialect().id()).as(text).isNotEqualTo("hex-delimited");
        }
    }
}
