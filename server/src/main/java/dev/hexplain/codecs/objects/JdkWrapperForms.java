package dev.hexplain.codecs.objects;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Collections of the JDK around others, and those that cannot change. */
final class JdkWrapperForms {
    private static final String IMMUTABLE = "java.util.CollSer";

    static final Map<String, JdkForm> FORMS = forms();

    private JdkWrapperForms() {}

    @SuppressWarnings("unchecked") // of any elements
    private static Map<String, JdkForm> forms() {
        Map<String, JdkForm> forms = new HashMap<>();
        put(forms, "EmptyList", _ -> Collections.EMPTY_LIST);
        put(forms, "EmptySet", _ -> Collections.EMPTY_SET);
        put(forms, "EmptyMap", _ -> Collections.EMPTY_MAP);
        put(forms, "SingletonList", in -> Collections.singletonList(in.object("element")));
        put(forms, "SingletonSet", in -> Collections.singleton(in.object("element")));
        put(forms, "SingletonMap", in -> Collections.singletonMap(in.object("k"), in.object("v")));
        put(
                forms,
                "UnmodifiableCollection",
                in -> Collections.unmodifiableCollection(in.object("c", Collection.class)));
        put(forms, "UnmodifiableList", in -> Collections.unmodifiableList(in.object("list", List.class)));
        put(forms, "UnmodifiableRandomAccessList", in -> Collections.unmodifiableList(in.object("list", List.class)));
        put(forms, "UnmodifiableSet", in -> Collections.unmodifiableSet(in.object("c", Set.class)));
        put(forms, "UnmodifiableSortedSet", in -> Collections.unmodifiableSortedSet(in.object("ss", SortedSet.class)));
        put(forms, "UnmodifiableMap", in -> Collections.unmodifiableMap(in.object("m", Map.class)));
        put(forms, "UnmodifiableSortedMap", in -> Collections.unmodifiableSortedMap(in.object("sm", SortedMap.class)));
        put(
                forms,
                "SynchronizedCollection",
                in -> Collections.synchronizedCollection(in.object("c", Collection.class)));
        put(forms, "SynchronizedList", in -> Collections.synchronizedList(in.object("list", List.class)));
        put(forms, "SynchronizedRandomAccessList", in -> Collections.synchronizedList(in.object("list", List.class)));
        put(forms, "SynchronizedSet", in -> Collections.synchronizedSet(in.object("c", Set.class)));
        put(forms, "SynchronizedMap", in -> Collections.synchronizedMap(in.object("m", Map.class)));
        put(forms, "SetFromMap", in -> Collections.newSetFromMap(in.object("m", Map.class)));
        put(forms, "ReverseComparator", _ -> Collections.reverseOrder());
        forms.put("java.util.Arrays$ArrayList", JdkForm.of(in -> Arrays.asList(in.object("a", Object[].class))));
        forms.put(IMMUTABLE, JdkForm.of(JdkWrapperForms::immutable));
        return forms;
    }

    private static void put(Map<String, JdkForm> forms, String simpleName, JdkForm.Making making) {
        forms.put("java.util.Collections$" + simpleName, JdkForm.of(making));
    }

    /** What {@code List.of}, {@code Set.of} and {@code Map.of} write: a kind, and the elements. */
    private static Object immutable(JdkInstance in) throws UnmakeableException {
        int kind = in.int32("tag") & 0xFF;
        List<@Nullable Object> all = in.objects(IMMUTABLE);
        if (kind != 4 && all.contains(null)) {
            throw new UnmakeableException("an element could not be made, and it holds no null");
        }
        return switch (kind) {
            case 1 -> List.of(all.toArray());
            case 2 -> {
                checked(in, all);
                yield Set.of(all.toArray());
            }
            case 3 -> map(in, all);
            case 4 -> Arrays.stream(all.toArray()).toList();
            default -> throw new UnmakeableException("a collection of kind %d is not known".formatted(kind));
        };
    }

    private static Object map(JdkInstance in, List<@Nullable Object> all) throws UnmakeableException {
        checked(in, all);
        Map<Object, Object> map = new HashMap<>();
        for (int i = 0; i + 1 < all.size(); i += 2) {
            map.put(all.get(i), all.get(i + 1));
        }
        return Map.copyOf(map);
    }

    /** Their hash codes are needed at once, so that only values may be in them. */
    private static void checked(JdkInstance in, List<@Nullable Object> all) throws UnmakeableException {
        if (all.size() > 2) {
            in.lose("the order of its elements, which the JDK makes up anew each time it starts");
        }
        for (Object each : all) {
            if (each instanceof Collection<?> || each instanceof Map<?, ?>) {
                throw new UnmakeableException("a collection in it would have to be complete before");
            }
        }
    }
}
