package dev.hexplain.codecs.evolution;

import dev.hexplain.codecs.definitions.DefinedClasses;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes objects of defined classes. */
final class VersionObjects {
    private final DefinedClasses classes;

    VersionObjects(DefinedClasses classes) {
        this.classes = classes;
    }

    private Class<?> type(String name) {
        return classes.named(name)
                .orElseThrow(() -> new IllegalStateException("%s: %s".formatted(name, classes.refused())));
    }

    /**
     * An object.
     *
     * @param members names and values in turn
     */
    Object of(String className, @Nullable Object... members) {
        Map<String, @Nullable Object> values = new HashMap<>();
        for (int i = 0; i < members.length; i += 2) {
            values.put(String.valueOf(members[i]), members[i + 1]);
        }
        try {
            Class<?> type = type(className);
            Constructor<?> constructor = type.getDeclaredConstructors()[0];
            AccessibleObject.setAccessible(new AccessibleObject[] {constructor}, true);
            if (constructor.getParameterCount() > 0) {
                return constructor.newInstance(Arrays.stream(type.getDeclaredFields())
                        .filter(each -> !each.getName().equals("serialVersionUID"))
                        .map(each -> values.get(each.getName()))
                        .toArray());
            }
            Object object = constructor.newInstance();
            for (Map.Entry<String, @Nullable Object> each : values.entrySet()) {
                set(object, each.getKey(), each.getValue());
            }
            return object;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot make a " + className, e);
        }
    }

    /** Sets a field of an object, which one of its superclasses may have. */
    void set(Object object, String name, @Nullable Object value) {
        for (Class<?> at = object.getClass(); at != null; at = at.getSuperclass()) {
            try {
                Field field = at.getDeclaredField(name);
                field.setAccessible(true);
                field.set(object, value);
                return;
            } catch (NoSuchFieldException above) {
                continue;
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("Cannot set " + name, e);
            }
        }
        throw new IllegalStateException("%s has no field %s".formatted(object.getClass(), name));
    }

    /** A constant of an enum. */
    Object constant(String enumName, String name) {
        return Arrays.stream(type(enumName).getEnumConstants())
                .filter(each -> ((Enum<?>) each).name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A lambda of a class that makes one. */
    Object lambda(String className) {
        try {
            return type(className).getMethod(DefinedClasses.LAMBDA).invoke(null);
        } catch (IllegalAccessException | InvocationTargetException | NoSuchMethodException e) {
            throw new IllegalStateException("Cannot make the lambda of " + className, e);
        }
    }
}
