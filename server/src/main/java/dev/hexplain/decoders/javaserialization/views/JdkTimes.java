package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
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
import java.util.Map;

/** Dates, times and zones of the JDK: {@code java.time}, {@code java.util} and {@code java.sql}. */
final class JdkTimes {
    /** Quarters of an hour that stand for: the seconds follow. */
    private static final int SECONDS_FOLLOW = 127;

    private static final int QUARTER = 15 * 60;

    static final Map<String, JavaView> VIEWS = Map.ofEntries(
            Map.entry("java.time.Ser", JdkTimes::time),
            Map.entry("java.util.Date", JdkTimes::date),
            Map.entry("java.sql.Timestamp", JdkTimes::timestamp),
            Map.entry("java.util.Calendar", JdkTimes::calendar));

    private JdkTimes() {}

    /** One class stands for all of {@code java.time}: its first byte tells which. */
    private static LogicalValue time(StreamObject object, ClassData written) throws MisfitException {
        Cursor in = written.contents().block(0, 1);
        int type = in.u1();
        try {
            return switch (type) {
                case 1 -> time(object, "Duration", Duration.ofSeconds(in.s8(), in.s4()));
                case 2 -> time(object, "Instant", Instant.ofEpochSecond(in.s8(), in.s4()));
                case 3 -> time(object, "LocalDate", localDate(in));
                case 4 -> time(object, "LocalTime", localTime(in));
                case 5 -> time(object, "LocalDateTime", localDateTime(in));
                case 6 -> time(object, "ZonedDateTime", zonedDateTime(in));
                case 7 -> LogicalValue.Scalar.of(object.field(), "java.time.ZoneRegion", ScalarKind.NAME, utf(in));
                case 8 -> time(object, "ZoneOffset", offset(in));
                case 9 -> time(object, "OffsetTime", OffsetTime.of(localTime(in), offset(in)));
                case 10 -> time(object, "OffsetDateTime", OffsetDateTime.of(localDateTime(in), offset(in)));
                case 11 -> time(object, "Year", Year.of(in.s4()));
                case 12 -> time(object, "YearMonth", YearMonth.of(in.s4(), in.s1()));
                case 13 -> time(object, "MonthDay", MonthDay.of(in.s1(), in.s1()));
                case 14 -> time(object, "Period", Period.of(in.s4(), in.s4(), in.s4()));
                default ->
                    throw new MisfitException("a type from 1 to 14 was expected, and %d was found".formatted(type));
            };
        } catch (DateTimeException | ArithmeticException beyond) {
            throw new MisfitException("a time was expected, and its parts are none: " + beyond.getMessage());
        }
    }

    /** What {@link java.io.DataOutput#writeUTF} wrote. */
    static String utf(Cursor in) {
        byte[] bytes = new byte[in.u2()];
        in.require(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) in.u1();
        }
        return ModifiedUtf8.decode(bytes);
    }

    private static LogicalValue time(StreamObject object, String type, Object value) {
        return LogicalValue.Scalar.of(object.field(), "java.time." + type, ScalarKind.TIME, value.toString());
    }

    private static LocalDate localDate(Cursor in) {
        return LocalDate.of(in.s4(), in.s1(), in.s1());
    }

    private static LocalDateTime localDateTime(Cursor in) {
        return LocalDateTime.of(localDate(in), localTime(in));
    }

    /** Units from the hour on; the last one that is not zero is written as its complement. */
    private static LocalTime localTime(Cursor in) {
        int hour = in.s1();
        if (hour < 0) {
            return LocalTime.of(~hour, 0);
        }
        int minute = in.s1();
        if (minute < 0) {
            return LocalTime.of(hour, ~minute);
        }
        int second = in.s1();
        return second < 0 ? LocalTime.of(hour, minute, ~second) : LocalTime.of(hour, minute, second, in.s4());
    }

    /** Quarters of an hour, or seconds where it is not a number of these. */
    static ZoneOffset offset(Cursor in) {
        int quarters = in.s1();
        return ZoneOffset.ofTotalSeconds(quarters == SECONDS_FOLLOW ? in.s4() : quarters * QUARTER);
    }

    /** As {@link java.time.ZonedDateTime} prints itself: the zone's rules are not needed. */
    private static String zonedDateTime(Cursor in) throws MisfitException {
        LocalDateTime local = localDateTime(in);
        ZoneOffset offset = offset(in);
        int zone = in.u1();
        return switch (zone) {
            case 7 -> "%s%s[%s]".formatted(local, offset, utf(in));
            case 8 -> local.toString() + offset(in);
            default -> throw new MisfitException("a zone was expected, and type %d was found".formatted(zone));
        };
    }

    /** l: milliseconds since 1970, all of which are an instant. */
    private static LogicalValue date(StreamObject object, ClassData written) throws MisfitException {
        return instant(
                object,
                Instant.ofEpochMilli(written.contents().block(0, Long.BYTES).s8()));
    }

    /** F{nanos} below the whole seconds of Date. */
    private static LogicalValue timestamp(StreamObject object, ClassData written) throws MisfitException {
        long millis =
                object.above("java.util.Date").contents().block(0, Long.BYTES).s8();
        long second = Math.floorDiv(millis, 1000L);
        return instant(object, Instant.ofEpochSecond(second).plusNanos(written.integer("nanos")));
    }

    /** F{time, zone, …}: in UTC, and the zone in brackets; what else it says follows from these. */
    private static LogicalValue calendar(StreamObject object, ClassData written) throws MisfitException {
        String instant = Instant.ofEpochMilli(written.integer("time")).toString();
        String zone = JdkTimeZones.nameOf(object.values(), written.value("zone"));
        boolean isUtc = zone.isEmpty() || zone.equals("UTC");
        return FieldForms.scalar(object, ScalarKind.TIME, isUtc ? instant : instant + "[" + zone + "]");
    }

    private static LogicalValue instant(StreamObject object, Instant instant) {
        return FieldForms.scalar(object, ScalarKind.TIME, instant.toString());
    }
}
