package dev.hexplain.codecs.objects;

import dev.hexplain.tree.Quoted;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.sql.Timestamp;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Base64;
import java.util.Currency;
import java.util.Date;
import java.util.HashMap;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Stream;

/** Scalars of the JDK's classes, made of the scalars that formats have: numbers of any size, texts, moments, bytes. */
final class DeclaredScalars {
    /**
     * A class of scalars.
     *
     * @param wanted what a value of it is made of, for people
     */
    private record Form(String wanted, Function<Object, Object> make) {}

    /** Of a decimal number, before and behind the point: to write more of them out takes for ever. */
    private static final int MOST_DIGITS = 1_000;

    private static final Map<String, Form> FORMS = new HashMap<>();

    static {
        primitives();
        numbers();
        texts();
        times();
    }

    private DeclaredScalars() {}

    /** The classes whose objects are scalars here. */
    static Stream<String> names() {
        return FORMS.keySet().stream();
    }

    /** Whether objects of a class are scalars here. */
    static boolean has(String className) {
        return FORMS.containsKey(className);
    }

    /**
     * A scalar of a class.
     *
     * @throws UnmakeableException where that is none of its values, with what was expected and found
     */
    static Object make(String className, Object scalar) throws UnmakeableException {
        Form form = FORMS.get(className);
        if (form == null) {
            throw new UnmakeableException("objects of %s are not made".formatted(className));
        }
        try {
            return form.make().apply(scalar);
        } catch (DateTimeException | IllegalArgumentException | ArithmeticException | ClassCastException e) {
            throw new UnmakeableException("expected %s, found %s".formatted(form.wanted(), shown(scalar)));
        }
    }

    private static void primitives() {
        integer("byte", "Byte", Byte.MIN_VALUE, Byte.MAX_VALUE, number -> (byte) (long) number);
        integer("short", "Short", Short.MIN_VALUE, Short.MAX_VALUE, number -> (short) (long) number);
        integer("int", "Integer", Integer.MIN_VALUE, Integer.MAX_VALUE, number -> (int) (long) number);
        integer("long", "Long", Long.MIN_VALUE, Long.MAX_VALUE, number -> number);
        primitive("float", "Float", "a number", scalar -> (float) floating(scalar));
        primitive("double", "Double", "a number", DeclaredScalars::floating);
        primitive("boolean", "Boolean", "true or false", scalar -> (Boolean) scalar);
        primitive("char", "Character", "a text of one UTF-16 unit", DeclaredScalars::character);
        form(AtomicBoolean.class, "true or false", scalar -> new AtomicBoolean((Boolean) scalar));
        form(
                AtomicInteger.class,
                "an int",
                scalar -> new AtomicInteger(exact(scalar).intValueExact()));
        form(AtomicLong.class, "a long", scalar -> new AtomicLong(exact(scalar).longValueExact()));
        form(OptionalInt.class, "an int", scalar -> OptionalInt.of(exact(scalar).intValueExact()));
        form(
                OptionalLong.class,
                "a long",
                scalar -> OptionalLong.of(exact(scalar).longValueExact()));
        form(OptionalDouble.class, "a number", scalar -> OptionalDouble.of(floating(scalar)));
    }

    private static void numbers() {
        form(BigInteger.class, "a whole number", DeclaredScalars::exact);
        form(BigDecimal.class, "a decimal number", DeclaredScalars::decimal);
    }

    private static void texts() {
        form(String.class, "a text", DeclaredScalars::text);
        form(CharSequence.class, "a text", DeclaredScalars::text);
        form(StringBuilder.class, "a text", scalar -> new StringBuilder(text(scalar)));
        form(StringBuffer.class, "a text", scalar -> new StringBuffer(text(scalar)));
        form(UUID.class, "a UUID", scalar -> UUID.fromString(text(scalar)));
        form(URI.class, "a URI", scalar -> URI.create(text(scalar)));
        form(Locale.class, "a language tag such as de-AT", scalar -> locale(text(scalar)));
        form(Currency.class, "a currency such as EUR", scalar -> Currency.getInstance(text(scalar)));
        form(TimeUnit.class, "a unit of time such as SECONDS", scalar -> TimeUnit.valueOf(text(scalar)));
        FORMS.put("[B", new Form("bytes: Base64, or a list of numbers", DeclaredScalars::bytes));
    }

