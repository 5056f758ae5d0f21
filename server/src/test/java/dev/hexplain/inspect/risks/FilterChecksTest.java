package dev.hexplain.inspect.risks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnixDomainSocketAddress;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.temporal.WeekFields;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.crypto.KeyGenerator;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;
import javax.management.openmbean.TabularDataSupport;
import javax.management.openmbean.TabularType;
import javax.xml.datatype.DatatypeFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The checks found in a stream, against those that the JDK's own filter is asked for while it reads the same objects. */
@SuppressWarnings({"unused", "IdentityHashMapUsage", "JavaUtilDate", "JdkObsolete", "UnnecessaryStringBuilder"})
@Slow
class FilterChecksTest {
    private interface SerializableFunction extends Function<String, String>, Serializable {}

    private record Point(int x, String name, Object next) implements Serializable {}

    private static class Base implements Serializable {
        int number = 1;
        Object above = "above";
    }

    private static final class Derived extends Base {
        final List<Object> own = new ArrayList<>(List.of(1, 2L, 'c'));
        final Object[] array = {null, "x", this, new int[3], new String[][] {{"a"}, null}};

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(7);
            out.writeObject("written");
            out.writeObject(null);
            out.writeLong(8);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.readInt();
            in.readObject();
            in.readObject();
            in.readLong();
        }
    }

    private record Handler(String says) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] args) {
            return method.getReturnType() == boolean.class
                    ? (Object) false
                    : method.getReturnType() == int.class ? 1 : null;
        }
    }

    static Stream<Object> objects() throws IOException {
        Hashtable<Object, Object> table = new Hashtable<>();
        Properties properties = new Properties();
        Map<Object, Object> identity = new IdentityHashMap<>();
        Map<Object, Object> hash = new HashMap<>();
        Set<Object> set = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            table.put(i, "v" + i);
            properties.put("k" + i, "v" + i);
            identity.put("k" + i, i);
            hash.put("k" + i, i);
            set.add(i);
        }
        List<Object> cycle = new ArrayList<>();
        cycle.add(cycle);
        cycle.add(hash);
        SerializableFunction lambda = String::strip;
        Object proxy = Proxy.newProxyInstance(
                FilterChecksTest.class.getClassLoader(),
                new Class<?>[] {Comparator.class, Runnable.class},
                new Handler("h"));
        return Stream.of(
                "text",
                "long".repeat(20_000),
                new int[100],
                new Object[] {1, null, "a", "a"},
                new String[][] {{"a", null}, {}, null},
                cycle,
                new ArrayList<>(),
                new LinkedList<>(Arrays.asList(1, null, 2)),
                new ArrayDeque<>(List.of(1, 2, 3)),
                new Vector<>(List.of(1)),
                new PriorityQueue<>(List.of(3, 2, 1)),
                new CopyOnWriteArrayList<>(List.of("a", "b")),
                hash,
                new HashMap<>(),
                new HashMap<>(Map.of(1, 2)),
                new LinkedHashMap<>(hash),
                new TreeMap<>(Map.of(1, 2, 3, 4)),
                new ConcurrentHashMap<>(hash),
                new ConcurrentSkipListMap<>(Map.of("a", 1)),
                identity,
                table,
                properties,
                set,
                new HashSet<>(),
                new HashSet<>(List.of(1)),
                new LinkedHashSet<>(set),
                new TreeSet<>(Set.of("a", "b")),
                EnumSet.of(TimeUnit.DAYS, TimeUnit.HOURS),
                new EnumMap<>(Map.of(TimeUnit.DAYS, 1)),
                TimeUnit.DAYS,
                new TimeUnit[] {TimeUnit.DAYS, null, TimeUnit.DAYS},
                List.of(),
                List.of(1),
                List.of(1, 2, 3),
                Set.of(),
                Set.of(1, 2),
                Set.of(1, 2, 3),
                Map.of(),
                Map.of(1, 2),
                Map.of(1, 2, 3, 4),
                Stream.of(1, null).toList(),
                Collections.emptyList(),
                Collections.emptyMap(),
                Collections.emptySet(),
                Collections.nCopies(1_000, "x"),
                Collections.singletonList(null),
                Collections.unmodifiableMap(hash),
                Collections.synchronizedList(new ArrayList<>(List.of(1))),
                Arrays.asList(1, 2),
                Duration.ofDays(1),
                Instant.EPOCH,
                LocalDate.EPOCH,
                LocalDateTime.MIN,
                Year.of(2000),
                ZonedDateTime.of(LocalDateTime.MIN, ZoneId.of("Europe/Berlin")),
                ZoneOffset.UTC,
                Locale.GERMANY,
                Currency.getInstance("EUR"),
                UUID.randomUUID(),
                BitSet.valueOf(new long[] {1, 2}),
                new BigDecimal("1.5"),
                BigInteger.TEN.pow(50),
                new Date(),
                URI.create("http://example.com/a").toURL(),
                URI.create("a:b"),
                InetAddress.getLoopbackAddress(),
                new AtomicLong(1),
                new LongAdder(),
                new Random(1),
                String.class,
                int.class,
                int[][].class,
                Runnable.class,
                new IllegalStateException("why", new IOException("because")),
                new Point(1, "a", new Point(2, "a", null)),
                new Derived(),
                IntStream.range(0, 50).mapToObj(i -> new Derived()).toArray(),
                lambda,
                proxy,
                Comparator.reverseOrder(),
                new StringBuilder("abc"),
                new StringBuffer("abc"),
                new PriorityBlockingQueue<>(List.of(3, 2, 1)),
                new SynchronousQueue<>(),
                String.CASE_INSENSITIVE_ORDER,
                Collections.emptyNavigableMap(),
                Level.FINE,
                WeekFields.ISO,
                HijrahDate.from(LocalDate.EPOCH),
                JapaneseDate.from(LocalDate.EPOCH).atTime(LocalTime.NOON),
                ThaiBuddhistChronology.INSTANCE,
                MinguoChronology.INSTANCE,
                JapaneseChronology.INSTANCE,
                UnixDomainSocketAddress.of("socket"));
    }

    /** Objects that services of the JDK make. */
    static Stream<Object> madeByServices() throws Exception {
        TabularDataSupport table = new TabularDataSupport(new TabularType(
                "t", "t", new CompositeType("r", "r", names("k", "l"), names("k", "l"), strings()), names("k", "l")));
        return Stream.of(
                key("EC").getPublic(),
                key("EC").getPrivate(),
                key("RSA").getPublic(),
                key("Ed25519").getPrivate(),
                key("X25519"),
                KeyGenerator.getInstance("DESede").generateKey(),
                DatatypeFactory.newInstance().newDuration(1_500),
                DatatypeFactory.newInstance().newXMLGregorianCalendar("2026-02-28"),
                table);
    }

    private static String[] names(String... names) {
        return names;
    }

    private static OpenType<?>[] strings() {
        return new OpenType<?>[] {SimpleType.STRING, SimpleType.STRING};
    }

    private static KeyPair key(String algorithm) throws GeneralSecurityException {
        return KeyPairGenerator.getInstance(algorithm).generateKeyPair();
    }

    @ParameterizedTest
    @MethodSource({"objects", "madeByServices"})
    void the_checks_are_those_of_the_jdk(Object object) throws Exception {
        same(written(object));
    }

    @Test
    void several_objects_and_resets_are_counted_on() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object object : objects().toList()) {
                out.writeObject(object);
                out.reset();
                out.writeInt(1);
            }
            out.writeObject(List.of("a", "b"));
            out.writeUnshared(List.of("a", "b"));
        }
        same(bytes.toByteArray());
    }

    static byte[] written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static void same(byte[] stream) throws Exception {
        List<String> found = found(stream);
        List<String> seen = seen(stream);
        int same = 0;
        while (same < Math.min(found.size(), seen.size()) && found.get(same).equals(seen.get(same))) {
            same++;
        }
        assertThat(found.stream().skip(same).limit(3))
                .containsExactlyElementsOf(seen.stream().skip(same).limit(3).toList());
        assertThat(found).hasSameSizeAs(seen);
    }

    /** What the JDK's filter is asked. */
    private static List<String> seen(byte[] stream) throws Exception {
        List<String> seen = new ArrayList<>();
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            in.setObjectInputFilter(info -> {
                seen.add(line(
                        info.serialClass() == null ? "" : info.serialClass().getName(),
                        info.arrayLength(),
                        info.depth(),
                        info.references(),
                        info.streamBytes()));
                return java.io.ObjectInputFilter.Status.UNDECIDED;
            });
            while (true) {
                if (in.available() > 0) {
                    in.skipBytes(in.available());
                } else {
                    in.readObject();
                }
            }
        } catch (java.io.EOFException end) {
            return seen;
        }
    }

    private static List<String> found(byte[] stream) {
        List<String> found = new ArrayList<>();
        CheckedStream.of(
                stream,
                check -> found.add(line(
                        check.className(),
                        check.arrayLength(),
                        check.depth(),
                        check.references(),
                        check.streamBytes())));
        return found;
    }

    private static String line(String name, long length, long depth, long references, long bytes) {
        String plain = name.replaceAll("^(jdk\\.proxy\\d+|com\\.sun\\.proxy|.*)\\.\\$Proxy\\d+$", "proxy")
                .replaceAll("\\$\\$Lambda.*", "\\$\\$Lambda");
        return "%s length=%d depth=%d refs=%d bytes=%d".formatted(plain, length, depth, references, bytes);
    }
}
