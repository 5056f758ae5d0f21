package dev.hexplain.decoders.fory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Interns values as small numbers, so that frames can hold them. Their number is bounded by the types in the classes.
 */
final class ForyInterned<T> {
    private final List<T> values = new ArrayList<>();
    private final Map<T, Integer> numbers = new HashMap<>();

    int number(T value) {
        return numbers.computeIfAbsent(value, fresh -> {
            values.add(fresh);
            return values.size() - 1;
        });
    }

    T get(int number) {
        return values.get(number);
    }
}
