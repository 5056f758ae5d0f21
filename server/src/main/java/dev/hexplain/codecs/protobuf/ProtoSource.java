package dev.hexplain.codecs.protobuf;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import java.util.List;

/** Writes schema types as {@code .proto} source. */
final class ProtoSource {
    private ProtoSource() {}

    static String of(SchemaType type) {
        StringBuilder source = new StringBuilder("syntax = \"proto3\";\n");
        SchemaType.named(type).forEach(each -> append(source, each));
        return source.toString();
    }

    private static void append(StringBuilder to, SchemaType.Named type) {
        switch (type) {
            case SchemaType.Constants constants -> {
                to.append("\nenum ").append(constants.name()).append(" {\n");
                constants.names().forEach(name -> to.append("  %s = %d;\n".formatted(name, constants.number(name))));
                to.append("}\n");
            }
            case SchemaType.Struct struct -> {
                to.append("\nmessage ").append(struct.name()).append(" {\n");
                append(to, "  ", struct.fields());
                to.append("}\n");
            }
            case SchemaType.Choice choice -> {
                to.append("\nmessage ").append(choice.name()).append(" {\n  oneof value {\n");
                append(to, "    ", choice.fields());
                to.append("  }\n}\n");
            }
        }
    }

    private static void append(StringBuilder to, String indent, List<Field> fields) {
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            to.append("%s%s%s %s = %d%s;\n"
                    .formatted(
                            indent,
                            field.isOptionalOne() ? "optional " : "",
                            name(field.type()),
                            field.name(),
                            SchemaType.number(fields, i),
                            field.isRenamed() ? " [(hexplain.logical) = \"%s\"]".formatted(field.logical()) : ""));
        }
    }

    private static String name(SchemaType type) {
        return switch (type) {
            case SchemaType.Scalar scalar ->
                switch (scalar) {
                    case TEXT -> "string";
                    case INT -> "int32";
                    case LONG -> "int64";
                    case FLOAT -> "float";
                    case DOUBLE -> "double";
                    case FLAG -> "bool";
                    case BYTES -> "bytes";
                };
            case SchemaType.Spelled spelled -> spelled.word();
            case SchemaType.Named named -> named.name();
            case SchemaType.Recursion again -> again.name();
            case SchemaType.Sequence sequence -> "repeated " + name(sequence.of());
            case SchemaType.Dictionary dictionary -> "map<string, " + name(dictionary.of()) + ">";
        };
    }
}
