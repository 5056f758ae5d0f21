package dev.hexplain.edit;

import static dev.hexplain.edit.ItemBytes.big;
import static dev.hexplain.edit.ItemBytes.joined;
import static dev.hexplain.edit.ItemBytes.little;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Forms of numbers, times and identifiers in the fields of object codecs: Kryo, FST, Fory, BSON's decimals and Ion's. */
final class CodecForms {
    /** {@link UUID#fromString} takes shorter ones, too. */
    private static final String ID = "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

    static final List<ScalarForm> OF_ANY_TYPE = List.of(
            ofLong(ItemForms::kryoInteger),
            ofLong(ItemForms::kryoUnsigned),
            ofLong(ItemForms::fstInteger),
            ofLong(ItemForms::foryTagged),
            text -> TimeForms.instant(text).flatMap(CodecForms::millis).map(ItemForms::kryoUnsigned),
            text -> TimeForms.instant(text).flatMap(CodecForms::millis).map(ItemForms::fstInteger),
            text -> TimeForms.instant(text).map(CodecForms::foryInstant),
            parsed("[+-]?[pP].*", Duration::parse, CodecForms::foryDuration),
            parsed("[+-]?[0-9]{4,10}-[0-9]{2}-[0-9]{2}", LocalDate::parse, CodecForms::foryDate),
            parsed(
                    ID,
                    UUID::fromString,
                    id -> joined(
                            big(id.getMostSignificantBits(), Long.BYTES),
                            big(id.getLeastSignificantBits(), Long.BYTES))),
            parsed(
                    ID,
                    UUID::fromString,
                    id -> joined(
                            little(id.getMostSignificantBits(), Long.BYTES),
                            little(id.getLeastSignificantBits(), Long.BYTES))),
            text -> decimal(text).flatMap(CodecForms::decimal128),
            text -> decimal(text).map(number -> ItemBytes.utf8(number.scale() == 0 ? text + '.' : text)));

    private static final int LONGEST = 2000;

    /** Bits of the digits of a decimal number of 128 bits, and what is added to its exponent. */
    private static final int COEFFICIENT_BITS = 113;

    private static final int EXPONENT_BIAS = 6176;
    private static final int MOST_DIGITS = 34;

    private CodecForms() {}

    private static ScalarForm ofLong(Function<Long, byte[]> form) {
        return text -> NumberForms.integer(text)
                .filter(number -> number.bitLength() < Long.SIZE)
                .map(number -> form.apply(number.longValue()));
    }

    /** Most texts are of other kinds: those are not parsed, since an exception costs more than all other forms. */
    private static <T> ScalarForm parsed(String like, Function<String, T> parsing, Function<T, byte[]> form) {
        Predicate<String> isLike = Pattern.compile(like).asMatchPredicate();
        return text -> {
            if (!isLike.test(text)) {
                return Optional.empty();
            }
            try {
                return Optional.of(form.apply(parsing.apply(text)));
            } catch (DateTimeException | IllegalArgumentException notOfTheKind) {
                return Optional.empty();
            }
        };
    }

    static Optional<BigDecimal> decimal(String text) {
        try {
            return text.length() > LONGEST ? Optional.empty() : Optional.of(new BigDecimal(text));
        } catch (NumberFormatException notNumber) {
            return Optional.empty();
        }
    }

    private static Optional<Long> millis(Instant time) {
        try {
            return Optional.of(time.toEpochMilli());
        } catch (ArithmeticException outOfRange) {
            return Optional.empty();
        }
    }

    private static byte[] foryInstant(Instant time) {
        return joined(little(time.getEpochSecond(), Long.BYTES), little(time.getNano(), Integer.BYTES));
    }

    private static byte[] foryDuration(Duration time) {
        return joined(NumberForms.leb128(NumberForms.zigzag(time.getSeconds())), little(time.getNano(), Integer.BYTES));
    }

    private static byte[] foryDate(LocalDate date) {
        return joined(
                little(date.getYear(), Integer.BYTES), ItemBytes.bytes(date.getMonthValue(), date.getDayOfMonth()));
    }

    /** Sign, exponent and coefficient as a binary integer, the lowest byte first (IEEE 754-2019, section 3.5.2). */
    private static Optional<byte[]> decimal128(BigDecimal number) {
        int exponent = EXPONENT_BIAS - number.scale();
        if (number.precision() > MOST_DIGITS || exponent < 0 || exponent > 2 * EXPONENT_BIAS - 1) {
            return Optional.empty();
        }
        BigInteger bits = number.unscaledValue()
                .abs()
                .or(BigInteger.valueOf(exponent).shiftLeft(COEFFICIENT_BITS))
                .or(BigInteger.valueOf(number.signum() < 0 ? 1 : 0).shiftLeft(2 * Long.SIZE - 1));
        return Optional.of(joined(
                little(bits.longValue(), Long.BYTES),
                little(bits.shiftRight(Long.SIZE).longValue(), Long.BYTES)));
    }
}
