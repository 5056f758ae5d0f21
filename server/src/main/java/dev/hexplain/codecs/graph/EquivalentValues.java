package dev.hexplain.codecs.graph;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.Date;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;

/**
 * Compares values of different classes with the same meaning: a number and its text, bytes and base64, an instant and
 * its seconds.
 */
public final class EquivalentValues {
    private static final int NANOS = 9;

    /** Classes without {@code equals}, whose text tells all. */
    private static final Set<Class<?>> SAID = Set.of(
            StringBuilder.class,
            StringBuffer.class,
            URI.class,
            Pattern.class,
            AtomicBoolean.class,
            AtomicInteger.class,
            AtomicLong.class,
            LongAdder.class,
            DoubleAdder.class);

    private EquivalentValues() {}

    /** Whether two values of one class are equal; of classes whose objects equal only themselves, by what they say. */
    public static boolean equal(Object original, Object copy) {
        return Objects.deepEquals(original, copy)
                || (SAID.contains(original.getClass()) && original.toString().equals(copy.toString()));
    }

    /** Whether nothing of an original is lost in a copy of another class. */
    public static boolean same(Object original, Object copy) {
        return switch (original) {
            case Float number when copy instanceof Double wider -> number.equals(wider.floatValue());
            case Number number -> decimal(copy).equals(decimal(number));
            case Enum<?> constant -> constant.name().equals(String.valueOf(copy));
            case byte[] bytes -> sameBytes(bytes, copy);
            case Instant moment -> sameMoment(moment, copy);
            case Character one -> one.toString().equals(copy);
            default -> !original.getClass().isArray() && original.toString().equals(String.valueOf(copy));
        };
    }

    /** A number regardless of class and scale; empty for other values. */
    private static Optional<BigDecimal> decimal(Object value) {
        try {
            return switch (value) {
                case BigInteger number -> Optional.of(new BigDecimal(number).stripTrailingZeros());
                case Number number -> Optional.of(new BigDecimal(number.toString()).stripTrailingZeros());
                case String text -> Optional.of(new BigDecimal(text).stripTrailingZeros());
                default -> Optional.empty();
            };
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static boolean sameBytes(byte[] bytes, Object copy) {
        return switch (copy) {
            case String text -> isBase64(bytes, text);
            case Collection<?> numbers -> {
                Object[] all = numbers.toArray();
                yield all.length == bytes.length
                        && Arrays.stream(all).allMatch(Number.class::isInstance)
                        && Arrays.equals(bytes, bytesOf(all));
            }
            default -> false;
        };
    }

    /** Accepts base64 with or without line breaks and padding. */
    private static boolean isBase64(byte[] bytes, String text) {
        try {
            return Arrays.equals(bytes, Base64.getMimeDecoder().decode(text));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static byte[] bytesOf(Object[] numbers) {
        byte[] bytes = new byte[numbers.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = ((Number) numbers[i]).byteValue();
        }
        return bytes;
    }

    private static boolean sameMoment(Instant moment, Object copy) {
        BigDecimal seconds = BigDecimal.valueOf(moment.getEpochSecond())
                .add(BigDecimal.valueOf(moment.getNano(), NANOS))
                .stripTrailingZeros();
        return switch (copy) {
            case String text -> text.equals(moment.toString()) || decimal(text).equals(Optional.of(seconds));
            case Date date -> date.toInstant().equals(moment) && moment.equals(moment.truncatedTo(ChronoUnit.MILLIS));
            case Number number -> decimal(number).equals(Optional.of(seconds));
            default -> false;
        };
    }
}
