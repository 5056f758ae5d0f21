package dev.hexplain.codecs.nested;

import static java.util.Map.entry;

import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
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
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** The JDK's classes of values in schemas, without loss: numbers, texts, and times that have a text of their own. */
final class SchemaScalars {
    /** A decimal by the bytes of its digits, and its scale. */
    private static final Struct DECIMAL = new Struct(
            "Decimal", List.of(Field.artificial("unscaled", Scalar.BYTES), Field.artificial("scale", Scalar.INT)));

    private static final Struct MOMENT = new Struct(
            "Moment", List.of(Field.artificial("seconds", Scalar.LONG), Field.artificial("nanos", Scalar.INT)));

    private static final Map<Class<?>, Conversion> ALL = Map.ofEntries(
            entry(Boolean.class, Conversion.same(Scalar.FLAG)),
            entry(
                    Byte.class,
                    Conversion.of(Byte.class, Scalar.INT, Byte::intValue, value -> ((Integer) value).byteValue())),
            entry(
                    Short.class,
                    Conversion.of(Short.class, Scalar.INT, Short::intValue, value -> ((Integer) value).shortValue())),
            entry(Character.class, Conversion.of(Character.class, Scalar.INT, each -> (int) each, value ->
                    (char) (int) (Integer) value)),
            entry(Integer.class, Conversion.same(Scalar.INT)),
            entry(Long.class, Conversion.same(Scalar.LONG)),
            entry(Float.class, Conversion.same(Scalar.FLOAT)),
            entry(Double.class, Conversion.same(Scalar.DOUBLE)),
            entry(String.class, Conversion.same(Scalar.TEXT)),
            entry(byte[].class, Conversion.same(Scalar.BYTES)),
            entry(
                    BigInteger.class,
                    Conversion.of(
                            BigInteger.class,
                            Scalar.BYTES,
                            BigInteger::toByteArray,
                            value -> new BigInteger((byte[]) value))),
            entry(
                    BigDecimal.class,
                    Conversion.of(BigDecimal.class, DECIMAL, SchemaScalars::parts, SchemaScalars::decimal)),
            entry(Instant.class, Conversion.of(Instant.class, MOMENT, SchemaScalars::parts, SchemaScalars::moment)),
            entry(Date.class, Conversion.of(Date.class, Scalar.LONG, Date::getTime, value -> new Date((Long) value))),
            entry(Year.class, Conversion.of(Year.class, Scalar.INT, Year::getValue, value -> Year.of((Integer) value))),
            entry(Locale.class, text(Locale.class, Locale::toLanguageTag, Locale::forLanguageTag)),
            entry(Currency.class, text(Currency.class, Currency::getCurrencyCode, Currency::getInstance)),
            entry(UUID.class, text(UUID.class, UUID::toString, UUID::fromString)),
            entry(URI.class, text(URI.class, URI::toString, URI::create)),
            entry(Duration.class, text(Duration.class, Duration::toString, Duration::parse)),
            entry(Period.class, text(Period.class, Period::toString, Period::parse)),
            entry(LocalDate.class, text(LocalDate.class, LocalDate::toString, LocalDate::parse)),
            entry(LocalTime.class, text(LocalTime.class, LocalTime::toString, LocalTime::parse)),
            entry(LocalDateTime.class, text(LocalDateTime.class, LocalDateTime::toString, LocalDateTime::parse)),
            entry(OffsetTime.class, text(OffsetTime.class, OffsetTime::toString, OffsetTime::parse)),
            entry(OffsetDateTime.class, text(OffsetDateTime.class, OffsetDateTime::toString, OffsetDateTime::parse)),
            entry(ZonedDateTime.class, text(ZonedDateTime.class, ZonedDateTime::toString, ZonedDateTime::parse)),
            entry(YearMonth.class, text(YearMonth.class, YearMonth::toString, YearMonth::parse)),
            entry(MonthDay.class, text(MonthDay.class, MonthDay::toString, MonthDay::parse)));

    private SchemaScalars() {}

    private static <T> Conversion text(Class<T> of, Function<T, Object> to, Function<String, T> from) {
        return Conversion.of(of, Scalar.TEXT, to, value -> from.apply((String) value));
    }

    /** The conversion of a class, primitive ones included; empty for classes with parts. */
    static Optional<Conversion> of(Class<?> type) {
        if (ZoneId.class.isAssignableFrom(type)) {
            return Optional.of(text(ZoneId.class, ZoneId::getId, ZoneId::of));
        }
        return Optional.ofNullable(ALL.get(boxed(type)));
    }

    /** The class of a primitive type's values in collections; others as they are. */
    static Class<?> boxed(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType();
    }

    private static Object parts(BigDecimal decimal) {
        return Map.of("unscaled", decimal.unscaledValue().toByteArray(), "scale", decimal.scale());
    }

    private static Object decimal(Object parts) {
        return new BigDecimal(new BigInteger((byte[]) get(parts, "unscaled")), (Integer) get(parts, "scale"));
    }

    private static Object parts(Instant moment) {
        return Map.of("seconds", moment.getEpochSecond(), "nanos", moment.getNano());
    }

    private static Object moment(Object parts) {
        return Instant.ofEpochSecond((Long) get(parts, "seconds"), (Integer) get(parts, "nanos"));
    }

    private static Object get(Object values, String name) {
        return Objects.requireNonNull(((Map<?, ?>) values).get(name), name);
    }
}
