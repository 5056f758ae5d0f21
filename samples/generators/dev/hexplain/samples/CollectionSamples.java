package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.*;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The JDK's collections. None hashes by identity, and no immutable set or map has two entries: the order of those
 * differs from run to run.
 */
final class CollectionSamples {
    private CollectionSamples() {}

    static List<Sample> all() {
        List<Sample> samples = new ArrayList<>();
        samples.addAll(lists());
        samples.addAll(maps());
        samples.addAll(others());
        return samples;
    }

    private static List<Sample> lists() {
        List<String> pets = List.of("cat", "dog", "cat");
        return List.of(
                of(
                        "array-list",
                        "ArrayList",
                        "Size as a field and again as capacity, then the elements.",
                        () -> Dumps.of(new ArrayList<>(pets))),
                of(
                        "linked-list",
                        "LinkedList",
                        "No fields: a count and the elements.",
                        () -> Dumps.of(new LinkedList<>(pets))),
                of(
                        "vector-and-stack",
                        "Vector and Stack",
                        "The backing array is written whole, with its unused places.",
                        () -> {
                            Stack<String> stack = new Stack<>();
                            stack.addAll(pets);
                            return Dumps.of(new Vector<>(pets), stack);
                        }),
                of(
                        "list-immutable",
                        "List.of",
                        "Immutable lists of one, two and three elements are all CollSer.",
                        () -> Dumps.of(List.of("one"), List.of("one", "two"), pets)),
                of(
                        "arrays-as-list",
                        "Arrays.asList",
                        "A thin object around the array.",
                        () -> Dumps.of(Arrays.asList("cat", null, "dog"))),
                of(
                        "copy-on-write-list",
                        "CopyOnWriteArrayList",
                        "A length and the elements, without default fields.",
                        () -> Dumps.of(new CopyOnWriteArrayList<>(pets))),
                of(
                        "collections-wrappers",
                        "Wrappers of Collections",
                        "Unmodifiable, synchronized, checked, empty, singleton and repeated collections.",
                        () -> Dumps.of(
                                Collections.unmodifiableList(new ArrayList<>(pets)),
                                Collections.synchronizedMap(new TreeMap<>(Map.of("k", "v"))),
                                Collections.checkedList(new ArrayList<>(pets), String.class),
                                Collections.emptyList(),
                                Collections.singletonMap("only", 1),
                                Collections.nCopies(3, "x"))));
    }

    private static List<Sample> maps() {
        return List.of(
                of(
                        "hash-map",
                        "HashMap",
                        "Load factor and threshold as fields, then capacity, count, keys and values.",
                        () -> Dumps.of(filled(new HashMap<>()))),
                of(
                        "linked-hash-map",
                        "LinkedHashMap",
                        "A HashMap with one more field, in order of insertion.",
                        () -> Dumps.of(filled(new LinkedHashMap<>()))),
                of(
                        "tree-map",
                        "TreeMap with a comparator",
                        "The comparator is an object of the stream.",
                        () -> Dumps.of(
                                filled(new TreeMap<>(String.CASE_INSENSITIVE_ORDER)),
                                filled(new TreeMap<>(Comparator.reverseOrder())))),
                of(
                        "map-immutable",
                        "Map.of and Set.of",
                        "One entry and one element, as CollSer.",
                        () -> Dumps.of(Map.of("key", "value"), Set.of("element"))),
                of(
                        "hashtable-and-properties",
                        "Hashtable and Properties",
                        "Bucket count, entry count, keys and values; Properties adds its defaults.",
                        () -> Dumps.of(filled(new Hashtable<>()), properties())),
                of(
                        "concurrent-maps",
                        "ConcurrentHashMap and ConcurrentSkipListMap",
                        "Sixteen segments for readers of old, then entries up to a null.",
                        () -> Dumps.of(filled(new ConcurrentHashMap<>()), filled(new ConcurrentSkipListMap<>()))));
    }

    private static List<Sample> others() {
        List<Integer> numbers = List.of(5, -2, 9);
        return List.of(
                of(
                        "hash-sets",
                        "HashSet and LinkedHashSet",
                        "Capacity, load factor, size, elements.",
                        () -> Dumps.of(new HashSet<>(numbers), new LinkedHashSet<>(numbers))),
                of(
                        "tree-set",
                        "TreeSet",
                        "A comparator or null, a count, the elements in order.",
                        () -> Dumps.of(new TreeSet<>(numbers))),
                of(
                        "queues",
                        "Queues",
                        "ArrayDeque, PriorityQueue with a comparator, and two concurrent queues.",
                        () -> Dumps.of(
                                new ArrayDeque<>(numbers),
                                priorityQueue(numbers),
                                new ArrayBlockingQueue<>(4, false, numbers),
                                new ConcurrentLinkedQueue<>(numbers))),
                of(
                        "bit-set",
                        "BitSet",
                        "Written by putFields: the words that are in use.",
                        () -> Dumps.of(BitSet.valueOf(new long[] {0b1011L, -2L}))),
                featured(
                        "web-session",
                        "A web session",
                        "What a session store holds: nested maps, lists, dates, decimals, shared values.",
                        CollectionSamples::session));
    }

    private static <M extends Map<String, Integer>> M filled(M map) {
        map.put("apple", 3);
        map.put("pear", -2);
        map.put("zebra fruit", 1_000_000);
        return map;
    }

    private static Properties properties() {
        Properties defaults = new Properties();
        defaults.setProperty("colour", "grey");
        Properties properties = new Properties(defaults);
        properties.setProperty("size", "12");
        return properties;
    }

    private static PriorityQueue<Integer> priorityQueue(List<Integer> numbers) {
        PriorityQueue<Integer> queue = new PriorityQueue<>(Collections.reverseOrder());
        queue.addAll(numbers);
        return queue;
    }

    private static byte[] session() throws IOException {
        Map<String, Object> user = new LinkedHashMap<>();
        user.put("id", 4711L);
        user.put("name", "Zoë 😀");
        user.put("locale", Locale.UK);
        user.put("roles", new TreeSet<>(List.of("buyer", "editor")));
        List<Object> cart = new ArrayList<>();
        cart.add(Map.of("sku", "A-1"));
        cart.add(new BigDecimal("19.99"));
        cart.add(user);
        Map<String, Object> session = new HashMap<>();
        session.put("user", user);
        session.put("cart", cart);
        session.put("created", new Date(1_342_000_000_000L));
        session.put("token", new UUID(0x0123456789ABCDEFL, 0xFEDCBA9876543210L));
        session.put("csrf", new byte[] {1, 2, 3, 4, -1});
        return Dumps.of(session);
    }
}
