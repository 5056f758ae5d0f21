package dev.hexplain.edit;

import static dev.hexplain.edit.ItemBytes.big;
import static dev.hexplain.edit.ItemBytes.joined;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Forms of items that say their type and a part of the value in the same byte: Smile, Hessian 2, Kryo. */
final class ItemForms {
    /** Those that are not known by the type of a field: they write all of an item. */
    static final List<ScalarForm> OF_ANY_TYPE = List.of(
            text -> NumberForms.integer(text).flatMap(ItemForms::smileInteger),
            text -> smileReal(text, 0x28, Float.BYTES),
            text -> smileReal(text, 0x29, Double.BYTES),
            ItemForms::smileTruth,
            ItemForms::smileText,
            text -> NumberForms.integer(text).flatMap(ItemForms::hessianInt),
            text -> NumberForms.integer(text).flatMap(ItemForms::hessianLong),
            ItemForms::hessianDouble,
            ItemForms::kryoAscii,
            text -> length(text).map(length -> NumberForms.leb128(length + 1)),
            text -> length(text).map(ItemForms::kryoFlagged));

    private static final int SMILE_INT32 = 0x24;
    private static final int SMILE_INT64 = 0x25;
    private static final int SMILE_SMALL_INT = 0xC0;
    private static final int SMILE_END_OF_STRING = 0xFC;

    private static final int KRYO_LONGEST_ASCII = 32;

    private ItemForms() {}

    /** Small integers in one byte, others as a zigzag VInt whose last byte has 6 bits (Smile format, "Numbers"). */
    static Optional<byte[]> smileInteger(BigInteger value) {
        if (value.bitLength() >= Long.SIZE) {
            return Optional.empty();
        }
        long zigzag = NumberForms.zigzag(value.longValue());
        if (zigzag >= 0 && zigzag < 32) {
            return Optional.of(new byte[] {(byte) (SMILE_SMALL_INT | zigzag)});
        }
        return Optional.of(joined(value.bitLength() < Integer.SIZE ? SMILE_INT32 : SMILE_INT64, smileVInt(zigzag)));
    }

    /** Seven bits a byte, the highest first; six in the last one, which is marked (Smile format, "VInts"). */
    static byte[] smileVInt(long number) {
        byte[] bytes = ItemBytes.bytes((int) (number & 0x3F | 0x80));
        for (long rest = number >>> 6; rest != 0; rest >>>= 7) {
            bytes = joined((int) (rest & 0x7F), bytes);
        }
        return bytes;
    }

    /** The bits of an IEEE 754 number, seven a byte, the highest first; the first byte has what is over. */
    static Optional<byte[]> smileReal(String text, int token, int size) {
        try {
            long bits = size == Float.BYTES
                    ? Float.floatToRawIntBits(Float.parseFloat(text)) & 0xFFFF_FFFFL
                    : Double.doubleToRawLongBits(Double.parseDouble(text));
            int groups = (size * Byte.SIZE + 6) / 7;
            byte[] bytes = new byte[1 + groups];
            bytes[0] = (byte) token;
            for (int i = 0; i < groups; i++) {
                bytes[1 + i] = (byte) (bits >>> 7 * (groups - 1 - i) & 0x7F);
            }
            return Optional.of(bytes);
        } catch (NumberFormatException notNumber) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> smileTruth(String text) {
        return NumberForms.truth(text).map(truth -> new byte[] {(byte) (0x22 + truth[0])});
    }

    /** Up to 64 bytes with the length in the first one, others up to an end mark (Smile format, "Text"). */
    static Optional<byte[]> smileText(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        boolean ascii = utf8.length == text.length();
        if (utf8.length == 0) {
            return Optional.of(new byte[] {0x20});
        }
        if (utf8.length <= (ascii ? 64 : 65)) {
            int first = ascii ? 0x40 + utf8.length - 1 : 0x80 + utf8.length - 2;
            return first >= 0x40 ? Optional.of(joined(first, utf8)) : Optional.empty();
        }
        byte[] bytes = joined(ascii ? 0xE0 : 0xE4, Arrays.copyOf(utf8, utf8.length + 1));
        bytes[bytes.length - 1] = (byte) SMILE_END_OF_STRING;
        return Optional.of(bytes);
    }

    /** Hessian 2.0, section 4.5. */
    static Optional<byte[]> hessianInt(BigInteger value) {
        if (value.bitLength() >= Integer.SIZE) {
            return Optional.empty();
        }
        int number = value.intValue();
        if (number >= -0x10 && number <= 0x2F) {
            return Optional.of(new byte[] {(byte) (0x90 + number)});
        }
        if (number >= -0x800 && number <= 0x7FF) {
            return Optional.of(big((0xC8 << 8) + number, 2));
        }
        return Optional.of(
                number >= -0x40000 && number <= 0x3FFFF
                        ? big((0xD4 << 16) + number, 3)
                        : joined('I', big(number, Integer.BYTES)));
    }

    /** Hessian 2.0, section 4.7. */
    static Optional<byte[]> hessianLong(BigInteger value) {
        if (value.bitLength() >= Long.SIZE) {
            return Optional.empty();
        }
        long number = value.longValue();
        if (number >= -0x08 && number <= 0x0F) {
            return Optional.of(new byte[] {(byte) (0xE0 + number)});
        }
        if (number >= -0x800 && number <= 0x7FF) {
            return Optional.of(big((0xF8 << 8) + number, 2));
        }
        if (number >= -0x40000 && number <= 0x3FFFF) {
            return Optional.of(big((0x3C << 16) + number, 3));
        }
        return Optional.of(
                number == (int) number
                        ? joined(0x59, big(number, Integer.BYTES))
                        : joined('L', big(number, Long.BYTES)));
    }

    /** Hessian 2.0, section 4.4. */
    static Optional<byte[]> hessianDouble(String text) {
        try {
            double number = Double.parseDouble(text);
            if (number == 0 && !text.startsWith("-")) {
                return Optional.of(new byte[] {0x5B});
            }
            if (number == 1) {
                return Optional.of(new byte[] {0x5C});
            }
            if (number == (byte) number) {
                return Optional.of(joined(0x5D, big((byte) number, 1)));
            }
            if (number == (short) number) {
                return Optional.of(joined(0x5E, big((short) number, Short.BYTES)));
            }
            return Optional.of(
                    number == (int) (number * 1000) / 1000.0
                            ? joined(0x5F, big((int) (number * 1000), Integer.BYTES))
                            : joined('D', big(Double.doubleToRawLongBits(number), Long.BYTES)));
        } catch (NumberFormatException notNumber) {
            return Optional.empty();
        }
    }

    /** ASCII of more than one character, whose last byte is marked (Kryo's `Output.writeString`). */
    static Optional<byte[]> kryoAscii(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length < 2 || bytes.length != text.length()) {
            return Optional.empty();
        }
        bytes[bytes.length - 1] |= (byte) 0x80;
        return Optional.of(bytes);
    }

