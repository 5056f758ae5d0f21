package dev.hexplain.edit;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** The first bytes of items that hold a length or a number besides a type, in their shortest form. */
final class ItemHeads {
    private ItemHeads() {}

    /**
     * What may take the place of a head when the bytes behind it become others, most likely first.
     *
     * @param head the bytes before them
     * @param before how many they were
     * @param after how many they are
     */
    static List<byte[]> replaced(byte[] head, long before, long after) {
        List<byte[]> heads = new ArrayList<>();
        List<LongFunction<byte[]>> forms = List.of(
                length -> cbor(head[0] & 0xE0, length),
                length -> messagePack(length, 0xA0, 31, List.of(0xD9, 0xDA, 0xDB)),
                length -> messagePack(length, 0, -1, List.of(0xC4, 0xC5, 0xC6)));
        for (LongFunction<byte[]> form : forms) {
            if (Arrays.equals(form.apply(before), head)) {
                heads.add(form.apply(after));
            }
        }
        long added = (head[head.length - 1] & 0xFF) + after - before;
        if (added >= 0 && added <= 0xFF) {
            byte[] counting = head.clone();
            counting[head.length - 1] = (byte) added;
            heads.add(counting);
        }
        return heads;
    }

    /** A head of CBOR (RFC 8949, section 3): major type in the upper bits, argument in or behind the lower ones. */
    static byte[] cbor(int major, long argument) {
        if (argument >= 0 && argument < 24) {
            return new byte[] {(byte) (major | argument)};
        }
        int exponent = argument >>> 8 == 0 ? 0 : argument >>> 16 == 0 ? 1 : argument >>> 32 == 0 ? 2 : 3;
        return joined(major | 24 + exponent, argument, 1 << exponent);
    }

    static Optional<byte[]> cborInteger(BigInteger value) {
        boolean negative = value.signum() < 0;
        BigInteger argument = negative ? value.not() : value;
        return argument.bitLength() <= Long.SIZE
                ? Optional.of(cbor(negative ? 0x20 : 0, argument.longValue()))
                : Optional.empty();
    }

    /** A head of MessagePack's str and bin families: in one byte up to a length, then with 1, 2 or 4 bytes of length. */
    private static byte[] messagePack(long length, int fixed, int mostFixed, List<Integer> sized) {
        if (length <= mostFixed) {
            return new byte[] {(byte) (fixed | length)};
        }
        int exponent = length >>> 8 == 0 ? 0 : length >>> 16 == 0 ? 1 : 2;
        return joined(sized.get(exponent), length, 1 << exponent);
    }

    /** An integer of MessagePack: fixint, uint 8 to 64 where it is positive, int 8 to 64 where it is negative. */
    static Optional<byte[]> messagePackInteger(BigInteger value) {
        if (value.bitLength() > Long.SIZE || (value.signum() < 0 && value.bitLength() >= Long.SIZE)) {
            return Optional.empty();
        }
        long number = value.longValue();
        if (value.signum() >= 0) {
            int exponent = number >>> 8 == 0 ? 0 : number >>> 16 == 0 ? 1 : number >>> 32 == 0 ? 2 : 3;
            return Optional.of(
                    number >= 0 && number < 128
                            ? new byte[] {(byte) number}
                            : joined(0xCC + exponent, number, 1 << exponent));
        }
        int exponent = number == (byte) number ? 0 : number == (short) number ? 1 : number == (int) number ? 2 : 3;
        return Optional.of(number >= -32 ? new byte[] {(byte) number} : joined(0xD0 + exponent, number, 1 << exponent));
    }

    /** Simple values 20 and 21 (RFC 8949, section 3.3). */
    static Optional<byte[]> cborTruth(String text) {
        return NumberForms.truth(text).map(truth -> new byte[] {(byte) (0xF4 + truth[0])});
    }

    static Optional<byte[]> messagePackTruth(String text) {
        return NumberForms.truth(text).map(truth -> new byte[] {(byte) (0xC2 + truth[0])});
    }

    private static byte[] joined(int first, long number, int size) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(first);
        bytes.writeBytes(NumberForms.fixed(number, size, ByteOrder.BIG_ENDIAN));
        return bytes.toByteArray();
    }
}
