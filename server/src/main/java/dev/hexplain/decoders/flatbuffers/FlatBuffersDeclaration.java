package dev.hexplain.decoders.flatbuffers;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The declaration of a table, struct, enum or union in a schema, names not yet resolved.
 *
 * @param name with its namespace
 * @param keyword {@code table}, {@code struct}, {@code enum} or {@code union}
 * @param base the underlying type of an enum
 * @param members fields, values or variants
 */
record FlatBuffersDeclaration(
        FlatBuffersToken at,
        String name,
        String namespace,
        String keyword,
        Optional<TypeName> base,
        List<Member> members,
        Map<String, String> attributes) {
    /**
     * A field of a table or struct, a value of an enum, or a variant of a union.
     *
     * @param value a default or a number; empty where none is given
     */
    record Member(
            FlatBuffersToken at, String name, Optional<TypeName> type, String value, Map<String, String> attributes) {}

    /**
     * A type as written in the schema, not yet resolved.
     *
     * @param vector whether it is written in brackets
     * @param length of a fixed array, 0 for none
     */
    record TypeName(FlatBuffersToken at, String name, boolean vector, int length) {}

    /**
     * All declarations of a schema's files.
     *
     * @param hint for messages: why a name may be undeclared
     */
    record File(
            Map<String, FlatBuffersDeclaration> types,
            Optional<FlatBuffersToken> root,
            String rootNamespace,
            String identifier,
            String hint) {}
}
