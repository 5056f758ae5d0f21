package dev.hexplain.testing;

import dev.hexplain.testing.WrittenGraphs.Kind;
import java.net.URI;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.TreeMap;

/** Objects whose fields are times and others of the platform's values. */
@SuppressWarnings({"unused", "JavaUtilDate", "JdkObsolete"})
public final class WrittenTimes {
    private WrittenTimes() {}

    public static class Times {
        Date d = new Date(5);
        Instant instant = Instant.ofEpochSecond(1, 5);
        LocalDate date = LocalDate.of(2024, 2, 29);
        LocalTime time = LocalTime.of(10, 11, 12);
        LocalDateTime dateTime = LocalDateTime.of(2024, 2, 29, 10, 11);
        Duration duration = Duration.ofMillis(-5);
        Period period = Period.of(1, -2, 3);
        Year year = Year.of(2024);
        YearMonth month = YearMonth.of(2024, 2);
        MonthDay day = MonthDay.of(2, 29);
        ZoneOffset offset = ZoneOffset.ofTotalSeconds(61);
        OffsetDateTime offsetTime = OffsetDateTime.parse("2024-02-29T10:11+01:00");
        Object any = Instant.ofEpochSecond(-5, 0);
        List<LocalDate> dates = new ArrayList<>(List.of(LocalDate.MAX));
    }

    public static class Rare {
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(2, 3));
        EnumMap<Kind, Integer> enumMap = new EnumMap<>(Map.of(Kind.Y, 5));
        EnumSet<Kind> enumSet = EnumSet.of(Kind.Z);
        OptionalInt optionalInt = OptionalInt.of(5);
        OptionalInt none = OptionalInt.empty();
        OptionalLong optionalLong = OptionalLong.of(5);
        OptionalDouble optionalDouble = OptionalDouble.of(0.5);
        Currency currency = Currency.getInstance("EUR");
        URI uri = URI.create("http://a/b");
        Locale locale = Locale.forLanguageTag("de-CH");
        Timestamp timestamp = new Timestamp(1001);
        java.sql.Date sqlDate = new java.sql.Date(5);
        Time sqlTime = new Time(5);
        StringBuffer buffer = new StringBuffer("b");
        SortedMap<String, Integer> synchronizedMap = Collections.synchronizedSortedMap(new TreeMap<>(Map.of("k", 1)));
        SortedMap<String, Integer> unmodifiableMap = Collections.unmodifiableSortedMap(new TreeMap<>(Map.of("k", 1)));
        Object object = new Object();
    }
}
