package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The declaration of a message, or of a file's scope, while it is parsed. */
final class ProtoMessageDeclaration {
    final String name;
    final List<ProtoFieldDeclaration> fields = new ArrayList<>();
    final List<ProtoFieldDeclaration> extensions = new ArrayList<>();
    final List<ProtoMessageDeclaration> messages = new ArrayList<>();
    final List<ProtoEnumDeclaration> enums = new ArrayList<>();
    boolean mapEntry;

    ProtoMessageDeclaration(String name) {
        this.name = name;
    }

    /** Refuses fields that have the number of another, of which bytes could only be the one. */
    void requireOwnNumbers() {
        Map<Integer, ProtoFieldDeclaration> byNumber = new HashMap<>();
        for (ProtoFieldDeclaration field : fields) {
            ProtoFieldDeclaration other = byNumber.putIfAbsent(field.number(), field);
            if (other != null) {
                throw new SchemaDiagnostic(
                        field.line(),
                        field.column(),
                        "%s has the number %d of %s".formatted(field.name(), field.number(), other.name()));
            }
        }
    }
}
