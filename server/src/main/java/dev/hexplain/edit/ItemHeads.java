package dev.hexplain.edit;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/** The first bytes of items that hold a length or a number besides a type, in their shortest form. */
final class ItemHeads {
    /** Major types 4 and 5 (RFC 8949, section 3.1). */
    private static final int CBOR_ARRAY = 0x80;

    private static final int CBOR_MAP = 0xA0;

    /** Arrays and maps of MessagePack have no count of one byte: at least two, as a power of two. */
    private static final int SHORTEST_ARRAY = 1;

    private static final int ION_LENGTH_FOLLOWS = 14;
    private static final int ION_LIST = 0xB0;
    private static final int ION_ANNOTATED = 0xE0;

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
                ItemHeads::messagePackTextHead,
                length -> messagePack(length, 0, -1, 0, List.of(0xC4, 0xC5, 0xC6)),
                length -> ion(head[0] & 0xF0, length),
                ItemHeads::javaString,
                ItemHeads::javaBlock);
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

    /**
     * What takes the place of a head that counts what is behind it; nothing where it does not say the count.
     *
     * @param before how many they were
     * @param after how many they are
     */
    static Optional<byte[]> counting(byte[] head, long before, long after) {
        List<LongFunction<byte[]>> forms = List.of(
                count -> cbor(CBOR_ARRAY, count),
                count -> cbor(CBOR_MAP, count),
                count -> messagePack(count, 0x90, 15, SHORTEST_ARRAY, List.of(0xDC, 0xDD)),
                count -> messagePack(count, 0x80, 15, SHORTEST_ARRAY, List.of(0xDE, 0xDF)));
        return forms.stream()
                .filter(form -> Arrays.equals(form.apply(before), head))
                .map(form -> form.apply(after))
                .findFirst();
    }

    /**
     * What takes the place of the first byte of a container that says the bytes of it; nothing where it does not.
     *
     * @param before how many they were
     * @param after how many they are
     */
    static Optional<byte[]> sizing(byte[] head, long before, long after) {
        int type = head[0] & 0xF0;
        boolean says = type >= ION_LIST && type <= ION_ANNOTATED && Arrays.equals(ion(type, before), head);
        return says ? Optional.of(ion(type, after)) : Optional.empty();
    }

    /** TC_STRING with a length of 16 bits, or TC_LONGSTRING with one of 64 (Java Object Serialization, section 6.4.2). */
    private static byte[] javaString(long length) {
        return length <= 0xFFFF ? joined(0x74, length, Short.BYTES) : joined(0x7C, length, Long.BYTES);
    }

    static byte[] javaText(String text) {
        byte[] modified = TextForms.modified(text);
        return ItemBytes.joined(javaString(modified.length), modified);
    }

    /** TC_BLOCKDATA with a length of 8 bits, or TC_BLOCKDATALONG with one of 32 (the same section). */
    private static byte[] javaBlock(long length) {
        return length <= 0xFF ? joined(0x77, length, 1) : joined(0x7A, length, Integer.BYTES);
    }

    /**
     * What takes the place of a first byte and a length that cannot say another one; nothing where none is known.
     *
     * @param head both
     * @param before what the length says
     * @param after what it is to say
     */
    static Optional<byte[]> longer(byte[] head, long before, long after) {
        return Stream.<LongFunction<byte[]>>of(ItemHeads::javaString, ItemHeads::javaBlock)
                .filter(form -> Arrays.equals(form.apply(before), head))
                .map(form -> form.apply(after))
                .findFirst();
    }

    /** A head of CBOR (RFC 8949, section 3): major type in the upper bits, argument in or behind the lower ones. */
    static byte[] cbor(int major, long argument) {
        if (argument >= 0 && argument < 24) {
            return new byte[] {(byte) (major | argument)};
        }
        int exponent = argument >>> 8 == 0 ? 0 : argument >>> 16 == 0 ? 1 : argument >>> 32 == 0 ? 2 : 3;
        return joined(major | 24 + exponent, argument, 1 << exponent);
    }

    /** A type descriptor of Ion, with a length of up to 13 in it or behind it ("Amazon Ion Binary Encoding"). */
    static byte[] ion(int type, long length) {
        return length < ION_LENGTH_FOLLOWS
                ? new byte[] {(byte) (type | length)}
                : ItemBytes.joined(type | ION_LENGTH_FOLLOWS, NumberForms.varUInt(length));
    }

    static Optional<byte[]> cborInteger(BigInteger value) {
        boolean negative = value.signum() < 0;
        BigInteger argument = negative ? value.not() : value;
        return argument.bitLength() <= Long.SIZE
                ? Optional.of(cbor(negative ? 0x20 : 0, argument.longValue()))
                : Optional.empty();
    }

    /**
     * A head of MessagePack: in one byte up to a length, then with 1, 2 or 4 bytes of length.
     *
     * @param shortest exponent of the fewest bytes of length
     * @param sized first bytes, by the bytes of length that follow
     */
    private static byte[] messagePack(long length, int fixed, int mostFixed, int shortest, List<Integer> sized) {
        if (length <= mostFixed) {
            return new byte[] {(byte) (fixed | length)};
        }
        int exponent = Math.max(shortest, length >>> 8 == 0 ? 0 : length >>> 16 == 0 ? 1 : 2);
        return joined(sized.get(exponent - shortest), length, 1 << exponent);
    }

    private static byte[] messagePackTextHead(long length) {
        return messagePack(length, 0xA0, 31, 0, List.of(0xD9, 0xDA, 0xDB));
    }

    static byte[] messagePackText(byte[] utf8) {
        return ItemBytes.joined(messagePackTextHead(utf8.length), utf8);
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

    /** FALSE and TRUE of Chronicle Wire ({@code BinaryWireCode}). */
    static Optional<byte[]> chronicleTruth(String text) {
        return NumberForms.truth(text).map(truth -> new byte[] {(byte) (0xB0 + truth[0])});
    }

    private static byte[] joined(int first, long number, int size) {
        return ItemBytes.joined(first, ItemBytes.big(number, size));
    }
}
