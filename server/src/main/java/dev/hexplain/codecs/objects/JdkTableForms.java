package dev.hexplain.codecs.objects;

import dev.hexplain.bytes.Cursor;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/** Maps and sets of the JDK, with their capacity and load factor where these can be given. */
@SuppressWarnings("JdkObsolete") // the classes that streams name
final class JdkTableForms {
    private static final String HASH_MAP = "java.util.HashMap";
    private static final String HASH_SET = "java.util.HashSet";
    private static final String HASHTABLE = "java.util.Hashtable";
    private static final String TREE_MAP = "java.util.TreeMap";
    private static final String TREE_SET = "java.util.TreeSet";
    private static final String CONCURRENT = "java.util.concurrent.ConcurrentHashMap";
    private static final String SKIP_LIST = "java.util.concurrent.ConcurrentSkipListMap";
    private static final String IDENTITY = "java.util.IdentityHashMap";

    /** Buckets for each element that are made when a stream asks for them, and in any case. */
    private static final int MOST_BUCKETS = 64;

    private static final int FEW_BUCKETS = 1 << 12;
    private static final float USUAL_LOAD = 0.75f;

    static final Map<String, JdkForm> FORMS = Map.ofEntries(
            Map.entry(HASH_MAP, JdkForm.of(in -> hashMap(in, false), JdkTableForms::fillHashMap)),
            Map.entry("java.util.LinkedHashMap", JdkForm.of(in -> hashMap(in, true), JdkTableForms::fillHashMap)),
            Map.entry(HASH_SET, JdkForm.of(in -> hashSet(in, false), JdkTableForms::fillHashSet)),
            Map.entry("java.util.LinkedHashSet", JdkForm.of(in -> hashSet(in, true), JdkTableForms::fillHashSet)),
            Map.entry(HASHTABLE, JdkForm.of(JdkTableForms::hashtable, pairs(HASHTABLE))),
            Map.entry("java.util.Properties", JdkForm.of(JdkTableForms::properties, pairs(HASHTABLE))),
            Map.entry(IDENTITY, JdkForm.of(_ -> new IdentityHashMap<>(), pairs(IDENTITY))),
            Map.entry(CONCURRENT, JdkForm.of(_ -> new ConcurrentHashMap<>(), pairs(CONCURRENT))),
            Map.entry("java.util.EnumMap", JdkForm.of(JdkTableForms::enumMap, pairs("java.util.EnumMap"))),
            Map.entry(
                    "java.util.EnumSet$SerializationProxy",
                    JdkForm.of(JdkTableForms::enumSet, JdkTableForms::fillEnumSet)),
            Map.entry(TREE_MAP, JdkForm.of(in -> new TreeMap<>(comparator(in)), sorted(TREE_MAP))),
            Map.entry(SKIP_LIST, JdkForm.of(JdkTableForms::skipListMap)),
            Map.entry(TREE_SET, JdkForm.of(JdkTableForms::treeSet, JdkTableForms::fillTreeSet)));

    private JdkTableForms() {}

    /** Buckets that are worth their memory: a stream may ask for any number. */
    private static int buckets(int wanted, int elements, JdkInstance in) {
        long most = Math.max(FEW_BUCKETS, (long) MOST_BUCKETS * elements);
        if (wanted < 0 || wanted > most) {
            in.lose("its capacity of %d".formatted(wanted));
            return (int) Math.min(most, 16);
        }
        return wanted;
    }

    private static Object hashMap(JdkInstance in, boolean linked) throws UnmakeableException {
        Cursor written = in.data(HASH_MAP);
        int wanted = written.s4();
        int elements = written.s4();
        float load = in.float32("loadFactor");
        int threshold = in.int32("threshold");
        int buckets = buckets(wanted, elements, in);
        boolean untouched = threshold == 0 && load == USUAL_LOAD;
        HashMap<Object, Object> made;
        if (linked && (!untouched || in.truth("accessOrder"))) {
            made = new LinkedHashMap<>(buckets, load, in.truth("accessOrder"));
        } else if (linked) {
            made = new LinkedHashMap<>();
        } else {
            made = untouched ? new HashMap<>() : new HashMap<>(buckets, load);
        }
        boolean emptied = elements == 0 && !untouched && threshold != buckets;
        if (emptied) {
            made.put("", "");
            made.clear();
        }
        return made;
    }

    private static void fillHashMap(Object made, JdkInstance in) throws UnmakeableException {
        pairs(HASH_MAP).fill(made, in);
    }

    private static Object hashSet(JdkInstance in, boolean linked) throws UnmakeableException {
        Cursor written = in.data(HASH_SET);
        int wanted = written.s4();
        float load = Float.intBitsToFloat(written.s4());
        int buckets = buckets(wanted, written.s4(), in);
        return linked ? new LinkedHashSet<>(buckets, load) : new HashSet<>(buckets, load);
    }

