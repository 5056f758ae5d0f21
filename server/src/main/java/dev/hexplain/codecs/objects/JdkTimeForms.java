package dev.hexplain.codecs.objects;

import dev.hexplain.values.LogicalValue;
import java.sql.Timestamp;
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
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.Map;
import java.util.function.Function;

/** Dates and times of the JDK. */
@SuppressWarnings("JavaUtilDate") // the classes that streams name
final class JdkTimeForms {
    private static final int LONGEST = 200;
    private static final String DATE = "java.util.Date";

    private static final Map<String, Function<String, Object>> TIMES = Map.ofEntries(
            Map.entry("java.time.Duration", Duration::parse),
            Map.entry("java.time.Instant", Instant::parse),
            Map.entry("java.time.LocalDate", LocalDate::parse),
            Map.entry("java.time.LocalTime", LocalTime::parse),
            Map.entry("java.time.LocalDateTime", LocalDateTime::parse),
            Map.entry("java.time.ZonedDateTime", ZonedDateTime::parse),
            Map.entry("java.time.ZoneRegion", ZoneId::of),
            Map.entry("java.time.ZoneOffset", ZoneOffset::of),
            Map.entry("java.time.OffsetTime", OffsetTime::parse),
            Map.entry("java.time.OffsetDateTime", OffsetDateTime::parse),
            Map.entry("java.time.Year", text -> Year.of(Integer.parseInt(text))),
            Map.entry("java.time.YearMonth", YearMonth::parse),
            Map.entry("java.time.MonthDay", MonthDay::parse),
            Map.entry("java.time.Period", Period::parse));

    static final Map<String, JdkForm> FORMS = Map.of(
            "java.time.Ser",
            JdkForm.of(JdkTimeForms::time),
            DATE,
            JdkForm.of(in -> new Date(in.data(DATE).s8())),
            "java.sql.Date",
            JdkForm.of(in -> new java.sql.Date(in.data(DATE).s8())),
            "java.sql.Time",
            JdkForm.of(in -> new java.sql.Time(in.data(DATE).s8())),
            "java.sql.Timestamp",
            JdkForm.of(JdkTimeForms::timestamp));

    private JdkTimeForms() {}

    /** What stands for any class of {@code java.time}: by its view, which says the class and the text. */
    private static Object time(JdkInstance in) throws UnmakeableException {
        if (in.value() instanceof LogicalValue.Scalar time && TIMES.containsKey(time.type())) {
            try {
                return TIMES.get(time.type()).apply(time.text().first(LONGEST));
            } catch (DateTimeException | NumberFormatException e) {
                throw new UnmakeableException(String.valueOf(e.getMessage()));
            }
        }
        throw new UnmakeableException("times of this kind are not made here");
    }

    private static Object timestamp(JdkInstance in) throws UnmakeableException {
        Timestamp time = new Timestamp(in.data(DATE).s8());
        time.setNanos(in.int32("nanos"));
        return time;
    }
}
