package dev.hexplain.inspect.findings;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Stream;

/** Bytes of which something on their way lost some for good, recognised by what is left of a known beginning. */
final class TransportDamage {
    private static final int FIRST = 1 << 16;

    /** Fewer bytes may be an accident. */
    private static final int FEWEST = 4;

    /** So many bytes that are gone are one byte of evidence. */
    private static final int MANY = 4;

    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private TransportDamage() {}

    static Optional<Finding> of(FieldTree tree) {
        Source source = tree.source();
        byte[] head = source.copy(0, (int) Math.min(FIRST, source.length()));
        return forms(head)
                .flatMap(form -> Arrays.stream(Loss.values())
                        .flatMap(loss -> UsualStarts.ALL.stream()
                                .filter(start -> isLeft(form, start.bytes(), loss))
                                .map(start -> finding(start, loss, form, tree))))
                .findFirst()
                .or(() -> ScreenCopy.of(forms(head), tree));
    }

    /** The bytes as they are, and what they were if they became UTF-8 or UTF-16 after their loss. */
    private static Stream<byte[]> forms(byte[] head) {
        return Stream.concat(
                Stream.of(head),
                Stream.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)
                        .map(charset -> narrow(head, charset))
                        .filter(narrow -> narrow.length > 0));
    }

    /**
     * The bytes that Latin-1 gives for a text, none where there is another character; where some are lost already, those of
     * UTF-8.
     */
    private static byte[] narrow(byte[] head, Charset charset) {
        boolean wide = !charset.equals(StandardCharsets.UTF_8);
        if (wide && (head.length < 2 || (head[0] != 0 && head[1] != 0 && (head[0] & head[1]) != -2))) {
            return new byte[0];
        }
        String text = new String(head, charset);
        String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
        if (wide && content.indexOf('\uFFFD') >= 0) {
            return content.getBytes(StandardCharsets.UTF_8);
        }
        return content.chars().allMatch(c -> c <= 0xFF) && (wide || content.length() < head.length)
                ? content.getBytes(StandardCharsets.ISO_8859_1)
                : new byte[0];
    }

    private static boolean isLeft(byte[] head, byte[] start, Loss loss) {
        byte[] left = loss.of(start);
        return left.length >= (start.length - left.length >= MANY ? FEWEST - 1 : FEWEST)
                && head.length > left.length
                && Arrays.equals(head, 0, left.length, left, 0, left.length)
                && !Arrays.equals(left, start)
                && loss.holds(head);
    }

    private static Finding finding(UsualStarts start, Loss loss, byte[] form, FieldTree tree) {
        String title = start.what() + " " + loss.title();
        return new Finding.DamagedByText(
                Character.toUpperCase(title.charAt(0)) + title.substring(1),
                "Expected `%s`, found `%s`: %s. These bytes cannot be restored, and lengths and numbers are lost with them.%s %s"
                        .formatted(
                                HEX.formatHex(start.bytes()),
                                HEX.formatHex(form, 0, loss.of(start.bytes()).length),
                                loss.reason(),
                                stop(tree),
                                TextDamage.WAY_OUT),
                SurvivingTexts.of(new String(form, StandardCharsets.ISO_8859_1)));
    }

    /** Where a decoder came to an end. */
    static String stop(FieldTree tree) {
        return tree.facts().issues().stream()
                .filter(issue -> issue.severity() == Severity.ERROR && issue.source() == 0)
                .findFirst()
                .map(issue -> " Reading stops at 0x%X: %s.".formatted(issue.offset(), issue.message()))
                .orElse("");
    }
}
