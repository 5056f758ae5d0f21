package dev.hexplain.inspect.search;

import dev.hexplain.bytes.Source;
import dev.hexplain.search.Hit;
import java.nio.charset.StandardCharsets;

/**
 * Bytes around a hit as characters of UTF-8, with a middle dot for what cannot be printed.
 *
 * @param before a few characters
 * @param text at least the first characters of the hit
 * @param after a few characters
 */
record HitText(String before, String text, String after) {
    private static final int BEFORE = 24;
    private static final int LONGEST = 200;
    private static final int AFTER = 40;

    static HitText of(Source source, Hit hit) {
        long from = Math.max(0, hit.offset() - BEFORE);
        long end = hit.offset() + Math.min(LONGEST, hit.length());
        long to = hit.length() > LONGEST ? end : Math.min(source.length(), end + AFTER);
        return new HitText(
                characters(source, from, hit.offset()),
                characters(source, hit.offset(), end),
                characters(source, end, to));
    }

    private static String characters(Source source, long from, long to) {
        return printable(new String(source.copy(from, (int) (to - from)), StandardCharsets.UTF_8));
    }

    /** A text with a middle dot for what cannot be printed, such as the ends of lines. */
    static String printable(String characters) {
        StringBuilder text = new StringBuilder();
        characters.codePoints().forEach(character -> text.appendCodePoint(isPrintable(character) ? character : '·'));
        return text.toString();
    }

    private static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> character != '\uFFFD';
        };
    }
}
