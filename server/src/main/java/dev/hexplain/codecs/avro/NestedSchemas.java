package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** Makes Avro schemas of schema types. Each named type is defined once, as Avro requires. */
final class NestedSchemas {
    private final Map<String, Schema> named = new HashMap<>();

    Schema of(SchemaType type) {
        return switch (type) {
            case SchemaType.Scalar scalar -> Schema.create(scalar(scalar));
            case SchemaType.Spelled spelled -> Schema.create(scalar(spelled.scalar()));
            case SchemaType.Constants constants ->
                named.computeIfAbsent(constants.name(), name -> Schema.createEnum(name, null, null, constants.names()));
            case SchemaType.Struct struct -> record(struct);
            case SchemaType.Recursion again -> known(again.name());
            case SchemaType.Choice choice ->
                Schema.createUnion(
                        choice.fields().stream().map(field -> of(field.type())).toList());
            case SchemaType.Sequence sequence -> Schema.createArray(of(sequence.of()));
            case SchemaType.Dictionary dictionary -> Schema.createMap(of(dictionary.of()));
        };
    }

    private Schema record(SchemaType.Struct struct) {
        Schema known = named.get(struct.name());
        if (known != null) {
            return known;
        }
        Schema record = Schema.createRecord(struct.name(), null, null, false);
        named.put(struct.name(), record); // it may have fields of its own type
        List<Schema.Field> fields = new ArrayList<>();
        for (Field field : struct.fields()) {
            Schema of = of(field.type());
            Schema.Field made = field.optional()
                    ? new Schema.Field(field.name(), orNull(of), null, Schema.Field.NULL_DEFAULT_VALUE)
                    : new Schema.Field(field.name(), of);
            if (field.isRenamed()) {
                made.addProp("logical", field.logical());
            }
            fields.add(made);
        }
        record.setFields(fields);
        return record;
    }

    private Schema known(String name) {
        Schema record = named.get(name);
        if (record == null) {
            throw new IllegalStateException(name + " is referred to outside of itself");
        }
        return record;
    }

    /** Unions are not nested: null is one more alternative of a choice. */
    private static Schema orNull(Schema of) {
        List<Schema> types = new ArrayList<>(List.of(Schema.create(Schema.Type.NULL)));
        types.addAll(of.isUnion() ? of.getTypes() : List.of(of));
        return Schema.createUnion(types);
    }

    private static Schema.Type scalar(SchemaType.Scalar scalar) {
        return switch (scalar) {
            case TEXT -> Schema.Type.STRING;
            case INT -> Schema.Type.INT;
            case LONG -> Schema.Type.LONG;
            case FLOAT -> Schema.Type.FLOAT;
            case DOUBLE -> Schema.Type.DOUBLE;
            case FLAG -> Schema.Type.BOOLEAN;
            case BYTES -> Schema.Type.BYTES;
        };
    }
}
