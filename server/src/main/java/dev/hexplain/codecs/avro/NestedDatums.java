package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.nested.Mapping;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;

/**
 * Converts objects to nested Avro records, unions and maps, and back.
 *
 * @param root of the whole object
 */
record NestedDatums(Mapping mapping, Schema root) implements AvroDatums {
    static NestedDatums of(Mapping mapping) {
        return new NestedDatums(mapping, new NestedSchemas().of(mapping.type()));
    }

    /** @param edited the schema that the mapping was made for */
    static NestedDatums of(Mapping mapping, EditedSchema edited) {
        return new NestedDatums(mapping, new Schema.Parser().parse(edited.text()));
    }

    /** Maps keep their order. */
    @Override
    public GenericDatumReader<Object> reader() {
        return new GenericDatumReader<>(root, root, new GenericData() {
            @Override
            public Object newMap(Object old, int size) {
                return new LinkedHashMap<>();
            }
        });
    }

    // -- writing

    @Override
    public Object datum(Object sample) {
        return datum(root, mapping.type(), mapping.values(sample));
    }

    private static Object datum(Schema schema, SchemaType type, Object value) {
        return switch (type) {
            case SchemaType.Scalar _, SchemaType.Spelled _ ->
                value instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : value;
            case SchemaType.Constants _ -> new GenericData.EnumSymbol(schema, value);
            case SchemaType.Struct struct -> record(schema, struct, (Map<?, ?>) value);
            case SchemaType.Recursion again -> record(schema, again.struct().get(), (Map<?, ?>) value);
            case SchemaType.Choice choice -> {
                SchemaType.Chosen chosen = (SchemaType.Chosen) value;
                int branch = choice.fields().indexOf(chosen.field());
                yield datum(schema.getTypes().get(branch), chosen.field().type(), chosen.value());
            }
            case SchemaType.Sequence sequence ->
                ((List<?>) value)
                        .stream()
                                .map(element -> datum(schema.getElementType(), sequence.of(), element))
                                .toList();
            case SchemaType.Dictionary dictionary -> {
                Map<String, Object> entries = new LinkedHashMap<>();
                ((Map<?, ?>) value)
                        .forEach((key, each) ->
                                entries.put((String) key, datum(schema.getValueType(), dictionary.of(), each)));
                yield entries;
            }
        };
    }

    private static GenericRecord record(Schema schema, SchemaType.Struct struct, Map<?, ?> values) {
        GenericRecord record = new GenericData.Record(schema);
        for (Field field : struct.fields()) {
            if (values.containsKey(field.name())) {
                record.put(field.name(), datum(present(schema, field), field.type(), values.get(field.name())));
            }
        }
        if (schema.getFields().size() > struct.fields().size()) {
            fillUp(record, struct);
        }
        return record;
    }

    /** Fields that only an edited schema has take the values that it says. */
    private static void fillUp(GenericRecord record, SchemaType.Struct struct) {
        for (Schema.Field field : record.getSchema().getFields()) {
            boolean isMapped =
                    struct.fields().stream().anyMatch(each -> each.name().equals(field.name()));
            if (!isMapped && field.hasDefaultValue()) {
                record.put(field.pos(), GenericData.get().getDefaultValue(field));
            }
        }
    }

    /** The schema of a field that is not null. */
    private static Schema present(Schema of, Field field) {
        Schema schema = of.getField(field.name()).schema();
        if (!field.optional()) {
            return schema;
        }
        List<Schema> types = schema.getTypes().stream()
                .filter(each -> each.getType() != Schema.Type.NULL)
                .toList();
        return field.type() instanceof SchemaType.Choice ? Schema.createUnion(types) : types.getFirst();
    }

    // -- reading

    @Override
    public Object sample(Object datum) {
        return mapping.object(values((GenericRecord) datum, mapping.type()));
    }

    private static Map<String, Object> values(GenericRecord record, SchemaType.Struct struct) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Field field : struct.fields()) {
            Object read = record.get(field.name());
            if (read != null) {
                values.put(field.name(), value(present(record.getSchema(), field), field.type(), read));
            }
        }
        return values;
    }

    private static Object value(Schema schema, SchemaType type, Object read) {
        return switch (type) {
            case SchemaType.Scalar _, SchemaType.Spelled _ ->
                switch (read) {
                    case CharSequence text -> text.toString();
                    case ByteBuffer bytes -> bytes(bytes);
                    default -> read;
                };
            case SchemaType.Constants _ -> read.toString();
            case SchemaType.Struct struct -> values((GenericRecord) read, struct);
            case SchemaType.Recursion again ->
                values((GenericRecord) read, again.struct().get());
            case SchemaType.Choice choice -> {
                int branch = GenericData.get().resolveUnion(schema, read);
                Field field = choice.fields().get(branch);
                yield new SchemaType.Chosen(field, value(schema.getTypes().get(branch), field.type(), read));
            }
            case SchemaType.Sequence sequence -> {
                List<Object> elements = new ArrayList<>();
                ((List<?>) read).forEach(each -> elements.add(value(schema.getElementType(), sequence.of(), each)));
                yield elements;
            }
            case SchemaType.Dictionary dictionary -> {
                Map<String, Object> entries = new LinkedHashMap<>();
                ((Map<?, ?>) read)
                        .forEach((key, each) ->
                                entries.put(key.toString(), value(schema.getValueType(), dictionary.of(), each)));
                yield entries;
            }
        };
    }

    private static byte[] bytes(ByteBuffer read) {
        byte[] bytes = new byte[read.remaining()];
        read.get(bytes);
        return bytes;
    }
}
