package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.ReferenceTypeSerializer;
import com.fasterxml.jackson.databind.type.ReferenceType;
import com.fasterxml.jackson.databind.util.NameTransformer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes what an optional value holds. */
final class OptionalSerializer extends ReferenceTypeSerializer<Optional<?>> {
    private static final long serialVersionUID = 1;

    OptionalSerializer(
            ReferenceType type, @Nullable TypeSerializer contentType, @Nullable JsonSerializer<Object> content) {
        super(type, false, contentType, content);
    }

    private OptionalSerializer(
            OptionalSerializer base,
            BeanProperty property,
            TypeSerializer contentType,
            JsonSerializer<?> content,
            NameTransformer unwrapper,
            Object suppressable,
            boolean suppressNulls) {
        super(base, property, contentType, content, unwrapper, suppressable, suppressNulls);
    }

    @Override
    protected ReferenceTypeSerializer<Optional<?>> withResolved(
            BeanProperty property, TypeSerializer contentType, JsonSerializer<?> content, NameTransformer unwrapper) {
        return new OptionalSerializer(
                this, property, contentType, content, unwrapper, _suppressableValue, _suppressNulls);
    }

    @Override
    public ReferenceTypeSerializer<Optional<?>> withContentInclusion(Object suppressable, boolean suppressNulls) {
        return new OptionalSerializer(
                this, _property, _valueTypeSerializer, _valueSerializer, _unwrapper, suppressable, suppressNulls);
    }

    @Override
    protected boolean _isValuePresent(Optional<?> value) {
        return value.isPresent();
    }

    @Override
    protected Object _getReferenced(Optional<?> value) {
        return value.orElseThrow();
    }

    @Override
    protected @Nullable Object _getReferencedIfPresent(Optional<?> value) {
        return value.orElse(null);
    }
}
