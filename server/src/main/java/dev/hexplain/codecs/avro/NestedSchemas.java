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
            case SchemaType.Constants constants ->
                named.computeIfAbsent(constants.name(), name -> Schema.createEnum(name, null, null, constants.names()));
            case SchemaType.Struct struct -> record(struct);
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
        List<Schema.Field> fields = new ArrayList<>();
        for (Field field : struct.fields()) {
            Schema of = of(field.type());
            Schema.Field made = field.optional()
                    ? new Schema.Field(
                            field.name(),
                            Schema.createUnion(Schema.create(Schema.Type.NULL), of),
                            null,
                            Schema.Field.NULL_DEFAULT_VALUE)
                    : new Schema.Field(field.name(), of);
            if (!field.logical().equals(field.name())) {
                made.addProp("logical", field.logical());
            }
            fields.add(made);
        }
        Schema record = Schema.createRecord(struct.name(), null, null, false, fields);
        named.put(struct.name(), record);
        return record;
    }

    private static Schema.Type scalar(SchemaType.Scalar scalar) {
        return switch (scalar) {
            case TEXT -> Schema.Type.STRING;
            case INT -> Schema.Type.INT;
            case LONG -> Schema.Type.LONG;
            case FLOAT -> Schema.Type.FLOAT;
            case FLAG -> Schema.Type.BOOLEAN;
            case BYTES -> Schema.Type.BYTES;
        };
    }
}
