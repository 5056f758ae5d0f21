package dev.hexplain.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Objects of classes that differ in what their fields are declared as and hold. */
@SuppressWarnings({
    "unused",
    "HidingField",
    "MemberName",
    "JdkObsolete",
    "JavaUtilDate",
    "UnicodeInCode",
    "rawtypes",
    "unchecked"
})
public final class WrittenObjects {
    private WrittenObjects() {}

    public enum Kind {
        X,
        Y,
        Z
    }

    public enum Bodied {
        PLAIN,
        OTHER {
            @Override
            int of() {
                return 2;
            }
        };

        int of() {
            return 1;
        }
    }

    public static class ByteBoolean {
        byte b = 7;
        boolean z;
        char c = 'A';
        short s = 1;
    }

    public static class Mixed {
        boolean a = true;
        byte b = 7;
        boolean c;
        byte d = 9;
        short e = -2;
        char f = '\uFFFF';
        short g = 3;
        char h = 'é';
    }

    public static class Primitives {
        boolean z = true;
        byte b = -7;
        short s = -300;
        char c = 'q';
        int i = 300_000;
        long l = 1L << 40;
        float f = 1.5F;
        double d = -0.1;
        int i2 = Integer.MIN_VALUE;
        long l2 = Long.MIN_VALUE;
        long small = (1L << 30) - 1;
        long notSmall = 1L << 30;
        double nan = Double.NaN;
        float zero = -0F;
    }

    public static class Boxes {
        Byte bb = 3;
        Boolean bz = true;
        Short bs = 2;
        Character bc = 'B';
        Float bf = 1F;
        Integer bi = -5;
        Long bl = 77L;
        Double bd = 2.5;
    }

    public static class NullBoxes {
        Byte bb;
        Boolean bz = false;
        Short bs;
        Character bc;
        Float bf;
        Integer bi;
        Long bl;
        Double bd;
        String text;
        Object any;
        List<String> list;
        Map<String, String> map;
        int[] ints;
        Kind kind;
        NullBoxes self;
    }

    public static class PrimitiveArrays {
        int[] ia = {1, -1};
        byte[] ba = {1, 2};
        char[] ca = {'a', 'é'};
        boolean[] za = {true, false};
        long[] la = {Long.MAX_VALUE};
        short[] sa = {-1};
        float[] fa = {0.5F};
        double[] da = {1e300};
        int[] none = {};
    }

    public static class BoxedArrays {
        Integer[] ints = {5, null};
        Long[] longs = {5L, null};
        Boolean[] bools = {true, null};
        Byte[] bytes = {1, null};
        Character[] chars = {'a', null};
        Short[] shorts = {1, null};
        Float[] floats = {1F, null};
        Double[] doubles = {1D, null};
        String[] texts = {"q", null};
        Integer[] whole = {1, 2};
        Integer[] empty = {};
    }

    public static class ObjectArrays {
        Object[] oa = {"x", 1, null, 2.5};
        Object[] same = {"x", "y"};
        Object[] nulls = {null, null};
        Number[] numbers = {1, 2L};
        int[][] iaa = {{1}, null, {}};
        String[][] s2 = {{"a"}, null};
        Point[] ps = {new Point(), null};
        Fixed[] fs = {new Fixed(), null};
        Kind[] ks = {Kind.X, null, Kind.Z};
        Kind[][] kss = {{Kind.Y}};
        Integer[][] boxed = {{1, null}, {}};
        Object[][] deep = {{1, "a"}, {null}};
        BigDecimal[] decimals = {BigDecimal.ONE};
        List<?>[] lists = {new ArrayList<>(List.of(1))};
    }

    public static class Point {
        int x = 3;
    }

    public static class Point3 extends Point {
        int z = 4;
    }

    public static final class Fixed {
        long a = 5;
        String b = "b";
    }

    public record Pair(int left, String right, Integer boxed) {}

    public static class Enums {
        Kind k = Kind.Y;
        Kind none;
        Object any = Kind.Z;
        Bodied plain = Bodied.PLAIN;
        Bodied other = Bodied.OTHER;
        List<Kind> list = new ArrayList<>(List.of(Kind.X, Kind.Z));
        Map<Kind, Kind> map = new HashMap<>(Map.of(Kind.X, Kind.Y));
    }

