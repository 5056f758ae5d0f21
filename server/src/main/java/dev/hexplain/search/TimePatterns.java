package dev.hexplain.search;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A date or a time as programs write it: units since 1970 (seconds; milliseconds, as BSON and Kafka have them;
 * microseconds; nanoseconds), and the parts of {@code java.time} in Java streams. A date means all times in it, a minute all
 * in that minute; without a zone it is UTC.
 */
final class TimePatterns {
    private static final Pattern WRITTEN = Pattern.compile("\\s*(?<date>\\d{4}-\\d\\d-\\d\\d)"
            + "(?:[T ](?<hour>\\d\\d):(?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:\\.(?<fraction>\\d{1,9}))?)?"
            + "\\s?(?<zone>Z|[+-]\\d\\d:?\\d\\d)?)?\\s*");

    private static final long MILLI = 1_000;
    private static final long MICRO = 1_000_000;
    private static final long NANO = 1_000_000_000;
    private static final int NANO_DIGITS = 9;

    private final LocalDateTime local;
    private final boolean hasTime;
    private final Instant first;
    private final Instant last;

    private TimePatterns(Matcher written) {
        this.hasTime = written.group("hour") != null;
        this.local = LocalDateTime.of(LocalDate.parse(written.group("date")), time(written));
        String zone = written.group("zone");
        this.first = local.toInstant(zone == null ? ZoneOffset.UTC : ZoneOffset.of(zone));
        this.last = first.plus(precision(written)).minusNanos(1);
    }

    private static LocalTime time(Matcher written) {
        if (written.group("hour") == null) {
            return LocalTime.MIDNIGHT;
        }
        String fraction = written.group("fraction");
        int nanos = fraction == null ? 0 : Integer.parseInt(fraction + "0".repeat(NANO_DIGITS - fraction.length()));
        String second = written.group("second");
        return LocalTime.of(
                Integer.parseInt(written.group("hour")),
                Integer.parseInt(written.group("minute")),
                second == null ? 0 : Integer.parseInt(second),
                nanos);
    }

    private static Duration precision(Matcher written) {
        if (written.group("hour") == null) {
            return ChronoUnit.DAYS.getDuration();
        }
        if (written.group("second") == null) {
            return ChronoUnit.MINUTES.getDuration();
        }
        String fraction = written.group("fraction");
        return fraction == null
                ? ChronoUnit.SECONDS.getDuration()
                : Duration.ofNanos((long) Math.pow(10, NANO_DIGITS - fraction.length()));
    }

    /**
     * The bytes of such times.
     *
     * @throws SearchSyntaxException where the text is no date, or none of the calendar
     */
    static List<BytePattern> of(String text) {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            throw new SearchSyntaxException(
                    "Expected a time such as 2024-05-01, 2024-05-01T10:30 or 2024-05-01T10:30:00.250+02:00, found '%s'."
                            .formatted(text),
                    0);
        }
        try {
            return new TimePatterns(written).patterns();
        } catch (DateTimeException noSuchDay) {
            throw new SearchSyntaxException("There is no such time: %s.".formatted(noSuchDay.getMessage()), 0);
        }
    }

    private List<BytePattern> patterns() {
        List<BytePattern> patterns = new ArrayList<>();
        addUnits(patterns, "seconds since 1970 (int)", 1, Integer.BYTES);
        addUnits(patterns, "seconds since 1970 (long)", 1, Long.BYTES);
        addUnits(patterns, "milliseconds since 1970 (long)", MILLI, Long.BYTES);
        addUnits(patterns, "microseconds since 1970 (long)", MICRO, Long.BYTES);
        addUnits(patterns, "nanoseconds since 1970 (long)", NANO, Long.BYTES);
        patterns.add(javaTime());
        return patterns;
    }

    /** Where the type holds them: nanoseconds end in 2262, seconds of an int in 2106. */
    private void addUnits(List<BytePattern> patterns, String is, long perSecond, int bytes) {
        try {
            long from = units(first, perSecond);
            long to = units(last, perSecond);
            boolean fits = bytes == Long.BYTES || (from >= 0 && to <= 0xFFFF_FFFFL);
            // Before 1970 and after it, bits are two runs: a range that holds both is not one of a day.
            if (fits && Long.compareUnsigned(from, to) <= 0) {
                for (List<ByteSet> positions : ByteRanges.between(from, to, bytes)) {
                    BytePattern bigEndian = new BytePattern(is + ", big-endian", positions);
                    patterns.add(bigEndian);
                    patterns.add(bigEndian.reversed(is + ", little-endian"));
                }
            }
        } catch (ArithmeticException outsideLong) {
            // No such long says this time.
        }
    }

    private static long units(Instant time, long perSecond) {
        return Math.addExact(Math.multiplyExact(time.getEpochSecond(), perSecond), time.getNano() / (NANO / perSecond));
    }

    /** {@code java.time.Ser}: an int for the year, a byte for the month, one for the day, and one for the hour. */
    private BytePattern javaTime() {
        LocalDate date = local.toLocalDate();
        List<ByteSet> positions = new ArrayList<>();
        for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            positions.add(ByteSet.of(date.getYear() >> shift & 0xFF));
        }
        positions.add(ByteSet.of(date.getMonthValue()));
        positions.add(ByteSet.of(date.getDayOfMonth()));
        if (hasTime) {
            // An hour without minutes is written as its complement.
            positions.add(ByteSet.of(local.getHour()).or(ByteSet.of(~local.getHour() & 0xFF)));
        }
        return new BytePattern(hasTime ? "java.time date and hour" : "java.time date", positions);
    }
}
