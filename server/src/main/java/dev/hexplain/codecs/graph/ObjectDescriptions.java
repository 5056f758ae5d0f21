package dev.hexplain.codecs.graph;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Describes objects in messages. */
public final class ObjectDescriptions {
    private static final int SHOWN = 40;

    private ObjectDescriptions() {}

    /** The displayed name of a class. */
    public static String type(Object object) {
        return object.getClass().getSimpleName();
    }

    /** An object in a few words. */
    public static String of(@Nullable Object object) {
        return switch (object) {
            case null -> "null";
            case String text -> "\"" + shortened(text) + "\"";
            case Collection<?> all when all.isEmpty() -> "an empty list";
            case Collection<?> all -> "a list of " + all.size();
            case Map<?, ?> map -> "a map of " + map.size();
            case Object array
            when array.getClass().isArray() ->
                "%s[%d]".formatted(array.getClass().componentType().getSimpleName(), Array.getLength(array));
            case Object value when ObjectParts.isValue(value) -> type(value) + " " + shortened(value.toString());
            default -> "a " + type(object);
        };
    }

    private static String shortened(String text) {
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    }
}
