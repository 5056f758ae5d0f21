package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.tree.RequestDeadline;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Looks for words in what one side of a flow sent, as bytes: those of a word in UTF-8, whose letters of ASCII may be capital
 * or small ones.
 */
record SentText(FlowStream stream) {
    private static final int BLOCK = 1 << 16;

    /** The words of a text, in small letters. */
    static List<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Whether a word occurs in the bytes from an offset on, of which so many are looked at. */
    boolean has(String word, long offset, long length) {
        String wanted = new String(word.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        long end = offset + Math.min(stream.length() - offset, length);
        for (long at = offset; at < end; at += BLOCK) {
            RequestDeadline.requireAsked();
            // The next block is looked at from its beginning: a word may stand across it.
            int size = (int) Math.min(BLOCK + wanted.length() - 1L, end - at);
            if (small(stream.copy(at, size)).contains(wanted)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a word occurs in bytes; they are given away. */
    static boolean has(byte[] bytes, String word) {
        return small(bytes).contains(new String(word.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
    }

    /** As text with a character for each byte, capital letters of ASCII as small ones. */
    private static String small(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] >= 'A' && bytes[i] <= 'Z') {
                bytes[i] = (byte) (bytes[i] + ('a' - 'A'));
            }
        }
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
