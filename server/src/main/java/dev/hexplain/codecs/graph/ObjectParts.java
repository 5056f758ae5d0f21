package dev.hexplain.codecs.graph;

import dev.hexplain.codecs.samples.ClassMembers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The parts of an object: fields, elements or entries. */
public final class ObjectParts {
    private ObjectParts() {}

    /**
     * One part.
     *
     * @param step its name in the object: {@code prices}, {@code [3]}; empty for what an object is only around
     */
    public record Part(String step, @Nullable Object value) {
        /** The path of the part, given that of the object. */
        public String in(String path) {
            return path.isEmpty() || step.isEmpty() || step.startsWith("[") ? path + step : path + "." + step;
        }
    }

    /** The parts of an array of objects, a collection, a map, or an object with fields; empty for a value. */
    public static List<Part> of(Object object) {
        if (object instanceof Object[] array) {
            return elements(Arrays.asList(array));
        }
        if (isValue(object)) {
            return List.of();
        }
        if (isHolder(object)) {
            return List.of(new Part("", held(object)));
        }
        List<Part> parts = new ArrayList<>();
        if (isContainer(object)) {
            parts.addAll(object instanceof Map<?, ?> map ? entries(map) : elements((Collection<?>) object));
        }
        if (object instanceof Throwable thrown) {
            parts.addAll(thrown(thrown));
        }
        if (!ClassMembers.isJdk(object.getClass())) {
            parts.addAll(fields(object));
        }
        return parts;
    }

    /** Whether it is a value without identity: a number, a string, an instant, an enum constant. */
    public static boolean isValue(Object object) {
        Class<?> type = object.getClass();
        return type.isArray()
                ? type.componentType().isPrimitive()
                : object instanceof Enum<?>
                        || (ClassMembers.isJdk(type)
                                && !isContainer(object)
                                && !isHolder(object)
                                && !(object instanceof Throwable));
    }

    /** Whether it is around one other object, or none. */
    public static boolean isHolder(Object object) {
        return object instanceof Optional<?> || object.getClass() == AtomicReference.class;
    }

    /** What a holder is around. */
    public static @Nullable Object held(Object holder) {
        return holder instanceof Optional<?> optional ? optional.orElse(null) : ((AtomicReference<?>) holder).get();
    }

    /** Whether it is a collection or a map of the JDK, or of a class below one: others have no methods, maybe. */
    static boolean isContainer(Object object) {
        Class<?> jdk = object.getClass();
        while (!ClassMembers.isJdk(jdk)) {
            jdk = jdk.getSuperclass();
        }
        return Collection.class.isAssignableFrom(jdk) || Map.class.isAssignableFrom(jdk);
    }

    private static List<Part> thrown(Throwable thrown) {
        return List.of(
                new Part("message", thrown.getMessage()),
                new Part("cause", thrown.getCause()),
                new Part("stackTrace", thrown.getStackTrace()),
                new Part("suppressed", thrown.getSuppressed()));
    }

    private static List<Part> elements(Iterable<?> all) {
        List<Part> parts = new ArrayList<>();
        for (Object each : all) {
            parts.add(new Part("[" + parts.size() + "]", each));
        }
        return parts;
    }

    private static List<Part> entries(Map<?, ?> map) {
        List<Part> parts = new ArrayList<>(map.size());
        map.forEach((key, value) -> parts.add(new Part(String.valueOf(key), value)));
        return parts;
    }

    private static List<Part> fields(Object object) {
        List<Part> parts = new ArrayList<>();
        ClassMembers.of(object.getClass()).all().forEach(each -> parts.add(new Part(each.name(), each.of(object))));
        return parts;
    }
}
