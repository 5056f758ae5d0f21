package dev.hexplain.codecs.nested;

import static java.util.Map.entry;

import dev.hexplain.codecs.flat.TextScalars;
import dev.hexplain.codecs.flat.TextScalars.TextScalar;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.Year;
import java.util.BitSet;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

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
            entry(
                    AtomicBoolean.class,
                    Conversion.of(
                            AtomicBoolean.class,
                            Scalar.FLAG,
                            AtomicBoolean::get,
                            value -> new AtomicBoolean((Boolean) value))),
            entry(
                    AtomicInteger.class,
                    Conversion.of(
                            AtomicInteger.class,
                            Scalar.INT,
                            AtomicInteger::get,
                            value -> new AtomicInteger((Integer) value))),
            entry(
                    AtomicLong.class,
                    Conversion.of(
                            AtomicLong.class, Scalar.LONG, AtomicLong::get, value -> new AtomicLong((Long) value))),
            entry(
                    StringBuilder.class,
                    Conversion.of(StringBuilder.class, Scalar.TEXT, StringBuilder::toString, SchemaScalars::builder)),
            entry(
                    BitSet.class,
                    Conversion.of(
                            BitSet.class, Scalar.BYTES, BitSet::toByteArray, value -> BitSet.valueOf((byte[]) value))),
            entry(
                    Year.class,
                    Conversion.of(Year.class, Scalar.INT, Year::getValue, value -> Year.of((Integer) value))));

    private SchemaScalars() {}

    private static Conversion text(TextScalar<?> scalar) {
        return Conversion.of(scalar.type(), Scalar.TEXT, scalar::to, value -> scalar.from((String) value));
    }

    /** The conversion of a class, primitive ones included; empty for classes with parts. */
    static Optional<Conversion> of(Class<?> type) {
        return TextScalars.of(type).map(SchemaScalars::text).or(() -> Optional.ofNullable(ALL.get(boxed(type))));
    }

    /** The class of a primitive type's values in collections; others as they are. */
    static Class<?> boxed(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType();
    }

    /** The names of the structs that values without classes of their own are written as. */
    static Stream<String> structs() {
        return Stream.of(DECIMAL.name(), MOMENT.name());
    }

    @SuppressWarnings("UnnecessaryStringBuilder") // a value is one
    private static Object builder(Object text) {
        return new StringBuilder((String) text);
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
