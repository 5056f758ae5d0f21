package dev.hexplain.inspect;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Objects such as people keep: own classes, collections, maps, texts, numbers, times; empty, large, shared. */
final class DetectedObjects {
    private static final Map<String, Object> ALL = new LinkedHashMap<>();

    /** What an object has that a format can show. */
    enum Structure {
        /** A number, an empty list, nothing: most formats spell these in a byte or two. */
        BARE,
        /** One value. */
        SCALAR,
        /** Numbers and letters, of which any bytes may be some. */
        NUMBERS,
        /** Texts in a list or a map, or an object of a class. */
        TEXTS,
        /** What no object has: for formats that only a class list explains. */
        NEVER
    }

    private static final Map<Structure, Set<String>> LESS = Map.of(
            Structure.BARE,
            Set.of(
                    "null",
                    "true",
                    "one",
                    "integer",
                    "long",
                    "real",
                    "letter",
                    "no text",
                    "short text",
                    "no list",
                    "no map"),
            Structure.SCALAR,
            Set.of(
                    "decimal",
                    "large integer",
                    "UUID",
                    "enum",
                    "locale",
                    "text",
                    "letters of others",
                    "Chinese",
                    "long text",
                    "lines",
                    "date",
                    "instant",
                    "day",
                    "local time",
                    "zoned time",
                    "duration"),
            Structure.NUMBERS,
            Set.of("numbers", "many numbers", "mixed", "lists", "ints", "longs", "reals", "bytes", "point"));

    static {
        scalars();
        texts();
        lists();
        maps();
        times();
        arrays();
        owned();
    }

    private DetectedObjects() {}

    /** By name, in order. */
    static Map<String, Object> all() {
        return Collections.unmodifiableMap(ALL);
    }

    static Structure structure(String name) {
        return LESS.entrySet().stream()
                .filter(each -> each.getValue().contains(name))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(Structure.TEXTS);
    }

    @SuppressWarnings("unused")
    static class Line implements Serializable {
        private static final long serialVersionUID = 1;
        public String item = "kettle";
        public int quantity = 3;
        public double price = 24.9;

        Line() {}

        Line(String item, int quantity, double price) {
            this.item = item;
            this.quantity = quantity;
            this.price = price;
        }
    }

    @SuppressWarnings("unused")
    static class Order implements Serializable {
        private static final long serialVersionUID = 1;
        public long id = 4711;
        public String customer = "Ada Lovelace";
        public @Nullable String note;
        public boolean paid = true;
        public List<Line> lines = new ArrayList<>(List.of(new Line(), new Line("rope", 12, 3.5)));
        public Map<String, Integer> stock = new HashMap<>(Map.of("kettle", 4, "rope", 90));
    }

    @SuppressWarnings("unused")
    static class Point implements Serializable {
        private static final long serialVersionUID = 1;
        public int x = 17;
        public int y = -4;
        public long at = 1_700_000_000_000L;
    }

    private static void scalars() {
        ALL.put("null", null);
        ALL.put("true", true);
        ALL.put("one", 1);
        ALL.put("integer", 123456);
        ALL.put("long", 1_700_000_000_123L);
        ALL.put("real", 24.9);
        ALL.put("letter", 'x');
        ALL.put("decimal", new BigDecimal("12345678901234567890.25"));
        ALL.put("large integer", new BigInteger("123456789012345678901234567890"));
        ALL.put("UUID", UUID.fromString("0f8fad5b-d9cb-469f-a165-70867728950e"));
        ALL.put("enum", DayOfWeek.FRIDAY);
        ALL.put("locale", Locale.GERMANY);
    }

    private static void texts() {
        ALL.put("no text", "");
        ALL.put("short text", "ann");
        ALL.put("text", "order 4711, quay 9");
        ALL.put("letters of others", "Zürich, Übermut, größer als je");
        ALL.put("Chinese", "订单已经发货，请注意查收");
        ALL.put("long text", "the quick brown fox jumps over the lazy dog. ".repeat(40));
        ALL.put("lines", "first line\nsecond line\n\tthird line\n");
    }

