package dev.hexplain.decoders.fory;

import java.nio.charset.StandardCharsets;

/**
 * Decodes meta strings, which encode names of packages, classes and fields in 5 or 6 bits a character (xlang
 * specification, "Meta String"). The first bit tells whether the last character is only padding.
 */
final class ForyMetaStrings {
    static final int UTF_8 = 0;
    static final int LOWER_SPECIAL = 1;
    static final int LOWER_UPPER_DIGIT_SPECIAL = 2;
    static final int FIRST_TO_LOWER_SPECIAL = 3;
    static final int ALL_TO_LOWER_SPECIAL = 4;

    private static final String FIVE_BITS = "abcdefghijklmnopqrstuvwxyz._$|";
    private static final String SIX_BITS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    private static final char UPPER = '|';

    private ForyMetaStrings() {}

    /**
     * @param special the characters of codes 62 and 63: dot and underscore in packages, dollar and underscore in others
     */
    static String decode(byte[] bytes, int encoding, String special) {
        return switch (encoding) {
            case LOWER_SPECIAL -> unpacked(bytes, 5, FIVE_BITS);
            case LOWER_UPPER_DIGIT_SPECIAL -> unpacked(bytes, 6, SIX_BITS + special);
            case FIRST_TO_LOWER_SPECIAL -> upperFirst(unpacked(bytes, 5, FIVE_BITS));
            case ALL_TO_LOWER_SPECIAL -> uppered(unpacked(bytes, 5, FIVE_BITS));
            default -> new String(bytes, StandardCharsets.UTF_8);
        };
    }

    private static String unpacked(byte[] bytes, int width, String characters) {
        int bits = bytes.length * Byte.SIZE;
        boolean strip = bytes.length > 0 && bytes[0] < 0;
        int count = (bits - 1) / width - (strip ? 1 : 0);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int value = 0;
            for (int bit = 1 + i * width; bit < 1 + (i + 1) * width; bit++) {
                value = value << 1 | (bytes[bit / Byte.SIZE] >> (Byte.SIZE - 1 - bit % Byte.SIZE) & 1);
            }
            text.append(value < characters.length() ? characters.charAt(value) : '\uFFFD');
        }
        return text.toString();
    }

    private static String upperFirst(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** A bar precedes each upper-case letter. */
    private static String uppered(String text) {
        StringBuilder upper = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            boolean bar = text.charAt(i) == UPPER && i + 1 < text.length();
            upper.append(bar ? Character.toUpperCase(text.charAt(++i)) : text.charAt(i));
        }
        return upper.toString();
    }
}
