package dev.hexplain.search;

import java.util.ArrayList;
import java.util.List;

/** Bytes in hexadecimal; a question mark stands for any digit: {@code ac ed ?? 0?}. */
final class HexPattern {
    private static final int BASE = 16;
    private static final char ANY = '?';

    private HexPattern() {}

    /**
     * Reads pairs of digits; space, commas and {@code 0x} between them do not count.
     *
     * @throws SearchSyntaxException where there is something else, or half a pair
     */
    static BytePattern of(String text) {
        List<ByteSet> positions = new ArrayList<>();
        int at = passSeparators(text, 0);
        while (at < text.length()) {
            if (at + 1 >= text.length() || !isDigit(text.charAt(at)) || !isDigit(text.charAt(at + 1))) {
                throw new SearchSyntaxException(
                        "Expected two hexadecimal digits for a byte, or ?? for any, found '%s'."
                                .formatted(text.substring(at, Math.min(text.length(), at + 2))),
                        at);
            }
            positions.add(set(text.charAt(at), text.charAt(at + 1)));
            at = passSeparators(text, at + 2);
        }
        if (positions.size() > BytePattern.LONGEST || positions.stream().allMatch(ByteSet.ALL::equals)) {
            throw new SearchSyntaxException(
                    "Expected 1 to %d bytes of which one at least is known, found %d."
                            .formatted(BytePattern.LONGEST, positions.size()),
                    0);
        }
        return new BytePattern("bytes", positions);
    }

    private static int passSeparators(String text, int from) {
        int at = from;
        while (at < text.length()) {
            boolean isPrefix = text.startsWith("0x", at) || text.startsWith("0X", at);
            if (!isPrefix && !Character.isWhitespace(text.charAt(at)) && text.charAt(at) != ',') {
                break;
            }
            at += isPrefix ? 2 : 1;
        }
        return at;
    }

    private static boolean isDigit(char character) {
        return character == ANY || Character.digit(character, BASE) >= 0;
    }

    private static ByteSet set(char high, char low) {
        ByteSet set = ByteSet.NONE;
        for (int octet = 0; octet <= 0xFF; octet++) {
            if (fits(high, octet >> 4) && fits(low, octet & 0xF)) {
                set = set.or(ByteSet.of(octet));
            }
        }
        return set;
    }

    private static boolean fits(char digit, int half) {
        return digit == ANY || Character.digit(digit, BASE) == half;
    }
}
