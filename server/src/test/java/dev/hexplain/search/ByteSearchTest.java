package dev.hexplain.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ByteSearchTest {
    private static final int BLOCK = 1 << 18;

    @Test
    void patterns_are_found_where_a_look_at_every_offset_finds_them() {
        Random random = new Random(17);
        for (int round = 0; round < 300; round++) {
            byte[] bytes = new byte[2000];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) random.nextInt(4);
            }
            List<String> patterns = IntStream.rangeClosed(0, random.nextInt(4))
                    .mapToObj(_ -> pattern(random))
                    .toList();
            PatternFinder finder =
                    new PatternFinder(patterns.stream().map(HexPattern::of).toList());

            assertThat(found(bytes, finder)).as("%s", patterns).isEqualTo(lookedUp(bytes, patterns));
        }
    }

    /** One to six bytes of 0 to 3, half of them any; the first is known. */
    private static String pattern(Random random) {
        StringBuilder text = new StringBuilder("0" + random.nextInt(4));
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append(random.nextBoolean() ? "??" : "0" + random.nextInt(4));
        }
        return text.toString();
    }

    /** The longest at each offset, if it ends behind the one before. */
    private static List<String> lookedUp(byte[] bytes, List<String> patterns) {
        List<String> hits = new ArrayList<>();
        long lastEnd = 0;
        for (int at = 0; at < bytes.length; at++) {
            int offset = at;
            int length = patterns.stream()
                    .filter(pattern -> matches(bytes, offset, pattern))
                    .mapToInt(pattern -> pattern.length() / 2)
                    .max()
                    .orElse(0);
            if (length > 0 && at + length > lastEnd) {
                hits.add(at + "+" + length);
                lastEnd = at + length;
            }
        }
        return hits;
    }

    private static boolean matches(byte[] bytes, int at, String pattern) {
        String there = HexFormat.of().formatHex(bytes, at, Math.min(bytes.length, at + pattern.length() / 2));
        return there.length() == pattern.length()
                && IntStream.range(0, there.length())
                        .allMatch(i -> pattern.charAt(i) == '?' || pattern.charAt(i) == there.charAt(i));
    }

    @Test
    void a_search_that_goes_on_where_another_stopped_finds_the_same() {
        byte[] bytes = new byte[3 * BLOCK];
        new Random(5).nextBytes(bytes);
        for (String text : List.of("00", "ac ed", "/[a-z]{4,}/", "00 ?? 00")) {
            ByteFinder finder = request(text).finder();
            List<String> hits = new ArrayList<>();
            FieldTree tree = tree(bytes);
            SearchPosition position = SearchPosition.START;
            ByteSearch search = new ByteSearch(tree, finder);
            for (Hit hit = search.next(); hit != null; hit = search.next()) {
                hits.add(hit.offset() + "+" + hit.length());
                position = SearchPosition.parse(search.position().toString()).orElseThrow();
                search = new ByteSearch(tree, finder).from(position);
            }

            assertThat(hits).as(text).isNotEmpty().isEqualTo(found(bytes, finder));
        }
    }

    @Test
    void what_lies_over_the_end_of_a_block_is_found() {
        byte[] text = "orders[7].price".getBytes(StandardCharsets.UTF_8);
        for (int before = 0; before <= text.length; before++) {
            byte[] bytes = new byte[2 * BLOCK];
            System.arraycopy(text, 0, bytes, BLOCK - before, text.length);

            for (String wanted : List.of("orders[7].price", "/o[a-z]+\\[7\\]\\.price/")) {
                assertThat(hits(bytes, wanted)).as("%s, %d", wanted, before).hasSize(1);
            }
            assertThat(found(bytes, new SearchRequest("6", SearchKind.STRINGS, false).finder()))
                    .containsExactly((BLOCK - before) + "+" + text.length);
        }
    }

    @ParameterizedTest
    @CsvSource({"UTF-8,UTF-8", "UTF-16LE,'UTF-16, little-endian'", "UTF-16BE,'UTF-16, big-endian'", "ISO-8859-1,Latin-1"
    })
    void a_text_is_found_in_every_encoding(String charset, String is) {
        byte[] text = "Grüße".getBytes(Charset.forName(charset));
        byte[] bytes = new byte[text.length + 1];
        bytes[0] = -1;
        System.arraycopy(text, 0, bytes, 1, text.length);

        assertThat(hits(bytes, "Grüße")).extracting(Hit::is).containsExactly(is);
    }

    @Test
    void letters_match_in_both_cases_where_case_is_ignored() {
        byte[] bytes = "ORDER Order order ÉTÉ été Ǆ ǆ ǅ Ⱥ ⱥ".getBytes(StandardCharsets.UTF_8);

        assertThat(ignoringCase(bytes, "oRDER")).hasSize(3);
        assertThat(ignoringCase(bytes, "été")).hasSize(2);
        assertThat(ignoringCase(bytes, "ǆ")).as("three cases").hasSize(3);
        assertThat(ignoringCase(bytes, "ⱥ")).as("of two and of three bytes").hasSize(2);
        assertThat(hits(bytes, "order")).hasSize(1);
    }

    @Test
    void letters_whose_cases_differ_in_several_bytes_match_whole() {
        byte[] bytes = "СУЩЕСТВУЕТ существует Существует".getBytes(StandardCharsets.UTF_8);
        byte[] mixed = HexFormat.of().parseHex("d080d1a0ff" + "d18fd0af"); // ѐ-like halves, then я and Я

        assertThat(ignoringCase(bytes, "существуЕт")).hasSize(3);
        assertThat(ignoringCase(bytes, "рорсту")).isEmpty();
        assertThat(ignoringCase(mixed, "р"))
                .as("D1 80 or D0 A0, and not D0 80 or D1 A0")
                .isEmpty();
        assertThat(ignoringCase(mixed, "я")).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"room 7", "9..3", "?? ??", "byte 300", "2024-02-31"})
    void what_only_looks_like_something_else_is_a_text(String text) {
        assertThat(hits(("___" + text + "___").getBytes(StandardCharsets.UTF_8), text))
                .extracting(Hit::is)
                .containsExactly("UTF-8");
    }

    @Test
    void a_range_of_short_numbers_is_each_number_in_it() {
        Random random = new Random(3);
        for (int round = 0; round < 200; round++) {
            int low = random.nextInt(-32_000, 60_000);
            int high = low + random.nextInt(1, 5_000);
            byte[] all = new byte[1 << 17];
            ByteBuffer numbers = ByteBuffer.wrap(all);
            IntStream.range(0, 1 << 16).forEach(number -> numbers.putShort((short) number));
            ByteFinder finder =
                    new SearchRequest("short be %d..%d".formatted(low, high), SearchKind.NUMBER, false).finder();

            // Sequences of two numbers have such bytes as well: of each block, the first two are looked at.
            List<Integer> found = IntStream.range(0, 1 << 16)
                    .filter(number -> finder.first(all, number * 2, number * 2 + 1, number * 2 + 2) != null)
                    .boxed()
                    .toList();

            assertThat(found)
                    .isEqualTo(IntStream.range(0, 1 << 16)
                            .filter(number -> (number >= low && number <= high)
                                    || ((short) number >= low && (short) number <= high))
                            .boxed()
                            .toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1.5..2.25", "0.1..0.2", "-3e5..-2e5", "1e300..1e308", "-0.001..0", "7..7.5"})
    void a_range_of_fractions_is_those_in_it(String range) {
        double low = Double.parseDouble(range.substring(0, range.indexOf("..")));
        double high = Double.parseDouble(range.substring(range.indexOf("..") + 2));
        ByteFinder finder = new SearchRequest("double le " + range, SearchKind.NUMBER, false).finder();
        List<Double> inside = List.of(low, high, Math.nextUp(low), Math.nextDown(high), (low + high) / 2);
        List<Double> outside = List.of(Math.nextDown(low), Math.nextUp(high), low - 1e301, high + 1e301);

        assertThat(inside).allMatch(number -> isFound(number, finder));
        assertThat(outside).noneMatch(number -> isFound(number, finder));
    }

    private static boolean isFound(double number, ByteFinder finder) {
        byte[] bytes = ByteBuffer.allocate(Double.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putDouble(number)
                .array();
        return finder.first(bytes, 0, 1, bytes.length) != null;
    }

    @Test
    void a_number_is_found_in_every_type_and_order() {
        ByteBuffer bytes = ByteBuffer.allocate(100);
        bytes.putShort((short) 1234).put((byte) -1);
        bytes.putInt(1234).put((byte) -1);
        bytes.putFloat(1234).put((byte) -1);
        bytes.putDouble(1234).put((byte) -1);
        bytes.order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(1234).put((byte) -1);
        bytes.putLong(1234).put((byte) -1);
        bytes.put("1234".getBytes(StandardCharsets.US_ASCII)).put((byte) -1);

        assertThat(hits(Arrays.copyOf(bytes.array(), bytes.position()), "1234"))
                .extracting(Hit::is)
                .containsExactly(
                        "short, big-endian",
                        "int, big-endian",
                        "float, big-endian",
                        "double, big-endian",
                        "int, little-endian",
                        "long, little-endian",
                        "UTF-8");
    }

    @Test
    void a_number_with_tolerance_is_found() {
        byte[] bytes = ByteBuffer.allocate(12).putFloat(3.1416f).putDouble(3.14).array();

        assertThat(new SearchRequest("3.14~0.01", SearchKind.NUMBER, false).finder())
                .satisfies(finder -> assertThat(found(bytes, finder)).containsExactly("0+4", "4+8"));
    }

    @Test
    void a_date_is_found_as_programs_write_it() {
        Instant time = Instant.parse("2024-05-01T10:30:00Z");
        ByteBuffer bytes = ByteBuffer.allocate(100);
        bytes.put((byte) -1).putLong(time.toEpochMilli()).put((byte) -1);
        bytes.put((byte) -1).putInt((int) time.getEpochSecond()).put((byte) -1);
        bytes.order(ByteOrder.LITTLE_ENDIAN).putLong(time.toEpochMilli()).put((byte) -1);
        bytes.putLong(time.getEpochSecond() * 1_000_000).put((byte) -1);
        byte[] written = Arrays.copyOf(bytes.array(), bytes.position());

        assertThat(hits(written, "2024-05-01"))
                .extracting(Hit::is)
                .containsExactly(
                        "milliseconds since 1970 (long), big-endian",
                        "seconds since 1970 (int), big-endian",
                        "milliseconds since 1970 (long), little-endian",
                        "microseconds since 1970 (long), little-endian");
        assertThat(hits(written, "2024-05-01T12:30+02:00")).hasSize(4);
        assertThat(hits(written, "2024-05-01 10:31")).isEmpty();
        assertThat(hits(Serialized.stream(LocalDate.of(2024, 5, 1)), "2024-05-01"))
                .extracting(Hit::is)
                .containsExactly("java.time date");
        assertThat(hits(Serialized.stream(LocalDateTime.of(2024, 5, 1, 10, 0)), "2024-05-01T10:00"))
                .extracting(Hit::is)
                .containsExactly("java.time date and hour");
        assertThat(hits(Serialized.stream(time), "2024-05-01T10:30Z"))
                .extracting(Hit::is)
                .containsExactly("seconds since 1970 (long), big-endian");
    }

    @Test
    void regular_expressions_match_bytes() {
        byte[] bytes = HexFormat.of().parseHex("aced0005737200" + "c3a9" + "69643d3432" + "00ff" + "69643d37");

        assertThat(hits(bytes, "/id=\\d+/")).extracting(Hit::length).containsExactly(5L, 4L);
        assertThat(hits(bytes, "/\\xAC\\xED/")).extracting(Hit::offset).containsExactly(0L);
        assertThat(hits(bytes, "/é/")).extracting(Hit::offset).containsExactly(7L);
        assertThat(hits(bytes, "/^id/")).as("only at the start of the bytes").isEmpty();
        assertThat(hits(bytes, "/ID=/i")).hasSize(2);
        assertThat(hits(bytes, "/\\é/")).extracting(Hit::offset).containsExactly(7L);
        assertThat(hits(bytes, "/\\Qéid=4\\E./")).extracting(Hit::offset).containsExactly(7L);
    }

    @Test
    void strings_are_runs_of_printable_characters() {
        byte[] wide = "wide text".getBytes(StandardCharsets.UTF_16LE);
        byte[] big = "wide text".getBytes(StandardCharsets.UTF_16BE);
        ByteBuffer bytes = ByteBuffer.allocate(100);
        bytes.put((byte) 1).put("short".getBytes(StandardCharsets.UTF_8)).put((byte) 0);
        bytes.put("Größe: 7 m²".getBytes(StandardCharsets.UTF_8)).put((byte) 0).put((byte) 3);
        bytes.put(wide).put((byte) 1).put((byte) 2).put(big).put((byte) 2);
        ByteFinder finder = new SearchRequest("", SearchKind.STRINGS, false).finder();

        ByteSearch search = new ByteSearch(tree(Arrays.copyOf(bytes.array(), bytes.position())), finder);
        List<String> found = new ArrayList<>();
        for (Hit hit = search.next(); hit != null; hit = search.next()) {
            found.add(hit.is() + " " + hit.length());
        }

        assertThat(found).containsExactly("UTF-8 14", "UTF-16, little-endian 18", "UTF-16, big-endian 18");
    }

    @ParameterizedTest
    @CsvSource({
        "HEX,'ac e',3",
        "HEX,'ac zz',3",
        "HEX,'?? ??',0",
        "NUMBER,seven,0",
        "NUMBER,'integer 7',0",
        "NUMBER,'9..3',3",
        "NUMBER,'byte 300',0",
        "TIME,2024-02-31,0",
        "TIME,yesterday,0",
        "REGEX,'(a',0",
        "REGEX,'ab)',2",
        "REGEX,'ab**',2",
        "REGEX,'a*',0",
        "REGEX,'[é]',1",
        "REGEX,'((a{100}){100}){100}',0",
        "REGEX,'((a{1000}){1000}){1000}',0",
        "STRINGS,1,0",
        "TEXT,'',0"
    })
    void what_says_nothing_is_refused_with_its_place(SearchKind kind, String text, int at) {
        assertThatExceptionOfType(SearchSyntaxException.class)
                .isThrownBy(() -> new SearchRequest(text, kind, false).finder())
                .satisfies(refused -> assertThat(refused.at()).isEqualTo(at))
                .satisfies(refused -> assertThat(refused.getMessage()).hasSizeGreaterThan(20));
    }

    private static SearchRequest request(String text) {
        return new SearchRequest(text, SearchKind.AUTO, false);
    }

    private static List<Hit> hits(byte[] bytes, String text) {
        return all(new ByteSearch(tree(bytes), request(text).finder()));
    }

    private static List<Hit> ignoringCase(byte[] bytes, String text) {
        return all(new ByteSearch(tree(bytes), new SearchRequest(text, SearchKind.TEXT, true).finder()));
    }

    private static List<String> found(byte[] bytes, ByteFinder finder) {
        return all(new ByteSearch(tree(bytes), finder)).stream()
                .map(hit -> hit.offset() + "+" + hit.length())
                .toList();
    }

    private static List<Hit> all(ByteSearch search) {
        List<Hit> hits = new ArrayList<>();
        for (Hit hit = search.next(); hit != null; hit = search.next()) {
            hits.add(hit);
        }
        assertThat(search.isOver()).isTrue();
        return hits;
    }

    static FieldTree tree(byte[] bytes) {
        TreeWriter writer = new TreeWriter(Source.ofBytes("bytes", bytes), TreeStorage.inMemory());
        writer.leaf(Shapes.UNPARSED, 0, bytes.length);
        return writer.finish(
                new Shapes() {
                    @Override
                    public dev.hexplain.tree.Shape fixed(int shape) {
                        throw new IllegalStateException();
                    }

                    @Override
                    public dev.hexplain.tree.Shape resolve(ShapeRef shapeRef, FieldTree of) {
                        throw new IllegalStateException();
                    }
                },
                0);
    }
}
