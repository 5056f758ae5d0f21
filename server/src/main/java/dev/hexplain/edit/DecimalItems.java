package dev.hexplain.edit;

import static dev.hexplain.edit.ItemBytes.bytes;
import static dev.hexplain.edit.ItemBytes.joined;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Items of decimals, integers of any size and times, whose lengths and parts are before them: CBOR, Smile, Ion. */
final class DecimalItems {
    private static final int CBOR_DECIMAL = 0xC4;
    private static final int CBOR_BIG = 0xC2;
    private static final int CBOR_NEGATIVE_BIG = 0xC3;
    private static final int CBOR_BYTES = 0x40;

    private static final int SMILE_BIG = 0x26;
    private static final int SMILE_DECIMAL = 0x2A;

    private static final int ION_DECIMAL = 0x50;
    private static final int ION_TIMESTAMP = 0x60;

    /** Digits of a second, and the bytes that say as many. */
    private static final int MOST_DIGITS = 9;

    private static final int STEP = 3;

    static final List<ScalarForm> ALL = Stream.concat(
                    Stream.<ScalarForm>of(
                            decimal(DecimalItems::cborDecimal),
                            integer(DecimalItems::cborBig),
                            decimal(DecimalItems::smileDecimal),
                            integer(number -> joined(SMILE_BIG, smileMagnitude(number))),
                            decimal(DecimalItems::ionDecimal)),
                    IntStream.rangeClosed(0, MOST_DIGITS / STEP).mapToObj(DecimalItems::ionTimestamp))
            .toList();

    private DecimalItems() {}

    private static ScalarForm decimal(Function<BigDecimal, byte[]> form) {
        return text -> CodecForms.decimal(text).map(form);
    }

    private static ScalarForm integer(Function<BigInteger, byte[]> form) {
        return text -> NumberForms.integer(text).map(form);
    }

    /** An array of an exponent and a mantissa (RFC 8949, section 3.4.4). */
    private static byte[] cborDecimal(BigDecimal number) {
        BigInteger mantissa = number.unscaledValue();
        return joined(
                bytes(CBOR_DECIMAL, 0x82),
                ItemHeads.cborInteger(BigInteger.valueOf(-(long) number.scale()))
                        .orElseThrow(),
                ItemHeads.cborInteger(mantissa).orElseGet(() -> cborBig(mantissa)));
    }

    /** The magnitude, or of a negative number that of what is left when it is taken from -1 (section 3.4.3). */
    private static byte[] cborBig(BigInteger number) {
        byte[] magnitude = magnitude(number.signum() < 0 ? number.not() : number);
        return joined(
                bytes(number.signum() < 0 ? CBOR_NEGATIVE_BIG : CBOR_BIG),
                ItemHeads.cbor(CBOR_BYTES, magnitude.length),
                magnitude);
    }

    /** Of 0, one byte. */
    private static byte[] magnitude(BigInteger number) {
        byte[] bytes = number.abs().toByteArray();
        return bytes.length > 1 && bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes;
    }

    private static byte[] smileDecimal(BigDecimal number) {
        return joined(
                bytes(SMILE_DECIMAL),
                ItemForms.smileVInt(NumberForms.zigzag(number.scale())),
                smileMagnitude(number.unscaledValue()));
    }

    /** The number of bytes, and their bits, seven a byte, those that are over in the last one (Smile, "Numbers"). */
    private static byte[] smileMagnitude(BigInteger number) {
        byte[] whole = number.toByteArray();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        int bits = 0;
        int held = 0;
        for (byte each : whole) {
            bits = bits << Byte.SIZE | each & 0xFF;
            held += Byte.SIZE;
            while (held >= 7) {
                held -= 7;
                packed.write(bits >> held & 0x7F);
            }
            bits &= (1 << held) - 1;
        }
        if (held > 0) {
            packed.write(bits);
        }
        return joined(ItemForms.smileVInt(whole.length), packed.toByteArray());
    }

    private static byte[] ionDecimal(BigDecimal number) {
        boolean isZero = number.signum() == 0 && number.scale() == 0;
        return PackedItems.ion(
                ION_DECIMAL, isZero ? bytes() : joined(ionVarInt(-number.scale()), ionSigned(number.unscaledValue())));
    }

    /** Sign and magnitude; nothing at all of 0 (Ion, "UInt and Int Fields"). */
    private static byte[] ionSigned(BigInteger number) {
        if (number.signum() == 0) {
            return bytes();
        }
        byte[] bytes = number.abs().toByteArray();
        bytes[0] |= (byte) (number.signum() < 0 ? 0x80 : 0);
        return bytes;
    }

    /** The sign in the second bit of the first byte, the end in the first bit of the last one. */
    private static byte[] ionVarInt(int number) {
        byte[] bytes = NumberForms.varUInt(Math.abs((long) number));
        if ((bytes[0] & 0x40) != 0) {
            bytes = joined(0, bytes);
        }
        bytes[0] |= (byte) (number < 0 ? 0x40 : 0);
        return bytes;
    }

    /** In UTC, with a number of thousandths of thousandths of a second. */
    private static ScalarForm ionTimestamp(int thousands) {
        int digits = thousands * STEP;
        return text -> TimeForms.instant(text)
                .filter(time -> time.getNano() % power(MOST_DIGITS - digits) == 0)
                .map(time -> PackedItems.ion(ION_TIMESTAMP, joined(ionSecond(time), ionFraction(time, digits))));
    }

    private static byte[] ionSecond(Instant time) {
        OffsetDateTime utc = time.atOffset(ZoneOffset.UTC);
        return IntStream.of(
                        utc.getYear(),
                        utc.getMonthValue(),
                        utc.getDayOfMonth(),
                        utc.getHour(),
                        utc.getMinute(),
                        utc.getSecond())
                .mapToObj(NumberForms::varUInt)
                .reduce(ionVarInt(0), ItemBytes::joined);
    }

    private static byte[] ionFraction(Instant time, int digits) {
        return digits == 0
                ? bytes()
                : joined(
                        ionVarInt(-digits),
                        ionSigned(BigInteger.valueOf(time.getNano() / power(MOST_DIGITS - digits))));
    }

    private static int power(int digits) {
        return IntStream.range(0, digits).reduce(1, (power, digit) -> power * 10);
    }
}
