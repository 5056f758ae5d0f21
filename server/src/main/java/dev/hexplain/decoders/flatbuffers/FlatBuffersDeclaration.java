package dev.hexplain.decoders.flatbuffers;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table, struct, enum or union as a schema spells it, names not yet resolved.
 *
 * @param name with its namespace
 * @param keyword {@code table}, {@code struct}, {@code enum} or {@code union}
 * @param base what an enum is written as
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
     * A field of a table or struct, a value of an enum, a variant of a union.
     *
     * @param value a default or a number; empty where none is given
     */
    record Member(FlatBuffersToken at, String name, Optional<TypeName> type, String value, Map<String, String> attributes) {}

    /**
     * A type as it is spelled.
     *
     * @param vector whether it stands in brackets
     * @param length of a fixed array, 0 for none
     */
    record TypeName(FlatBuffersToken at, String name, boolean vector, int length) {}

    /**
     * All that the files of a schema declare.
     *
     * @param hint why a name may be declared nowhere
     */
    record File(
            Map<String, FlatBuffersDeclaration> types,
            Optional<FlatBuffersToken> root,
            String rootNamespace,
            String identifier,
            String hint) {}
}
