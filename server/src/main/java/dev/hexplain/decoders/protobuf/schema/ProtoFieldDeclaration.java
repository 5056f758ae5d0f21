package dev.hexplain.decoders.protobuf.schema;

import org.jspecify.annotations.Nullable;

/**
 * A field as it was declared.
 *
 * @param type a scalar type, or a name to be looked up from where it stands
 * @param kind what the name means, where that is known before it is looked up
 * @param packed what the field says of it; null where it says nothing
 * @param logical its name in the object that was encoded
 * @param extended the message it extends; empty for a field of its own message
 * @param line where it was declared; 0 where the schema has no lines
 */
record ProtoFieldDeclaration(
        String name,
        int number,
        String type,
        @Nullable ProtoFieldKind kind,
        boolean repeated,
        @Nullable Boolean packed,
        String logical,
        String extended,
        int line,
        int column) {}
