package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds classes by the names that streams use: {@code [J}, {@code com.acme.Order}, {@code int}. */
final class StreamTypeNames {
    private static final int MOST_DIMENSIONS = 255;

    private static final Map<String, Class<?>> PRIMITIVES = Arrays.<Class<?>>asList(
                    boolean.class,
                    byte.class,
                    char.class,
                    short.class,
                    int.class,
                    long.class,
                    float.class,
                    double.class,
                    void.class)
            .stream()
            .collect(Collectors.toMap(Class::getName, Function.identity()));

    private final DefinedClasses classes;

    StreamTypeNames(DefinedClasses classes) {
        this.classes = classes;
    }

    /** The class with a name; empty where there is none here. */
    Optional<Class<?>> type(String name) {
        int dimensions = name.lastIndexOf('[') + 1;
        if (dimensions > MOST_DIMENSIONS) {
            return Optional.empty();
        }
        Optional<Class<?>> type = dimensions == 0 ? named(name) : element(name.substring(dimensions));
        for (int i = 0; i < dimensions; i++) {
            type = type.filter(each -> each != void.class).map(Class::arrayType);
        }
        return type;
    }

    private Optional<Class<?>> element(String descriptor) {
        return descriptor.startsWith("L") && descriptor.endsWith(";")
                ? classes.named(descriptor.substring(1, descriptor.length() - 1))
                : PRIMITIVES.values().stream()
                        .filter(each -> each.descriptorString().equals(descriptor))
                        .findFirst();
    }

    private Optional<Class<?>> named(String name) {
        return Optional.<Class<?>>ofNullable(PRIMITIVES.get(name)).or(() -> classes.named(name));
    }
}
