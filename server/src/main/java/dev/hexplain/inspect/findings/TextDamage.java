package dev.hexplain.inspect.findings;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Binary data that was taken for text and written as UTF-8. */
final class TextDamage {
    /** Bytes that are looked at. */
    private static final int FIRST = 1 << 16;

    /** One of so many characters at least is lost, where the data was no text. */
    private static final int TEXT_HAS_FEWER = 100;

    private static final int MOST_TEXTS = 20;
    /** Contents of a stream that are looked at. */
    private static final int CHILDREN = 200;

    private static final String LOST =
            "Each `EF BF BD` stands for bytes that are no UTF-8 (%d of them in what was looked at), and these bytes cannot be";

    static final String WAY_OUT =
            "Get the data again as bytes: a `byte[]`, hexadecimal digits or Base64, never a `String`.";

    private static final Pattern CONTROL = Pattern.compile("[\\x00-\\x08\\x0E-\\x1F]");

    private TextDamage() {}

    static Optional<Finding> of(FieldTree tree, Decoder decoder) {
        Source source = tree.source();
        CharBuffer text = decoded(source.copy(0, (int) Math.min(FIRST, source.length())));
        if (text.isEmpty() || !CONTROL.matcher(text).find()) {
            return Optional.empty();
        }
        long lost = text.chars().filter(each -> each == '\uFFFD').count();
        if (lost * TEXT_HAS_FEWER > text.length()) {
            List<String> told = decoder instanceof EmbeddedObjectStreams ? told(tree) : List.of();
            return Optional.of(told.isEmpty() ? replaced(text, lost) : partlyTold(text, lost, told));
        }
        return Optional.empty();
    }

    /** Where every character is a byte, nothing is lost. */
    static Optional<Finding> undoable(Source source) {
        CharBuffer text = decoded(source.copy(0, (int) Math.min(FIRST, source.length())));
        boolean latin = CONTROL.matcher(text).find()
                && text.chars().allMatch(each -> each <= 0xFF)
                && text.chars().anyMatch(each -> each >= 0x80);
        return latin ? Optional.of(reversible(text)) : Optional.empty();
    }

    /** Whether bytes are well-formed UTF-8; the last character may be cut. */
    static boolean isText(byte[] bytes) {
        return !decoded(bytes).isEmpty();
    }

    /** The characters, as far as the bytes are UTF-8; none where they are not. */
    private static CharBuffer decoded(byte[] bytes) {
        CharsetDecoder utf8 = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer text = CharBuffer.allocate(bytes.length);
        // Not the end of the input: the window may cut the last character.
        return utf8.decode(ByteBuffer.wrap(bytes), text, false).isError() ? CharBuffer.allocate(0) : text.flip();
    }

    /** What could be recognised of the contents of a stream: classes with their fields, and strings. */
    private static List<String> told(FieldTree tree) {
        return tree.children(tree.root(), 0, CHILDREN).stream()
                .filter(child -> child.role() == Role.TYPE || child.role() == Role.VALUE)
                .map(child -> tree.value(child).summary())
                .filter(each -> !each.isEmpty())
                .limit(MOST_TEXTS)
                .toList();
    }

    private static Finding partlyTold(CharSequence text, long lost, List<String> told) {
        return new Finding.DamagedByText(
                "Binary data that was read as UTF-8 text" + was(text),
                LOST.formatted(lost)
                        + " restored. Values of objects are lost with them; classes, their fields and strings that can still be told are"
                        + " in the tree. "
                        + WAY_OUT,
                told);
    }

    private static Finding replaced(CharSequence text, long lost) {
        return new Finding.DamagedByText(
                "Binary data that was read as UTF-8 text" + was(text),
                LOST.formatted(lost)
                        + " restored. Lengths and numbers that held them are lost, so the structure is not followed: texts can still be read. "
                        + WAY_OUT,
                SurvivingTexts.of(text));
    }

    private static Finding reversible(CharSequence text) {
        return new Finding.DamagedByText(
                "Binary data that was written as text, from ISO 8859-1 to UTF-8" + was(text),
                "Nothing is lost: the layer `utf-8:ISO-8859-1`, or `iconv -f UTF-8 -t ISO-8859-1`, gives the bytes back.",
                List.of());
    }

    /** What the data began with, where its magic number can still be recognised. */
    private static String was(CharSequence text) {
        String head = text.subSequence(0, Math.min(4, text.length())).toString();
        if (head.equals("\uFFFD\uFFFD\0\5") || head.equals("\u00AC\u00ED\0\5")) {
            return ": a Java serialization stream";
        }
        return head.startsWith("\u001F\uFFFD") || head.startsWith("\u001F\u008B") ? ": a gzip member" : "";
    }
}
