package dev.hexplain.ingest.dialects;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.LongFunction;

/** Formats the parts of dump rows: offsets, hex digits, numbers, characters. */
final class DumpRowFormat {
    private static final HexFormat LOWER = HexFormat.of();
    private static final HexFormat UPPER = HexFormat.of().withUpperCase();

    private DumpRowFormat() {}

    /** Hex digits in groups of bytes, a blank between them. */
    static String hex(byte[] octets, int group) {
        return hex(octets, group, LOWER);
    }

    static String upperHex(byte[] octets, int group) {
        return hex(octets, group, UPPER);
    }

    private static String hex(byte[] octets, int group, HexFormat format) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < octets.length; i += group) {
            text.append(i == 0 ? "" : " ").append(format.formatHex(octets, i, Math.min(octets.length, i + group)));
        }
        return text.toString();
    }

    /** Pairs of digits with one blank more in the middle of sixteen. */
    static String halves(byte[] octets) {
        String digits = hex(octets, 1);
        return octets.length > 8 ? digits.substring(0, 23) + "  " + digits.substring(24) : digits;
    }

    static String ascii(byte[] octets) {
        return TextColumn.ASCII.show(octets, octets.length);
    }

    static String bits(byte[] octets) {
        StringBuilder text = new StringBuilder();
        for (byte octet : octets) {
            String bits = Integer.toBinaryString(octet & 0xFF);
            text.append(text.isEmpty() ? "" : " ")
                    .append("0".repeat(8 - bits.length()))
                    .append(bits);
        }
        return text.toString();
    }

    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    static String padLeft(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    /** A number in a radix, filled with zeros. */
    static String number(long number, int radix, int digits) {
        String text = Long.toString(number, radix);
        return "0".repeat(Math.max(0, digits - text.length())) + text;
    }

    /** {@code 1 byte}, {@code 2 bytes}. */
    static String bytes(long count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }

    /** A final offset on a line of its own, for any number of bytes. */
    static LongFunction<String> end(int radix, int digits) {
        return length -> number(length, radix, digits) + "\n";
    }

    /** A final offset; nothing at all for no bytes. */
    static LongFunction<String> endOfSome(int radix, int digits) {
        return length -> length == 0 ? "" : number(length, radix, digits) + "\n";
    }

    /** Words, the last filled up with zeros, each in a column. */
    static String words(byte[] octets, WordOrder order, WordCell cell, int unit, int column) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < octets.length; i += unit) {
            byte[] word = Arrays.copyOfRange(octets, i, i + unit);
            text.append(padLeft(cell.show(order.get(word, 0, unit), unit), column));
        }
        return text.toString();
    }

    /** A byte as {@code od -c} prints it. */
    static String character(int octet) {
        int escape = "\0\7\b\t\n\u000b\f\r".indexOf(octet);
        if (escape >= 0) {
            return "\\" + "0abtnvfr".charAt(escape);
        }
        return octet >= 0x20 && octet < 0x7F ? String.valueOf((char) octet) : number(octet, 8, 3);
    }

    static String characters(byte[] octets) {
        StringBuilder text = new StringBuilder();
        for (byte octet : octets) {
            text.append(padLeft(character(octet & 0xFF), 4));
        }
        return text.toString();
    }
}