    @SuppressWarnings("unchecked") // made by the row of the same class
    private static void fillHashSet(Object made, JdkInstance in) throws UnmakeableException {
        List<@Nullable Object> elements = in.objects(HASH_SET);
        in.insert(made, elements, i -> ((HashSet<@Nullable Object>) made).add(elements.get(i)));
    }

    private static Object hashtable(JdkInstance in) throws UnmakeableException {
        Cursor written = in.data(HASHTABLE);
        int wanted = written.s4();
        return new Hashtable<>(buckets(wanted, written.s4(), in), in.float32("loadFactor"));
    }

    private static Object properties(JdkInstance in) throws UnmakeableException {
        Properties defaults = in.nullable("defaults", Properties.class);
        return defaults == null ? new Properties() : new Properties(defaults);
    }

    /** Keys and values in turn, behind the fields of a class. */
    private static JdkForm.Filling pairs(String className) {
        return (made, in) -> {
            List<@Nullable Object> keys = new ArrayList<>();
            List<@Nullable Object> values = new ArrayList<>();
            split(in.objects(className), keys, values);
            if (className.equals(CONCURRENT) && !keys.isEmpty()) {
                keys.removeLast();
            }
            @SuppressWarnings("unchecked") // made by the row of the same class
            Map<@Nullable Object, @Nullable Object> map = (Map<@Nullable Object, @Nullable Object>) made;
            in.insert(made, keys, i -> map.put(keys.get(i), values.get(i)));
        };
    }

    private static void split(List<@Nullable Object> all, List<@Nullable Object> keys, List<@Nullable Object> values) {
        for (int i = 0; i + 1 < all.size(); i += 2) {
            keys.add(all.get(i));
            values.add(all.get(i + 1));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // what is no enum is refused before
    private static Object enumMap(JdkInstance in) throws UnmakeableException {
        return new EnumMap(enumType(in, "keyType"));
    }

    @SuppressWarnings("unchecked") // asked before
    private static Class<? extends Enum<?>> enumType(JdkInstance in, String field) throws UnmakeableException {
        Class<?> type = in.object(field, Class.class);
        if (!type.isEnum()) {
            throw new UnmakeableException("%s is no enum".formatted(type.getName()));
        }
        return (Class<? extends Enum<?>>) type;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // what is no enum is refused before
    private static Object enumSet(JdkInstance in) throws UnmakeableException {
        return EnumSet.noneOf((Class) enumType(in, "elementType"));
    }

    @SuppressWarnings("unchecked") // made by the row of the same class
    private static void fillEnumSet(Object made, JdkInstance in) throws UnmakeableException {
        Object[] elements = in.object("elements", Object[].class);
        in.later(() -> ((Collection<Object>) made).addAll(List.of(elements)));
    }

    @SuppressWarnings("unchecked") // a comparator is never called here
    private static @Nullable Comparator<Object> comparator(JdkInstance in) throws UnmakeableException {
        return in.nullable("comparator", Comparator.class);
    }

    private static List<Map.Entry<Object, Object>> entries(List<@Nullable Object> all) {
        List<Map.Entry<Object, Object>> entries = new ArrayList<>();
        for (int i = 0; i + 1 < all.size(); i += 2) {
            entries.add(new SimpleEntry<>(all.get(i), all.get(i + 1)));
        }
        return entries;
    }

    @SuppressWarnings("unchecked") // made by the row of the same class
    private static JdkForm.Filling sorted(String className) {
        return (made, in) -> {
            TreeMap<Object, Object> map = (TreeMap<Object, Object>) made;
            map.putAll(StreamOrder.map(map.comparator(), entries(in.objects(className))));
        };
    }

    private static Object skipListMap(JdkInstance in) throws UnmakeableException {
        return new ConcurrentSkipListMap<>(StreamOrder.map(comparator(in), entries(in.objects(SKIP_LIST))));
    }

    /** The comparator is the first object behind the fields. */
    @SuppressWarnings("unchecked") // a comparator is never called here
    private static Object treeSet(JdkInstance in) throws UnmakeableException {
        List<@Nullable Object> all = in.objects(TREE_SET);
        Object by = all.isEmpty() ? null : all.getFirst();
        return new TreeSet<>((Comparator<Object>) by);
    }

    @SuppressWarnings("unchecked") // made by the row of the same class
    private static void fillTreeSet(Object made, JdkInstance in) throws UnmakeableException {
        TreeSet<Object> set = (TreeSet<Object>) made;
        List<@Nullable Object> all = in.objects(TREE_SET);
        if (all.size() > 1) {
            set.addAll(StreamOrder.set(set.comparator(), all.subList(1, all.size())));
        }
    }
}
