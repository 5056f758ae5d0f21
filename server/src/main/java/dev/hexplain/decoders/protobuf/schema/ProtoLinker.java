package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Links declarations to types: every name is resolved from the innermost scope outwards. */
final class ProtoLinker {
    private final List<ProtoFileDeclaration> files;
    private final int own;
    private final String hint;
    private final Map<String, ProtoMessageType> messages = new LinkedHashMap<>();
    private final Map<String, ProtoEnumType> enums = new LinkedHashMap<>();
    private final List<ProtoFieldType> fields = new ArrayList<>();

    /**
     * @param own how many of the files, from the first, may hold the root
     * @param hint for messages: why a name may be undeclared
     */
    ProtoLinker(List<ProtoFileDeclaration> files, int own, String hint) {
        this.files = files;
        this.own = own;
        this.hint = hint;
    }

    ProtoSchema link(String root) {
        int ownMessages = 0;
        for (int i = 0; i < files.size(); i++) {
            declare(files.get(i).scope(), files.get(i).scope().name);
            ownMessages = i < own ? messages.size() : ownMessages;
        }
        List<ProtoMessageType> all = List.copyOf(messages.values());
        ProtoMessageType found = root(root, all.subList(0, ownMessages));
        for (ProtoFileDeclaration file : files) {
            define(file, file.scope(), file.scope().name);
        }
        return new ProtoSchema(all, List.copyOf(fields), found);
    }

    private static ProtoMessageType root(String name, List<ProtoMessageType> from) {
        if (from.isEmpty()) {
            throw new SchemaDiagnostic("The schema declares no message");
        }
        if (name.isEmpty()) {
            return from.getFirst();
        }
        return find(from, name)
                .orElseThrow(() -> new SchemaDiagnostic("The schema declares no message " + name + ", but "
                        + String.join(
                                ", ",
                                from.stream()
                                        .map(ProtoMessageType::name)
                                        .limit(20)
                                        .toList())));
    }

    private static Optional<ProtoMessageType> find(List<ProtoMessageType> from, String name) {
        return from.stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .or(() -> from.stream()
                        .filter(type -> type.name().endsWith("." + name))
                        .findFirst());
    }

    private void declare(ProtoMessageDeclaration scope, String name) {
        for (ProtoEnumDeclaration each : scope.enums) {
            String full = join(name, each.name());
            enums.putIfAbsent(full, ProtoEnumType.of(full, each.names()));
        }
        for (ProtoMessageDeclaration each : scope.messages) {
            String full = join(name, each.name);
            messages.putIfAbsent(full, new ProtoMessageType(messages.size(), full, each.mapEntry));
            declare(each, full);
        }
    }

    private void define(ProtoFileDeclaration file, ProtoMessageDeclaration scope, String name) {
        @Nullable ProtoMessageType type = messages.get(name);
        for (ProtoFieldDeclaration field : scope.fields) {
            if (type != null) {
                type.add(linked(file, field, name));
            }
        }
        for (ProtoFieldDeclaration field : scope.extensions) {
            // An extension of a message in a missing file does not affect these bytes.
            lookUp(messages, field.extended(), name).ifPresent(extended -> extended.add(linked(file, field, name)));
        }
        for (ProtoMessageDeclaration each : scope.messages) {
            define(file, each, join(name, each.name));
        }
    }

    private ProtoFieldType linked(ProtoFileDeclaration file, ProtoFieldDeclaration field, String scope) {
        @Nullable ProtoFieldKind scalar = ProtoFieldKind.scalar(field.type()).orElse(null);
        @Nullable ProtoMessageType message =
                scalar != null ? null : lookUp(messages, field.type(), scope).orElse(null);
        @Nullable ProtoEnumType symbols = scalar != null || message != null
                ? null
                : lookUp(enums, field.type(), scope).orElse(null);
        ProtoFieldKind kind = scalar != null ? scalar : kind(field, message, symbols);
        boolean packed =
                kind.packable() && field.repeated() && (field.packed() != null ? field.packed() : file.packed());
        ProtoFieldType type = new ProtoFieldType(
                fields.size(),
                field.name(),
                field.logical(),
                field.number(),
                kind,
                field.repeated(),
                field.optional(),
                packed,
                message,
                symbols);
        fields.add(type);
        return type;
    }

    private ProtoFieldKind kind(
            ProtoFieldDeclaration field, @Nullable ProtoMessageType message, @Nullable ProtoEnumType symbols) {
        if (message == null && symbols == null) {
            throw ProtoParser.unknownType(field, hint);
        }
        if (symbols != null) {
            return ProtoFieldKind.ENUM;
        }
        return field.kind() == ProtoFieldKind.GROUP ? ProtoFieldKind.GROUP : ProtoFieldKind.MESSAGE;
    }

    private static <T> Optional<T> lookUp(Map<String, T> types, String name, String scope) {
        if (name.startsWith(".")) {
            return Optional.ofNullable(types.get(name.substring(1)));
        }
        for (String from = scope; ; from = from.substring(0, Math.max(0, from.lastIndexOf('.')))) {
            @Nullable T found = types.get(join(from, name));
            if (found != null || from.isEmpty()) {
                return Optional.ofNullable(found);
            }
        }
    }

    private static String join(String scope, String name) {
        return scope.isEmpty() ? name : scope + "." + name;
    }
}
