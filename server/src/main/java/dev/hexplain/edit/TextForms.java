package dev.hexplain.edit;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.TextEncoding;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Forms of texts and bytes. */
final class TextForms {
    /** Those of text formats, and of fields that are bytes to their format. */
    static final List<ScalarForm> OF_ANY_TYPE = List.of(
            text -> encoded(text, StandardCharsets.UTF_8),
            text -> encoded(inQuotes(text), StandardCharsets.UTF_8),
            text -> encoded(quoted(text), StandardCharsets.UTF_8),
            text -> encoded(asciiOnly(inQuotes(text), "\\u%04x"), StandardCharsets.US_ASCII),
            text -> encoded(asciiOnly(inQuotes(text), "\\u%04X"), StandardCharsets.US_ASCII),
            text -> encoded(escaped(text), StandardCharsets.UTF_8),
            text -> encoded(text, ModifiedUtf8.CHARSET),
            text -> encoded(text + '\0', StandardCharsets.UTF_8),
            text -> encoded(text, StandardCharsets.UTF_16LE),
            text -> encoded(text, StandardCharsets.UTF_16BE),
            TextForms::digits);

    private TextForms() {}

    static Optional<byte[]> encoded(String text, TextEncoding encoding) {
        return switch (encoding) {
            case TextEncoding.Named named -> encoded(text, named.charset());
            case TextEncoding.Modified _ -> Optional.of(modified(text));
        };
    }

    private static Optional<byte[]> encoded(String text, Charset charset) {
        if (charset.equals(ModifiedUtf8.CHARSET)) {
            return Optional.of(modified(text));
        }
        try {
            ByteBuffer bytes = charset.newEncoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .encode(CharBuffer.wrap(text));
            byte[] written = new byte[bytes.remaining()];
            bytes.get(written);
            return Optional.of(written);
        } catch (CharacterCodingException | UnsupportedOperationException notInCharset) {
            return Optional.empty();
        }
    }

    /** As {@link java.io.DataOutput#writeUTF} writes characters. */
    static byte[] modified(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 0x01 && c <= 0x7F) {
                bytes.write(c);
            } else if (c <= 0x7FF) {
                bytes.write(0xC0 | c >> 6);
                bytes.write(0x80 | c & 0x3F);
            } else {
                bytes.write(0xE0 | c >> 12);
                bytes.write(0x80 | c >> 6 & 0x3F);
                bytes.write(0x80 | c & 0x3F);
            }
        }
        return bytes.toByteArray();
    }

    static Optional<byte[]> unit(String text, ByteOrder order) {
        return text.length() == 1
                ? Optional.of(NumberForms.fixed(text.charAt(0), Character.BYTES, order))
                : Optional.empty();
    }

    /** As a string of JSON. */
    static String quoted(String text) {
        return '"' + inQuotes(text) + '"';
    }

    /** As characters of a string of JSON (RFC 8259, section 7), with the escapes that they need. */
    private static String inQuotes(String text) {
        return String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text));
    }

    /** With escapes for all that is not ASCII (RFC 8259, section 7), as many programs write JSON. */
    private static String asciiOnly(String text, String escape) {
        return text.chars()
                .mapToObj(c -> c < 0x80 ? Character.toString(c) : escape.formatted(c))
                .collect(Collectors.joining());
    }

    /** As character data of XML 1.0, section 2.4. */
    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Bytes by their hexadecimal digits. */
    private static Optional<byte[]> digits(String text) {
        boolean areDigits = text.length() % 2 == 0 && text.chars().allMatch(HexFormat::isHexDigit);
        return areDigits ? Optional.of(HexFormat.of().parseHex(text)) : Optional.empty();
    }
}
