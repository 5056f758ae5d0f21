package dev.hexplain.inspect.statistics;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * A value of a checksum that the bytes of a field may be.
 *
 * @param endianness {@code big} or {@code little}; empty where the bytes are its hexadecimal digits
 * @param value big-endian
 */
record WantedChecksum(Checksum checksum, String endianness, byte[] value) {
    /** All that bytes may be: a value in either order, also as a long of Java, or as text. */
    static List<WantedChecksum> in(byte[] bytes) {
        List<WantedChecksum> wanted = new ArrayList<>();
        for (Checksum each : Checksum.values()) {
            if (bytes.length == each.size()) {
                addOrders(wanted, each, bytes);
            }
            if (bytes.length == Long.BYTES && each.size() == Integer.BYTES) {
                addLong(wanted, each, bytes);
            }
            if (bytes.length == 2 * each.size() && isHexadecimal(bytes)) {
                String digits = new String(bytes, StandardCharsets.ISO_8859_1);
                wanted.add(new WantedChecksum(each, "", HexFormat.of().parseHex(digits)));
            }
        }
        return wanted;
    }

    private static void addOrders(List<WantedChecksum> to, Checksum checksum, byte[] bytes) {
        to.add(new WantedChecksum(checksum, "big", bytes));
        if (bytes.length <= Long.BYTES) {
            to.add(new WantedChecksum(checksum, "little", reversed(bytes)));
        }
    }

    /** {@code java.util.zip.Checksum.getValue} is a long whose upper half is zero. */
    private static void addLong(List<WantedChecksum> to, Checksum checksum, byte[] bytes) {
        byte[] little = reversed(bytes);
        if (isZeroAbove(bytes)) {
            to.add(new WantedChecksum(checksum, "big", Arrays.copyOfRange(bytes, Integer.BYTES, Long.BYTES)));
        }
        if (isZeroAbove(little)) {
            to.add(new WantedChecksum(checksum, "little", Arrays.copyOfRange(little, Integer.BYTES, Long.BYTES)));
        }
    }

    private static boolean isZeroAbove(byte[] bytes) {
        return bytes[0] == 0 && bytes[1] == 0 && bytes[2] == 0 && bytes[3] == 0;
    }

    private static byte[] reversed(byte[] bytes) {
        byte[] reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return reversed;
    }

    private static boolean isHexadecimal(byte[] bytes) {
        for (byte each : bytes) {
            if (!HexFormat.isHexDigit(each)) {
                return false;
            }
        }
        return true;
    }
}
