package dev.hexplain.decoders.protobuf.schema;

import org.jspecify.annotations.Nullable;

/**
 * A field of a message type.
 *
 * @param index among all fields of the schema, from 0: shapes are numbered by it
 * @param name as in the schema
 * @param logical its name in the encoded object; empty for a message that only wraps the value
 * @param optional whether it has explicit presence; messages always have
 * @param message of a message or group
 * @param symbols of an enum
 */
public record ProtoFieldType(
        int index,
        String name,
        String logical,
        int number,
        ProtoFieldKind kind,
        boolean repeated,
        boolean optional,
        boolean packed,
        @Nullable ProtoMessageType message,
        @Nullable ProtoEnumType symbols) {

    /** Whether each occurrence is a key and a value. */
    public boolean isMap() {
        return message != null && message.mapEntry();
    }

    /** The type as shown to users: {@code sint32}, {@code Order}. */
    public String typeName() {
        if (message != null) {
            return message.simpleName();
        }
        return symbols != null ? symbols.name().substring(symbols.name().lastIndexOf('.') + 1) : kind.id();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name + " = " + number;
    }
}