    private static void times() {
        form(
                Instant.class,
                "a moment such as 2026-11-24T12:00:00Z, or milliseconds since 1970",
                DeclaredScalars::instant);
        form(
                Date.class,
                "a moment such as 2026-11-24T12:00:00Z, or milliseconds since 1970",
                scalar -> Date.from(instant(scalar)));
        form(
                Timestamp.class,
                "a moment such as 2026-11-24T12:00:00Z, or milliseconds since 1970",
                scalar -> Timestamp.from(instant(scalar)));
        form(Duration.class, "a duration such as PT1.5S", scalar -> Duration.parse(text(scalar)));
        form(Period.class, "a period such as P1M", scalar -> Period.parse(text(scalar)));
        form(LocalDate.class, "a date such as 2026-11-24", scalar -> LocalDate.parse(text(scalar)));
        form(LocalTime.class, "a time such as 12:00", scalar -> LocalTime.parse(text(scalar)));
        form(
                LocalDateTime.class,
                "a date and time such as 2026-11-24T12:00",
                scalar -> LocalDateTime.parse(text(scalar)));
        form(
                OffsetDateTime.class,
                "a time such as 2026-11-24T12:00+01:00",
                scalar -> OffsetDateTime.parse(text(scalar)));
        form(OffsetTime.class, "a time such as 12:00+01:00", scalar -> OffsetTime.parse(text(scalar)));
        form(
                ZonedDateTime.class,
                "a time such as 2026-11-24T12:00+01:00[Europe/Vienna]",
                scalar -> ZonedDateTime.parse(text(scalar)));
        form(Year.class, "a year", scalar -> Year.of(exact(scalar).intValueExact()));
        form(YearMonth.class, "a month such as 2026-11", scalar -> YearMonth.parse(text(scalar)));
        form(MonthDay.class, "a day such as --11-24", scalar -> MonthDay.parse(text(scalar)));
        form(ZoneId.class, "a time zone such as Europe/Vienna", scalar -> ZoneId.of(text(scalar)));
        form(ZoneOffset.class, "an offset such as +01:00", scalar -> ZoneOffset.of(text(scalar)));
        form(DayOfWeek.class, "a day such as MONDAY", scalar -> DayOfWeek.valueOf(text(scalar)));
        form(Month.class, "a month such as MAY", scalar -> Month.valueOf(text(scalar)));
    }

    private static void form(Class<?> type, String wanted, Function<Object, Object> make) {
        FORMS.put(type.getName(), new Form(wanted, make));
    }

    private static void primitive(String name, String wrapper, String wanted, Function<Object, Object> make) {
        FORMS.put(name, new Form(wanted, make));
        FORMS.put("java.lang." + wrapper, new Form(wanted, make));
    }

    private static void integer(String name, String wrapper, long least, long most, Function<Long, Object> make) {
        primitive(name, wrapper, (name.equals("int") ? "an " : "a ") + name, scalar -> {
            long number = exact(scalar).longValueExact();
            if (number < least || number > most) {
                throw new ArithmeticException(name);
            }
            return make.apply(number);
        });
    }

    // -- what formats have

    /** Keys of JSON are texts, also those that are numbers. */
    private static BigInteger exact(Object scalar) {
        return switch (scalar) {
            case Long number -> BigInteger.valueOf(number);
            case BigInteger number -> number;
            default -> decimal(scalar).toBigIntegerExact();
        };
    }

    private static BigDecimal decimal(Object scalar) {
        BigDecimal number = switch (scalar) {
            case BigDecimal decimal -> decimal;
            case Double value -> BigDecimal.valueOf(value);
            default -> new BigDecimal(scalar.toString());
        };
        if (Math.abs((long) number.scale()) > MOST_DIGITS) {
            throw new ArithmeticException("it has too many digits");
        }
        return number;
    }

    private static double floating(Object scalar) {
        return scalar instanceof Number number ? number.doubleValue() : Double.parseDouble(text(scalar));
    }

    private static char character(Object scalar) {
        String text = text(scalar);
        if (text.length() != 1) {
            throw new IllegalArgumentException(text);
        }
        return text.charAt(0);
    }

    /** A text, or what a format reads as a moment where the text looks like one. */
    private static String text(Object scalar) {
        return scalar instanceof Instant moment ? moment.toString() : (String) scalar;
    }

    private static Locale locale(String tag) {
        try {
            return new Locale.Builder().setLanguageTag(tag).build();
        } catch (IllformedLocaleException e) {
            throw new IllegalArgumentException(tag, e);
        }
    }

    private static Instant instant(Object scalar) {
        return switch (scalar) {
            case Instant moment -> moment;
            case Long millis -> Instant.ofEpochMilli(millis);
            default -> OffsetDateTime.parse(text(scalar)).toInstant();
        };
    }

    private static byte[] bytes(Object scalar) {
        return scalar instanceof byte[] bytes ? bytes : Base64.getDecoder().decode(text(scalar));
    }

    static String shown(Object scalar) {
        return switch (scalar) {
            case String text -> "the text \"%s\"".formatted(Quoted.cut(text, 60));
            case byte[] bytes -> bytes.length + " bytes";
            case Boolean flag -> flag.toString();
            default -> Quoted.cut(scalar.toString(), 60);
        };
    }
}
