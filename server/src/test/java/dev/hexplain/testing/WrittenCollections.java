package dev.hexplain.testing;

import dev.hexplain.testing.WrittenGraphs.Fixed;
import dev.hexplain.testing.WrittenGraphs.Point;
import dev.hexplain.testing.WrittenGraphs.Point3;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
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

/** Objects whose fields are lists, sets, maps and queues. */
@SuppressWarnings({"unused", "rawtypes", "JdkObsolete", "UnicodeInCode", "unchecked"})
public final class WrittenCollections {
    private WrittenCollections() {}

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

    public static class Sorted {
        TreeSet<String> reverse = new TreeSet<>(Collections.reverseOrder());
        TreeMap<String, Integer> natural = new TreeMap<>(Comparator.naturalOrder());

        Sorted() {
            reverse.addAll(List.of("a", "b"));
            natural.put("k", 1);
        }
    }
}
