package dev.hexplain.inspect.findings;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Damage on the way of bytes, of each kind: what it is called, and what can still be read. */
@Slow
class TransportDamageTest {
    private static final Detector DETECTOR = Detector.standard();

    /** A LinkedList of two strings; its UID has a byte from 80 on. */
    private static final byte[] STREAM =
            Base64.getDecoder().decode("rO0ABXNyABRqYXZhLnV0aWwuTGlua2VkTGlzdAwpU11KYIgiAwAAeHB3BAAAAAJ0AAFhdAABYng=");

    private static final byte[] PNG = HexFormat.of()
            .parseHex("89504E470D0A1A0A0000000D4948445200000001000000010802000000907753DE0000000C49444154");

    private static final byte[] CLASS = HexFormat.of()
            .parseHex("CAFEBABE00000045001D0A00020003070004FF000005000601001067616D65732F4F726465722E6A617661");

    private static String title(byte[] bytes) {
        return finding(bytes).map(Finding::title).orElse("");
    }

    private static Optional<Finding> finding(byte[] bytes) {
        LayerDetector.Chain chain = new LayerDetector(DETECTOR.formats()).detect(Source.ofBytes("dump", bytes));
        Source source = Source.ofBytes(
                "inside", chain.inside().copy(0, (int) chain.inside().length()));
        Candidate read = DETECTOR.formats().likeliest(source);
        Decoder decoder = DETECTOR.decoder(read.format());
        try (FieldTree tree = decoder.decode(
                source,
                new DecodeOptions(Math.max(0, read.offset()), Limits.DEFAULT),
                TreeStorage.inMemory(),
                Progress.NONE)) {
            boolean whole = !decoder.id().equals("bytes")
                    && tree.facts().covered() == source.length()
                    && !tree.facts().hasErrors();
            return new Findings(DETECTOR).of(tree, decoder, chain.path(), whole);
        }
    }

    /** Each byte changed, or left out where the result is negative. */
    private static byte[] changed(byte[] bytes, IntUnaryOperator change) {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        for (byte each : bytes) {
            int octet = change.applyAsInt(each & 0xFF);
            if (octet >= 0) {
                made.write(octet);
            }
        }
        return made.toByteArray();
    }

    private static byte[] replaced(byte[] bytes, String from, String to) {
        return new String(bytes, ISO_8859_1).replace(from, to).getBytes(ISO_8859_1);
    }

    private static byte[] recoded(byte[] bytes, String read, String written, String mark) {
        return (mark + new String(bytes, Charset.forName(read))).getBytes(Charset.forName(written));
    }

    static Stream<Arguments> damages() {
        return Stream.of(
                Arguments.of(
                        changed(STREAM, c -> c == 0 ? -1 : c),
                        "A Java serialization stream whose zero bytes were removed"),
                Arguments.of(
                        changed(STREAM, c -> c == 0 ? ' ' : c),
                        "A Java serialization stream whose zero bytes became blanks"),
                Arguments.of(
                        changed(STREAM, c -> c & 0x7F), "A Java serialization stream whose high bits were stripped"),
                Arguments.of(
                        changed(STREAM, c -> c < 0x80 ? c : '?'),
                        "A Java serialization stream whose bytes from 80 on became question marks"),
                Arguments.of(
                        changed(STREAM, c -> c < 0x80 ? c : -1),
                        "A Java serialization stream whose bytes from 80 on were removed"),
                Arguments.of(changed(PNG, c -> c == 0 ? -1 : c), "A PNG image whose zero bytes were removed"),
                Arguments.of(
                        HexFormat.of().parseHex("1F8B08CB48CDC9C95748402003"), "Gzip whose zero bytes were removed"),
                Arguments.of(
                        ("\uFEFF" + new String(STREAM, UTF_8)).getBytes(UTF_16LE),
                        "A Java serialization stream that was read as UTF-8 text"),
                Arguments.of(changed(PNG, c -> c & 0x7F), "A PNG image whose high bits were stripped"),
                Arguments.of(changed(CLASS, c -> c == 0 ? -1 : c), "A Java class file whose zero bytes were removed"),
                Arguments.of(
                        recoded(changed(STREAM, c -> c == 0 ? -1 : c), "ISO-8859-1", "UTF-8", ""),
                        "A Java serialization stream whose zero bytes were removed"),
                Arguments.of(
                        "¬í sr java.util.LinkedList )S]J`ˆ\"  xpw    t at bx".getBytes(UTF_8),
                        "A Java serialization stream that was copied from a screen"),
                Arguments.of(
                        "\uFFFD\uFFFDsrjava.util.LinkedList)S]J`\uFFFD\"xpwtatbx".getBytes(UTF_8),
                        "A Java serialization stream that was copied from a screen"),
                Arguments.of("¬ít hello".getBytes(UTF_8), "A Java serialization stream that was copied from a screen"),
                Arguments.of("\u2030PNG\n\nIHDR \u00FF".getBytes(UTF_8), ""),
                Arguments.of(
                        replaced(STREAM, "\u0088", "\u00EF\u00BF\u00BD"), "A byte was replaced by EF BF BD, at 0x22"));
    }

