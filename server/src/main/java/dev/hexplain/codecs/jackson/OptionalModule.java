package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.databind.type.ReferenceType;
import com.fasterxml.jackson.databind.type.TypeBindings;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.type.TypeModifier;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Writes an optional value as the value or null, as {@code jackson-datatype-jdk8} does. */
final class OptionalModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    OptionalModule() {
        add(
                OptionalInt.class,
                OptionalInt.empty(),
                (value, to) -> {
                    if (value.isPresent()) {
                        to.writeNumber(value.getAsInt());
                    }
                    return value.isPresent();
                },
                from -> OptionalInt.of(from.getValueAsInt()));
        add(
                OptionalLong.class,
                OptionalLong.empty(),
                (value, to) -> {
                    if (value.isPresent()) {
                        to.writeNumber(value.getAsLong());
                    }
                    return value.isPresent();
                },
                from -> OptionalLong.of(from.getValueAsLong()));
        add(
                OptionalDouble.class,
                OptionalDouble.empty(),
                (value, to) -> {
                    if (value.isPresent()) {
                        to.writeNumber(value.getAsDouble());
                    }
                    return value.isPresent();
                },
                from -> OptionalDouble.of(from.getValueAsDouble()));
    }

    /** Writes a value, if there is one. */
    private interface Writing<T> {
        boolean write(T value, JsonGenerator to) throws IOException;
    }

    private interface Reading<T> {
        T read(JsonParser from) throws IOException;
    }

    private <T> void add(Class<T> type, T empty, Writing<T> writing, Reading<T> reading) {
        addSerializer(type, new StdScalarSerializer<T>(type) {
            @Override
            public void serialize(T value, JsonGenerator to, SerializerProvider provider) throws IOException {
                if (!writing.write(value, to)) {
                    to.writeNull();
                }
            }
        });
        addDeserializer(type, new StdScalarDeserializer<T>(type) {
            @Override
            public T deserialize(JsonParser from, DeserializationContext context) throws IOException {
                return reading.read(from);
            }

            @Override
            public T getNullValue(DeserializationContext context) {
                return empty;
            }
        });
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addTypeModifier(new AsReference());
        context.addSerializers(new Serializers.Base() {
            @Override
            public @Nullable JsonSerializer<?> findReferenceSerializer(
                    SerializationConfig config,
                    ReferenceType type,
                    BeanDescription described,
                    @Nullable TypeSerializer contentType,
                    @Nullable JsonSerializer<Object> content) {
                return type.hasRawClass(Optional.class) ? new OptionalSerializer(type, contentType, content) : null;
            }
        });
        context.addDeserializers(new Deserializers.Base() {
            @Override
            public @Nullable JsonDeserializer<?> findReferenceDeserializer(
                    ReferenceType type,
                    DeserializationConfig config,
                    BeanDescription described,
                    @Nullable TypeDeserializer contentType,
                    @Nullable JsonDeserializer<?> content) {
                return type.hasRawClass(Optional.class) ? new OptionalDeserializer(type, contentType, content) : null;
            }
        });
    }

    private static final class AsReference extends TypeModifier {
        @Override
        public JavaType modifyType(JavaType type, Type declared, TypeBindings bindings, TypeFactory factory) {
            return type.hasRawClass(Optional.class) && !type.isReferenceType()
                    ? ReferenceType.upgradeFrom(type, type.containedTypeOrUnknown(0))
                    : type;
        }
    }
}
