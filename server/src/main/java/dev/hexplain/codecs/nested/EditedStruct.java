package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A struct of an edited schema, which fields of its own may refer to before it is defined. */
final class EditedStruct {
    private @Nullable Struct struct;
    private List<Part> parts = List.of();

    /** A field as an edited schema has it, and how its values become those. */
    record Edited(Field field, Conversion conversion) {}

    /** @param own the field of the schema that was made for the object */
    record Part(Field own, Edited edited) {}

    void define(String name, List<Part> all) {
        parts = all;
        struct =
                new Struct(name, all.stream().map(part -> part.edited().field()).toList());
    }

    boolean isDefined() {
        return struct != null;
    }

    Struct struct() {
        if (struct == null) {
            throw new IllegalStateException("It is not defined yet");
        }
        return struct;
    }

    /** @param shown the struct, or what stands for it inside of itself */
    Conversion conversion(SchemaType shown) {
        return new Conversion(
                shown, values -> converted((Map<?, ?>) values, false), values -> converted((Map<?, ?>) values, true));
    }

    private Map<String, Object> converted(Map<?, ?> values, boolean isBack) {
        Map<String, Object> converted = new LinkedHashMap<>();
        for (Part part : parts) {
            Object value = values.get(part.own().name());
            if (value != null) {
                Conversion conversion = part.edited().conversion();
                converted.put(part.own().name(), (isBack ? conversion.from() : conversion.to()).apply(value));
            }
        }
        return converted;
    }

    /** The same map with each value converted. */
    static Map<String, Object> each(Map<?, ?> values, Function<Object, Object> conversion) {
        Map<String, Object> converted = new LinkedHashMap<>();
        values.forEach((key, value) -> converted.put((String) key, conversion.apply(value)));
        return converted;
    }
}
