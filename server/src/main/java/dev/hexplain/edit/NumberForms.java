package dev.hexplain.edit;

import dev.hexplain.tree.ValueType;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Forms of numbers and truth values. */
final class NumberForms {
    /** Those that fields without a type of their own are written in. */
    static final List<ScalarForm> OF_ANY_TYPE = List.of(
            text -> integer(text).filter(NumberForms::isUnsignedLong).map(value -> leb128(value.longValue())),
            text -> integer(text).filter(NumberForms::isLong).map(value -> leb128(value.longValue())),
            text -> integer(text).filter(NumberForms::isLong).map(value -> leb128(zigzag(value.longValue()))),
            text -> integer(text).filter(NumberForms::isUnsignedLong).map(value -> varUInt(value.longValue())),
            text -> integer(text).flatMap(ItemHeads::cborInteger),
            text -> integer(text).flatMap(ItemHeads::messagePackInteger),
            text -> integer(text).map(BigInteger::toByteArray),
            ItemHeads::cborTruth,
            ItemHeads::messagePackTruth,
            ItemHeads::chronicleTruth);

    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]{1,2000}|0[xX][0-9a-fA-F]{1,16}");

    private NumberForms() {}

    /** An integer in decimal, or in hexadecimal behind {@code 0x}. */
    static Optional<BigInteger> integer(String text) {
        if (!INTEGER.matcher(text).matches()) {
            return Optional.empty();
        }
        boolean hex = text.length() > 2 && (text.charAt(1) == 'x' || text.charAt(1) == 'X');
        return Optional.of(hex ? new BigInteger(text.substring(2), 16) : new BigInteger(text));
    }

    private static boolean isLong(BigInteger value) {
        return value.bitLength() < Long.SIZE;
    }

    private static boolean isUnsignedLong(BigInteger value) {
        return value.signum() >= 0 && value.bitLength() <= Long.SIZE;
    }

    static Optional<byte[]> fixed(String text, ValueType.Int type) {
        int bits = type.size() * Byte.SIZE;
        return integer(text)
                .filter(value ->
                        type.signed() ? value.bitLength() < bits : value.signum() >= 0 && value.bitLength() <= bits)
                .map(value -> fixed(value.longValue(), type.size(), type.order()));
    }

    static byte[] fixed(long value, int size, ByteOrder order) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            int at = order == ByteOrder.BIG_ENDIAN ? size - 1 - i : i;
            bytes[at] = (byte) (value >>> i * Byte.SIZE);
        }
        return bytes;
    }

    /** The bits of a number, or of a truth value, in bytes of which the others stay as they are. */
    static Optional<byte[]> bits(String text, ValueType.Bits type, byte[] around) {
        return truth(text)
                .map(BigInteger::new)
                .or(() -> integer(text))
                .filter(value -> value.signum() >= 0 && value.bitLength() <= type.width())
                .filter(_ -> around.length == type.fixedSize())
                .map(value -> bits(value, type, around.clone()));
    }

    private static byte[] bits(BigInteger value, ValueType.Bits type, byte[] bytes) {
        for (int bit = 0; bit < type.width(); bit++) {
            int place = type.firstBit() + bit;
            int mask = 1 << (type.littleEndian() ? place % Byte.SIZE : Byte.SIZE - 1 - place % Byte.SIZE);
            boolean set = value.testBit(type.littleEndian() ? bit : type.width() - 1 - bit);
            bytes[place / Byte.SIZE] =
                    (byte) (set ? bytes[place / Byte.SIZE] | mask : bytes[place / Byte.SIZE] & ~mask);
        }
        return bytes;
    }

    static Optional<byte[]> real(String text, ValueType.Real type) {
        try {
            ByteBuffer bytes = ByteBuffer.allocate(type.size()).order(type.order());
            return Optional.of((type.size() == Float.BYTES
                            ? bytes.putFloat(Float.parseFloat(text))
                            : bytes.putDouble(Double.parseDouble(text)))
                    .array());
        } catch (NumberFormatException notNumber) {
            return Optional.empty();
        }
    }

    static Optional<byte[]> truth(String text) {
        return switch (text) {
            case "true" -> Optional.of(new byte[] {1});
            case "false" -> Optional.of(new byte[] {0});
            default -> Optional.empty();
        };
    }

    /** The value of 64 bits as a varint (Protocol Buffers, "Encoding"). */
    static byte[] leb128(long value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            bytes.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
        return bytes.toByteArray();
    }

    /** A VarUInt of Ion ("Amazon Ion Binary Encoding"): seven bits a byte, the highest first, the last byte marked. */
    static byte[] varUInt(long value) {
        byte[] lowestFirst = leb128(value);
        byte[] bytes = new byte[lowestFirst.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = (byte) (lowestFirst[i] & 0x7F);
        }
        bytes[bytes.length - 1] |= (byte) 0x80;
        return bytes;
    }

    static long zigzag(long value) {
        return value << 1 ^ value >> Long.SIZE - 1;
    }
}
