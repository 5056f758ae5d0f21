package dev.hexplain.codecs.flat;

import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts maps, lists and scalars of a document to objects of the classes that fields declare. */
public final class BoundObjects {
    private BoundObjects() {}

    /** Converts a value to the class of a field; for {@code Object}, the value stays as it is. */
    public static @Nullable Object to(Class<?> type, @Nullable Object value) {
        if (type.isArray() && value instanceof List<?> list) {
            return array(type, list);
        }
        if (value instanceof Map<?, ?> members && !Map.class.isAssignableFrom(type) && type != Object.class) {
            return object(type, members);
        }
        return value instanceof Number number ? number(type, number) : value;
    }

    private static Object object(Class<?> type, Map<?, ?> members) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (ClassMembers.Member member : ClassMembers.of(type).all()) {
            values.put(member.name(), to(member.type(), members.get(member.name())));
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

    private static Object number(Class<?> type, Number number) {
        if (type == long.class || type == Long.class) {
            return number.longValue();
        }
        if (type == int.class || type == Integer.class) {
            return number.intValue();
        }
        if (type == float.class || type == Float.class) {
            return number.floatValue();
        }
        return type == double.class || type == Double.class ? (Object) number.doubleValue() : number;
    }
}
