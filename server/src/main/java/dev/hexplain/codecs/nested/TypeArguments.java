package dev.hexplain.codecs.nested;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** What declarations of fields say of the values in them. */
final class TypeArguments {
    private TypeArguments() {}

    /** The class of a declared type; {@code Object} where it says nothing. */
    static Class<?> raw(Type declared) {
        return switch (declared) {
            case Class<?> type -> type;
            case ParameterizedType type -> raw(type.getRawType());
            case GenericArrayType array -> raw(array.getGenericComponentType()).arrayType();
            default -> Object.class;
        };
    }

    /** A type argument, such as that of a list's elements; {@code Object} where it is not declared. */
    static Type argument(Type declared, int index) {
        return declared instanceof ParameterizedType type && type.getActualTypeArguments().length > index
                ? type.getActualTypeArguments()[index]
                : Object.class;
    }
}
