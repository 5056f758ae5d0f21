package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;

import java.io.IOException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.sql.Timestamp;
import java.time.*;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Values of the JDK that dumps are full of: numbers, dates, times, addresses, exceptions, lambdas. */
final class JdkSamples {
    /** 2012-07-11 09:46:40 UTC. */
    private static final long MILLIS = 1_342_000_000_000L;

    private JdkSamples() {}

    static List<Sample> all() {
        return List.of(
                of(
                        "wrappers",
                        "Boxed primitives",
                        "Each is an object with one field; the numbers have java.lang.Number as super class.",
                        () -> Dumps.of(-2, -2L, (short) -2, (byte) -2, -0.0, -0.0f, '€', true)),
                of(
                        "big-numbers",
                        "BigInteger and BigDecimal",
                        "A magnitude as bytes with a sign; a scale and an unscaled value; a MathContext.",
                        () -> Dumps.of(
                                BigInteger.TWO.pow(100).negate(),
                                BigInteger.ZERO,
                                new BigDecimal("-1234567890.0987654321"),
                                MathContext.DECIMAL64)),
                of(
                        "dates",
                        "Date, Timestamp and Calendar",
                        "Milliseconds as block data, nanoseconds below a Date, and a Calendar with its zone.",
                        JdkSamples::dates),
                of(
                        "java-time",
                        "java.time",
                        "Nearly all are a java.time.Ser: a type byte and packed values in block data.",
                        JdkSamples::times),
                of("uuid", "UUID", "Two longs.", () -> Dumps.of(new UUID(0x0123456789ABCDEFL, 0xFEDCBA9876543210L))),
                of(
                        "string-builders",
                        "StringBuilder and StringBuffer",
                        "A count and a char[] with its spare capacity.",
                        () -> Dumps.of(new StringBuilder("builder"), new StringBuffer("buffer"))),
                of(
                        "locale-currency-pattern",
                        "Locale, Currency and Pattern",
                        "Small values that are rebuilt from names.",
                        () -> Dumps.of(
                                Locale.forLanguageTag("sr-Latn-RS"),
                                Currency.getInstance("EUR"),
                                Pattern.compile("[a-z]+", Pattern.CASE_INSENSITIVE))),
                of(
                        "addresses",
                        "URL, URI and InetAddress",
                        "Addresses by parts, by text and by bytes; no name is looked up.",
                        JdkSamples::addresses),
                of(
                        "atomics-and-locks",
                        "Atomics and a lock",
                        "Values behind java.util.concurrent.atomic, and a lock with its synchronizer.",
                        JdkSamples::atomics),
                of(
                        "random",
                        "Random",
                        "Seed and next Gaussian, written by putFields.",
                        () -> Dumps.of(new Random(42L))),
                featured(
                        "throwable",
                        "Exception with cause",
                        "Messages, stack traces, a cause and a suppressed exception.",
                        () -> Dumps.of(failure())),
                of(
                        "lambda",
                        "Lambda and method reference",
                        "Both become SerializedLambda: the interface, the method, the captured values.",
                        JdkSamples::lambdas));
    }

    private static byte[] dates() throws IOException {
        Timestamp timestamp = new Timestamp(MILLIS);
        timestamp.setNanos(123_456_789);
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        calendar.setTimeInMillis(MILLIS);
        return Dumps.of(new Date(MILLIS), new Date(-1L), timestamp, calendar);
    }

    private static byte[] times() throws IOException {
        LocalDateTime moment = LocalDateTime.of(2013, 10, 12, 23, 59, 58, 123_456_789);
        return Dumps.of(
                Instant.ofEpochSecond(-1L, 999_999_999L),
                moment.toLocalDate(),
                moment.toLocalTime(),
                LocalTime.of(9, 30),
                moment,
                OffsetDateTime.of(moment, ZoneOffset.ofHoursMinutes(-3, -30)),
                ZonedDateTime.of(moment, ZoneId.of("Europe/London")),
                Duration.ofSeconds(-90, 1),
                Period.of(1, -2, 3),
                Year.of(-44),
                YearMonth.of(2022, 1),
                MonthDay.of(2, 29),
                DayOfWeek.FRIDAY);
    }

    private static byte[] addresses() throws IOException {
        InetAddress v4 = InetAddress.getByAddress("cache.example.org", new byte[] {(byte) 192, 0, 2, 1});
        InetAddress v6 =
                InetAddress.getByAddress(new byte[] {0x20, 1, 0x0D, (byte) 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1});
        URI uri = URI.create("https://user@example.org:8443/path?q=1#end");
        return Dumps.of(uri.toURL(), uri, v4, v6, new InetSocketAddress(v4, 6379));
    }

    private static byte[] atomics() throws IOException {
        LongAdder adder = new LongAdder();
        adder.add(-2L);
        return Dumps.of(
                new AtomicInteger(-1),
                new AtomicLong(-2L),
                new AtomicBoolean(true),
                new AtomicReference<>("held"),
                new AtomicIntegerArray(new int[] {1, 2}),
                adder,
                new ReentrantLock());
    }

    private static Exception failure() {
        Exception cause = new IllegalArgumentException("price is negative: -0.4");
        cause.setStackTrace(new StackTraceElement[] {frame("Order", "check", 42), frame("Order", "<init>", 17)});
        Exception suppressed = new IOException("connection was already closed");
        suppressed.setStackTrace(new StackTraceElement[] {frame("Connection", "close", -2)});
        Exception failure = new IllegalStateException("order 1010 was not booked", cause);
        failure.addSuppressed(suppressed);
        failure.setStackTrace(new StackTraceElement[] {
            new StackTraceElement(
                    "app", "org.example.booking", "1.4", "org.example.Booking", "book", "Booking.java", 7),
            frame("Main", "main", 3)
        });
        return failure;
    }

    private static StackTraceElement frame(String type, String method, int line) {
        return new StackTraceElement("org.example." + type, method, type + ".java", line);
    }

    private static byte[] lambdas() throws IOException {
        int captured = -2;
        Mapping lambda = text -> text.repeat(3) + captured;
        Mapping reference = "prefix "::concat;
        return Dumps.of(lambda, reference);
    }

    /** What makes a lambda serializable. */
    interface Mapping extends Function<String, String>, Serializable {}
}
