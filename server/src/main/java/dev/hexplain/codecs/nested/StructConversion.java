package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import dev.hexplain.codecs.samples.ClassMembers;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The struct of a class, which fields of its own may refer to before it is defined. */
final class StructConversion {
    private final Class<?> type;
    private @Nullable Struct struct;
    private List<Part> parts = List.of();

    /**
     * A field of the struct, and the member of the class that it holds.
     *
     * @param holder what the class has around the value
     */
    record Part(
            ClassMembers.Member member,
            Field field,
            Conversion conversion,
            @Nullable Holder holder) {}

    StructConversion(Class<?> type) {
        this.type = type;
    }

    void define(String name, List<Part> all) {
        struct = new Struct(name, all.stream().map(Part::field).toList());
        parts = all;
    }

    Struct struct() {
        if (struct == null) {
            throw new IllegalStateException(type + " is not defined yet");
        }
        return struct;
    }

    /** @param shown the struct, or what stands for it inside of itself */
    Conversion conversion(SchemaType shown) {
        return new Conversion(shown, this::values, this::object);
    }

    private Object values(Object object) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Part part : parts) {
            Object value = part.member().of(object);
            Object held = value == null || part.holder() == null ? value : Holder.held(value);
            if (held != null) {
                values.put(part.field().name(), part.conversion().to().apply(held));
            }
        }
        return values;
    }

    private Object object(Object values) {
        Map<String, Object> members = new HashMap<>();
        for (Part part : parts) {
            Object value = ((Map<?, ?>) values).get(part.field().name());
            Object made = value == null ? null : part.conversion().from().apply(value);
            Object member = part.holder() == null ? made : part.holder().around(made);
            if (member != null) {
                members.put(part.member().name(), member);
            }
        }
        return ClassMembers.of(type).make(members);
    }
}