    public static class Lists {
        List<Integer> li = new ArrayList<>(Arrays.asList(1, null, 3));
        List<Object> lo = new ArrayList<>(Arrays.asList(1, "s", null, 2.5));
        List<Object> same = new ArrayList<>(List.of("a", "b"));
        List<Object> sameNull = new ArrayList<>(Arrays.asList("a", null));
        List<String> texts = new ArrayList<>(List.of("a", "é€", "\uD83D\uDE00"));
        List<List<String>> ll = new ArrayList<>(List.of(new ArrayList<>(List.of("a"))));
        List<Point> points = new ArrayList<>(List.of(new Point(), new Point()));
        List<Point> sub = new ArrayList<>(List.of(new Point(), new Point3()));
        List<Fixed> fixed = new ArrayList<>(Arrays.asList(new Fixed(), null));
        LinkedList<String> linked = new LinkedList<>(List.of("a", "b"));
        Collection<Long> collection = new ArrayList<>(List.of(5L));
        List raw = new ArrayList<>(List.of(1, 2));
        List<?> wild = new ArrayList<>(List.of(1, 2));
        List<? extends Number> bound = new ArrayList<>(List.of(1, 2));
        List<int[]> arrays = new ArrayList<>(List.of(new int[] {1}));
        ArrayList<String> empty = new ArrayList<>();
        Object any = new ArrayList<>(List.of("in", "any"));
    }

    public static class Nulls {
        List<String> texts = new ArrayList<>(Arrays.asList(null, null));
        List<Object> objects = new ArrayList<>(Arrays.asList(null, null));
        List<Point> points = new ArrayList<>(Arrays.asList((Point) null));
        List<Fixed> fixed = new ArrayList<>(Arrays.asList((Fixed) null));
        List raw = new ArrayList<>(Arrays.asList((Object) null));
        Object any = new ArrayList<>(Arrays.asList((Object) null));
        Set<Object> set = new LinkedHashSet<>(Arrays.asList((Object) null));
        Map<String, Object> map = new LinkedHashMap<>(Collections.singletonMap("k", null));
        Map<String, Object> keys = new LinkedHashMap<>(Collections.singletonMap(null, 1));
    }

    public static class JdkLists {
        List<Integer> one = List.of(1);
        List<Integer> many = List.of(1, 2, 3);
        Set<Integer> set1 = Set.of(1);
        Set<Integer> setN = Set.of(1, 2, 3);
        Map<String, Integer> map1 = Map.of("k", 1);
        Map<String, Integer> mapN = Map.of("k", 1, "l", 2);
        List<Integer> asList = Arrays.asList(1, 2);
        List<Integer> single = Collections.singletonList(5);
        Set<Integer> singleSet = Collections.singleton(5);
        Map<String, Integer> singleMap = Collections.singletonMap("a", 5);
        List<Integer> empty = Collections.emptyList();
        Set<Integer> emptySet = Collections.emptySet();
        Map<String, Integer> emptyMap = Collections.emptyMap();
        List<Integer> unmodifiable = Collections.unmodifiableList(new ArrayList<>(List.of(5)));
        Collection<Integer> synchronised = Collections.synchronizedList(new ArrayList<>(List.of(5)));
        Map<String, Integer> unmodifiableMap = Collections.unmodifiableMap(new HashMap<>(Map.of("k", 5)));
    }

    public static class Sets {
        Set<String> ss = new LinkedHashSet<>(List.of("s", "t"));
        Set<Point> points = new LinkedHashSet<>(List.of(new Point()));
        TreeSet<Integer> tree = new TreeSet<>(List.of(1, 2));
        ArrayDeque<String> deque = new ArrayDeque<>(List.of("a"));
        Vector<Integer> vector = new Vector<>(List.of(1));
    }

    public static class Maps {
        TreeMap<Integer, String> tm = new TreeMap<>(Map.of(1, "x"));
        SortedMap<String, Integer> sorted = new TreeMap<>(Map.of("k", 1));
        Map<String, Integer> hm = new HashMap<>(Map.of("k", 4));
        Map<String, Object> mixed = new LinkedHashMap<>();
        Map<Object, Object> any = new LinkedHashMap<>(Map.of("a", 1));
        Map<Integer, List<String>> lists = new LinkedHashMap<>(Map.of(5, new ArrayList<>(List.of("v"))));
        Map<String, Map<String, Integer>> maps = new HashMap<>(Map.of("o", new HashMap<>(Map.of("i", 1))));
        Map<String, Point> points = new HashMap<>(Map.of("p", new Point()));
        Map<String, Fixed> fixed = new HashMap<>(Map.of("f", new Fixed()));
        Map<Fixed, String> keys = new HashMap<>(Map.of(new Fixed(), "v"));
        Map<Long, Double> numbers = new HashMap<>(Map.of(5L, 0.5));
        Map raw = new HashMap<>(Map.of("r", 1));
        Map<String, Integer> empty = new HashMap<>();

