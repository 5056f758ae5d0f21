package dev.hexplain.store;

import java.security.SecureRandom;

/** Generates unguessable ids: 26 characters, 130 random bits, without letters that look alike. */
final class RandomIds {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
    private static final int LENGTH = 26;

    private RandomIds() {}

    static String fresh() {
        StringBuilder id = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return id.toString();
    }
}
