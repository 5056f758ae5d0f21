package dev.hexplain.codecs.bson;

import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.bson.BsonBinary;
import org.bson.BsonWriter;
import org.bson.types.Decimal128;
import org.jspecify.annotations.Nullable;

/** Writes objects as BSON documents, field by field. */
final class MongoWriter {
    private final BsonWriter out;

    MongoWriter(BsonWriter out) {
        this.out = out;
    }

    /** Writes a document; for an array, one whose names are indexes, as in BSON arrays. */
    void root(Object object) {
        out.writeStartDocument();
        if (object.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                out.writeName(Integer.toString(i));
                value(Array.get(object, i));
            }
        } else {
            members(ClassMembers.of(object.getClass()).values(object));
        }
        out.writeEndDocument();
    }

    private void members(Map<?, ?> members) {
        members.forEach((name, value) -> {
            out.writeName(String.valueOf(name));
            value(value);
        });
    }

    private void value(@Nullable Object value) {
        switch (value) {
            case null -> out.writeNull();
            case Long number -> out.writeInt64(number);
            case Integer number -> out.writeInt32(number);
            case Double number -> out.writeDouble(number);
            case Float number -> out.writeDouble(number);
            case Boolean truth -> out.writeBoolean(truth);
            case String text -> out.writeString(text);
            case Enum<?> constant -> out.writeString(constant.name());
            case BigDecimal decimal -> out.writeDecimal128(new Decimal128(decimal));
            case Instant moment -> out.writeDateTime(moment.toEpochMilli());
            case byte[] bytes -> out.writeBinaryData(new BsonBinary(bytes));
            default -> container(value);
        }
    }

    private void container(Object value) {
        if (value instanceof List<?> list) {
            array(list.toArray());
        } else if (value.getClass().isArray()) {
            array(value);
        } else {
            out.writeStartDocument();
            members(
                    value instanceof Map<?, ?> map
                            ? map
                            : ClassMembers.of(value.getClass()).values(value));
            out.writeEndDocument();
        }
    }

    private void array(Object array) {
        out.writeStartArray();
        for (int i = 0; i < Array.getLength(array); i++) {
            value(Array.get(array, i));
        }
        out.writeEndArray();
    }
}
