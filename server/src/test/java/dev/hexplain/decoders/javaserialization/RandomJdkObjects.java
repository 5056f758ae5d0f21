package dev.hexplain.decoders.javaserialization;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.net.URI;
import java.sql.Timestamp;
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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/** Graphs of JDK objects, the same ones for a seed: collections in collections, with objects that stand in several. */
@SuppressWarnings({"JdkObsolete", "JavaUtilDate"})
final class RandomJdkObjects {
    private static final int DEEPEST = 4;

    private static final List<ZoneId> ZONES =
            List.of(ZoneId.of("Europe/London"), ZoneId.of("UTC"), ZoneOffset.ofHoursMinutes(5, 30));

    /** Of any elements. */
    private static final List<Function<List<Object>, Object>> COLLECTIONS = List.of(
            ArrayList::new,
            LinkedList::new,
            Vector::new,
            RandomJdkObjects::stack,
            elements -> elements.toArray(),
            elements -> Arrays.asList(elements.toArray()),
            elements -> Collections.unmodifiableList(new ArrayList<>(elements)),
            elements -> Collections.unmodifiableCollection(new LinkedList<>(elements)),
            elements -> Collections.synchronizedList(new ArrayList<>(elements)),
            elements -> Collections.checkedList(new ArrayList<>(elements), Object.class),
            CopyOnWriteArrayList::new,
            elements -> Collections.singletonList(elements.isEmpty() ? null : elements.getFirst()),
            elements -> Collections.emptyList(),
            elements -> elements.stream().toList());

    /** Of elements that are texts or numbers of one class. */
    private static final List<Function<List<Object>, Object>> ORDERED = List.of(
            TreeSet::new,
            HashSet::new,
            LinkedHashSet::new,
            elements -> new PriorityQueue<>(elements),
            PriorityBlockingQueue::new,
            ConcurrentSkipListSet::new,
            CopyOnWriteArraySet::new,
            elements -> Set.copyOf(elements),
            elements -> List.copyOf(elements),
            elements -> Collections.unmodifiableSet(new LinkedHashSet<>(elements)),
            elements -> Collections.synchronizedSet(new LinkedHashSet<>(elements)),
            elements -> new ArrayDeque<>(elements),
            ConcurrentLinkedQueue::new,
            ConcurrentLinkedDeque::new,
            LinkedBlockingQueue::new,
            LinkedBlockingDeque::new,
            RandomJdkObjects::ring,
            elements -> filled(Collections.newSetFromMap(new ConcurrentHashMap<>()), elements),
            elements -> filled(ConcurrentHashMap.newKeySet(), elements),
            elements -> Collections.singleton(elements.isEmpty() ? "" : elements.getFirst()));

    /** Of any values by name. */
    private static final List<Function<Map<Object, Object>, Object>> MAPS = List.of(
            HashMap::new,
            LinkedHashMap::new,
            TreeMap::new,
            map -> new Hashtable<>(withoutNulls(map)),
            map -> new ConcurrentHashMap<>(withoutNulls(map)),
            map -> new ConcurrentSkipListMap<>(withoutNulls(map)),
            map -> Map.copyOf(withoutNulls(map)),
            map -> Collections.unmodifiableMap(new LinkedHashMap<>(map)),
            map -> Collections.synchronizedMap(new LinkedHashMap<>(map)),
            map -> Collections.checkedMap(new LinkedHashMap<>(map), Object.class, Object.class),
            map -> Collections.singletonMap(
                    "only", map.isEmpty() ? null : map.values().iterator().next()),
            map -> Collections.emptyMap(),
            RandomJdkObjects::units);

    private final Random random;
    private final List<Object> made = new ArrayList<>();

    RandomJdkObjects(Random random) {
        this.random = random;
    }

    /** Another graph. */
    Object next() {
        made.clear();
        return object(0);
    }

    private Object object(int depth) {
        if (depth > 0 && !made.isEmpty() && random.nextInt(8) == 0) {
            return made.get(random.nextInt(made.size()));
        }
        Object object = depth < DEEPEST && random.nextInt(5) > depth ? composite(depth) : scalar();
        made.add(object);
        return object;
    }

    private Object composite(int depth) {
        return switch (random.nextInt(4)) {
            case 0 -> pick(ORDERED).apply(keys());
            case 1, 2 -> pick(COLLECTIONS).apply(objects(depth));
            default -> pick(MAPS).apply(entries(depth));
        };
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private List<Object> objects(int depth) {
        List<Object> objects = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            objects.add(object(depth + 1));
        }
        return objects;
    }

    private Map<Object, Object> entries(int depth) {
        Map<Object, Object> entries = new LinkedHashMap<>();
        keys().forEach(key -> entries.put(key, object(depth + 1)));
        return entries;
    }

