package dev.hexplain.decoders.protobuf.schema;

import org.jspecify.annotations.Nullable;

/**
 * The declaration of a field.
 *
 * @param type a scalar type, or a name to be resolved in its scope
 * @param kind of the type that the name refers to, where that is known before it is resolved
 * @param optional whether it has explicit presence
 * @param packed the field's option; null for none
 * @param logical its name in the encoded object
 * @param extended the message it extends; empty for a field of its own message
 * @param line where it was declared; 0 where the schema has no lines
 */
record ProtoFieldDeclaration(
        String name,
        int number,
        String type,
        @Nullable ProtoFieldKind kind,
        boolean repeated,
        boolean optional,
        @Nullable Boolean packed,
        String logical,
        String extended,
        int line,
        int column) {}
