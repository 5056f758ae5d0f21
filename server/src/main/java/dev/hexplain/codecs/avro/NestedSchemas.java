package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.nested.Type;
import dev.hexplain.codecs.nested.Type.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** Makes schemas of types: each that has a name once, as Avro demands. */
final class NestedSchemas {
    private final Map<String, Schema> named = new HashMap<>();

    Schema of(Type type) {
        return switch (type) {
            case Type.Scalar scalar -> Schema.create(scalar(scalar));
            case Type.Constants constants ->
                named.computeIfAbsent(constants.name(), name -> Schema.createEnum(name, null, null, constants.names()));
            case Type.Struct struct -> record(struct);
            case Type.Choice choice ->
                Schema.createUnion(
                        choice.fields().stream().map(field -> of(field.type())).toList());
            case Type.Sequence sequence -> Schema.createArray(of(sequence.of()));
            case Type.Dictionary dictionary -> Schema.createMap(of(dictionary.of()));
        };
    }

    private Schema record(Type.Struct struct) {
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

    private static Schema.Type scalar(Type.Scalar scalar) {
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