    /** A length in characters, one more than there are, with a flag in the first byte; or ASCII of a few characters. */
    static byte[] kryoText(String text) {
        Optional<byte[]> ascii = text.length() <= KRYO_LONGEST_ASCII ? kryoAscii(text) : Optional.empty();
        return ascii.orElseGet(() -> joined(kryoFlagged(text.length()), ItemBytes.utf8(text)));
    }

    /** One more than a length, in six bits of the first byte and seven of others (Kryo's `Output.writeVarIntFlag`). */
    private static byte[] kryoFlagged(long length) {
        long written = length + 1;
        return written < 0x40
                ? new byte[] {(byte) (0x80 | written)}
                : joined((int) (0xC0 | written & 0x3F), NumberForms.leb128(written >>> 6));
    }

    private static Optional<Long> length(String text) {
        return NumberForms.integer(text)
                .filter(number -> number.signum() >= 0 && number.bitLength() < Integer.SIZE)
                .map(BigInteger::longValue);
    }

    /** Zigzag (Kryo's `Output.writeVarLong`). */
    static byte[] kryoInteger(long number) {
        return kryoUnsigned(NumberForms.zigzag(number));
    }

    /** Seven bits a byte, the lowest first; the ninth byte has eight. */
    static byte[] kryoUnsigned(long number) {
        byte[] bytes = NumberForms.leb128(number);
        if (bytes.length > Long.BYTES + 1) {
            bytes = Arrays.copyOf(bytes, Long.BYTES + 1);
            bytes[Long.BYTES] = (byte) (number >>> 7 * Long.BYTES);
        }
        return bytes;
    }

    /** One byte, or behind 80, 81 or 82, two, four or eight, the lowest first (FST's `writeCInt` and `writeCLong`). */
    static byte[] fstInteger(long number) {
        if (number > -127 && number <= 127) {
            return new byte[] {(byte) number};
        }
        if (number == (short) number) {
            return joined(0x80, ItemBytes.little(number, Short.BYTES));
        }
        return number == (int) number
                ? joined(0x81, ItemBytes.little(number, Integer.BYTES))
                : joined(0x82, ItemBytes.little(number, Long.BYTES));
    }

    /** Four bytes of a number of 31 bits, shifted by one, or behind a byte 1, eight (Fory, "TAGGED_INT64"). */
    static byte[] foryTagged(long number) {
        return number >= -0x4000_0000L && number <= 0x3FFF_FFFFL
                ? ItemBytes.little(number << 1, Integer.BYTES)
                : joined(0x01, ItemBytes.little(number, Long.BYTES));
    }

    /** The number of bytes and in the two lowest bits the encoding: Latin-1 or UTF-16 (Fory, "String"). */
    static byte[] foryText(String text) {
        boolean latin1 = text.chars().allMatch(c -> c <= 0xFF);
        byte[] bytes = text.getBytes(latin1 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_16LE);
        return joined(NumberForms.leb128((long) bytes.length << 2 | (latin1 ? 0 : 1)), bytes);
    }

    /** Hessian 2.0, section 4.9: in one piece, of fewer than 65,536 characters. */
    static Optional<byte[]> hessianText(String text) {
        int length = text.length();
        if (length > 0xFFFF) {
            return Optional.empty();
        }
        byte[] head = length < 32
                ? new byte[] {(byte) length}
                : length < 1024 ? big(0x3000 + length, 2) : joined('S', big(length, 2));
        return Optional.of(joined(head, ItemBytes.utf8(text)));
    }
}
