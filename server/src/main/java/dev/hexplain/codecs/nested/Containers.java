package dev.hexplain.codecs.nested;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The JDK's collections, maps, and arrays, made again from their elements: of the same class where that is possible. */
final class Containers {
    private Containers() {}

    /** What holds elements. */
    sealed interface Container {
        List<Object> elements(Object value);

        Object of(List<?> elements);
    }

    record ArrayOf(Class<?> type) implements Container {
        @Override
        public List<Object> elements(Object value) {
            return IntStream.range(0, Array.getLength(value))
                    .mapToObj(i -> Array.get(value, i))
                    .toList();
        }

        @Override
        public Object of(List<?> elements) {
            Object array = Array.newInstance(type.componentType(), elements.size());
            for (int i = 0; i < elements.size(); i++) {
                Array.set(array, i, elements.get(i));
            }
            return array;
        }
    }

    record CollectionOf(Class<?> type) implements Container {
        @Override
        public List<Object> elements(Object value) {
            return List.copyOf((Collection<?>) value);
        }

        @Override
        @SuppressWarnings("unchecked") // what was in it before
        public Object of(List<?> elements) {
            if (isUnmodifiable(type)) {
                return Set.class.isAssignableFrom(type) ? Set.copyOf(elements) : List.copyOf(elements);
            }
            if (EnumSet.class.isAssignableFrom(type) && !elements.isEmpty()) {
                return EnumSet.copyOf((Collection<AnyEnum>) elements);
            }
            Collection<Object> made = (Collection<Object>) made(type)
                    .orElseGet(() -> Set.class.isAssignableFrom(type) ? new LinkedHashSet<>() : new ArrayList<>());
            made.addAll(elements);
            return made;
        }
    }

    @SuppressWarnings("unchecked") // what was in it before
    static Map<Object, Object> map(Class<?> type, Map<Object, Object> entries) {
        if (isUnmodifiable(type)) {
            return Map.copyOf(entries);
        }
        if (type == EnumMap.class && !entries.isEmpty()) {
            return (Map<Object, Object>) (Map<?, ?>) new EnumMap<>((Map<AnyEnum, Object>) (Map<?, ?>) entries);
        }
        Map<Object, Object> map = (Map<Object, Object>) made(type).orElseGet(LinkedHashMap::new);
        map.putAll(entries);
        return map;
    }

    /** Stands for the enum of an {@code EnumSet} or {@code EnumMap}, which is known at run time only. */
    private enum AnyEnum {}

    /** What {@code List.of}, {@code Set.of} and {@code Map.of} return. */
    private static boolean isUnmodifiable(Class<?> type) {
        return type.getEnclosingClass() != null
                && type.getEnclosingClass() == List.of().getClass().getEnclosingClass();
    }

    /** An empty one, where the class is public and has a constructor for that. */
    private static Optional<Object> made(Class<?> type) {
        if (Modifier.isAbstract(type.getModifiers()) || !Modifier.isPublic(type.getModifiers())) {
            return Optional.empty();
        }
        try {
            Constructor<?> empty = type.getConstructor();
            return Optional.of(empty.newInstance());
        } catch (ReflectiveOperationException e) {
            return Optional.empty(); // it takes its elements when it is made
        }
    }
}
