package dev.hexplain.decode.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Window;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** UTF-8 is told from other bytes as the JDK's decoder does it, at every length and across the parts that are checked. */
class Utf8Test {
    private static final int RUNS = 3_000;
    private static final String[] CHARACTERS = {"a", "plain text ", "é", "\u00A0", "Ж", "\u0800", "漢", "\uFFFF", "😀"};

    private final Random random = new Random(11);

    private byte[] text(int most) {
        StringBuilder text = new StringBuilder();
        for (int left = random.nextInt(most); left > 0; left--) {
            text.append(CHARACTERS[random.nextInt(CHARACTERS.length)]);
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private byte[] perhapsBroken(int most) {
        byte[] bytes = text(most);
        if (bytes.length > 0 && random.nextBoolean()) {
            int broken = 0x80 + random.nextInt(0x80);
            bytes[random.nextInt(bytes.length)] = (byte) broken;
        }
        return bytes;
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    @Test
    void text_is_valid_where_the_jdk_decodes_it() {
        for (int run = 0; run < RUNS; run++) {
            byte[] bytes = perhapsBroken(run % 10 == 0 ? 4_000 : 12);
            Window window = new Window(MemorySegment.ofArray(bytes));
            assertThat(Utf8.isValid(window, 0, bytes.length)).isEqualTo(isUtf8(bytes));
            assertThat(PlainText.isLikely(window, 0, bytes.length) && !isUtf8(bytes))
                    .isFalse();
        }
    }

    @Test
    void control_characters_are_not_printable() {
        for (int run = 0; run < RUNS; run++) {
            byte[] bytes = text(300);
            assertThat(PlainText.isLikely(new Window(MemorySegment.ofArray(bytes)), 0, bytes.length))
                    .isTrue();
            assertThat(PlainText.isPrintable(new Window(MemorySegment.ofArray(bytes)), 0, bytes.length))
                    .isTrue();
            if (bytes.length > 0) {
                int at = random.nextInt(bytes.length);
                boolean replaced = bytes[at] >= 0;
                bytes[at] = (byte) (random.nextBoolean() ? 0x7F : random.nextInt('\t'));
                assertThat(PlainText.isPrintable(new Window(MemorySegment.ofArray(bytes)), 0, bytes.length))
                        .as("replaced at %d, of one byte: %s", at, replaced)
                        .isFalse();
            }
        }
    }

    /** Readers hold the array of the window meanwhile. */
    @Test
    void a_text_in_the_window_is_checked_without_moving_it() {
        byte[] bytes = "é".repeat(100_000).getBytes(StandardCharsets.UTF_8);
        for (int length = 2; length < 1_000; length += 2) {
            Window window = new Window(MemorySegment.ofArray(bytes));
            window.place(2, 2_000);
            int end = 2 * (window.placesWith(0) / 2 - 1);
            window.onMove(() -> {
                throw new IllegalStateException("The window moved");
            });
            assertThat(Utf8.isValid(window, end - length, end)).isTrue();
            assertThat(PlainText.isLikely(window, end - length, end)).isTrue();
        }
    }
}