    @ParameterizedTest
    @MethodSource("damages")
    void what_is_lost_for_good_is_named(byte[] damaged, String title) {
        assertThat(title(damaged)).startsWith(title);
    }

    @Test
    void what_is_left_is_listed_names_of_classes_first() {
        Finding found = finding(changed(STREAM, c -> c == 0 ? -1 : c)).orElseThrow();
        assertThat(((Finding.DamagedByText) found).readable()).first().isEqualTo("java.util.LinkedList");
        assertThat(found.detail())
                .contains("Expected `AC ED 00 05 73 72 00`, found `AC ED 05 73 72`", "Reading stops at 0x2");
    }

    static Stream<Arguments> undone() {
        return Stream.of(
                Arguments.of(
                        recoded(STREAM, "IBM437", "UTF-16LE", "\uFEFF"),
                        "These bytes were read as code page 437 and written as UTF-16LE"),
                Arguments.of(
                        recoded(STREAM, "windows-1252", "UTF-16LE", "\uFEFF"),
                        "These bytes were read as Windows-1252 and written as UTF-16LE"),
                Arguments.of(
                        recoded(STREAM, "ISO-8859-1", "UTF-16BE", ""),
                        "These bytes were read as ISO 8859-1 and written as UTF-16BE"),
                Arguments.of(
                        recoded(STREAM, "ISO-8859-1", "UTF-8", ""),
                        "These bytes were read as ISO 8859-1 and written as UTF-8"),
                Arguments.of(
                        recoded(PNG, "IBM850", "UTF-8", ""),
                        "These bytes were read as code page 850 and written as UTF-8"));
    }

    @ParameterizedTest
    @MethodSource("undone")
    void what_can_be_undone_is_and_is_said(byte[] damaged, String title) {
        assertThat(title(damaged)).isEqualTo(title);
    }

    @Test
    void changed_line_ends_are_said_where_the_bytes_are_whole_without_them() {
        byte[] stream = HexFormat.of().parseHex("ACED00057400126C696E65206F6E650A6C696E652074776F0A");
        assertThat(title(stream)).isEmpty();
        assertThat(title(replaced(stream, "\n", "\r\n")))
                .isEqualTo("These bytes were changed at their line ends: 0A became 0D 0A");
    }

    @Test
    void undamaged_bytes_get_no_such_finding() throws IOException {
        List<String> named = new ArrayList<>();
        boolean all = Boolean.getBoolean("tests.long");
        List<Samples.Entry> samples = Samples.all();
        for (int i = 0; i < samples.size(); i += all ? 1 : 20) {
            Samples.Entry sample = samples.get(i);
            damage(sample.bytes()).ifPresent(title -> named.add(sample.file() + ": " + title));
        }
        Random random = new Random(41);
        for (int i = 0; i < (all ? 10_000 : 20); i++) {
            byte[] bytes = new byte[random.nextInt(1, 300)];
            random.nextBytes(bytes);
            damage(bytes).ifPresent(title -> named.add(HexFormat.of().formatHex(bytes) + ": " + title));
        }
        assertThat(named).isEmpty();
    }

    private static Optional<String> damage(byte[] bytes) {
        return finding(bytes).filter(Finding.DamagedByText.class::isInstance).map(Finding::title);
    }
}
