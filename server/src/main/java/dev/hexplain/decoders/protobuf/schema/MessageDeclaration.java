package dev.hexplain.decoders.protobuf.schema;

import java.util.ArrayList;
import java.util.List;

/** A message as it is being declared, or a file: what a scope holds. */
final class MessageDeclaration {
    final String name;
    final List<FieldDeclaration> fields = new ArrayList<>();
    final List<FieldDeclaration> extensions = new ArrayList<>();
    final List<MessageDeclaration> messages = new ArrayList<>();
    final List<EnumDeclaration> enums = new ArrayList<>();
    boolean mapEntry;

    MessageDeclaration(String name) {
        this.name = name;
    }
}
