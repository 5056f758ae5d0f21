package dev.hexplain.codecs.sbe;

import static java.util.Map.entry;

import dev.hexplain.codecs.nested.Conversion;
import dev.hexplain.codecs.nested.DecimalExtent;
import dev.hexplain.codecs.nested.SchemaForms;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Spelled;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** Values that SBE has room for in a block, whatever they are: small numbers, times, UUIDs, decimals of 64 bits. */
final class FixedForms implements SchemaForms {
    private static final SchemaType INT8 = new Spelled(Scalar.INT, "int8");
    private static final SchemaType INT16 = new Spelled(Scalar.INT, "int16");
    private static final SchemaType UINT16 = new Spelled(Scalar.INT, "uint16");
    private static final SchemaType DAY = new Spelled(Scalar.INT, FixedType.EPOCH_DAY.word());
    private static final SchemaType TIME = new Spelled(Scalar.LONG, FixedType.NANO_OF_DAY.word());
    private static final SchemaType MILLI = new Spelled(Scalar.LONG, FixedType.EPOCH_MILLI.word());

    /** As the specification has decimals: a mantissa, and the power of ten that it is multiplied by. */
    private static final Struct DECIMAL = struct("Decimal", part("mantissa", Scalar.LONG), part("exponent", INT8));

    private static final Struct MOMENT = struct("Moment", part("seconds", Scalar.LONG), part("nanos", Scalar.INT));
    private static final Struct SPAN = struct("Span", part("seconds", Scalar.LONG), part("nanos", Scalar.INT));
    private static final Struct LOCAL_MOMENT = struct("LocalMoment", part("date", DAY), part("time", TIME));
    private static final Struct OFFSET_MOMENT =
            struct("OffsetMoment", part("date", DAY), part("time", TIME), part("offset", Scalar.INT));
    private static final Struct UNIQUE_ID = struct("Uuid", part("high", Scalar.LONG), part("low", Scalar.LONG));

    /** The enum of flags. */
    static final String BOOLEAN = "BooleanType";

    /** The null values of the types of exponents and mantissas, and what is beyond them, are no decimals. */
    private static final DecimalExtent LARGEST = new DecimalExtent(Long.SIZE - 1, Byte.MAX_VALUE);

    private static final Map<Class<?>, Conversion> ALL = Map.ofEntries(
            entry(
                    Byte.class,
                    Conversion.of(
                            Byte.class,
                            INT8,
                            Byte::intValue,
                            value -> number(value).byteValue())),
            entry(
                    Short.class,
                    Conversion.of(
                            Short.class,
                            INT16,
                            Short::intValue,
                            value -> number(value).shortValue())),
            entry(Character.class, Conversion.of(Character.class, UINT16, each -> (int) each, value ->
                    (char) number(value).intValue())),
            entry(Instant.class, Conversion.of(Instant.class, MOMENT, FixedForms::parts, FixedForms::moment)),
            entry(Date.class, Conversion.of(Date.class, MILLI, Date::getTime, value -> new Date((Long) value))),
            entry(LocalDate.class, Conversion.of(LocalDate.class, DAY, FixedForms::day, FixedForms::date)),
            entry(
                    LocalTime.class,
                    Conversion.of(
                            LocalTime.class,
                            TIME,
                            LocalTime::toNanoOfDay,
                            value -> LocalTime.ofNanoOfDay((Long) value))),
            entry(
                    LocalDateTime.class,
                    Conversion.of(LocalDateTime.class, LOCAL_MOMENT, FixedForms::parts, FixedForms::dateTime)),
            entry(
                    OffsetDateTime.class,
                    Conversion.of(OffsetDateTime.class, OFFSET_MOMENT, FixedForms::parts, FixedForms::offsetDateTime)),
            entry(Duration.class, Conversion.of(Duration.class, SPAN, FixedForms::parts, FixedForms::span)),
            entry(UUID.class, Conversion.of(UUID.class, UNIQUE_ID, FixedForms::parts, FixedForms::uniqueId)));

    private static final Conversion SMALL_DECIMAL =
            Conversion.of(BigDecimal.class, DECIMAL, FixedForms::parts, FixedForms::decimal);
    private static final Conversion LARGE_DECIMAL =
            Conversion.of(BigDecimal.class, Scalar.TEXT, BigDecimal::toString, value -> new BigDecimal((String) value));

