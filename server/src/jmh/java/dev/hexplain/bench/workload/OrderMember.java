package dev.hexplain.bench.workload;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A field of the orders' classes as encodings with schemas have it: dates and enums are numbers, decimals are texts.
 *
 * @param number from 1
 * @param type of the object it holds; of each element of a list
 */
record OrderMember(int number, String name, Kind kind, boolean repeated, Class<?> type, Field field) {
    private static final ClassValue<List<OrderMember>> MEMBERS = new ClassValue<>() {
        @Override
        protected List<OrderMember> computeValue(Class<?> type) {
            AtomicInteger number = new AtomicInteger();
            return Arrays.stream(type.getFields())
                    .filter(field -> !Modifier.isStatic(field.getModifiers()))
                    .map(field -> of(number.incrementAndGet(), field))
                    .toList();
        }
    };

    /** What a value is. */
    enum Kind {
        TEXT,
        INT,
        LONG,
        DOUBLE,
        BOOLEAN,
        /** Texts by texts. */
        MAP,
        OBJECT
    }

    /** The members of a class, in the order of their declaration. */
    static List<OrderMember> of(Class<?> type) {
        return MEMBERS.get(type);
    }

    private static OrderMember of(int number, Field field) {
        Class<?> type = field.getType();
        boolean repeated = type == List.class;
        if (repeated) {
            type = (Class<?>) ((ParameterizedType) field.getGenericType()).getActualTypeArguments()[0];
        }
        return new OrderMember(number, field.getName(), kind(type), repeated, type, field);
    }

    private static Kind kind(Class<?> type) {
        if (type == int.class || type == Integer.class || type == LocalDate.class || type.isEnum()) {
            return Kind.INT;
        } else if (type == long.class || type == Long.class || type == Instant.class) {
            return Kind.LONG;
        } else if (type == double.class || type == Double.class) {
            return Kind.DOUBLE;
        } else if (type == boolean.class) {
            return Kind.BOOLEAN;
        } else if (type == Map.class) {
            return Kind.MAP;
        }
        return type.getPackage() == OrderMember.class.getPackage() ? Kind.OBJECT : Kind.TEXT;
    }

    /** Its value as its kind says; a list of objects is one of them. */
    @Nullable Object valueIn(Object object) {
        return switch (rawIn(object)) {
            case Instant instant -> instant.toEpochMilli();
            case LocalDate date -> (int) date.toEpochDay();
            case Enum<?> constant ->
                Arrays.asList(constant.getDeclaringClass().getEnumConstants()).indexOf(constant);
            case null -> null;
            case Object value -> kind == Kind.TEXT && !repeated ? value.toString() : value;
        };
    }

    /** Its value as the object has it. */
    @Nullable Object rawIn(Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
