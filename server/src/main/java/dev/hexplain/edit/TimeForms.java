package dev.hexplain.edit;

import java.nio.ByteOrder;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Forms of times that are counted since 1970: {@code java.util.Date}, BSON's datetime, Avro's timestamps. */
final class TimeForms {
    private static final int LONGEST = 80;
    /** A year and a month, or a day of the week. */
    private static final Pattern LIKE_A_TIME = Pattern.compile("^([+-]?\\d{4,10}-\\d\\d-|[A-Z][a-z]{2}, \\d)");

    /** Characters of a date before its time. */
    private static final int DATE = 10;

    private static final long MILLION = 1_000_000;
    private static final long BILLION = 1_000_000_000;

    static final List<ScalarForm> OF_ANY_TYPE = Stream.<ToLongFunction<Instant>>of(
                    Instant::toEpochMilli,
                    Instant::getEpochSecond,
                    time -> Math.addExact(
                            Math.multiplyExact(time.getEpochSecond(), MILLION), time.getNano() / (BILLION / MILLION)),
                    time -> Math.addExact(Math.multiplyExact(time.getEpochSecond(), BILLION), time.getNano()))
            .flatMap(count -> Stream.<LongFunction<byte[]>>of(
                            value -> NumberForms.fixed(value, Long.BYTES, ByteOrder.BIG_ENDIAN),
                            value -> NumberForms.fixed(value, Long.BYTES, ByteOrder.LITTLE_ENDIAN),
                            value -> NumberForms.leb128(NumberForms.zigzag(value)))
                    .map(bytes -> form(count, bytes)))
            .toList();

    /** Spellings of an instant; of those without an offset from UTC, it is 0. */
    private static final List<Function<String, Instant>> SPELLINGS = List.of(
            Instant::parse,
            text -> OffsetDateTime.parse(text).toInstant(),
            text -> ZonedDateTime.parse(text).toInstant(),
            text -> LocalDateTime.parse(text).toInstant(ZoneOffset.UTC),
            text -> LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC),
            text -> OffsetDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant());

    private TimeForms() {}

    /** The instant that a text says, whatever its offset from UTC; a blank may be between date and time. */
    static Optional<Instant> instant(String text) {
        String spelled = text.length() > DATE && text.charAt(DATE) == ' '
                ? text.substring(0, DATE) + 'T' + text.substring(DATE + 1).replaceFirst(" (?=[+-]|Z)", "")
                : text;
        return text.length() > LONGEST || !LIKE_A_TIME.matcher(text).find()
                ? Optional.empty()
                : SPELLINGS.stream()
                        .map(spelling -> parsed(spelling, spelled))
                        .flatMap(Optional::stream)
                        .findFirst();
    }

    private static Optional<Instant> parsed(Function<String, Instant> spelling, String text) {
        try {
            return Optional.of(spelling.apply(text));
        } catch (DateTimeException otherSpelling) {
            return Optional.empty();
        }
    }

    /** A time that the count does not say whole would become another one. */
    private static ScalarForm form(ToLongFunction<Instant> count, LongFunction<byte[]> bytes) {
        return text -> {
            try {
                return instant(text).map(time -> bytes.apply(count.applyAsLong(time)));
            } catch (ArithmeticException outOfRange) {
                return Optional.empty();
            }
        };
    }
}
