package dev.hexplain.decoders.protobuf.schema;

import java.util.ArrayList;
import java.util.List;

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
}
