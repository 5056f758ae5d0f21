package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.joda.time.Chronology;
import org.joda.time.DateTime;
import org.joda.time.DateTimeFieldType;
import org.joda.time.DateTimeZone;
import org.joda.time.Days;
import org.joda.time.Duration;
import org.joda.time.Instant;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.joda.time.Minutes;
import org.joda.time.MonthDay;
import org.joda.time.Partial;
import org.joda.time.Period;
import org.joda.time.PeriodType;
import org.joda.time.YearMonth;
import org.joda.time.chrono.BuddhistChronology;
import org.joda.time.chrono.CopticChronology;
import org.joda.time.chrono.EthiopicChronology;
import org.joda.time.chrono.GJChronology;
import org.joda.time.chrono.GregorianChronology;
import org.joda.time.chrono.IslamicChronology;
import org.joda.time.chrono.JulianChronology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Times of Joda-Time say what they print, in any of its calendars. */
class JodaViewsTest {
    static Stream<Object> asPrinted() {
        return Stream.of(
                new LocalDate(2026, 2, 28),
                new Duration(1_500),
                new Period(1, 2, 3, 4, 5, 6, 7, 8),
                new Period(0, 0, 0, 0, 0, 0, 0, -8),
                new Period(0),
                new Period(61_000L, PeriodType.seconds()),
                Days.days(3),
                Minutes.minutes(-4),
                DateTimeZone.forID("Europe/Berlin"),
                DateTimeZone.forOffsetHours(2));
    }

    static Stream<Arguments> inIso() {
        DateTimeZone berlin = DateTimeZone.forID("Europe/Berlin");
        return Stream.of(
                arguments("\"1970-01-01T00:00:00.001Z\"", new Instant(1)),
                arguments("\"2026-02\"", new YearMonth(2026, 2)),
                arguments("\"--02-28\"", new MonthDay(2, 28)),
                arguments(
                        "{\"year\":2026,\"hourOfDay\":7}",
                        new Partial(DateTimeFieldType.year(), 2026).with(DateTimeFieldType.hourOfDay(), 7)),
                arguments("\"JulianChronology[UTC]\"", JulianChronology.getInstanceUTC()),
                arguments("\"GregorianChronology[Europe/Berlin]\"", GregorianChronology.getInstance(berlin)),
                arguments(
                        "\"1970-01-01T00:00:00.005Z[CopticChronology[Europe/Berlin]]\"",
                        new DateTime(5, CopticChronology.getInstance(berlin))),
                arguments("\"1970-01-01T00:00:00Z\"", new DateTime(0, DateTimeZone.UTC)),
                arguments("\"1970-01-01T00:00:00Z[Europe/Berlin]\"", new DateTime(0, berlin)),
                arguments(
                        "\"1970-01-01T00:00:00Z[Europe/Berlin]/1970-01-01T00:00:01Z[Europe/Berlin]\"",
                        new Interval(0, 1_000, berlin)),
                arguments("\"01:02:03.004\"", new LocalTime(1, 2, 3, 4)),
                arguments("\"2026-02-28T01:02:03.004\"", new LocalDateTime(2026, 2, 28, 1, 2, 3, 4)));
    }

    @ParameterizedTest
    @MethodSource("inIso")
    void times_are_in_iso_8601(String expected, Object time) throws Exception {
        assertThat(Says.json(Says.written(time))).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("asPrinted")
    void times_are_as_they_print_themselves(Object time) throws Exception {
        assertThat(Says.object(time).asText()).isEqualTo(time.toString());
    }

    @Test
    void calendars_are_as_they_print_themselves() throws Exception {
        for (DateTimeZone zone : List.of(DateTimeZone.UTC, DateTimeZone.forID("Europe/Berlin"))) {
            for (Chronology calendar : List.of(
                    BuddhistChronology.getInstance(zone),
                    CopticChronology.getInstance(zone),
                    EthiopicChronology.getInstance(zone),
                    IslamicChronology.getInstance(zone),
                    GJChronology.getInstance(zone),
                    GJChronology.getInstance(zone, 0L, 4),
                    JulianChronology.getInstance(zone))) {
                String printed = calendar.toString();
                assertThat(Says.object(calendar).asText()).isEqualTo(printed);
                assertThat(Says.object(new DateTime(5, calendar)).asText())
                        .isEqualTo("1970-01-01T00:00:00.005Z[" + printed + "]");
                assertThat(Says.object(new LocalDate(5, calendar))
                                .path("iChronology")
                                .asText())
                        .isEqualTo(calendar.withUTC().toString());
            }
        }
    }

    /** The fields say which calendar it is. */
    @Test
    void local_dates_of_other_calendars_are_their_fields() throws Exception {
        Object julian = new LocalDate(0, JulianChronology.getInstanceUTC());
        assertThat(Says.object(julian).path("iLocalMillis").isNumber()).isTrue();
        assertThat(Says.object(julian).has("iChronology")).isTrue();
    }
}
