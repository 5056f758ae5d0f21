package dev.hexplain.edit;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;

/** Bytes of items, put together. */
final class ItemBytes {
    private static final int LONGEST = 1 << 20;

    private ItemBytes() {}

    static byte[] bytes(int... all) {
        byte[] bytes = new byte[all.length];
        for (int i = 0; i < all.length; i++) {
            bytes[i] = (byte) all[i];
        }
        return bytes;
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            bytes.writeBytes(part);
        }
        return bytes.toByteArray();
    }

    static byte[] joined(int first, byte[] rest) {
        return joined(bytes(first), rest);
    }

    static byte[] big(long number, int size) {
        return NumberForms.fixed(number, size, ByteOrder.BIG_ENDIAN);
    }

    static byte[] little(long number, int size) {
        return NumberForms.fixed(number, size, ByteOrder.LITTLE_ENDIAN);
    }

    static byte[] utf8(String text) {
        return text.substring(0, Math.min(LONGEST, text.length())).getBytes(StandardCharsets.UTF_8);
    }

    static boolean isAscii(String text) {
        return text.chars().allMatch(c -> c < 0x80);
    }

    /** Two items that say false and true. */
    static ScalarForm truth(byte[] no, byte[] yes) {
        return text -> NumberForms.truth(text).map(truth -> truth[0] == 1 ? yes : no);
    }

    /** Of an integer of at most so many bits, the sign not counted. */
    static ScalarForm integer(int bits, Function<BigInteger, byte[]> item) {
        return text -> NumberForms.integer(text)
                .filter(number -> number.bitLength() <= bits)
                .map(item);
    }

    static ScalarForm real(Function<Double, byte[]> item) {
        return text -> real(text).map(item);
    }

    /** A number that is not called by a letter, as Java's literals are. */
    static Optional<Double> real(String text) {
        try {
            return Optional.of(Double.parseDouble(text))
                    .filter(_ -> !Character.isLetter(text.charAt(text.length() - 1)));
        } catch (NumberFormatException notNumber) {
            return Optional.empty();
        }
    }

    static ScalarForm text(Function<String, byte[]> item) {
        return text -> Optional.of(item.apply(text));
    }

    /** The same forms behind some bytes. */
    static ScalarForm behind(byte[] head, ScalarForm form) {
        return text -> form.write(text).map(item -> joined(head, item));
    }
}
