package dev.hexplain.decoders.javaserialization;

import java.io.Serializable;
import java.io.WriteAbortedException;
import java.lang.reflect.InvocationTargetException;
import java.rmi.RemoteException;
import java.sql.SQLException;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** A random graph of objects of the JDK that share what views show and what they hide. */
final class SharingGraph {
    private final Random random;
    private final int most;
    private final List<Object> made = new ArrayList<>();

    /** An object without a view. */
    record Plain(int id, Object inner) implements Serializable {}

    SharingGraph(Random random, int most) {
        this.random = random;
        this.most = most;
    }

    Object root() {
        int count = 1 + random.nextInt(most);
        List<Object> root = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            root.add(object(0));
        }
        Collections.shuffle(root, random);
        return root.size() % 2 == 0 ? root : root.toArray();
    }

    /** A new object, or one of those that stand anywhere: hidden or not. */
    private Object object(int depth) {
        if (depth > 4 || (!made.isEmpty() && random.nextInt(5) < 2)) {
            return made.isEmpty() ? "leaf" : made.get(random.nextInt(made.size()));
        }
        Object object = made(depth + 1);
        made.add(object);
        return object;
    }

    private Object made(int depth) {
        return switch (random.nextInt(27)) {
            case 0 -> Collections.unmodifiableList(list(depth));
            case 1 -> Collections.synchronizedList(list(depth));
            case 2 -> Collections.unmodifiableCollection(list(depth));
            case 3 -> Collections.checkedList(list(depth), Object.class);
            case 4 -> Collections.unmodifiableMap(map(depth));
            case 5 -> Collections.synchronizedMap(map(depth));
            case 6 -> new TreeMap<>(order(depth));
            case 7 -> new TreeSet<>(order(depth));
            case 8 -> new PriorityQueue<>(order(depth));
            case 9 -> new PriorityBlockingQueue<>(1, order(depth));
            case 10 -> new ConcurrentSkipListMap<>(order(depth));
            case 11 -> new ConcurrentSkipListSet<>(order(depth));
            case 12 -> set(depth);
            case 13 -> kept(new ConcurrentHashMap<>(Map.of("k", object(depth)))).keySet();
            case 14 -> new AtomicReference<>(object(depth));
            case 15 -> new AtomicReferenceArray<>(new Object[] {object(depth), object(depth)});
            case 16 -> Arrays.asList(kept(new Object[] {object(depth), object(depth)}));
            case 17 -> new Vector<>(list(depth));
            case 18 -> new AbstractMap.SimpleEntry<>("key", object(depth));
            case 19 -> Collections.asLifoQueue(kept(new ArrayDeque<>(List.of(object(depth)))));
            case 20 -> new CopyOnWriteArraySet<>(List.of(object(depth)));
            case 21 -> basket(depth);
            case 22 -> thrown(depth);
            case 23 -> ring(depth);
            case 24 -> properties();
            case 25 -> list(depth);
            default -> new Plain(made.size(), object(depth));
        };
    }

    private Object set(int depth) {
        Map<Object, Boolean> map = kept(new LinkedHashMap<>());
        Set<Object> set = Collections.newSetFromMap(map);
        set.add("s");
        set.add(new Object[] {object(depth)});
        return set;
    }

    private <T> T kept(T hidden) {
        made.add(hidden);
        return hidden;
    }

    private List<Object> list(int depth) {
        return kept(new ArrayList<>(Arrays.asList("e", object(depth), object(depth))));
    }

    private Map<Object, Object> map(int depth) {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("a", object(depth));
        map.put("b", object(depth));
        return kept(map);
    }

    private HiddenObjectsTest.ByLength order(int depth) {
        return kept(new HiddenObjectsTest.ByLength("de", list(depth)));
    }

    private Object basket(int depth) {
        HiddenObjectsTest.Basket basket = new HiddenObjectsTest.Basket(object(depth));
        basket.add(object(depth));
        return basket;
    }

    private static Object properties() {
        Properties defaults = new Properties();
        defaults.setProperty("d", "1");
        return new Properties(defaults);
    }

    private Object ring(int depth) {
        ArrayBlockingQueue<Object> ring = new ArrayBlockingQueue<>(40);
        for (int i = 0; i < 30; i++) {
            ring.add(i);
        }
        ring.clear();
        for (int i = 0; i < 20; i++) {
            ring.add(i % 9 == 0 ? object(depth) : i);
        }
        return ring;
    }

    private Object thrown(int depth) {
        Throwable cause = kept(new IllegalStateException("cause"));
        Throwable thrown = switch (random.nextInt(5)) {
            case 0 -> new InvocationTargetException(cause);
            case 1 -> new RemoteException("remote", cause);
            case 2 -> new WriteAbortedException("aborted", new IllegalStateException(cause));
            case 3 -> new SQLException("sql", "42", 1, cause);
            default -> new IllegalArgumentException(cause);
        };
        if (thrown instanceof SQLException sql) {
            sql.setNextException(kept(new SQLException("next " + depth)));
        }
        thrown.addSuppressed(cause);
        thrown.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "C.java", 1)});
        return thrown;
    }
}
