package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;

/**
 * Base32 (RFC 4648 section 6), wrapped or not, padded or not:
 *
 * <pre>
 * VTWQABLTOIAAGRTPN4AA====
 * </pre>
 */
final class Base32 extends ScannedDialect {
    static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    private static final int KNOWN_START = 97;
    private static final int PADDED = 88;
    private static final int DOUBTFUL = 25;
    private static final int MIXED = 60;
    private static final int LIKELY = 87;
    private static final int ENOUGH = 16;
    private static final int MANY = 64;

    /** Of so many characters of base64, at least one is none of base32. */
    private static final int TELLING = 8;

    private static final int GROUP = 8;

    Base32() {
        super("base32", "Base32");
    }

    /** Whether a text holds nothing but base32 in a number of characters that bytes take. */
    static boolean spells(String text) {
        int characters = 0;
        int padding = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            characters += ALPHABET.indexOf(c) >= 0 ? 1 : 0;
            padding += c == '=' ? 1 : 0;
            if (ALPHABET.indexOf(c) < 0 && c != '=' && c > ' ' && c != '"' && c != '\'') {
                return false;
            }
        }
        boolean padded = padding == 0 || (padding < GROUP - 1 && (characters + padding) % GROUP == 0);
        return characters >= TELLING && padded && isLength(characters);
    }

    /** Whether so many characters, padding apart, spell whole bytes. */
    private static boolean isLength(long characters) {
        return characters % GROUP * 5 % 8 < 5;
    }

    @Override
    boolean possible(String text) {
        for (int i = 0; i < Math.min(text.length(), 64); i++) {
            char c = text.charAt(i);
            if (ALPHABET.indexOf(c) < 0 && c != '=' && c > ' ' && c != '"') {
                return false;
            }
        }
        return true;
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out);
    }

    private static final class Reader extends CharacterScan {
        private long bits;
        private int held;
        private long start;
        private long characters;
        private long foreign;
        private long padding;
        private long digits;

        Reader(Transcription out) {
            super(out);
        }

        @Override
        void accept(char c) throws IOException {
            int value = ALPHABET.indexOf(c);
            if (value >= 0) {
                start = held == 0 ? here : start;
                bits = bits << 5 | value;
                held += 5;
                characters++;
                digits += value >= 26 ? 1 : 0;
                if (held >= 8) {
                    held -= 8;
                    put((int) (bits >> held) & 0xFF, start);
                    start = here;
                }
            } else if (c == '=') {
                padding++;
            } else if (c > ' ' && c != '"' && c != '\'') {
                foreign++;
                out.error(column, "Not a base32 character: skipped", "A-Z 2-7", String.valueOf(c));
            }
        }

        @Override
        void endLine() {}

        @Override
        void end() {
            if (held >= 5) {
                out.error(column, "A last character spells no whole byte", "groups of eight", null);
            } else if ((bits & ((1L << held) - 1)) != 0) {
                out.warning(column, "Bits that spell no byte are not zero", "0", null);
            }
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            if (characters < 2 || foreign > 0 || (sample.whole() && trial.issueCount() > 0)) {
                return Confidence.no("other characters than base32 has, or the wrong number");
            }
            String known = KnownSignatures.phrase(trial.start());
            if (known != null) {
                return Confidence.of(KNOWN_START, "base32 that " + known);
            }
            if (padding > 0 && (characters + padding) % GROUP == 0) {
                return Confidence.of(PADDED, "base32, its padding right");
            }
            if (characters >= MANY && digits > 0) {
                return Confidence.of(LIKELY, "no other of so many characters than base32 has");
            }
            if (characters >= ENOUGH && digits > 1 && digits * 2 < characters) {
                return Confidence.of(MIXED, "base32 without padding, letters and digits mixed");
            }
            return characters < ENOUGH || digits == 0
                    ? Confidence.no("too few characters to be taken for base32")
                    : Confidence.of(DOUBTFUL, "only characters that base32 has, as many words do");
        }
    }
}
