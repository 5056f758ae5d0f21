package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.schema.SchemaMistake;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes types of declarations: every name is looked up from the innermost scope out, as the language has it. */
final class Linker {
    private final List<FileDeclaration> files;
    private final int own;
    private final String hint;
    private final Map<String, MessageType> messages = new LinkedHashMap<>();
    private final Map<String, EnumType> enums = new LinkedHashMap<>();
    private final List<FieldType> fields = new ArrayList<>();

    /**
     * @param own how many of the files, from the first, may hold the root
     * @param hint why a name may be declared nowhere
     */
    Linker(List<FileDeclaration> files, int own, String hint) {
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
        List<MessageType> all = List.copyOf(messages.values());
        MessageType found = root(root, all.subList(0, ownMessages));
        for (FileDeclaration file : files) {
            define(file, file.scope(), file.scope().name);
        }
        return new ProtoSchema(all, List.copyOf(fields), found);
    }

    private static MessageType root(String name, List<MessageType> from) {
        if (from.isEmpty()) {
            throw new SchemaMistake("The schema declares no message");
        }
        if (name.isEmpty()) {
            return from.getFirst();
        }
        return find(from, name)
                .orElseThrow(() -> new SchemaMistake("The schema declares no message " + name + ", but "
                        + String.join(
                                ", ",
                                from.stream().map(MessageType::name).limit(20).toList())));
    }

    private static Optional<MessageType> find(List<MessageType> from, String name) {
        return from.stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .or(() -> from.stream()
                        .filter(type -> type.name().endsWith("." + name))
                        .findFirst());
    }

    private void declare(MessageDeclaration scope, String name) {
        for (EnumDeclaration each : scope.enums) {
            String full = join(name, each.name());
            enums.putIfAbsent(full, EnumType.of(full, each.names()));
        }
        for (MessageDeclaration each : scope.messages) {
            String full = join(name, each.name);
            messages.putIfAbsent(full, new MessageType(messages.size(), full, each.mapEntry));
            declare(each, full);
        }
    }

    private void define(FileDeclaration file, MessageDeclaration scope, String name) {
        @Nullable MessageType type = messages.get(name);
        for (FieldDeclaration field : scope.fields) {
            if (type != null) {
                type.add(linked(file, field, name));
            }
        }
        for (FieldDeclaration field : scope.extensions) {
            // What extends a message of a file that is not here has nothing to say of these bytes.
            lookUp(messages, field.extended(), name).ifPresent(extended -> extended.add(linked(file, field, name)));
        }
        for (MessageDeclaration each : scope.messages) {
            define(file, each, join(name, each.name));
        }
    }

    private FieldType linked(FileDeclaration file, FieldDeclaration field, String scope) {
        @Nullable FieldKind scalar = FieldKind.scalar(field.type()).orElse(null);
        @Nullable MessageType message =
                scalar != null ? null : lookUp(messages, field.type(), scope).orElse(null);
        @Nullable EnumType symbols = scalar != null || message != null
                ? null
                : lookUp(enums, field.type(), scope).orElse(null);
        FieldKind kind = scalar != null ? scalar : kind(field, message, symbols);
        boolean packed =
                kind.packable() && field.repeated() && (field.packed() != null ? field.packed() : file.packed());
        FieldType type = new FieldType(
                fields.size(),
                field.name(),
                field.logical(),
                field.number(),
                kind,
                field.repeated(),
                packed,
                message,
                symbols);
        fields.add(type);
        return type;
    }

    private FieldKind kind(FieldDeclaration field, @Nullable MessageType message, @Nullable EnumType symbols) {
        if (message == null && symbols == null) {
            throw ProtoParser.unknownType(field, hint);
        }
        if (symbols != null) {
            return FieldKind.ENUM;
        }
        return field.kind() == FieldKind.GROUP ? FieldKind.GROUP : FieldKind.MESSAGE;
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
