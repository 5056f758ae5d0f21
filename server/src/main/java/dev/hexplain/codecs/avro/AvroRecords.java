package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.samples.ClassMembers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.reflect.ReflectData;

/**
 * The Avro schema of a class with fields of simple types, and its objects as generic records.
 *
 * @param record of one object
 * @param root of the sample: the same, or an array of it
 */
record AvroRecords(FlatClass of, Schema record, Schema root) implements AvroDatums {
    /** Takes the schema that the library derives from a class; {@code java-class} has the types of its arrays. */
    static AvroRecords of(Class<?> sample, FlatClass type) {
        Schema root = ReflectData.get().getSchema(sample);
        return new AvroRecords(type, type.isArray() ? root.getElementType() : root, root);
    }

    @Override
    public Object datum(Object sample) {
        List<GenericRecord> records =
                of.objects(sample).stream().map(this::record).toList();
        return of.isArray() ? new GenericData.Array<>(root, records) : records.getFirst();
    }

    private GenericRecord record(Object object) {
        GenericRecord made = new GenericData.Record(record);
        for (ClassMembers.Member member : of.members()) {
            Object value = member.of(object);
            made.put(member.name(), member.type().isArray() ? FlatClass.list(value) : value);
        }
        return made;
    }

    @Override
    public Object sample(Object datum) {
        List<?> records = datum instanceof List<?> list ? list : List.of(datum);
        return of.sample(
                records.stream().map(each -> values((GenericRecord) each)).toList());
    }

    private Map<String, Object> values(GenericRecord read) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (ClassMembers.Member member : of.members()) {
            Object value = read.get(member.name());
            values.put(
                    member.name(),
                    member.type().isArray()
                            ? FlatClass.array(member.type(), (List<?>) value)
                            : value instanceof CharSequence text ? text.toString() : value);
        }
        return values;
    }
}