    @Override
    public Optional<Conversion> scalar(Class<?> type, DecimalExtent decimals) {
        if (type == BigDecimal.class) {
            boolean fits = decimals.bits() <= LARGEST.bits() && decimals.scale() <= LARGEST.scale();
            return Optional.of(fits ? SMALL_DECIMAL : LARGE_DECIMAL);
        }
        Class<?> boxed = MethodType.methodType(type).wrap().returnType();
        return Optional.ofNullable(ALL.get(boxed)).or(() -> COMMON.scalar(type, decimals));
    }

    @Override
    public List<String> reserved() {
        Stream<String> composites =
                Stream.of(SPAN, LOCAL_MOMENT, OFFSET_MOMENT, UNIQUE_ID).map(Struct::name);
        Stream<String> numbers = Arrays.stream(FixedType.values()).map(FixedType::word);
        return Stream.of(Stream.of(BOOLEAN), composites, numbers)
                .flatMap(names -> names)
                .toList();
    }

    /** Numbers and constants have a null value; anything else takes a group of its own for that, where there is a null. */
    @Override
    public boolean isOptional(SchemaType type, boolean isReference, boolean hasNull) {
        return NestedBlocks.isNumber(type) ? isReference : hasNull;
    }

    @Override
    public boolean hasRecursion() {
        return false;
    }

    /** What the specification calls the values of a composite; empty where it has no word. */
    static String semantic(Struct composite) {
        return composite.equals(MOMENT) ? "UTCTimestamp" : "";
    }

    private static Struct struct(String name, Field... parts) {
        return new Struct(name, List.of(parts));
    }

    private static Field part(String name, SchemaType type) {
        return Field.artificial(name, type);
    }

    private static Integer number(Object value) {
        return (Integer) value;
    }

    private static Integer number(Object parts, String name) {
        return number(get(parts, name));
    }

    private static Object get(Object parts, String name) {
        return Objects.requireNonNull(((Map<?, ?>) parts).get(name), name);
    }

    // -- decimals and UUIDs

    private static Object parts(BigDecimal decimal) {
        return Map.of("mantissa", decimal.unscaledValue().longValueExact(), "exponent", -decimal.scale());
    }

    private static Object decimal(Object parts) {
        return new BigDecimal(BigInteger.valueOf((Long) get(parts, "mantissa")), -number(parts, "exponent"));
    }

    private static Object parts(UUID id) {
        return Map.of("high", id.getMostSignificantBits(), "low", id.getLeastSignificantBits());
    }

    private static Object uniqueId(Object parts) {
        return new UUID((Long) get(parts, "high"), (Long) get(parts, "low"));
    }

    // -- times

    private static Object parts(Instant moment) {
        return Map.of("seconds", moment.getEpochSecond(), "nanos", moment.getNano());
    }

    private static Object moment(Object parts) {
        return Instant.ofEpochSecond((Long) get(parts, "seconds"), number(parts, "nanos"));
    }

    private static Object parts(Duration span) {
        return Map.of("seconds", span.getSeconds(), "nanos", span.getNano());
    }

    private static Object span(Object parts) {
        return Duration.ofSeconds((Long) get(parts, "seconds"), number(parts, "nanos"));
    }

    /** All years of Java's have days that are integers. */
    private static Object day(LocalDate date) {
        return Math.toIntExact(date.toEpochDay());
    }

    private static LocalDate date(Object day) {
        return LocalDate.ofEpochDay(number(day));
    }

    private static Object parts(LocalDateTime moment) {
        return Map.of(
                "date", day(moment.toLocalDate()), "time", moment.toLocalTime().toNanoOfDay());
    }

    private static LocalDateTime dateTime(Object parts) {
        return LocalDateTime.of(date(get(parts, "date")), LocalTime.ofNanoOfDay((Long) get(parts, "time")));
    }

    private static Object parts(OffsetDateTime moment) {
        return Map.of(
                "date", day(moment.toLocalDate()),
                "time", moment.toLocalTime().toNanoOfDay(),
                "offset", moment.getOffset().getTotalSeconds());
    }

    private static Object offsetDateTime(Object parts) {
        return OffsetDateTime.of(dateTime(parts), ZoneOffset.ofTotalSeconds(number(parts, "offset")));
    }
}
