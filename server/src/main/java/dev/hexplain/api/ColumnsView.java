package dev.hexplain.api;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
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
    /** The components of a record class. */
    private static final ClassValue<List<Component>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<Component> computeValue(Class<?> type) {
            return Stream.of(type.getRecordComponents())
                    .map(component -> new Component(component.getName(), component.getType(), accessor(component)))
                    .toList();
        }
    };

    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
            List<Part> parts = new ArrayList<>();
            addParts(type, "", List.of(), parts);
            return parts;
        }
    };

    private record Component(String name, Class<?> type, Function<Object, @Nullable Object> accessor) {}

    /** A column's name, and the accessors that lead to its values. */
    private record Part(String name, List<Function<Object, @Nullable Object>> way) {
        @Nullable Object of(Object item) {
            Object at = item;
            for (Function<Object, @Nullable Object> accessor : way) {
                if (at == null) {
                    return null;
                }
                at = accessor.apply(at);
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
        for (Component component : COMPONENTS.get(record.getClass())) {
            Object value = component.accessor().apply(record);
            if (value != null) {
                written.put(component.name(), component.name().equals("items") ? table((List<?>) value) : value);
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

    private static void addParts(
            Class<?> type, String prefix, List<Function<Object, @Nullable Object>> way, List<Part> to) {
        for (Component component : COMPONENTS.get(type)) {
            List<Function<Object, @Nullable Object>> longer = new ArrayList<>(way);
            longer.add(component.accessor());
            String name = prefix + component.name();
            if (component.type().isRecord()) {
                addParts(component.type(), name + ".", longer, to);
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
            numbers = numbers && (value instanceof Long || value instanceof Integer);
            same = same && Objects.equals(value, values[0]);
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

    /** Each text, or if at most half of them differ, these and their places. */
    private static Map<String, Object> texts(Object[] values) {
        Map<@Nullable Object, Integer> places = new HashMap<>();
        int[] at = new int[values.length];
        List<Object> different = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            Integer place = places.putIfAbsent(values[i], different.size());
            at[i] = place == null ? different.size() : place;
            if (place == null) {
                different.add(values[i]);
            }
            if (different.size() > values.length / 2) {
                return Map.of("each", values);
            }
        }
        return Map.of("of", different, "at", at);
    }

    /** An accessor that is called a thousand times an answer: reflection would be most of the answer's time. */
    @SuppressWarnings("unchecked") // the factory makes what it is asked for
    private static Function<Object, @Nullable Object> accessor(RecordComponent component) {
        try {
            MethodHandles.Lookup lookup =
                    MethodHandles.privateLookupIn(component.getDeclaringRecord(), MethodHandles.lookup());
            MethodHandle accessor = lookup.unreflect(component.getAccessor());
            return (Function<Object, @Nullable Object>) LambdaMetafactory.metafactory(
                            lookup,
                            "apply",
                            MethodType.methodType(Function.class),
                            MethodType.methodType(Object.class, Object.class),
                            accessor,
                            accessor.type().wrap())
                    .getTarget()
                    .invoke();
        } catch (Throwable e) { // a handle declares any
            throw new IllegalStateException(e);
        }
    }
}
