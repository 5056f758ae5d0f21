package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the entries of groups hold. Lists, maps and values that may be absent are groups: an entry is a struct, a key and a
 * value, or a value alone. Types are distinguished by identity, since comparing them is slow.
 */
final class EntryStructs {
    static final String KEY = "key";
    static final String VALUE = "value";

    private final IdentityHashMap<SchemaType, Struct> alone = new IdentityHashMap<>();
    private final IdentityHashMap<Dictionary, Struct> pairs = new IdentityHashMap<>();
    private final IdentityHashMap<Struct, Map<String, Field>> byName = new IdentityHashMap<>();

    /** Whether a field is a group with an entry for its value, or none, rather than one for each part of its value. */
    static boolean isOne(Field field) {
        return field.optional() || !isMany(field.type());
    }

    private static boolean isMany(SchemaType type) {
        return type instanceof Sequence || type instanceof Dictionary;
    }

    /** The struct of the entries of the group that a field is. */
    Struct of(Field field) {
        return switch (field.type()) {
            case Dictionary map when !isOne(field) -> pair(map);
            case Sequence(SchemaType of) when !isOne(field) -> entry(of);
            default -> entry(field.type());
        };
    }

    /** A struct itself; around anything else, one with a value. */
    Struct entry(SchemaType type) {
        return type instanceof Struct struct
                ? struct
                : alone.computeIfAbsent(type, _ -> new Struct("", List.of(Field.artificial(VALUE, type))));
    }

    /** The struct of a map's entries. */
    Struct pair(Dictionary map) {
        return pairs.computeIfAbsent(
                map,
                _ -> new Struct("", List.of(Field.artificial(KEY, Scalar.TEXT), Field.artificial(VALUE, map.of()))));
    }

    /** The values of the struct of an entry that holds a value of a type. */
    static Map<?, ?> values(SchemaType type, Object value) {
        return type instanceof Struct ? (Map<?, ?>) value : Map.of(VALUE, value);
    }

    /** A field by its name; null where there is none. */
    @Nullable Field field(Struct struct, String name) {
        return byName.computeIfAbsent(struct, EntryStructs::named).get(name);
    }

    private static Map<String, Field> named(Struct struct) {
        Map<String, Field> fields = new HashMap<>();
        struct.fields().forEach(field -> fields.put(field.name(), field));
        return fields;
    }
}
