package dev.hexplain.codecs.flat;

import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JDK's classes of values that have a text of their own, which says all of them. */
public final class TextScalars {
    private static final Map<Class<?>, TextScalar<?>> ALL = Stream.of(
                    new TextScalar<>(Locale.class, Locale::toLanguageTag, Locale::forLanguageTag),
                    new TextScalar<>(Currency.class, Currency::getCurrencyCode, Currency::getInstance),
                    new TextScalar<>(UUID.class, UUID::toString, UUID::fromString),
                    new TextScalar<>(URI.class, URI::toString, URI::create),
                    new TextScalar<>(Duration.class, Duration::toString, Duration::parse),
                    new TextScalar<>(Period.class, Period::toString, Period::parse),
                    new TextScalar<>(LocalDate.class, LocalDate::toString, LocalDate::parse),
                    new TextScalar<>(LocalTime.class, LocalTime::toString, LocalTime::parse),
                    new TextScalar<>(LocalDateTime.class, LocalDateTime::toString, LocalDateTime::parse),
                    new TextScalar<>(OffsetTime.class, OffsetTime::toString, OffsetTime::parse),
                    new TextScalar<>(OffsetDateTime.class, OffsetDateTime::toString, OffsetDateTime::parse),
                    new TextScalar<>(ZonedDateTime.class, ZonedDateTime::toString, ZonedDateTime::parse),
                    new TextScalar<>(YearMonth.class, YearMonth::toString, YearMonth::parse),
                    new TextScalar<>(MonthDay.class, MonthDay::toString, MonthDay::parse))
            .collect(Collectors.toUnmodifiableMap(TextScalar::type, Function.identity()));
    private static final TextScalar<ZoneId> ZONE = new TextScalar<>(ZoneId.class, ZoneId::getId, ZoneId::of);

    private TextScalars() {}

    /** A class whose values are written as text. */
    public record TextScalar<T>(Class<T> type, Function<T, String> writer, Function<String, T> reader) {
        public String to(Object value) {
            return writer.apply(type.cast(value));
        }

        public Object from(String text) {
            return reader.apply(text);
        }
    }

    /** The form of a class; empty for one that has no such text. */
    public static Optional<TextScalar<?>> of(Class<?> type) {
        return ZoneId.class.isAssignableFrom(type) ? Optional.of(ZONE) : Optional.ofNullable(ALL.get(type));
    }
}
