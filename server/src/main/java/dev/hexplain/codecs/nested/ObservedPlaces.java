package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.graph.ObjectParts;
import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The classes of what an object graph holds, place by place: a place is a field of a class, or the elements, keys or
 * values of what is at another place.
 */
public final class ObservedPlaces {
    /** What is at a place. */
    private static final class Observed {
        private final Set<Class<?>> classes = new LinkedHashSet<>();
        private @Nullable String firstNull;
        private DecimalExtent decimals = DecimalExtent.NONE;
    }

    /** Collections in collections that are looked into: a schema has a type for each, and one in itself has no end. */
    private static final int DEEPEST = 64;

    /**
     * A value that is to be looked at.
     *
     * @param path of this one value, for messages
     */
    private record Seen(Object value, Place place, ObservedPath path) {}

    private final Map<Place, Observed> places = new HashMap<>();
    private final IdentityHashMap<Object, Set<Place>> visited = new IdentityHashMap<>();
    private final Deque<Seen> queue = new ArrayDeque<>();
    private @Nullable String tooDeep;

    private ObservedPlaces() {}

    /** Those of objects that are yet to come. */
    public static ObservedPlaces none() {
        return new ObservedPlaces();
    }

    /**
     * Takes in the places of one more object, unless no schema says what it holds: it is refused, and its like have a
     * schema nevertheless.
     */
    public void take(Object object) {
        ObservedPlaces own = of(object);
        if (ObjectMapping.refusal(own, object.getClass(), SchemaForms.COMMON).isEmpty()) {
            own.places.forEach((place, seen) -> {
                Observed all = places.computeIfAbsent(place, _ -> new Observed());
                all.classes.addAll(seen.classes);
                all.firstNull = all.firstNull == null ? seen.firstNull : all.firstNull;
                all.decimals = all.decimals.with(seen.decimals);
            });
        }
    }

    /** The places of all that an object reaches. */
    static ObservedPlaces of(Object root) {
        ObservedPlaces all = new ObservedPlaces();
        all.add(root, Place.ROOT, ObservedPath.ROOT);
        while (!all.queue.isEmpty()) {
            all.expand(all.queue.remove());
        }
        return all;
    }

    /** The classes of values at a place, in the order in which they occur. */
    Set<Class<?>> classes(Place place) {
        Observed observed = places.get(place);
        return observed == null ? Set.of() : observed.classes;
    }

    /** The path of the first null at a place. */
    Optional<String> firstNull(Place place) {
        return Optional.ofNullable(places.get(place)).map(observed -> observed.firstNull);
    }

    /** The path of a collection that is in more of them than a schema may have; empty where there is none. */
    Optional<String> tooDeep() {
        return Optional.ofNullable(tooDeep);
    }

    /** The room that decimals at a place take. */
    DecimalExtent decimals(Place place) {
        Observed observed = places.get(place);
        return observed == null ? DecimalExtent.NONE : observed.decimals;
    }

    private void add(@Nullable Object value, Place place, ObservedPath path) {
        Observed observed = places.computeIfAbsent(place, _ -> new Observed());
        if (value == null) {
            observed.firstNull = observed.firstNull == null ? path.text() : observed.firstNull;
            return;
        }
        observed.classes.add(classOf(value));
        if (value instanceof BigDecimal decimal) {
            observed.decimals = observed.decimals.with(decimal);
        }
        if (place.depth() > DEEPEST) {
            tooDeep = tooDeep == null ? path.text() : tooDeep;
        } else if (hasParts(value)
                && visited.computeIfAbsent(value, _ -> new HashSet<>()).add(place)) {
            queue.add(new Seen(value, place, path));
        }
    }

    /** The class of a value; of an enum's constant, that of the enum. */
    static Class<?> classOf(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
    }

    private static boolean hasParts(Object value) {
        Class<?> type = value.getClass();
        return isOfJdk(value, Collection.class)
                || isOfJdk(value, Map.class)
                || ObjectParts.isHolder(value)
                || (type.isArray() && !type.componentType().isPrimitive())
                || (!(value instanceof Enum) && ClassMembers.areAllOf(type));
    }

    /** A class that was defined may be called a collection, and has none of its methods. */
    private static boolean isOfJdk(Object value, Class<?> collection) {
        return collection.isInstance(value) && ClassMembers.isJdk(value.getClass());
    }

    private void expand(Seen seen) {
        switch (seen.value()) {
            case Map<?, ?> map
            when ClassMembers.isJdk(map.getClass()) ->
                map.forEach((key, value) -> {
                    ObservedPath path = seen.path().key(key);
                    add(key, seen.place().keys(), path);
                    add(value, seen.place().values(), path);
                });
            case Collection<?> elements
            when ClassMembers.isJdk(elements.getClass()) -> {
                int i = 0;
                for (Object element : elements) {
                    add(element, seen.place().elements(), seen.path().element(i++));
                }
            }
            case Object holder
            when ObjectParts.isHolder(holder) -> {
                Object held = ObjectParts.held(holder);
                if (held != null) {
                    add(held, seen.place().held(), seen.path());
                }
            }
            case Object array
            when array.getClass().isArray() -> {
                for (int i = 0; i < Array.getLength(array); i++) {
                    add(
                            Array.get(array, i),
                            seen.place().elements(),
                            seen.path().element(i));
                }
            }
            case Object object ->
                ClassMembers.of(object.getClass())
                        .all()
                        .forEach(member -> add(
                                member.of(object),
                                Place.field(object.getClass(), member.name()),
                                seen.path().member(member.name())));
        }
    }
}
