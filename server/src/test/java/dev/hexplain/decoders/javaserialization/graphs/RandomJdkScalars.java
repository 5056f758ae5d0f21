package dev.hexplain.decoders.javaserialization.graphs;

import java.io.File;
import java.io.IOException;
import java.lang.annotation.Inherited;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.sql.Timestamp;
import java.text.ChoiceFormat;
import java.text.DateFormat;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.regex.Pattern;
import javax.management.Attribute;
import javax.management.ObjectName;
import javax.sql.rowset.serial.SerialBlob;
import javax.sql.rowset.serial.SerialClob;
import javax.sql.rowset.serial.SerialDatalink;

/** Objects of the JDK that hold no objects of a graph. In Java 17, so that its JDK can write them too. */
@SuppressWarnings({"JdkObsolete", "JavaUtilDate", "deprecation"})
final class RandomJdkScalars {
    private static final List<ZoneId> ZONES =
            List.of(ZoneId.of("Europe/London"), ZoneId.of("UTC"), ZoneOffset.ofHoursMinutes(5, 30));
    private static final List<String> PARTS =
            List.of("order", "a b", "\"", "\\", "é", "語", "😀", "\n", "\u0000", "id", "$x", "7");

    /** What one random number decides, as a text in the JDK's own words. */
    private static final List<Function<RandomJdkScalars, Object>> KINDS = List.of(
            made -> null,
            made -> made.random.nextBoolean(),
            made -> (byte) made.random.nextInt(),
            made -> (short) made.random.nextInt(),
            made -> (char) ('a' + made.random.nextInt(26)),
            made -> made.random.nextInt(),
            made -> made.random.nextLong(),
            made -> made.random.nextFloat() * 1e9f,
            made -> made.random.nextBoolean() ? made.random.nextGaussian() * 1e300 : Double.NaN,
            made -> new BigInteger(200, made.random).negate(),
            made -> new BigDecimal(new BigInteger(70, made.random), made.random.nextInt(60) - 20),
            made -> new MathContext(made.random.nextInt(40), RoundingMode.FLOOR),
            made -> new Date(made.random.nextLong() >> 16),
            made -> new java.sql.Date(made.random.nextLong() >> 16),
            made -> new UUID(made.random.nextLong(), made.random.nextLong()),
            made -> made.pick(List.of(RoundingMode.values())),
            made -> made.random.nextBoolean() ? int[].class : ArrayList.class,
            RandomJdkScalars::bytes,
            made -> made.random.ints(made.random.nextInt(5)).toArray(),
            made -> made.random.doubles(made.random.nextInt(5)).toArray(),
            made -> "text".toCharArray(),
            made -> new boolean[] {true, false},
            made -> Duration.ofSeconds(made.random.nextInt(), made.random.nextInt(1_000_000_000)),
            RandomJdkScalars::instant,
            RandomJdkScalars::date,
            RandomJdkScalars::time,
            made -> LocalDateTime.of(made.date(), made.time()),
            made -> LocalDateTime.of(made.date(), made.time()).atZone(made.pick(ZONES)),
            made -> made.time().atOffset(made.offset()),
            made -> LocalDateTime.of(made.date(), made.time()).atOffset(made.offset()),
            made -> Year.of(made.random.nextInt(20_000) - 10_000),
            made -> YearMonth.from(made.date()),
            made -> MonthDay.from(made.date()),
            made -> Period.of(made.random.nextInt(9), made.random.nextInt(99) - 50, made.random.nextInt()),
            RandomJdkScalars::offset,
            made -> made.pick(ZONES),
            made -> JapaneseDate.from(made.recent()),
            made -> JapaneseDate.from(made.recent()).atTime(made.time()).atZone(made.pick(ZONES)),
            made -> JapaneseChronology.INSTANCE.period(made.random.nextInt(9), 0, made.random.nextInt(9)),
            made -> MinguoDate.from(made.recent()).atTime(made.time()),
            made -> ThaiBuddhistDate.from(made.recent()),
            made -> HijrahDate.from(made.recent()),
            made -> made.pick(ZoneId.of("Europe/London").getRules().getTransitions()),
            made -> made.pick(ZoneId.of("Europe/London").getRules().getTransitionRules()),
            made -> TimeZone.getTimeZone("America/New_York"),
            RandomJdkScalars::calendar,
            made -> made.pick(List.of(Locale.ROOT, Locale.UK, Locale.forLanguageTag("sr-Latn-RS-x-lvariant-old"))),
            made -> new StringBuilder(8).append(made.text()),
            made -> new StringBuffer(made.text()),
            made -> URI.create("https://example.org:8443/" + made.random.nextInt() + "?q=1#end"),
            made -> address(made.random.nextBoolean() ? "host" : null, made.sized(4)),
            made -> address("host", made.sized(16)),
            made -> new InetSocketAddress(address("host", made.sized(4)), 80),
            made -> new AtomicBoolean(made.random.nextBoolean()),
            made -> new AtomicInteger(made.random.nextInt()),
            made -> new AtomicLong(made.random.nextLong()),
            made -> new AtomicLongArray(made.random.longs(3).toArray()),
            RandomJdkScalars::longAdder,
            RandomJdkScalars::doubleAdder,
            made -> Timestamp.from(made.instant()),
            made -> new File("folder", "file" + made.random.nextInt()),
            made -> Pattern.compile("a+" + made.random.nextInt(9), made.random.nextInt(2) * Pattern.CASE_INSENSITIVE),
            made -> Currency.getInstance("EUR"),
            made -> BitSet.valueOf(new long[] {made.random.nextLong(), 1}),
            made -> EnumSet.of(TimeUnit.DAYS, made.pick(List.of(TimeUnit.values()))),
            made -> made.pick(List.of(Level.INFO, Level.SEVERE)),
            made -> MethodType.methodType(long.class, String.class, int[].class),
            made -> new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT),
            made -> DateFormat.Field.YEAR,
            made -> made(SerialBlob.class, () -> new SerialBlob(made.bytes())),
            made -> made(SerialClob.class, () -> new SerialClob(made.text().toCharArray())),
            made -> made(SerialDatalink.class, () -> new SerialDatalink(url())),
            made -> url(),
            made -> new CodeSource(url(), (Certificate[]) null),
            made -> made(ObjectName.class, () -> new ObjectName("java.lang:type=Memory")),
            made -> new Attribute("name", made.random.nextInt()),
            made -> new ChoiceFormat("0#none|1#one"),
            made -> new MessageFormat("{1} of '{'{0}", Locale.ROOT),
            made -> new AtomicIntegerArray(made.random.ints(3).toArray()),
            made -> made.pick(List.of(Inherited.class.getAnnotations())),
            RandomJdkScalars::throwable);

    private final Random random;

    RandomJdkScalars(Random random) {
        this.random = random;
    }

    /** Texts are the most frequent. */
    Object next() {
        int kind = random.nextInt(KINDS.size() + 10);
        return kind < KINDS.size() ? KINDS.get(kind).apply(this) : text();
    }

    String text() {
        StringBuilder text = new StringBuilder(pick(PARTS));
        while (random.nextInt(3) > 0 && text.length() < 60) {
            text.append(pick(PARTS));
        }
        return text.toString();
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private Instant instant() {
        return Instant.ofEpochSecond(random.nextLong() >> 30, random.nextInt(1_000_000_000));
    }

    private LocalDate date() {
        return LocalDate.ofEpochDay(random.nextInt() >> 8);
    }

    /** Of which all calendars know. */
    private LocalDate recent() {
        return LocalDate.of(1990 + random.nextInt(50), 1 + random.nextInt(12), 1 + random.nextInt(28));
    }

    /** Often with units that are zero. */
    private LocalTime time() {
        return LocalTime.MIDNIGHT
                .plusHours(random.nextInt(24))
                .plusMinutes(random.nextInt(3) * 17L)
                .plusSeconds(random.nextInt(3) * 19L)
                .plusNanos(random.nextInt(3) * 123_456L);
    }

    private ZoneOffset offset() {
        return ZoneOffset.ofTotalSeconds(
                random.nextBoolean() ? random.nextInt(72) * 900 - 32_400 : random.nextInt(60_000));
    }

    private Calendar calendar() {
        Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("Europe/London"), Locale.ROOT);
        calendar.setTimeInMillis(random.nextLong() >> 20);
        return calendar;
    }

    private byte[] bytes() {
        return sized(random.nextInt(9));
    }

    private byte[] sized(int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    private LongAdder longAdder() {
        LongAdder adder = new LongAdder();
        adder.add(random.nextInt());
        return adder;
    }

    private DoubleAdder doubleAdder() {
        DoubleAdder adder = new DoubleAdder();
        adder.add(random.nextInt());
        return adder;
    }

    private Throwable throwable() {
        Throwable cause = random.nextBoolean() ? new IOException("cause", null) : null;
        Throwable thrown = cause == null ? new IllegalStateException(text()) : new IllegalStateException(text(), cause);
        if (random.nextBoolean()) {
            thrown.addSuppressed(new ArithmeticException("suppressed"));
        }
        return thrown;
    }

    private interface Made {
        Object get() throws Exception;
    }

    private static <T> T made(Class<T> type, Made object) {
        try {
            return type.cast(object.get());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static InetAddress address(String host, byte[] address) {
        return made(InetAddress.class, () -> InetAddress.getByAddress(host, address));
    }

    private static URL url() {
        return made(URL.class, () -> new URL("https://example.org:8443/a?q=1#end"));
    }
}