    /** Different ones of one class, which can be compared. */
    private List<Object> keys() {
        int kind = random.nextInt(4);
        Set<Object> keys = new LinkedHashSet<>();
        for (int i = random.nextInt(80) == 0 ? 300 : random.nextInt(7); i > 0; i--) {
            keys.add(
                    switch (kind) {
                        case 0 -> random.nextInt();
                        case 1 -> random.nextLong();
                        default -> text();
                    });
        }
        return new ArrayList<>(keys);
    }

    private String text() {
        List<String> parts = List.of("order", "a b", "\"", "\\", "é", "語", "😀", "\n", "\u0000", "id", "$x", "7");
        StringBuilder text = new StringBuilder(pick(parts));
        while (random.nextInt(3) > 0) {
            text.append(pick(parts));
        }
        return text.toString();
    }

    private Object scalar() {
        return switch (random.nextInt(40)) {
            case 0 -> null;
            case 1 -> random.nextBoolean();
            case 2 -> (byte) random.nextInt();
            case 3 -> (short) random.nextInt();
            case 4 -> (char) ('a' + random.nextInt(26));
            case 5 -> random.nextInt();
            case 6 -> random.nextLong();
            case 7 -> random.nextFloat() * 1e9f;
            case 8 -> random.nextBoolean() ? random.nextGaussian() * 1e300 : Double.NaN;
            case 9 -> new BigInteger(200, random).negate();
            case 10 -> new BigDecimal(new BigInteger(70, random), random.nextInt(60) - 20);
            case 11 -> new Date(random.nextLong() >> 16);
            case 12 -> new UUID(random.nextLong(), random.nextLong());
            case 13 -> pick(List.of(RoundingMode.values()));
            case 14 -> random.nextBoolean() ? int[].class : ArrayList.class;
            case 15 -> bytes();
            case 16 -> random.ints(random.nextInt(5)).toArray();
            case 17, 18 -> Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000));
            case 19 -> instant();
            case 20 -> date();
            case 21, 22 -> time();
            case 23 -> LocalDateTime.of(date(), time());
            case 24 -> LocalDateTime.of(date(), time()).atZone(pick(ZONES));
            case 25 -> time().atOffset(offset());
            case 26 -> LocalDateTime.of(date(), time()).atOffset(offset());
            case 27 -> Year.of(random.nextInt(20_000) - 10_000);
            case 28 -> YearMonth.from(date());
            case 29 -> MonthDay.from(date());
            case 30 -> Period.of(random.nextInt(9), random.nextInt(99) - 50, random.nextInt());
            case 31 -> offset();
            case 32 -> pick(List.of(Locale.ROOT, Locale.UK, Locale.forLanguageTag("sr-Latn-RS-x-lvariant-old")));
            case 33 -> new StringBuilder(8).append(text());
            case 34 -> new StringBuffer(text());
            case 35 -> URI.create("https://example.org:8443/" + random.nextInt() + "?q=1#end");
            case 36 -> new AtomicBoolean(random.nextBoolean());
            case 37 -> Timestamp.from(instant());
            case 38 -> new File("folder", "file" + random.nextInt());
            default -> text();
        };
    }

    private Instant instant() {
        return Instant.ofEpochSecond(random.nextLong() >> 30, random.nextInt(1_000_000_000));
    }

    private LocalDate date() {
        return LocalDate.ofEpochDay(random.nextInt() >> 8);
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

    private byte[] bytes() {
        byte[] bytes = new byte[random.nextInt(9)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static Stack<Object> stack(List<Object> elements) {
        Stack<Object> stack = new Stack<>();
        stack.addAll(elements);
        return stack;
    }

    /** Its elements go around the end of the array. */
    private static ArrayBlockingQueue<Object> ring(List<Object> elements) {
        ArrayBlockingQueue<Object> ring = new ArrayBlockingQueue<>(elements.size() + 2);
        ring.add("first");
        ring.add("second");
        ring.remove();
        ring.remove();
        ring.addAll(elements);
        return ring;
    }

    private static Collection<Object> filled(Collection<Object> empty, List<Object> elements) {
        empty.addAll(elements);
        return empty;
    }

    private static Map<Object, Object> withoutNulls(Map<Object, Object> map) {
        Map<Object, Object> whole = new LinkedHashMap<>();
        map.forEach((key, value) -> whole.put(key, value == null ? "none" : value));
        return whole;
    }

    private static EnumMap<TimeUnit, Object> units(Map<Object, Object> map) {
        EnumMap<TimeUnit, Object> units = new EnumMap<>(TimeUnit.class);
        Iterator<Object> next = map.values().iterator();
        for (TimeUnit unit : TimeUnit.values()) {
            if (next.hasNext()) {
                units.put(unit, next.next());
            }
        }
        return units;
    }
}
