package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.classes.DeclarationText;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** A message of a schema as Java classes: groups are lists, unless the schema says more of them, data are texts or bytes. */
final class SbeDeclarations {
    private final DeclarationText text = new DeclarationText();
    private final String prefix;

    private SbeDeclarations(SbeMessageSchema schema) {
        boolean isPackage = schema.name().matches("[A-Za-z_]\\w*(\\.[A-Za-z_]\\w*)*+");
        prefix = isPackage ? schema.name() + "." : "";
    }

    /**
     * A message and what it refers to, itself first.
     *
     * @param root the name of the message, with the schema's package or without; empty for the first
     */
    static String of(SbeMessageSchema schema, String root) {
        SbeDeclarations declarations = new SbeDeclarations(schema);
        SbeBody message = schema.messages().values().stream()
                .map(SbeMessageSchema.Message::body)
                .filter(body ->
                        root.isEmpty() || body.name().equals(root) || root.equals(declarations.prefix + body.name()))
                .findFirst()
                .orElseThrow(() -> new SchemaDiagnostic("The schema has no message " + root));
        declarations.body(declarations.prefix + message.name(), message);
        return declarations.text.toString();
    }

    private String body(String name, SbeBody body) {
        if (text.begin(name)) {
            Map<String, String> fields = new LinkedHashMap<>();
            body.fields().forEach(field -> add(fields, field));
            for (SbeBody.Group group : body.groups()) {
                fields.put(group.body().name(), group(name, group));
            }
            for (SbeBody.Data data : body.data()) {
                fields.put(data.name(), data(data));
            }
            text.declareClass(name, fields);
        }
        return name;
    }

    private static String data(SbeBody.Data data) {
        return data.isText() ? "String" : "byte[]";
    }

    /** @param around the class with the group */
    private String group(String around, SbeBody.Group group) {
        SbeBody body = group.body();
        String inner = body.name();
        String name = "%s$%s%s".formatted(around, Character.toUpperCase(inner.charAt(0)), inner.substring(1));
        return switch (group.entries()) {
            case LISTED -> "List<%s>".formatted(entry(name, body));
            case OPTIONAL -> entry(name, body);
            case MAPPED -> "Map<String, %s>".formatted(value(name, body));
        };
    }

    private String entry(String name, SbeBody body) {
        return body.held().filter(SbeBody.VALUE::equals).isPresent() ? value(name, body) : body(name, body);
    }

    /** The type of the value in an entry; of an entry without one, that of any object. */
    private String value(String name, SbeBody entry) {
        Stream<String> types = Stream.of(
                        entry.fields().stream()
                                .filter(field -> field.name().equals(SbeBody.VALUE))
                                .map(field -> boxed(type(field.type()))),
                        entry.groups().stream()
                                .filter(group -> group.body().name().equals(SbeBody.VALUE))
                                .map(group -> group(name, group)),
                        entry.data().stream()
                                .filter(data -> data.name().equals(SbeBody.VALUE))
                                .map(SbeDeclarations::data))
                .flatMap(all -> all);
        return types.findFirst().orElse("Object");
    }

    /** Constants are in the schema, and not in the bytes. */
    private void add(Map<String, String> fields, SbeMember member) {
        boolean isConstant = member.type() instanceof SbeType.Simple simple
                && simple.constant().isPresent();
        if (!isConstant) {
            fields.put(member.name(), type(member.type()));
        }
    }

    private String type(SbeType type) {
        return switch (type) {
            case SbeType.Simple simple
            when simple.length() != 1 -> simple.primitive() == SbePrimitive.CHAR ? "String" : bytesOr(simple);
            case SbeType.Simple simple ->
                simple.optional() ? boxed(number(simple.primitive())) : number(simple.primitive());
            case SbeType.Symbolic symbolic when symbolic.isTruth() -> "boolean";
            case SbeType.Symbolic symbolic -> constants(prefix + symbolic.name(), symbolic);
            case SbeType.Composite composite -> composite(prefix + composite.name(), composite);
        };
    }

    private static String boxed(String type) {
        return type.equals("char") ? "Character" : DeclarationText.boxed(type);
    }

    private static String bytesOr(SbeType.Simple array) {
        return (array.primitive().size() == 1 ? "byte" : number(array.primitive())) + "[]";
    }

    /** Unsigned numbers are of the next larger type, but for those of 64 bits. */
    private static String number(SbePrimitive primitive) {
        return switch (primitive) {
            case CHAR -> "char";
            case INT8 -> "byte";
            case UINT8, INT16 -> "short";
            case UINT16, INT32 -> "int";
            case UINT32, INT64, UINT64 -> "long";
            case FLOAT -> "float";
            case DOUBLE -> "double";
        };
    }

    private String constants(String name, SbeType.Symbolic type) {
        if (text.begin(name)) {
            text.declareEnum(
                    name,
                    type.symbols().names().stream()
                            .filter(each -> !each.equals(SbeType.Symbolic.NONE))
                            .toList());
        }
        return type.symbols().flags() ? "Set<%s>".formatted(name) : name;
    }

    private String composite(String name, SbeType.Composite composite) {
        if (text.begin(name)) {
            Map<String, String> fields = new LinkedHashMap<>();
            composite.members().forEach(member -> add(fields, member));
            text.declareClass(name, fields);
        }
        return name;
    }
}
