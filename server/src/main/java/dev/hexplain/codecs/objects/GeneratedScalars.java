package dev.hexplain.codecs.objects;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.random.RandomGenerator;

/** Generates scalars of the JDK's classes, of sizes that are usual: ids, prices, names, moments of one year. */
final class GeneratedScalars {
    private static final long YEAR_BEGINS =
            Instant.parse("2026-01-01T00:00:00Z").getEpochSecond();
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;
    private static final List<String> WORDS =
            List.of("alder", "birch", "cedar", "elm", "hazel", "larch", "maple", "oak");

    /** A value, for the name of the member that holds it. */
    private interface Example {
        Object of(String name);
    }

    private final RandomGenerator random;
    private final int bytes;
    private final Map<String, Example> examples = new HashMap<>();

    /** @param bytes of an array of bytes */
    GeneratedScalars(RandomGenerator random, int bytes) {
        this.random = random;
        this.bytes = bytes;
        numbers();
        texts();
        times();
    }

    boolean has(String className) {
        return examples.containsKey(className);
    }

    Object of(String className, String name) {
        Example example = examples.get(className);
        if (example == null) {
            throw new IllegalArgumentException(className);
        }
        return example.of(name);
    }

    private void numbers() {
        both("byte", "Byte", _ -> (long) (byte) random.nextInt());
        both("short", "Short", _ -> (long) (short) random.nextInt());
        both("int", "Integer", _ -> (long) random.nextInt(100_000));
        both("long", "Long", _ -> random.nextLong(1_000_000_000_000L));
        both("float", "Float", _ -> random.nextInt(100_000) / 8.0);
        both("double", "Double", _ -> random.nextInt(100_000) / 100.0);
        both("boolean", "Boolean", _ -> random.nextBoolean());
        both("char", "Character", _ -> String.valueOf((char) ('a' + random.nextInt(26))));
        put("java.lang.Number", _ -> (long) random.nextInt(100_000));
        put("java.math.BigInteger", _ -> random.nextLong(1_000_000_000_000L));
        put("java.math.BigDecimal", _ -> BigDecimal.valueOf(random.nextInt(10_000_000), 2));
        put("java.util.concurrent.atomic.AtomicBoolean", _ -> random.nextBoolean());
        put("java.util.concurrent.atomic.AtomicInteger", _ -> (long) random.nextInt(100_000));
        put("java.util.concurrent.atomic.AtomicLong", _ -> (long) random.nextInt(100_000));
        put("java.util.OptionalInt", _ -> (long) random.nextInt(100_000));
        put("java.util.OptionalLong", _ -> (long) random.nextInt(100_000));
        put("java.util.OptionalDouble", _ -> random.nextInt(100_000) / 100.0);
        put("[B", _ -> {
            byte[] array = new byte[bytes];
            random.nextBytes(array);
            return array;
        });
    }

    private void texts() {
        for (String name : List.of("String", "CharSequence", "StringBuilder", "StringBuffer", "Object", "Comparable")) {
            put("java.lang." + name, this::text);
        }
        put("java.io.Serializable", this::text);
        put("java.util.UUID", _ -> new UUID(random.nextLong(), random.nextLong()).toString());
        put("java.net.URI", name -> "https://example.org/" + text(name).replace(' ', '/'));
        put("java.util.Locale", _ -> oneOf("de-AT", "en-GB", "fr-FR", "ja-JP"));
        put("java.util.Currency", _ -> oneOf("EUR", "USD", "JPY", "CHF"));
        put("java.util.concurrent.TimeUnit", _ -> oneOf("MILLISECONDS", "SECONDS", "HOURS"));
    }

    private void times() {
        for (String name : List.of("java.time.Instant", "java.util.Date", "java.sql.Timestamp")) {
            put(name, _ -> moment());
        }
        put("java.time.Duration", _ -> "PT" + random.nextInt(10_000) + "S");
        put("java.time.Period", _ -> "P" + random.nextInt(1, 100) + "D");
        put("java.time.LocalDate", _ -> local().toLocalDate().toString());
        put("java.time.LocalTime", _ -> local().toLocalTime().toString());
        put("java.time.LocalDateTime", _ -> local().toString());
        put("java.time.OffsetDateTime", _ -> local().atOffset(ZoneOffset.UTC).toString());
        put("java.time.OffsetTime", _ -> local().toLocalTime() + "Z");
        put("java.time.ZonedDateTime", _ -> local() + "Z[UTC]");
        put("java.time.Year", _ -> 2026L);
        put("java.time.YearMonth", _ -> local().toString().substring(0, 7));
        put("java.time.MonthDay", _ -> "-" + local().toString().substring(4, 10));
        put("java.time.ZoneId", _ -> oneOf("Europe/Vienna", "America/New_York", "Asia/Tokyo"));
        put("java.time.ZoneOffset", _ -> oneOf("Z", "+01:00", "-05:00"));
        put("java.time.DayOfWeek", _ -> local().getDayOfWeek().name());
        put("java.time.Month", _ -> local().getMonth().name());
    }

    private void both(String primitive, String wrapper, Example example) {
        put(primitive, example);
        put("java.lang." + wrapper, example);
    }

    private void put(String className, Example example) {
        examples.put(className, example);
    }

    private String text(String name) {
        return name + " " + WORDS.get(random.nextInt(WORDS.size())) + " " + random.nextInt(1000);
    }

    private String oneOf(String... all) {
        return all[random.nextInt(all.length)];
    }

    private Instant moment() {
        return Instant.ofEpochSecond(YEAR_BEGINS + random.nextInt(YEAR_SECONDS));
    }

    private LocalDateTime local() {
        return moment().atOffset(ZoneOffset.UTC).toLocalDateTime();
    }
}
