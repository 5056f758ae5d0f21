package dev.hexplain.bench.workload;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.jspecify.annotations.Nullable;

/** The orders in an object container file of Avro. */
public final class AvroOrders {
    private AvroOrders() {}

    /** One container file of about 50 MB, its blocks not compressed. */
    public static Path file() throws IOException {
        return WorkloadFile.of("orders.avro", out -> {
            Schema schema = new Types().record(ShopOrder.class);
            ShopOrders orders = OrderFiles.orders();
            try (DataFileWriter<GenericRecord> to = new DataFileWriter<>(new GenericDatumWriter<>(schema))) {
                to.create(schema, out);
                while (out.written() < OrderFiles.DOCUMENT_BYTES) {
                    to.append(record(schema, orders.next()));
                }
            }
        });
    }

    /** Schemas by class: what may be null is a union with null. */
    private static final class Types {
        private final Map<Class<?>, Schema> records = new HashMap<>();

        Schema record(Class<?> type) {
            Schema known = records.get(type);
            return known != null ? known : newRecord(type);
        }

        private Schema newRecord(Class<?> type) {
            List<Schema.Field> fields = OrderMember.of(type).stream()
                    .map(member -> new Schema.Field(member.name(), field(member)))
                    .toList();
            Schema record = Schema.createRecord(type.getSimpleName(), null, "shop", false, fields);
            records.put(type, record);
            return record;
        }

        private Schema field(OrderMember member) {
            Schema value = value(member);
            boolean nullable = member.field().getAnnotatedType().isAnnotationPresent(Nullable.class);
            return nullable ? Schema.createUnion(Schema.create(Schema.Type.NULL), value) : value;
        }

        private Schema value(OrderMember member) {
            Schema value = switch (member.kind()) {
                case TEXT -> Schema.create(Schema.Type.STRING);
                case INT -> Schema.create(Schema.Type.INT);
                case LONG -> Schema.create(Schema.Type.LONG);
                case DOUBLE -> Schema.create(Schema.Type.DOUBLE);
                case BOOLEAN -> Schema.create(Schema.Type.BOOLEAN);
                case MAP -> Schema.createMap(Schema.create(Schema.Type.STRING));
                case OBJECT -> record(member.type());
            };
            return member.repeated() ? Schema.createArray(value) : value;
        }
    }

    private static GenericRecord record(Schema schema, Object object) {
        GenericRecord record = new GenericData.Record(schema);
        for (OrderMember member : OrderMember.of(object.getClass())) {
            Schema type = schema.getField(member.name()).schema();
            Object value = member.valueIn(object);
            record.put(member.name(), value == null ? null : value(member, present(type), value));
        }
        return record;
    }

    private static Schema present(Schema type) {
        return type.isUnion() ? type.getTypes().get(1) : type;
    }

    private static Object value(OrderMember member, Schema type, Object value) {
        if (member.kind() != OrderMember.Kind.OBJECT) {
            return value;
        }
        return value instanceof List<?> list
                ? list.stream().map(each -> record(type.getElementType(), each)).toList()
                : record(type, value);
    }
}
