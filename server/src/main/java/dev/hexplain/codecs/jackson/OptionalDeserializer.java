package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.ReferenceTypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads what an optional value holds. */
final class OptionalDeserializer extends ReferenceTypeDeserializer<Optional<?>> {
    private static final long serialVersionUID = 1;

    OptionalDeserializer(JavaType type, @Nullable TypeDeserializer contentType, @Nullable JsonDeserializer<?> content) {
        super(type, (ValueInstantiator) null, contentType, content);
    }

    @Override
    protected ReferenceTypeDeserializer<Optional<?>> withResolved(
            TypeDeserializer contentType, JsonDeserializer<?> content) {
        return new OptionalDeserializer(_fullType, contentType, content);
    }

    @Override
    public Optional<?> getNullValue(DeserializationContext context) {
        return Optional.empty();
    }

    @Override
    public Object getEmptyValue(DeserializationContext context) {
        return Optional.empty();
    }

    @Override
    public Optional<?> referenceValue(Object contents) {
        return Optional.ofNullable(contents);
    }

    @Override
    public @Nullable Object getReferenced(Optional<?> reference) {
        return reference.orElse(null);
    }

    @Override
    public Optional<?> updateReference(Optional<?> reference, Object contents) {
        return Optional.ofNullable(contents);
    }
}
