package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.KnownStarts.Start;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says what a few bytes quoted in an exception message are: as hex digits, a byte, or a number such as a length. */
final class MessageBytes {
    /** Frame decoders add the size of the length field to the length that they read. */
    private static final int LENGTH_FIELD = 4;

    private static final int MOST = 8;
    private static final int LARGE = 0x0100_0000;

    /** A reading of a number as four bytes. */
    private record Reading(int number, String how) {}

    private MessageBytes() {}

    /** A description of bytes given as hex digits; of many, the first ones. */
    static String ofHex(String digits) {
        String hex = digits.length() % 2 == 0 ? digits : "0" + digits;
        return of(HexFormat.of().parseHex(hex.substring(0, Math.min(hex.length(), 2 * MOST))));
    }

    /** A description of one byte given as a decimal number, of either sign; empty where it is none. */
    static String ofByte(String decimal) {
        try {
            int number = Integer.parseInt(decimal);
            return number < Byte.MIN_VALUE || number > 0xFF ? "" : of(new byte[] {(byte) number});
        } catch (NumberFormatException tooLarge) {
            return "";
        }
    }

    /** A description of bytes given as hex digits of one or two, with commas. */
    static String ofHexList(String list) {
        return ofHex(Arrays.stream(list.split(",", -1))
                .map(each -> each.length() == 1 ? "0" + each : each)
                .collect(Collectors.joining()));
    }

    /** A description of the first bytes of a text; empty where it has none of ASCII. */
    static String ofText(String text) {
        byte[] bytes = text.substring(0, Math.min(text.length(), MOST)).getBytes(StandardCharsets.US_ASCII);
        return bytes.length == 0 ? "" : of(bytes);
    }

    /** A description of bytes given as decimal numbers with commas, as {@code Arrays.toString} writes them. */
    static String ofBytes(String decimals) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Arrays.stream(decimals.split(",", MOST + 1))
                .limit(MOST)
                .map(String::strip)
                .forEach(each -> bytes.write(Integer.parseInt(each)));
        return of(bytes.toByteArray());
    }

    /** A description of the four bytes of a number, which was read in big-endian order. */
    static String ofNumber(String decimal) {
        return number(decimal).map(number -> of(bytes(number))).orElse("");
    }

    /** A description of bytes that were taken for a length: as they are or in the other order, with the field or not. */
    static String ofLength(String decimal) {
        return number(decimal).map(MessageBytes::length).orElse("");
    }

    /** Whether a number is bytes of text or of a known format. */
    static boolean isTelling(String decimal) {
        return number(decimal)
                .filter(number -> !isPlausible(number))
                .flatMap(MessageBytes::telling)
                .isPresent();
    }

    /** Whether hex digits are the start of something known. */
    static boolean isKnownHex(String digits) {
        return isKnown(HexFormat.of().parseHex(digits));
    }

    private static String length(int number) {
        return telling(number)
                .map(reading -> of(bytes(reading.number())) + reading.how())
                .orElseGet(() -> isPlausible(number)
                        ? hex(bytes(number)) + " is no text and no header: it is rather a true length"
                        : of(bytes(number)));
    }

    private static Optional<Reading> telling(int number) {
        int less = number - LENGTH_FIELD;
        List<Reading> readings = List.of(
                new Reading(number, ""),
                new Reading(less, " (the number less the 4 bytes of the length itself)"),
                new Reading(Integer.reverseBytes(number), " (in little-endian order)"),
                new Reading(
                        Integer.reverseBytes(less),
                        " (the number less the 4 bytes of the length itself, in little-endian order)"));
        return readings.stream()
                .filter(reading -> !isPlausible(number) && isKnown(bytes(reading.number())))
                .findFirst()
                .or(() -> readings.stream()
                        .filter(reading -> isText(bytes(reading.number())))
                        .findFirst());
    }

    /** Whether it may be a length: not negative, and less than 16 MiB. */
    private static boolean isPlausible(int number) {
        return number >= 0 && number < LARGE;
    }

    /** Whether at least two bytes are those of a known start. */
    private static boolean isKnown(byte[] bytes) {
        String hex = HexFormat.of().withUpperCase().formatHex(bytes);
        return KnownStarts.of(hex)
                .filter(start -> start.hex().length() >= 4 && hex.startsWith(start.hex()))
                .isPresent();
    }

    private static Optional<Integer> number(String decimal) {
        try {
            long number = Long.parseLong(decimal.replace(",", ""));
            return number >= Integer.MIN_VALUE && number <= 0xFFFF_FFFFL ? Optional.of((int) number) : Optional.empty();
        } catch (NumberFormatException tooLarge) {
            return Optional.empty();
        }
    }

    private static byte[] bytes(int number) {
        return HexFormat.of().parseHex(HexFormat.of().toHexDigits(number));
    }

    private static String of(byte[] bytes) {
        String hex = HexFormat.of().withUpperCase().formatHex(bytes);
        return KnownStarts.of(hex)
                .filter(start -> hex.startsWith(start.hex()) || !isText(bytes))
                .map(start -> hex(bytes) + told(hex, bytes, start))
                .orElseGet(() -> isText(bytes)
                        ? hex(bytes) + " is the text `" + text(bytes) + "`"
                        : hex(bytes) + " is nothing that many formats begin with");
    }

    private static String told(String hex, byte[] bytes, Start start) {
        return hex.startsWith(start.hex())
                ? " is " + spelled(bytes, start.what())
                : " begins " + hex(HexFormat.of().parseHex(start.hex())) + ", " + start.what();
    }

    /** The description of a start, with its characters where they are readable. */
    private static String spelled(byte[] bytes, String what) {
        return isText(bytes) && !what.contains("`" + text(bytes) + "`")
                ? "the text `%s`, %s".formatted(text(bytes), what)
                : what;
    }

    private static String hex(byte[] bytes) {
        return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.US_ASCII);
    }

    private static boolean isText(byte[] bytes) {
        for (byte each : bytes) {
            if (each < 0x20 || each > 0x7E) {
                return false;
            }
        }
        return bytes.length > 0;
    }
}