        Maps() {
            mixed.put("k", 1);
            mixed.put("n", null);
            mixed.put("p", new Point());
            mixed.put("t", "text");
            mixed.put("u", "text");
        }
    }

    public static class Shared {
        Point p = new Point();
        Point q = p;
        Object o = p;
        String s = "shared text";
        String t = s;
        List<String> l = new ArrayList<>(List.of(s, s));
        List<String> m = l;
    }

    public static class Cycle {
        Cycle c = this;
        int i = 4;
        List<Cycle> list = new ArrayList<>(List.of(this));
    }

    public static class Times {
        Date d = new Date(5);
        Instant instant = Instant.ofEpochSecond(1, 5);
        LocalDate date = LocalDate.of(2024, 2, 29);
        LocalTime time = LocalTime.of(10, 11, 12);
        LocalDateTime dateTime = LocalDateTime.of(2024, 2, 29, 10, 11);
        Duration duration = Duration.ofMillis(-5);
        Period period = Period.of(1, -2, 3);
        Year year = Year.of(2024);
        YearMonth month = YearMonth.of(2024, 2);
        MonthDay day = MonthDay.of(2, 29);
        ZoneOffset offset = ZoneOffset.ofTotalSeconds(61);
        OffsetDateTime offsetTime = OffsetDateTime.parse("2024-02-29T10:11+01:00");
        Object any = Instant.ofEpochSecond(-5, 0);
        List<LocalDate> dates = new ArrayList<>(List.of(LocalDate.MAX));
    }

    public static class Numbers {
        BigDecimal bd = new BigDecimal("1.5");
        BigDecimal negative = new BigDecimal("-12345678901234567890.123");
        BigInteger bi = BigInteger.TEN.pow(30);
        Number n = 5;
        Number m = 2.5;
        Comparable<?> c = "text";
        UUID u = new UUID(1, -2);
    }

    public static class Parent {
        int version = 3;
        String owner = "o";
        private int same = 1;
        private String text = "parent";
    }

    public static class Child extends Parent {
        int a = 1;
        Parent next = new Parent();
        private int same = 2;
        private String text = "child";
    }

    public static class GrandChild extends Child {
        int last = 9;
    }

    public static class Names {
        String fooBar = "1";
        String foo_bar2 = "2";
        String fooa = "3";
        String foo_a = "4";
        String FOO = "5";
        String éa = "6";
        String Éb = "7";
        String a1 = "8";
        String aB = "9";
        String ab = "10";
        String _x = "11";
        String $y = "12";
    }

    public static class Generic<T> {
        T value;
        List<T> list = new ArrayList<>();
        T[] array;

        Generic(T value) {
            this.value = value;
            list.add(value);
        }
    }

    public static class Bounded<T extends Number> {
        T value;

        Bounded(T value) {
            this.value = value;
        }
    }

    public static class GenericFields {
        Generic<String> text = new Generic<>("t");
        Generic<Point> point = new Generic<>(new Point());
        Bounded<Integer> bounded = new Bounded<>(5);
    }

    public static class Others {
        Optional<String> optional = Optional.of("x");
        StringBuilder builder = new StringBuilder("sb");
        CharSequence chars = "cs";
        BitSet bits = BitSet.valueOf(new long[] {5});
        Pair pair = new Pair(1, "r", null);
        Object any = new Pair(2, "s", 3);
        Class<?> type = String.class;
        List<Pair> pairs = new ArrayList<>(List.of(new Pair(3, "t", 4)));
        Object point = new Point();
        Object fixed = new Fixed();
        Object ints = new int[] {1};
        Object boxed = new Integer[] {1};
        Object points = new Point[] {new Point()};
        Object plain = 5L;
        Object nothing;
    }

    public static class Empty {}

    public static class Holder {
        Empty empty = new Empty();
        Object any = new Empty();
        Point3 point = new Point3();
        Point declared = new Point3();
    }

    public static class Texts {
        String a = "é€";
        String b = "\u00ff\u0100";
        String c = "";
        String d = "\uD83D\uDE00";
        String e = "x".repeat(300);
        String f = "中".repeat(100);
    }

