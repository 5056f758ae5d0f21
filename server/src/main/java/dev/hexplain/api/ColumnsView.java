package dev.hexplain.api;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The items of a list, by column instead of one object each: names are written once, and so are texts that repeat.
 * Components of a record inside an item are columns as well: {@code value.actual}. Columns in which no item has
 * anything are left out.
 *
 * @param count how many items there are
 * @param columns by name, each written in one of four ways: {@code all}, {@code each}, {@code steps}, or {@code of} and
 *     {@code at}
 */
record ColumnsView(int count, Map<String, Map<String, Object>> columns) {
    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
            List<Part> parts = new ArrayList<>();
            addParts(type, "", List.of(), parts);
            return parts;
        }
    };

    /** A column's name, and the accessors that lead to its values. */
    private record Part(String name, List<Method> way) {
        @Nullable Object of(Object item) {
            Object at = item;
            for (Method accessor : way) {
                if (at == null) {
                    return null;
                }
                at = read(accessor, at);
            }
            return at;
        }
    }

    /** A view whose {@code items}, if it has some, are columns. */
    static Object of(Object view) {
        if (!(view instanceof Record record)) {
            return view;
        }
        Map<String, Object> written = new LinkedHashMap<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = read(component.getAccessor(), record);
            if (value != null) {
                written.put(component.getName(), component.getName().equals("items") ? table((List<?>) value) : value);
            }
        }
        return written;
    }

    private static ColumnsView table(List<?> items) {
        Map<String, Map<String, Object>> columns = new LinkedHashMap<>();
        if (!items.isEmpty()) {
            for (Part part : PARTS.get(items.getFirst().getClass())) {
                Map<String, Object> column = column(items, part);
                if (!column.isEmpty()) {
                    columns.put(part.name(), column);
                }
            }
        }
        return new ColumnsView(items.size(), columns);
    }

    private static void addParts(Class<?> type, String prefix, List<Method> way, List<Part> to) {
        for (RecordComponent component : type.getRecordComponents()) {
            List<Method> longer = new ArrayList<>(way);
            component.getAccessor().setAccessible(true);
            longer.add(component.getAccessor());
            String name = prefix + component.getName();
            if (component.getType().isRecord()) {
                addParts(component.getType(), name + ".", longer, to);
            } else {
                to.add(new Part(name, longer));
            }
        }
    }

    private static Map<String, Object> column(List<?> items, Part part) {
        Object[] values = new Object[items.size()];
        boolean numbers = true;
        boolean same = true;
        for (int i = 0; i < values.length; i++) {
            Object value = part.of(items.get(i));
            values[i] = value;
            numbers &= value instanceof Long || value instanceof Integer;
            same &= i == 0 || Objects.equals(value, values[0]);
        }
        if (same) {
            return values[0] == null ? Map.of() : Map.of("all", values[0]);
        }
        return numbers ? Map.of("steps", steps(values)) : texts(values);
    }

    private static long[] steps(Object[] numbers) {
        long[] steps = new long[numbers.length];
        long before = 0;
        for (int i = 0; i < steps.length; i++) {
            long number = ((Number) numbers[i]).longValue();
            steps[i] = number - before;
            before = number;
        }
        return steps;
    }

    private static Map<String, Object> texts(Object[] values) {
        Map<@Nullable Object, Integer> places = new LinkedHashMap<>();
        int[] at = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            Integer place = places.putIfAbsent(values[i], places.size());
            at[i] = place == null ? places.size() - 1 : place;
        }
        return places.size() > values.length / 2
                ? Map.of("each", values)
                : Map.of("of", new ArrayList<>(places.keySet()), "at", at);
    }

    private static @Nullable Object read(Method accessor, Object record) {
        try {
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
