package dev.hexplain.values;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.TextEncoding;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ScalarTextTest {
    private static final String TEXT = "a\uD83D\uDE00é€".repeat(40);

    private static List<String> pieces(ScalarText text, int limit) {
        List<String> pieces = new ArrayList<>();
        for (OptionalLong from = OptionalLong.of(0); from.isPresent(); ) {
            ScalarText.Piece piece = text.piece(from.getAsLong(), limit);
            pieces.add(piece.text());
            from = piece.next();
        }
        return pieces;
    }

    private static ScalarText encoded(byte[] bytes, TextEncoding encoding) {
        return new ScalarText.Encoded(MemorySegment.ofArray(bytes), encoding);
    }

    private static void assertPieces(ScalarText text, int limit) {
        assertThat(String.join("", pieces(text, limit))).isEqualTo(TEXT);
        assertThat(pieces(text, limit)).allSatisfy(piece -> {
            assertThat(piece).hasSizeBetween(1, limit);
            assertThat(Character.isLowSurrogate(piece.charAt(0))).isFalse();
        });
    }

    @Test
    void pieces_end_between_characters_in_every_encoding() {
        for (int limit = ScalarText.LEAST; limit < 40; limit++) {
            assertPieces(ScalarText.of(TEXT), limit);
            assertPieces(encoded(TEXT.getBytes(StandardCharsets.UTF_8), TextEncoding.UTF_8), limit);
            assertPieces(
                    encoded(TEXT.getBytes(StandardCharsets.UTF_16LE), TextEncoding.of(StandardCharsets.UTF_16LE)),
                    limit);
            assertPieces(
                    encoded(TEXT.getBytes(StandardCharsets.UTF_16BE), TextEncoding.of(StandardCharsets.UTF_16BE)),
                    limit);
            assertPieces(encoded(modified(TEXT), TextEncoding.MODIFIED_UTF_8), limit);
        }
    }

    /** Without NUL, the code units one by one as UTF-8 would write them. */
    private static byte[] modified(String text) {
        StringBuilder latin = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (Character.isSurrogate(c)) {
                latin.append((char) 0xED).append((char) (0x80 | c >> 6 & 0x3F)).append((char) (0x80 | c & 0x3F));
            } else {
                latin.append(
                        new String(String.valueOf(c).getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
            }
        }
        return latin.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void pieces_of_bytes_are_digits_and_the_end_is_the_end() {
        ScalarText text = new ScalarText.Hex(MemorySegment.ofArray(new byte[20]));

        assertThat(pieces(text, 17)).containsExactly("0".repeat(16), "0".repeat(16), "0".repeat(8));
        assertThat(text.piece(20, 16)).isEqualTo(new ScalarText.Piece("", OptionalLong.empty()));
        assertThat(text.piece(Long.MAX_VALUE, 16)).isEqualTo(new ScalarText.Piece("", OptionalLong.empty()));
    }

    @Test
    void malformed_bytes_are_passed_once_each() throws IOException {
        byte[] bytes = new byte[100];
        Arrays.fill(bytes, (byte) 0x80);
        ScalarText text = encoded(bytes, TextEncoding.UTF_8);
        StringBuilder whole = new StringBuilder();

        text.appendTo(whole);

        assertThat(String.join("", pieces(text, 16))).hasSameSizeAs(whole).hasSize(100);
    }
}
