package dev.hexplain.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/** Small values of the JDK's own classes, which object codecs write each in its own way. */
public final class JdkValues {
    /** The list of the one class among them that is no value by itself. */
    public static final String CLASSES = "package java.util.concurrent; enum TimeUnit { NANOSECONDS,"
            + " MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS }";

    private JdkValues() {}

    public static List<Object> all() {
        return List.of(
                map(),
                new TreeMap<>(Map.of("k", 1.5f)),
                new ArrayList<>(Arrays.asList(new BigDecimal("12.50"), Instant.EPOCH, Duration.ofMillis(5), "x")),
                new ArrayList<>(List.of(LocalDate.EPOCH, LocalTime.of(1, 2, 3, 4), LocalTime.NOON, LocalDateTime.MIN)),
                new Object[] {
                    new int[] {1, -1}, new long[] {1}, new double[] {2}, new boolean[] {true}, new char[] {'x'}
                });
    }

    private static Map<Object, Object> map() {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("ключ", 1);
        map.put(7L, new BigInteger("-5"));
        map.put(TimeUnit.DAYS, new TreeSet<>(List.of("a", "b")));
        map.put("same", new ArrayList<>(Arrays.asList(1, null, 3)));
        return map;
    }
}
