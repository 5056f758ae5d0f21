package dev.hexplain.codecs.flatbuffers;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The tables that FlatBuffers need for the types of a schema. A map is a vector of tables with a key and a value; a choice
 * of structs is a union, any other choice a table with one field; bytes in a list are a table, as there are no vectors of
 * vectors.
 */
final class NestedTables {
    static final String KEY = "key";
    static final String VALUE = "value";
    /** What a union adds to the name of its field, for that of the field with its type. */
    static final String TYPE = "_type";

    /** Numbers of variants are a byte, and 0 is none of them. */
    private static final int MOST_VARIANTS = 255;

    private final List<SchemaType.Named> declared;
    private final Set<String> taken;
    private final Set<String> clashing = new HashSet<>();
    private final Map<String, Struct> entries = new LinkedHashMap<>();
    private final Map<String, Struct> alternatives = new HashMap<>();
    private final IdentityHashMap<Struct, Slots> slots = new IdentityHashMap<>();
    private @Nullable Struct bytes;

    /**
     * The places of a table's fields in its vtable.
     *
     * @param ids of each field; a union's type is at the one before
     * @param count of all places
     */
    record Slots(List<Integer> ids, int count) {}

    NestedTables(Struct root) {
        declared = SchemaType.named(root);
        taken = declared.stream()
                .map(type -> type.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(HashSet::new));
        for (SchemaType.Named type : declared) {
            if (type instanceof Struct struct) {
                findClashes(struct);
            }
        }
    }

    /** The field for a union's type takes a name that a member of the class may have. */
    private void findClashes(Struct struct) {
        Set<String> names = struct.fields().stream().map(Field::name).collect(Collectors.toSet());
        for (Field field : struct.fields()) {
            SchemaType of = field.type() instanceof Sequence(SchemaType element) ? element : field.type();
            if (of instanceof Choice choice && names.contains(field.name() + TYPE)) {
                clashing.add(choice.name());
            }
        }
    }

    /** The types that the object's classes make. */
    List<SchemaType.Named> declared() {
        return declared;
    }

    /** The tables of the entries of maps, as far as they were asked for. */
    Collection<Struct> entries() {
        return entries.values();
    }

    /** The table around bytes in lists; null where it was not asked for. */
    @Nullable Struct bytes() {
        return bytes;
    }

    // -- what types are made of

    /** Whether a choice is a union; variants that an edited schema has in a table have numbers. */
    boolean isUnion(SchemaType type) {
        return type instanceof Choice choice
                && choice.fields().size() <= MOST_VARIANTS
                && !clashing.contains(choice.name())
                && choice.fields().stream()
                        .allMatch(field -> isStruct(field.type()) && field.tag().number() == 0);
    }

    private static boolean isStruct(SchemaType type) {
        return type instanceof Struct || type instanceof SchemaType.Recursion;
    }

    /** Whether a field has a type beside its value: a union, or a vector of unions. */
    boolean hasTypes(SchemaType type) {
        return isUnion(type) || (type instanceof Sequence(SchemaType element) && isUnion(element));
    }

    /** The struct that a type is. */
    static Struct struct(SchemaType type) {
        return type instanceof SchemaType.Recursion again ? again.struct().get() : (Struct) type;
    }

    /** The table of a choice that is no union. */
    Struct alternatives(Choice choice) {
        return alternatives.computeIfAbsent(
                choice.name(),
                name -> new Struct(
                        name,
                        choice.fields().stream()
                                .map(field -> new Field(field.name(), field.type(), true, field.logical(), field.tag()))
                                .toList()));
    }

    /** What is in a vector for values of a type. */
    SchemaType element(SchemaType type) {
        return isBytes(type) ? wrapped() : type;
    }

    static boolean isBytes(SchemaType type) {
        return type == Scalar.BYTES
                || (type instanceof SchemaType.Spelled(Scalar scalar, String _) && scalar == Scalar.BYTES);
    }

    private Struct wrapped() {
        if (bytes == null) {
            bytes = new Struct(unique("Bytes"), List.of(new Field(VALUE, Scalar.BYTES, false, "")));
        }
        return bytes;
    }

    /** The table of the entries of maps to values of a type. */
    Struct entry(Dictionary map) {
        String of = name(map.of());
        return entries.computeIfAbsent(
                of,
                _ -> new Struct(
                        unique(entryName(map.of(), of)),
                        List.of(new Field(KEY, Scalar.TEXT, false, ""), new Field(VALUE, map.of(), false, ""))));
    }

    private static String entryName(SchemaType value, String name) {
        String word = isBytes(value) ? "bytes" : name;
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) + "Entry";
    }

    private String unique(String name) {
        String unique = name;
        for (int i = 2; !taken.add(unique.toLowerCase(Locale.ROOT)); i++) {
            unique = name + i;
        }
        return unique;
    }

    // -- how they are written

    /** A type as the schema language has it. */
    String name(SchemaType type) {
        return switch (type) {
            case Scalar scalar -> scalar == Scalar.BYTES ? "[ubyte]" : TableScalar.word(scalar);
            case SchemaType.Spelled spelled -> spelled.word();
            case SchemaType.Named named -> named.name();
            case SchemaType.Recursion again -> again.name();
            case Sequence(SchemaType of) -> "[" + name(element(of)) + "]";
            case Dictionary map -> "[" + entry(map).name() + "]";
        };
    }

    Slots slots(Struct struct) {
        Slots known = slots.get(struct);
        if (known == null) {
            known = slots(struct.fields());
            slots.put(struct, known);
        }
        return known;
    }

    private Slots slots(List<Field> fields) {
        List<Integer> ids = new ArrayList<>();
        int next = 0;
        int count = 0;
        for (Field field : fields) {
            int number = field.tag().number();
            int id = number == 0 ? next + (hasTypes(field.type()) ? 1 : 0) : number - 1;
            ids.add(id);
            next = id + 1;
            count = Math.max(count, next);
        }
        return new Slots(ids, count);
    }
}
