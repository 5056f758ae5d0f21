package dev.hexplain.ingest.dialects;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * The notation of the words of a memory dump: the letter after {@code x/}, and the number of bytes of a word.
 *
 * @param unit bytes of a word; 0 where each token has its own size
 * @param told whether the dump states the size, or the numbers only fit in it
 */
record GdbShape(Letter letter, int unit, boolean told) {
    /** Of {@code x/32xb} and so on; {@code x/c} prints bytes in decimal. */
    enum Letter {
        HEX,
        DECIMAL,
        OCTAL,
        BINARY,
        FLOAT
    }

    private static final int LONGEST = 64;
    private static final Pattern BINARY = Pattern.compile("(?:[01]{8}){1,8}");
    private static final Pattern OCTAL = Pattern.compile("0[0-7]*");
    private static final Pattern FLOAT =
            Pattern.compile("-?(?:\\d+(?:\\.\\d+)?(?:e[+-]\\d+)?|inf|nan\\(0x[0-9a-f]+\\))");
    private static final Pattern PADDED = Pattern.compile("0x(?:..|.{4}|.{8}|.{16})");

    /** The shape of a dump that begins with some rows. */
    static GdbShape of(List<GdbLine> rows) {
        List<String> tokens =
                rows.stream().flatMap(row -> row.tokens().stream()).toList();
        Letter letter = letter(tokens);
        int step = step(rows);
        return switch (letter) {
            case HEX ->
                tokens.stream().allMatch(token -> PADDED.matcher(token).matches())
                        ? new GdbShape(letter, 0, true)
                        : new GdbShape(letter, step > 0 ? step : 8, step > 0);
            case BINARY -> new GdbShape(letter, tokens.getFirst().length() / 8, true);
            case DECIMAL, OCTAL, FLOAT ->
                rows.stream().anyMatch(GdbLine::characters)
                        ? new GdbShape(letter, 1, true)
                        : step > 0
                                ? new GdbShape(letter, step, true)
                                : new GdbShape(letter, least(letter, tokens), false);
        };
    }

    private static Letter letter(List<String> tokens) {
        if (tokens.stream().allMatch(token -> token.startsWith("0x"))) {
            return Letter.HEX;
        }
        if (tokens.stream().allMatch(token -> BINARY.matcher(token).matches())) {
            return Letter.BINARY;
        }
        if (tokens.stream().allMatch(token -> OCTAL.matcher(token).matches())) {
            return Letter.OCTAL;
        }
        boolean fraction = tokens.stream()
                .anyMatch(token -> token.indexOf('.') >= 0 || token.indexOf('n') >= 0 || token.indexOf('e') >= 0);
        return fraction ? Letter.FLOAT : Letter.DECIMAL;
    }

    /** Bytes of a word by what lies between the addresses of the first two rows, or 0. */
    private static int step(List<GdbLine> rows) {
        if (rows.size() < 2 || rows.getFirst().tokens().isEmpty()) {
            return 0;
        }
        long bytes = rows.get(1).address() - rows.getFirst().address();
        int words = rows.getFirst().tokens().size();
        long unit = bytes / words;
        boolean possible = bytes == unit * words && (unit == 1 || unit == 2 || unit == 4 || unit == 8);
        return possible ? (int) unit : 0;
    }

    private static int least(Letter letter, List<String> tokens) {
        for (int unit : letter == Letter.FLOAT ? new int[] {8} : new int[] {1, 2, 4}) {
            GdbShape shape = new GdbShape(letter, unit, false);
            if (tokens.stream().allMatch(token -> shape.word(token, unit).isPresent())) {
                return unit;
            }
        }
        return 8;
    }

    /** Bytes of one token. */
    int unit(String token) {
        return unit > 0 ? unit : Math.max(1, (token.length() - 2) / 2);
    }

    /** The value of a token; empty if it is no word of so many bytes. */
    OptionalLong word(String token, int bytes) {
        if (token.length() > LONGEST) {
            return OptionalLong.empty();
        }
        return switch (letter) {
            case HEX -> hex(token, bytes);
            case DECIMAL ->
                WordCell.DECIMAL.unit(token) == WordCell.NONE
                        ? OptionalLong.empty()
                        : WordCell.DECIMAL.parse(token, bytes);
            case OCTAL -> OCTAL.matcher(token).matches() ? WordCell.OCTAL.parse(token, bytes) : OptionalLong.empty();
            case BINARY ->
                BINARY.matcher(token).matches() && token.length() == 8 * bytes
                        ? OptionalLong.of(Long.parseUnsignedLong(token, 2))
                        : OptionalLong.empty();
            case FLOAT -> FLOAT.matcher(token).matches() ? real(token, bytes) : OptionalLong.empty();
        };
    }

    private static OptionalLong hex(String token, int bytes) {
        String digits = token.startsWith("0x") ? token.substring(2) : "";
        return HexGroups.isHex(digits) && digits.length() <= 2 * bytes
                ? OptionalLong.of(Long.parseUnsignedLong(digits, 16))
                : OptionalLong.empty();
    }

    /** GDB prints the payload of a NaN: {@code nan(0x8000000000000)}. */
    private static OptionalLong real(String token, int bytes) {
        int payload = token.indexOf("(0x");
        if (payload < 0) {
            return WordCell.FLOAT.parse(token, bytes);
        }
        String digits = token.substring(payload + 3, token.length() - 1);
        if (digits.length() > 13 || (bytes != 4 && bytes != 8)) {
            return OptionalLong.empty();
        }
        long sign = token.startsWith("-") ? 1L << (8 * bytes - 1) : 0;
        long exponent = bytes == 4 ? 0x7F80_0000L : 0x7FF0_0000_0000_0000L;
        return OptionalLong.of(sign | exponent | Long.parseUnsignedLong(digits, 16));
    }

    /** Words of rows that are to be looked at. */
    static List<GdbLine> rows(List<String> head) {
        List<GdbLine> rows = new ArrayList<>();
        for (String line : head) {
            GdbLine row = GdbLine.of(line);
            if (row != null && !row.tokens().isEmpty()) {
                rows.add(row);
            }
        }
        return rows;
    }
}
