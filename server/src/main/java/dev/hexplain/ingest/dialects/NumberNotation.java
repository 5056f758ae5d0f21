package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Transcription;
import java.io.ByteArrayOutputStream;
import java.util.Locale;
import java.util.OptionalInt;

/** How the numbers of a list without padding are written. */
enum NumberNotation {
    /** Hex, of which a negative byte may be written as the {@code int} that it becomes. */
    HEX("hex-numbers", "Hex without padding, Integer.toHexString", "one or two hex digits, or ffffff and two") {
        @Override
        byte[] parse(String token) {
            String digits = token.toLowerCase(Locale.ROOT);
            digits = digits.startsWith("0x") ? digits.substring(2) : digits;
            if (!HexGroups.isHex(digits)) {
                return NONE;
            }
            if (digits.length() <= 2) {
                return new byte[] {(byte) Integer.parseInt(digits, 16)};
            }
            return extended(digits);
        }

        @Override
        Confidence confidence(NumberCounts tally, Transcription trial) {
            boolean unpadded = tally.single > 0 && tally.padded == 0;
            boolean signed =
                    tally.extended > 0 && (tally.numbers > tally.extended || tally.joined() || tally.extended > 2);
            if (tally.foreign > 0 || tally.letters == 0 || !(unpadded || signed)) {
                return Confidence.no("no hex digits without padding");
            }
            String known = KnownSignatures.phrase(trial.start());
            if (known != null) {
                return Confidence.of(KNOWN_START, "hex without padding that " + known);
            }
            if (signed) {
                return Confidence.of(CLEAR, tally.extended + " negative bytes as numbers of 32 bits");
            }
            boolean enough = tally.numbers >= ENOUGH && tally.letters < tally.numbers;
            return Confidence.of(
                    enough ? LIKELY : DOUBTFUL, tally.numbers + " hex numbers below 0x100, none of them padded");
        }
    },

    DECIMAL("decimals", "Decimals", "-128 to 255") {
        @Override
        byte[] parse(String token) {
            boolean digits = token.chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9'));
            String plain = digits ? token.replaceFirst("^(-?)0+(?=[0-9])", "$1") : "";
            OptionalInt octet = ByteLiteral.parse(plain);
            return octet.isPresent() ? new byte[] {(byte) octet.getAsInt()} : NONE;
        }

        @Override
        Confidence confidence(NumberCounts tally, Transcription trial) {
            if (tally.foreign > 0 || tally.decimal == 0) {
                return Confidence.no("no numbers of bytes in decimal");
            }
            String known = KnownSignatures.phrase(trial.start());
            if (known != null) {
                return Confidence.of(UNADDRESSED_START, "decimals that " + known);
            }
            boolean enough = tally.numbers >= ENOUGH && tally.decimal * 10 > tally.numbers;
            return Confidence.of(enough ? LIKELY : DOUBTFUL, tally.numbers + " numbers, each a byte");
        }
    },

    OCTAL("octal-numbers", "Octal numbers", "000 to 377") {
        @Override
        byte[] parse(String token) {
            boolean octal = token.length() == 3 && token.chars().allMatch(c -> c >= '0' && c <= '7');
            int octet = octal ? Integer.parseInt(token, 8) : 0x100;
            return octet < 0x100 ? new byte[] {(byte) octet} : NONE;
        }

        @Override
        Confidence confidence(NumberCounts tally, Transcription trial) {
            String known = KnownSignatures.phrase(trial.start());
            if (tally.foreign > 0 || tally.numbers < FEW || (known == null && tally.padded == 0)) {
                return Confidence.no("no octal numbers");
            }
            return known != null
                    ? Confidence.of(UNADDRESSED_START, "octal numbers that " + known)
                    : Confidence.of(
                            tally.numbers >= ENOUGH ? LIKELY : DOUBTFUL,
                            tally.numbers + " numbers of three octal digits");
        }
    },

    BINARY("binary-numbers", "Binary numbers", "eight digits 0 or 1") {
        @Override
        byte[] parse(String token) {
            boolean bits = token.length() == 8 && token.chars().allMatch(c -> c == '0' || c == '1');
            return bits ? new byte[] {(byte) Integer.parseInt(token, 2)} : NONE;
        }

        @Override
        Confidence confidence(NumberCounts tally, Transcription trial) {
            return tally.foreign > 0 || tally.numbers < FEW
                    ? Confidence.no("no numbers of eight bits")
                    : Confidence.of(CLEAR, tally.numbers + " numbers of eight bits");
        }
    };

    private static final byte[] NONE = {};
    private static final int KNOWN_START = 97;
    /** Less than {@code od} without offsets, which prints the same. */
    private static final int UNADDRESSED_START = 87;

    private static final int CLEAR = 93;
    private static final int LIKELY = 70;
    private static final int DOUBTFUL = 35;
    private static final int ENOUGH = 16;
    private static final int FEW = 4;
    private static final String SIGN = "ffffff";

    private final String id;
    private final String title;
    private final String expected;

    NumberNotation(String id, String title, String expected) {
        this.id = id;
        this.title = title;
        this.expected = expected;
    }

    String id() {
        return id;
    }

    String title() {
        return title;
    }

    String expected() {
        return expected;
    }

    /** The bytes of a token: one, or several where numbers are joined; none where it is no number. */
    abstract byte[] parse(String token);

    abstract Confidence confidence(NumberCounts tally, Transcription trial);

    /**
     * Numbers of 32 bits whose upper bits are those of a sign, and pairs of digits between them: a byte from 0x80 on
     * never stands alone. Runs of FF are no signs.
     */
    private static byte[] extended(String digits) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        int runs = 0;
        for (int at = 0; at < digits.length(); ) {
            boolean negative = digits.startsWith(SIGN, at) && digits.length() >= at + 8 && digits.charAt(at + 6) >= '8';
            int from = negative ? at + SIGN.length() : at;
            if (from + 2 > digits.length() || (!negative && digits.charAt(from) >= '8')) {
                return NONE;
            }
            runs += !negative ? 0 : digits.startsWith("ff", from) ? 1 : -1;
            octets.write(Integer.parseInt(digits.substring(from, from + 2), 16));
            at = from + 2;
        }
        boolean signs = octets.size() == 1 || runs < 0;
        return signs && octets.size() * 2 < digits.length() ? octets.toByteArray() : NONE;
    }
}
