package dev.hexplain.edit;

import dev.hexplain.values.ValuePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A graph of lists and maps around scalars, each with its place, where another value can be put. */
final class GeneratedGraph {
    private static final int DEEPEST = 3;

    private final SplittableRandom random;
    private final Supplier<@Nullable Object> scalars;
    private final IntFunction<String> keys;
    private final List<Place> places = new ArrayList<>();

    /** A scalar of the graph. */
    record Place(String path, @Nullable Object value, Put put) {}

    @FunctionalInterface
    interface Put {
        void value(@Nullable Object next);
    }

    /** @param keys of a member of a map, by its number */
    GeneratedGraph(SplittableRandom random, Supplier<@Nullable Object> scalars, IntFunction<String> keys) {
        this.random = random;
        this.scalars = scalars;
        this.keys = keys;
    }

    List<Place> places() {
        return places;
    }

    /** Puts a graph at a path. */
    void grow(String path, Put put) {
        put.value(graph(DEEPEST, path, put));
    }

    private @Nullable Object graph(int depth, String path, Put put) {
        if (depth == 0 || random.nextInt(3) == 0) {
            Object value = scalars.get();
            places.add(new Place(path, value, put));
            return value;
        }
        int size = 1 + random.nextInt(4);
        return random.nextBoolean() ? list(depth - 1, path, size) : map(depth - 1, path, size);
    }

    private List<Object> list(int depth, String path, int size) {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            int at = i;
            list.add(null);
            list.set(i, graph(depth, path + ValuePath.element(i), next -> list.set(at, next)));
        }
        return list;
    }

    private Map<String, Object> map(int depth, String path, int size) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            String key = keys.apply(i);
            StringBuilder inside = new StringBuilder(path);
            ValuePath.append(inside, ValuePath.member(key));
            map.put(key, graph(depth, inside.toString(), next -> map.put(key, next)));
        }
        return map;
    }
}
