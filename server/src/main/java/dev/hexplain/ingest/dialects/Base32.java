package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.stream.Collectors;

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
    private static final int BEGINNING = 64;

    Base32() {
        super("base32", "Base32");
    }

    /** Whether a text holds nothing but base32 in numbers of characters that bytes take. */
    static boolean spells(String text) {
        String code = code(text);
        int all = 0;
        for (String run : code.split("(?<==)(?=[^=])")) {
            int padding = (int) run.chars().filter(c -> c == '=').count();
            int characters = run.length() - padding;
            boolean padded = padding == 0 || (padding < GROUP - 1 && run.length() % GROUP == 0);
            all += characters;
            if (!padded || !isLength(characters)) {
                return false;
            }
        }
        return all >= TELLING && code.chars().allMatch(c -> c == '=' || ALPHABET.indexOf(c) >= 0);
    }

    /** The text without prompts, blanks and quotes. */
    private static String code(String text) {
        return text.lines()
                .filter(line -> CopyArtifacts.of(line).isEmpty())
                .collect(Collectors.joining())
                .replaceAll("[\\s\"']", "");
    }

    /** Whether so many characters, padding apart, spell whole bytes. */
    private static boolean isLength(long characters) {
        return characters % GROUP * 5 % 8 < 5;
    }

    @Override
    boolean possible(String text) {
        String first = text.lines()
                .filter(line -> CopyArtifacts.of(line).isEmpty())
                .findFirst()
                .orElse("");
        return first.chars()
                .limit(BEGINNING)
                .allMatch(c -> ALPHABET.indexOf(c) >= 0 || c == '=' || c <= ' ' || c == '"');
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
        private boolean over;
        private long torn;

        Reader(Transcription out) {
            super(out);
        }

        @Override
        int first(TextPiece piece) throws IOException {
            return CopyArtifacts.before(piece, out);
        }

        @Override
        void accept(char c) throws IOException {
            int value = ALPHABET.indexOf(c);
            if (value >= 0) {
                beginRun();
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
                over = true;
            } else if (c > ' ' && c != '"' && c != '\'') {
                foreign++;
                out.error(column, "Not a base32 character: skipped", "A-Z 2-7", String.valueOf(c));
            }
        }

        private void beginRun() {
            if (over) {
                end();
                out.note(column, "More base32 after the padding: read on as a new run");
                held = 0;
                bits = 0;
                over = false;
            }
        }

        @Override
        void endLine() {}

        @Override
        void end() {
            if (held >= 5) {
                torn++;
                out.error(column, "A last character spells no whole byte", "groups of eight", null);
            } else if ((bits & ((1L << held) - 1)) != 0) {
                torn++;
                out.warning(column, "Bits that spell no byte are not zero", "0", null);
            }
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            if (characters < 2 || foreign > 0 || (sample.whole() && torn > 0)) {
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
