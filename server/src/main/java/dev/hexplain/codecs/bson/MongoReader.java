package dev.hexplain.codecs.bson;

import dev.hexplain.codecs.flat.BoundObjects;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.bson.BsonReader;
import org.bson.BsonType;
import org.jspecify.annotations.Nullable;

/** Reads BSON written by {@link MongoWriter}: first documents, then objects of the classes that fields declare. */
final class MongoReader {
    private MongoReader() {}

    static Object root(BsonReader in, Class<?> type) {
        Map<String, Object> members = document(in);
        return Objects.requireNonNull(
                BoundObjects.to(type, type.isArray() ? new ArrayList<>(members.values()) : members));
    }

    private static Map<String, Object> document(BsonReader in) {
        Map<String, Object> members = new LinkedHashMap<>();
        in.readStartDocument();
        while (in.readBsonType() != BsonType.END_OF_DOCUMENT) {
            members.put(in.readName(), value(in));
        }
        in.readEndDocument();
        return members;
    }

    private static List<Object> list(BsonReader in) {
        List<Object> elements = new ArrayList<>();
        in.readStartArray();
        while (in.readBsonType() != BsonType.END_OF_DOCUMENT) {
            elements.add(value(in));
        }
        in.readEndArray();
        return elements;
    }

    private static @Nullable Object value(BsonReader in) {
        return switch (in.getCurrentBsonType()) {
            case DOCUMENT -> document(in);
            case ARRAY -> list(in);
            case INT64 -> in.readInt64();
            case INT32 -> in.readInt32();
            case DOUBLE -> in.readDouble();
            case BOOLEAN -> in.readBoolean();
            case STRING -> in.readString();
            case DECIMAL128 -> in.readDecimal128().bigDecimalValue();
            case DATE_TIME -> Instant.ofEpochMilli(in.readDateTime());
            case BINARY -> in.readBinaryData().getData();
            case NULL -> {
                in.readNull();
                yield null;
            }
            default -> throw new IllegalStateException("Never written: " + in.getCurrentBsonType());
        };
    }
}
