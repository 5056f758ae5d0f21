package dev.hexplain.decoders.kafka;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.MessageUtil;
import org.apache.kafka.common.protocol.types.BoundField;
import org.apache.kafka.common.protocol.types.Field;
import org.apache.kafka.common.protocol.types.Schema;
import org.apache.kafka.common.protocol.types.TaggedFields;
import org.apache.kafka.common.record.internal.BaseRecords;

/** Messages of Kafka's own library, with something in every field that a version has. */
final class GeneratedMessages {
    private final Random random;
    private final BaseRecords records;
    /** Whether what may be null is. */
    private final boolean nulls;

    GeneratedMessages(long seed, boolean nulls, BaseRecords records) {
        this.random = new Random(seed);
        this.nulls = nulls;
        this.records = records;
    }

    static byte[] bytes(ApiMessage message, short version) {
        ByteBuffer buffer = MessageUtil.toByteBufferAccessor(message, version).buffer();
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    /** The library's own reading of bytes. */
    static ApiMessage read(ApiMessage empty, byte[] bytes, short version) {
        empty.read(new ByteBufferAccessor(ByteBuffer.wrap(bytes)), version);
        return empty;
    }

    /** As the library's own converter writes it. */
    static JsonNode json(ApiMessage message, short version) throws ReflectiveOperationException {
        Class<?> converter = Class.forName(message.getClass().getName() + "JsonConverter");
        for (Method method : converter.getMethods()) {
            if (method.getName().equals("write") && method.getParameterCount() == 3) {
                return (JsonNode) method.invoke(null, message, version, false);
            }
        }
        throw new NoSuchMethodException(converter + ".write");
    }

    /** Fills what a schema has of a message, or of a struct in one. */
    <T> T filled(T message, Schema schema) throws ReflectiveOperationException {
        for (BoundField field : schema.fields()) {
            if (field.def.type instanceof TaggedFields tagged) {
                for (Field each : tagged.fields().values()) {
                    set(message, each, true);
                }
            } else {
                set(message, field.def, false);
            }
        }
        return message;
    }

    private void set(Object message, Field field, boolean tagged) throws ReflectiveOperationException {
        String wanted = "set" + field.name.replace("_", "");
        Method setter = Arrays.stream(message.getClass().getMethods())
                .filter(method -> method.getName().equalsIgnoreCase(wanted))
                .findFirst()
                .orElseThrow(() -> new NoSuchMethodException(message.getClass() + "." + wanted));
        boolean nothing = nulls && field.type.isNullable() && !setter.getParameterTypes()[0].isPrimitive() && !tagged;
        try {
            setter.invoke(message, nothing ? null : value(setter.getGenericParameterTypes()[0], schema(field)));
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(wanted, e.getCause());
        }
    }

    /** Of a struct, or of the elements of a list; null for neither. */
    private static Schema schema(Field field) {
        Optional<org.apache.kafka.common.protocol.types.Type> element = field.type.arrayElementType();
        org.apache.kafka.common.protocol.types.Type type = element.orElse(field.type);
        return type instanceof Schema schema ? schema : nullable(type);
    }

    private static Schema nullable(org.apache.kafka.common.protocol.types.Type type) {
        for (java.lang.reflect.Field inner : type.getClass().getDeclaredFields()) {
            if (Schema.class.isAssignableFrom(inner.getType())) {
                try {
                    inner.setAccessible(true);
                    return (Schema) inner.get(type);
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return type.getClass().getSuperclass() != null && Schema.class.isInstance(type) ? (Schema) type : null;
    }

    private Object value(Type type, Schema schema) throws ReflectiveOperationException {
        if (type instanceof ParameterizedType list) {
            return many(new ArrayList<>(), list.getActualTypeArguments()[0], schema);
        }
        Class<?> kind = (Class<?>) type;
        return switch (kind.getSimpleName()) {
            case "boolean", "Boolean" -> true;
            case "byte", "Byte" -> (byte) (1 + random.nextInt(100));
            case "short", "Short" -> (short) (1 + random.nextInt(90));
            case "int", "Integer" -> kind == int.class ? 1 + random.nextInt(60_000) : Integer.valueOf(random.nextInt());
            case "long", "Long" -> random.nextLong() >>> 1;
            case "double", "Double" -> random.nextDouble();
            case "String" -> "text-" + random.nextInt(1000);
            case "byte[]" -> bytes();
            case "ByteBuffer" -> ByteBuffer.wrap(bytes());
            case "Uuid" -> new Uuid(random.nextLong(), random.nextLong());
            case "BaseRecords" -> records;
            default ->
                Collection.class.isAssignableFrom(kind)
                        ? many(
                                collection(kind),
                                ((ParameterizedType) kind.getGenericSuperclass()).getActualTypeArguments()[0],
                                schema)
                        : filled(kind.getConstructor().newInstance(), schema);
        };
    }

    @SuppressWarnings("unchecked")
    private static Collection<Object> collection(Class<?> kind) throws ReflectiveOperationException {
        return (Collection<Object>) kind.getConstructor().newInstance();
    }

    private Collection<Object> many(Collection<Object> into, Type element, Schema schema)
            throws ReflectiveOperationException {
        for (int left = 2; left > 0; left--) {
            into.add(value(element, schema));
        }
        return into;
    }

    private byte[] bytes() {
        byte[] bytes = new byte[5];
        random.nextBytes(bytes);
        bytes[0] = (byte) 0xFF;
        return bytes;
    }

    /** Every version that a class has a schema of. */
    static List<Short> versions(short lowest, short highest) {
        List<Short> versions = new ArrayList<>();
        for (int version = lowest; version <= highest; version++) {
            versions.add((short) version);
        }
        return versions;
    }
}
