package dev.hexplain.codecs.objects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;

/** The collections and maps of the JDK that a declared type may be; what implements an interface keeps the order. */
final class DeclaredContainers {
    private static final Map<String, Supplier<Collection<Object>>> COLLECTIONS = new HashMap<>();
    private static final Map<String, Supplier<Map<Object, Object>>> MAPS = new HashMap<>();

    static {
        collections(ArrayList::new, "List", "Collection", "ArrayList");
        COLLECTIONS.put("java.lang.Iterable", ArrayList::new);
        collections(LinkedHashSet::new, "Set", "LinkedHashSet");
        collections(HashSet::new, "HashSet");
        collections(TreeSet::new, "SortedSet", "NavigableSet", "TreeSet");
        collections(ArrayDeque::new, "Queue", "Deque", "ArrayDeque");
        collections(LinkedList::new, "LinkedList");
        collections(PriorityQueue::new, "PriorityQueue");
        collections(Vector::new, "Vector");
        collections(Stack::new, "Stack");
        collections(CopyOnWriteArrayList::new, "concurrent.CopyOnWriteArrayList");
        collections(CopyOnWriteArraySet::new, "concurrent.CopyOnWriteArraySet");
        collections(ConcurrentSkipListSet::new, "concurrent.ConcurrentSkipListSet");
        collections(ConcurrentLinkedQueue::new, "concurrent.ConcurrentLinkedQueue");
        maps(LinkedHashMap::new, "Map", "LinkedHashMap");
        maps(HashMap::new, "HashMap");
        maps(TreeMap::new, "SortedMap", "NavigableMap", "TreeMap");
        maps(Hashtable::new, "Hashtable");
        maps(IdentityHashMap::new, "IdentityHashMap");
        maps(ConcurrentHashMap::new, "concurrent.ConcurrentMap", "concurrent.ConcurrentHashMap");
        maps(ConcurrentSkipListMap::new, "concurrent.ConcurrentSkipListMap");
    }

    private DeclaredContainers() {}

    private static void collections(Supplier<Collection<Object>> make, String... names) {
        List.of(names).forEach(name -> COLLECTIONS.put("java.util." + name, make));
    }

    private static void maps(Supplier<Map<Object, Object>> make, String... names) {
        List.of(names).forEach(name -> MAPS.put("java.util." + name, make));
    }

    static boolean isCollection(String className) {
        return COLLECTIONS.containsKey(className);
    }

    static boolean isMap(String className) {
        return MAPS.containsKey(className);
    }

    /** An empty collection. */
    static Collection<Object> collection(String className) {
        return COLLECTIONS.getOrDefault(className, Collections::emptyList).get();
    }

    /** An empty map. */
    static Map<Object, Object> map(String className) {
        return MAPS.getOrDefault(className, Collections::emptyMap).get();
    }
}
