package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SessionMapping;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericRecord;
import ru.sbrf.ufs.dto.SessionDto;

/**
 * Converts the session to nested Avro records, unions and maps, and back.
 *
 * @param root of the session
 */
record NestedDatums(Schema root) implements AvroDatums {
    static NestedDatums ofSession() {
        return new NestedDatums(new NestedSchemas().of(SessionMapping.TYPE));
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
        return datum(root, SessionMapping.TYPE, SessionMapping.values((SessionDto) sample));
    }

    private static Object datum(Schema schema, SchemaType type, Object value) {
        return switch (type) {
            case SchemaType.Scalar scalar ->
                scalar == SchemaType.Scalar.BYTES ? ByteBuffer.wrap((byte[]) value) : value;
            case SchemaType.Constants _ -> new GenericData.EnumSymbol(schema, value);
            case SchemaType.Struct struct -> record(schema, struct, (Map<?, ?>) value);
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
                Schema of = schema.getField(field.name()).schema();
                record.put(
                        field.name(),
                        datum(field.optional() ? of.getTypes().getLast() : of, field.type(), values.get(field.name())));
            }
        }
        return record;
    }

    // -- reading

    @Override
    public Object sample(Object datum) {
        return SessionMapping.session(values((GenericRecord) datum, SessionMapping.TYPE));
    }

    private static Map<String, Object> values(GenericRecord record, SchemaType.Struct struct) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Field field : struct.fields()) {
            Object read = record.get(field.name());
            if (read != null) {
                values.put(
                        field.name(),
                        value(record.getSchema().getField(field.name()).schema(), field.type(), read));
            }
        }
        return values;
    }

    private static Object value(Schema schema, SchemaType type, Object read) {
        return switch (type) {
            case SchemaType.Scalar scalar ->
                switch (scalar) {
                    case TEXT -> read.toString();
                    case BYTES -> bytes((ByteBuffer) read);
                    default -> read;
                };
            case SchemaType.Constants _ -> read.toString();
            case SchemaType.Struct struct -> values((GenericRecord) read, struct);
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