    private static void lists() {
        ALL.put("no list", new ArrayList<>());
        ALL.put("texts", new ArrayList<>(List.of("kettle", "rope", "anchor")));
        ALL.put(
                "numbers",
                IntStream.range(0, 20).map(i -> i * i * 31).boxed().collect(Collectors.toCollection(ArrayList::new)));
        ALL.put("mixed", new ArrayList<>(Arrays.asList("a", 1, 2L, 3.5, true, null, "b")));
        ALL.put("linked", linked());
        ALL.put(
                "lists",
                new ArrayList<>(List.of(new ArrayList<>(List.of("a", "b")), new ArrayList<>(List.of("c", "d")))));
        ALL.put("many numbers", IntStream.range(0, 1000).boxed().collect(Collectors.toCollection(ArrayList::new)));
        ALL.put("set", new HashSet<>(List.of("EUR", "USD", "CHF")));
        ALL.put("ordered set", new LinkedHashSet<>(List.of("EUR", "USD", "CHF")));
        ALL.put("sorted set", new TreeSet<>(List.of("EUR", "USD", "CHF")));
        ALL.put("deque", new ArrayDeque<>(List.of("first", "second")));
        ALL.put("fixed list", Arrays.asList("kettle", "rope", "anchor"));
        String shared = "the same text";
        ALL.put("shared", new ArrayList<>(List.of(shared, shared, new ArrayList<>(List.of(shared)))));
    }

    @SuppressWarnings("JdkObsolete")
    private static List<Object> linked() {
        return new LinkedList<>(List.of("kettle", 12, "rope"));
    }

    private static void maps() {
        ALL.put("no map", new HashMap<>());
        Map<String, Object> session = new LinkedHashMap<>();
        session.put("user", "Ada Lovelace");
        session.put("visits", 3);
        session.put("created", 1_700_000_000_000L);
        session.put("items", new ArrayList<>(List.of("book", "pen")));
        ALL.put("session", new HashMap<>(session));
        ALL.put("ordered map", session);
        ALL.put("counts", new HashMap<>(Map.of("kettle", 4, "rope", 90)));
        ALL.put("sorted map", new TreeMap<>(Map.of("kettle", 4, "rope", 90, "anchor", 1)));
        ALL.put("texts by text", new HashMap<>(Map.of("name", "Ada", "city", "Zürich")));
        ALL.put("by number", new HashMap<>(Map.of(1, "one", 2, "two", 300, "three hundred")));
        ALL.put("by enum", new EnumMap<>(Map.of(DayOfWeek.MONDAY, "open", DayOfWeek.SUNDAY, "closed")));
        Map<String, Object> many = new HashMap<>();
        IntStream.range(0, 200).forEach(i -> many.put("key-" + i, i * 7));
        ALL.put("many entries", many);
        ALL.put(
                "nested maps",
                new HashMap<>(Map.of("session", new HashMap<>(session), "flags", new HashMap<>(Map.of("beta", true)))));
    }

    @SuppressWarnings("JavaUtilDate")
    private static void times() {
        ALL.put("date", new Date(1_700_000_000_000L));
        ALL.put("instant", Instant.ofEpochSecond(1_700_000_000L, 5_000_000));
        ALL.put("day", LocalDate.of(2024, 5, 17));
        ALL.put("local time", LocalDateTime.of(2024, 5, 17, 12, 30, 5));
        ALL.put("zoned time", ZonedDateTime.of(2024, 5, 17, 12, 30, 5, 0, ZoneId.of("Europe/Zurich")));
        ALL.put("duration", Duration.ofSeconds(90, 250));
    }

    private static void arrays() {
        ALL.put("ints", new int[] {1, 20, 300, 4000, 50_000});
        ALL.put("longs", new long[] {1_700_000_000_000L, 1_700_000_000_001L});
        ALL.put("reals", new double[] {24.9, 3.5, 0.25});
        ALL.put("bytes", new byte[] {1, 2, 3, -1, -2, -3, 0, 0, 9, 9});
        ALL.put("array of texts", new String[] {"kettle", "rope", "anchor"});
        ALL.put("array of objects", new Object[] {"kettle", 3, 24.9});
    }

    private static void owned() {
        ALL.put("line", new Line());
        ALL.put("order", new Order());
        ALL.put("point", new Point());
        ALL.put("list of lines", new ArrayList<>(List.of(new Line(), new Line("rope", 12, 3.5))));
        ALL.put(
                "orders",
                IntStream.range(0, 50).mapToObj(_ -> new Order()).collect(Collectors.toCollection(ArrayList::new)));
        ALL.put("lines by name", new HashMap<>(Map.of("first", new Line(), "second", new Line("rope", 12, 3.5))));
        ALL.put("array of lines", new Line[] {new Line(), new Line("rope", 12, 3.5)});
    }
}
