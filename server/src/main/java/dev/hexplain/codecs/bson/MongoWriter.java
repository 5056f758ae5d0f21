package dev.hexplain.codecs.bson;

import dev.hexplain.codecs.flat.TextScalars;
import dev.hexplain.codecs.flat.TextScalars.TextScalar;
import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.Year;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.Optional;
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
            case Short number -> out.writeInt32(number);
            case Byte number -> out.writeInt32(number);
            case BigInteger number -> out.writeString(number.toString());
            case Double number -> out.writeDouble(number);
            case Float number -> out.writeDouble(number);
            case Boolean truth -> out.writeBoolean(truth);
            case String text -> out.writeString(text);
            case Character letter -> out.writeString(letter.toString());
            case Enum<?> constant -> out.writeString(constant.name());
            case BigDecimal decimal -> out.writeDecimal128(new Decimal128(decimal));
            case Instant moment -> out.writeDateTime(moment.toEpochMilli());
            case Date date -> out.writeDateTime(date.getTime());
            case Year year -> out.writeInt32(year.getValue());
            case byte[] bytes -> out.writeBinaryData(new BsonBinary(bytes));
            default -> container(value);
        }
    }

    private void container(Object value) {
        Optional<TextScalar<?>> scalar = TextScalars.of(value.getClass());
        if (scalar.isPresent()) {
            out.writeString(scalar.get().to(value));
        } else if (value instanceof Collection<?> elements) {
            array(elements.toArray());
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
