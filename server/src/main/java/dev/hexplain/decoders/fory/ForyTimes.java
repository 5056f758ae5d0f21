package dev.hexplain.decoders.fory;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.function.LongToIntFunction;

/**
 * Decodes times of the native protocol: a date is a year in four bytes, month and day; a time is hour, minute, second
 * and four bytes of nanoseconds, without its trailing zero parts, the last present part having its bits inverted; an
 * offset is quarters of an hour, or 127 and seconds in four bytes.
 */
final class ForyTimes {
    private static final int DATE = 6;
    private static final int SECONDS_FOLLOW = 127;
    private static final int QUARTER = 900;

    private ForyTimes() {}

    /** The length in bytes of a time of a form, whose bytes are supplied one by one from index 0. */
    static int length(ForyKind.Form form, LongToIntFunction bytes) {
        int date = form == ForyKind.Form.LOCAL_DATE_TIME
                        || form == ForyKind.Form.OFFSET_DATE_TIME
                        || form == ForyKind.Form.ZONED_DATE_TIME
                ? DATE
                : 0;
        int time = form == ForyKind.Form.ZONE_OFFSET ? 0 : timeLength(date, bytes);
        boolean offset = form == ForyKind.Form.ZONE_OFFSET
                || form == ForyKind.Form.OFFSET_TIME
                || form == ForyKind.Form.OFFSET_DATE_TIME;
        return date + time + (offset ? bytes.applyAsInt(date + time) == SECONDS_FOLLOW ? 5 : 1 : 0);
    }

    private static int timeLength(int from, LongToIntFunction bytes) {
        for (int parts = 1; parts <= 3; parts++) {
            if ((byte) bytes.applyAsInt(from + parts - 1) < 0) {
                return parts;
            }
        }
        return 3 + Integer.BYTES;
    }

    /** Its {@code toString()}; invalid numbers are a {@link java.time.DateTimeException}. */
    static String text(ForyKind.Form form, byte[] bytes) {
        int year = bytes.length < Integer.BYTES ? 0 : (int) ForyVarints.fixed(bytes, 0, Integer.BYTES);
        int date = bytes.length > DATE ? DATE : 0;
        return switch (form) {
            case LOCAL_TIME -> time(bytes, 0).toString();
            case LOCAL_DATE_TIME, ZONED_DATE_TIME -> dateTime(bytes).toString();
            case OFFSET_TIME ->
                OffsetTime.of(time(bytes, 0), offset(bytes, 0, false)).toString();
            case OFFSET_DATE_TIME ->
                OffsetDateTime.of(dateTime(bytes), offset(bytes, date, false)).toString();
            case ZONE_OFFSET -> offset(bytes, 0, true).toString();
            case YEAR -> Year.of(year).toString();
            case YEAR_MONTH -> YearMonth.of(year, bytes[4]).toString();
            case MONTH_DAY -> MonthDay.of(bytes[0], bytes[1]).toString();
            case PERIOD ->
                Period.of(year, (int) ForyVarints.fixed(bytes, 4, Integer.BYTES), (int)
                                ForyVarints.fixed(bytes, 8, Integer.BYTES))
                        .toString();
            default -> throw new IllegalArgumentException(form + " is no time");
        };
    }

    private static LocalDateTime dateTime(byte[] bytes) {
        int year = (int) ForyVarints.fixed(bytes, 0, Integer.BYTES);
        return LocalDateTime.of(LocalDate.of(year, bytes[4], bytes[5]), time(bytes, DATE));
    }

    private static LocalTime time(byte[] bytes, int from) {
        int[] parts = new int[3];
        for (int i = 0; i < parts.length; i++) {
            byte part = bytes[from + i];
            parts[i] = part < 0 ? ~part : part;
            if (part < 0) {
                return LocalTime.of(parts[0], parts[1], parts[2]);
            }
        }
        return LocalTime.of(parts[0], parts[1], parts[2], (int) ForyVarints.fixed(bytes, from + 3, Integer.BYTES));
    }

    /** @param alone whether no time precedes it */
    private static ZoneOffset offset(byte[] bytes, int from, boolean alone) {
        int at = alone ? 0 : from + timeLength(from, i -> bytes[(int) i]);
        return ZoneOffset.ofTotalSeconds(
                bytes[at] == SECONDS_FOLLOW
                        ? (int) ForyVarints.fixed(bytes, at + 1, Integer.BYTES)
                        : QUARTER * bytes[at]);
    }
}
