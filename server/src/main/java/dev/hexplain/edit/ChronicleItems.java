package dev.hexplain.edit;

import static dev.hexplain.edit.ItemBytes.bytes;
import static dev.hexplain.edit.ItemBytes.joined;
import static dev.hexplain.edit.ItemBytes.little;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Values of Chronicle Wire: a code, which may be a length or a small number, and what follows it. A number that does not fit
 * behind a code is written behind one that holds it: the code does not tell the type in Java.
 */
final class ChronicleItems {
    private static final int SHORT_TEXT = 0xE0;
    private static final int LONGEST_SHORT_TEXT = 0x1F;
    private static final int TEXT = 0xB8;
    private static final int FLOAT32 = 0x90;
    private static final int FLOAT64 = 0x91;

    /** An integer behind a code; its code alone, where it has no bytes. */
    private record Width(int code, int size, long least, long most) {}

    private static final Width INT = new Width(0xA6, Integer.BYTES, Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final Width LONG = new Width(0xA7, Long.BYTES, Long.MIN_VALUE, Long.MAX_VALUE);

    static final List<ScalarForm> ALL = Stream.concat(
                    Stream.of(
                                    new Width(0, 0, 0, 0x7F),
                                    new Width(0xA1, Byte.BYTES, 0, 0xFF),
                                    new Width(0xA2, Short.BYTES, 0, 0xFFFF),
                                    new Width(0xA3, Integer.BYTES, 0, 0xFFFF_FFFFL),
                                    new Width(0xA4, Byte.BYTES, Byte.MIN_VALUE, Byte.MAX_VALUE),
                                    new Width(0xA5, Short.BYTES, Short.MIN_VALUE, Short.MAX_VALUE),
                                    INT,
                                    LONG)
                            .map(ChronicleItems::integer),
                    Stream.of(
                            ChronicleItems::text,
                            decimals(0x92, 2),
                            decimals(0x94, 4),
                            decimals(0x96, 6),
                            ItemBytes.real(ChronicleItems::float32),
                            ItemBytes.real(ChronicleItems::float64)))
            .toList();

    private ChronicleItems() {}

    /** The length counts bytes. */
    private static Optional<byte[]> text(String text) {
        byte[] characters = TextForms.modified(text);
        return text.indexOf('\0') >= 0
                ? Optional.empty()
                : Optional.of(
                        characters.length <= LONGEST_SHORT_TEXT
                                ? joined(SHORT_TEXT | characters.length, characters)
                                : joined(bytes(TEXT), NumberForms.leb128(characters.length), characters));
    }

    private static ScalarForm integer(Width width) {
        return text -> NumberForms.integer(text)
                .filter(number -> number.bitLength() < Long.SIZE)
                .map(number -> integer(number.longValue(), width));
    }

    private static byte[] integer(long number, Width width) {
        Width holding = Stream.of(width, INT, LONG)
                .filter(each -> number >= each.least && number <= each.most)
                .findFirst()
                .orElseThrow();
        return holding.size == 0 ? bytes((int) number) : joined(holding.code, little(number, holding.size));
    }

    /** A number with so many decimals, times the power of ten, in seven bits a byte. */
    private static ScalarForm decimals(int code, int digits) {
        return text -> CodecForms.decimal(text)
                .map(number -> number.movePointRight(digits))
                .map(number -> isLong(number)
                        ? joined(code, stop(number.longValueExact()))
                        : float64(Double.parseDouble(text)));
    }

    private static boolean isLong(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0
                && number.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0;
    }

    /** All bits of a negative number are inverted, and a byte 0 follows. */
    private static byte[] stop(long number) {
        byte[] bytes = NumberForms.leb128(number < 0 ? ~number : number);
        if (number >= 0) {
            return bytes;
        }
        bytes[bytes.length - 1] |= (byte) 0x80;
        return joined(bytes, bytes(0));
    }

    private static byte[] float32(double number) {
        return number == (float) number
                ? joined(FLOAT32, little(Float.floatToRawIntBits((float) number), Float.BYTES))
                : float64(number);
    }

    private static byte[] float64(double number) {
        return joined(FLOAT64, little(Double.doubleToRawLongBits(number), Double.BYTES));
    }
}
