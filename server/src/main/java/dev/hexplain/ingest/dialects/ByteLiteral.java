package dev.hexplain.ingest.dialects;

import java.util.Locale;
import java.util.OptionalInt;

/** Parses a number literal of source code that is a byte. */
final class ByteLiteral {
    private static final int LONGEST = 20;

    private ByteLiteral() {}

    /** Whether a word is meant as a number. */
    static boolean isNumber(String word) {
        int from = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
        return word.length() > from && word.charAt(from) >= '0' && word.charAt(from) <= '9';
    }

    /**
     * The low eight bits of a number from -128 to 255: {@code 172}, {@code -84}, {@code 0xAC}, {@code 0254},
     * {@code 0b10101100}, with what languages put behind, such as {@code 0xAC_u8} and {@code 0xAC.toByte}.
     */
    static OptionalInt parse(String word) {
        if (!isNumber(word) || word.length() > LONGEST) {
            return OptionalInt.empty();
        }
        boolean negative = word.startsWith("-");
        String digits = plain(word.toLowerCase(Locale.ROOT).substring(negative || word.startsWith("+") ? 1 : 0));
        try {
            int value = unsigned(digits);
            boolean fits = negative ? value <= 128 : value <= 255;
            return fits ? OptionalInt.of((negative ? -value : value) & 0xFF) : OptionalInt.empty();
        } catch (NumberFormatException notANumber) {
            return OptionalInt.empty();
        }
    }

    private static String plain(String word) {
        int end = word.indexOf(".tobyte");
        String number = end < 0 ? word : word.substring(0, end);
        for (String suffix : new String[] {"_u8", "_i8", "u8", "i8", "uy", "y"}) {
            if (number.endsWith(suffix)) {
                return number.substring(0, number.length() - suffix.length());
            }
        }
        return number.endsWith("u") || (!number.startsWith("0x") && number.endsWith("b"))
                ? number.substring(0, number.length() - 1)
                : number;
    }

    private static int unsigned(String digits) {
        if (digits.startsWith("0x")) {
            return Integer.parseInt(digits.substring(2), 16);
        }
        if (digits.startsWith("0b")) {
            return Integer.parseInt(digits.substring(2), 2);
        }
        if (digits.startsWith("0o")) {
            return Integer.parseInt(digits.substring(2), 8);
        }
        return digits.length() > 1 && digits.startsWith("0") ? Integer.parseInt(digits, 8) : Integer.parseInt(digits);
    }
}
