package dev.hexplain.decoders.javaserialization.graphs;

import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
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
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/**
 * Graphs of JDK objects, the same ones for a seed: collections in collections, with objects that stand in several. In
 * Java 17, so that its JDK can write them too.
 */
@SuppressWarnings({"JdkObsolete", "JavaUtilDate"})
final class RandomJdkObjects {
    private static final int DEEPEST = 4;

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
            elements -> Collections.singletonList(elements.isEmpty() ? null : elements.get(0)),
            elements -> Collections.emptyList(),
            elements -> Collections.emptySet(),
            elements -> new ConcurrentHashMap<>(Map.of("only", new ArrayList<>(elements))).values(),
            elements -> new AtomicReference<>(elements.isEmpty() ? null : elements.get(0)),
            elements -> new AtomicReferenceArray<>(elements.toArray()),
            elements -> new GraphRecord("name", elements),
            elements -> new AbstractMap.SimpleEntry<>("key", elements.isEmpty() ? null : elements.get(0)),
            elements -> new AbstractMap.SimpleImmutableEntry<>("key", new ArrayList<>(elements)),
            elements -> Collections.unmodifiableCollection(new ArrayDeque<>(new ArrayList<>(withoutNulls(elements)))),
            elements -> Collections.asLifoQueue(new ArrayDeque<>(withoutNulls(elements))),
            elements -> new LinkedTransferQueue<>(withoutNulls(elements)),
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
            elements -> Collections.singleton(elements.isEmpty() ? "" : elements.get(0)));

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
            map -> new IdentityHashMap<>(map),
            RandomJdkObjects::properties,
            map -> Collections.unmodifiableSortedMap(new TreeMap<>(map)),
            RandomJdkObjects::units);

    private final Random random;
    private final RandomJdkScalars scalars;
    private final List<Object> made = new ArrayList<>();

    RandomJdkObjects(Random random) {
        this.random = random;
        this.scalars = new RandomJdkScalars(random);
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
        Object object = depth < DEEPEST && random.nextInt(5) > depth ? composite(depth) : scalars.next();
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
                        default -> scalars.text();
                    });
        }
        return new ArrayList<>(keys);
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

    private static List<Object> withoutNulls(List<Object> elements) {
        List<Object> whole = new ArrayList<>(elements);
        whole.removeIf(Objects::isNull);
        return whole;
    }

    private static Properties properties(Map<Object, Object> map) {
        Properties properties = new Properties();
        map.keySet().forEach(key -> properties.setProperty(key.toString(), "value"));
        return properties;
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
