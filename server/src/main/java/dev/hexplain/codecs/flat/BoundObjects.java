package dev.hexplain.codecs.flat;

import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.time.Instant;
import java.time.Year;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Converts maps, lists and scalars of a document to objects of the types that fields declare. */
public final class BoundObjects {
    private BoundObjects() {}

    /** Converts a value to the type of a field; for {@code Object}, and where a type variable says nothing, it stays as it is. */
    public static @Nullable Object to(Type type, @Nullable Object value) {
        Class<?> raw = raw(type);
        return switch (value) {
            case null -> null;
            case List<?> elements when raw.isArray() -> array(raw, elements);
            case List<?> elements
            when Collection.class.isAssignableFrom(raw) -> collection(raw, argument(type, 0), elements);
            case Map<?, ?> entries
            when Map.class.isAssignableFrom(raw) -> map(raw, argument(type, 0), argument(type, 1), entries);
            case Map<?, ?> members when raw != Object.class -> object(raw, members);
            case Instant moment when raw == Date.class -> Date.from(moment);
            case Number number -> number(raw, number);
            case String text -> text(raw, text);
            default -> value;
        };
    }

    private static Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> plain -> plain;
            case ParameterizedType generic -> (Class<?>) generic.getRawType();
            default -> Object.class;
        };
    }

    private static Type argument(Type type, int index) {
        return type instanceof ParameterizedType generic && index < generic.getActualTypeArguments().length
                ? generic.getActualTypeArguments()[index]
                : Object.class;
    }

    private static Object object(Class<?> type, Map<?, ?> members) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (ClassMembers.Member member : ClassMembers.of(type).all()) {
            values.put(member.name(), to(member.field().getGenericType(), members.get(member.name())));
        }
        return ClassMembers.of(type).make(values);
    }

    private static Object array(Class<?> type, List<?> elements) {
        Object array = Array.newInstance(type.componentType(), elements.size());
        for (int i = 0; i < elements.size(); i++) {
            Array.set(array, i, to(type.componentType(), elements.get(i)));
        }
        return array;
    }

    private static Object collection(Class<?> type, Type of, List<?> elements) {
        Collection<@Nullable Object> collection = none(type);
        elements.forEach(each -> collection.add(to(of, each)));
        return collection;
    }

    /** An empty collection that a field of some type can hold. */
    private static Collection<@Nullable Object> none(Class<?> type) {
        if (SortedSet.class.isAssignableFrom(type)) {
            return new TreeSet<>();
        } else if (Set.class.isAssignableFrom(type)) {
            return new LinkedHashSet<>();
        } else if (type == LinkedList.class) {
            return new LinkedList<>();
        }
        return Queue.class.isAssignableFrom(type) ? new ArrayDeque<>() : new ArrayList<>();
    }

    private static Object map(Class<?> type, Type keys, Type values, Map<?, ?> entries) {
        Map<@Nullable Object, @Nullable Object> map =
                SortedMap.class.isAssignableFrom(type) ? new TreeMap<>() : new LinkedHashMap<>();
        entries.forEach((key, value) -> map.put(to(keys, key), to(values, value)));
        return map;
    }

    private static Object number(Class<?> type, Number number) {
        Class<?> boxed = MethodType.methodType(type).wrap().returnType();
        if (boxed == Long.class) {
            return number.longValue();
        } else if (boxed == Integer.class) {
            return number.intValue();
        } else if (boxed == Short.class) {
            return number.shortValue();
        } else if (boxed == Byte.class) {
            return number.byteValue();
        } else if (boxed == Float.class) {
            return number.floatValue();
        } else if (boxed == Double.class) {
            return number.doubleValue();
        }
        return boxed == Year.class ? Year.of(number.intValue()) : big(boxed, number);
    }

    private static Object big(Class<?> type, Number number) {
        return type == BigInteger.class && !(number instanceof BigInteger)
                ? BigInteger.valueOf(number.longValue())
                : number;
    }

    private static Object text(Class<?> type, String text) {
        if (type.isEnum()) {
            return constant(type, text);
        }
        if (type == BigInteger.class) {
            return new BigInteger(text);
        }
        boolean isLetter = type == char.class || type == Character.class;
        return isLetter && text.length() == 1
                ? (Object) text.charAt(0)
                : TextScalars.of(type).map(scalar -> scalar.from(text)).orElse(text);
    }

    private static Object constant(Class<?> type, String name) {
        for (Object each : type.getEnumConstants()) {
            if (((Enum<?>) each).name().equals(name)) {
                return each;
            }
        }
        throw new IllegalArgumentException("%s has no constant %s".formatted(type.getName(), name));
    }
}