    public static class Concurrent {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("k", 1));
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
        CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>(List.of(1));
        ConcurrentSkipListMap<String, Integer> skipMap = new ConcurrentSkipListMap<>(Map.of("k", 1));
        ConcurrentSkipListSet<Integer> skipSet = new ConcurrentSkipListSet<>(List.of(1));
        AtomicInteger integer = new AtomicInteger(5);
        AtomicLong number = new AtomicLong(-5);
        AtomicBoolean bool = new AtomicBoolean(true);
        AtomicReference<String> reference = new AtomicReference<>("r");
        ArrayBlockingQueue<Integer> array = new ArrayBlockingQueue<>(7, false, List.of(1));
        LinkedBlockingQueue<Integer> linked = new LinkedBlockingQueue<>(List.of(1));
    }

    public static class Rare {
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(2, 3));
        EnumMap<Kind, Integer> enumMap = new EnumMap<>(Map.of(Kind.Y, 5));
        EnumSet<Kind> enumSet = EnumSet.of(Kind.Z);
        OptionalInt optionalInt = OptionalInt.of(5);
        OptionalInt none = OptionalInt.empty();
        OptionalLong optionalLong = OptionalLong.of(5);
        OptionalDouble optionalDouble = OptionalDouble.of(0.5);
        Currency currency = Currency.getInstance("EUR");
        URI uri = URI.create("http://a/b");
        Locale locale = Locale.forLanguageTag("de-CH");
        Timestamp timestamp = new Timestamp(1001);
        java.sql.Date sqlDate = new java.sql.Date(5);
        Time sqlTime = new Time(5);
        StringBuffer buffer = new StringBuffer("b");
        SortedMap<String, Integer> synchronizedMap = Collections.synchronizedSortedMap(new TreeMap<>(Map.of("k", 1)));
        SortedMap<String, Integer> unmodifiableMap = Collections.unmodifiableSortedMap(new TreeMap<>(Map.of("k", 1)));
        Object object = new Object();
    }

    public static class Sorted {
        TreeSet<String> reverse = new TreeSet<>(Collections.reverseOrder());
        TreeMap<String, Integer> natural = new TreeMap<>(Comparator.naturalOrder());

        Sorted() {
            reverse.addAll(List.of("a", "b"));
            natural.put("k", 1);
        }
    }

    /** All of these, and values that no object is around. */
    public static List<Object> all() {
        List<Object> objects = new ArrayList<>(List.of(
                new ByteBoolean(),
                new Mixed(),
                new Primitives(),
                new Boxes(),
                new NullBoxes(),
                new PrimitiveArrays(),
                new BoxedArrays(),
                new ObjectArrays(),
                new Point3(),
                new Fixed(),
                new Pair(1, "r", null),
                new Enums(),
                new Lists(),
                new Nulls(),
                new JdkLists(),
                new Sets(),
                new Maps(),
                new Shared(),
                new Cycle(),
                new Times(),
                new Numbers(),
                new Child(),
                new GrandChild(),
                new Names(),
                new Generic<>(5),
                new GenericFields(),
                new Others(),
                new Holder(),
                new Texts(),
                new Concurrent(),
                new Rare(),
                new Sorted()));
        objects.addAll(outermost());
        return objects;
    }

    private static List<Object> outermost() {
        return List.of(
                new ArrayList<>(List.of(new Point(), new Point3())),
                new ArrayList<>(List.of(new Point(), new Point())),
                new ArrayList<>(Arrays.asList(null, null)),
                new ArrayList<>(Arrays.asList(Kind.X, null)),
                new ArrayList<>(Arrays.asList(Kind.X, Bodied.PLAIN, Bodied.OTHER)),
                new LinkedHashMap<>(Map.of(new Fixed(), new Point())),
                new LinkedHashMap<>(Map.of(Kind.X, "x")),
                new LinkedHashMap<>(Map.of("k", new ArrayList<>(List.of(1, 2)))),
                new Integer[] {1, null},
                new Integer[0],
                new Object[] {null},
                new Object[] {1, "a", new Point(), new int[] {1}},
                new Point[] {new Point(), null, new Point3()},
                new Fixed[] {new Fixed()},
                new Kind[] {Kind.Y, null},
                new int[][] {{1}, null},
                new Integer[][] {{1}, null},
                new Point[][] {{new Point()}, null},
                new String[] {"a"},
                Kind.Z,
                Bodied.OTHER,
                Optional.of(new Point()),
                new ArrayList<>(List.of(new ArrayList<>(List.of(new Point())), new ArrayList<>())),
                List.of(new Fixed(), new Fixed()),
                Set.of(Kind.X),
                Map.of("k", new Point()),
                new TreeMap<>(Map.of("b", new Point(), "a", new Point3())),
                "text",
                5,
                -5L,
                true,
                'c');
    }
}
