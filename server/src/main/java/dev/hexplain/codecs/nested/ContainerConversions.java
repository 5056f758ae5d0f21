package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Conversions of lists and maps, given those of what is in them. */
final class ContainerConversions {
    static final String KEY = "key";
    static final String VALUE = "value";

    private ContainerConversions() {}

    /** Whether a type has any number of values. */
    static boolean isMany(SchemaType type) {
        return type instanceof Sequence || type instanceof Dictionary;
    }

    static Conversion sequence(Conversion each, Containers.Container container) {
        return new Conversion(
                new Sequence(each.type()),
                value -> container.elements(value).stream().map(each.to()).toList(),
                value -> container.of(((List<?>) value)
                        .stream().map(one -> each.from().apply(one)).toList()));
    }

    /** A map whose keys are texts. */
    static Conversion dictionary(Class<?> map, Conversion values) {
        return new Conversion(
                new Dictionary(values.type()),
                value -> {
                    Map<Object, Object> entries = new LinkedHashMap<>();
                    ((Map<?, ?>) value)
                            .forEach((key, each) -> entries.put(key, values.to().apply(each)));
                    return entries;
                },
                value -> {
                    Map<Object, Object> entries = new LinkedHashMap<>();
                    ((Map<?, ?>) value)
                            .forEach((key, each) ->
                                    entries.put(key, values.from().apply(each)));
                    return Containers.map(map, entries);
                });
    }

    /** A map with other keys: a list of its entries. */
    static Conversion entries(Class<?> map, String name, Conversion keys, Conversion values) {
        Struct entry = new Struct(
                name, List.of(new Field(KEY, keys.type(), false, KEY), new Field(VALUE, values.type(), false, VALUE)));
        return new Conversion(
                new Sequence(entry),
                value -> ((Map<?, ?>) value)
                        .entrySet().stream()
                                .map(each -> Map.of(
                                        KEY, keys.to().apply(each.getKey()),
                                        VALUE, values.to().apply(each.getValue())))
                                .toList(),
                value -> {
                    Map<Object, Object> entries = new LinkedHashMap<>();
                    for (Object each : (List<?>) value) {
                        Map<?, ?> parts = (Map<?, ?>) each;
                        entries.put(
                                keys.from().apply(parts.get(KEY)), values.from().apply(parts.get(VALUE)));
                    }
                    return Containers.map(map, entries);
                });
    }

    /** A struct around what languages do not have everywhere. */
    static Conversion wrapped(String name, String field, Conversion of) {
        Struct around = new Struct(name, List.of(Field.artificial(field, of.type())));
        Object none = of.type() instanceof Dictionary ? Map.of() : List.of();
        return new Conversion(around, value -> Map.of(field, of.to().apply(value)), values -> {
            Object inside = ((Map<?, ?>) values).get(field);
            return of.from().apply(inside == null ? none : inside);
        });
    }
}
