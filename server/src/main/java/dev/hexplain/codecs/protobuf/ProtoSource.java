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
                to.append("\nmessage ")
                        .append(choice.name())
                        .append(" {\n  oneof ")
                        .append(oneof(choice))
                        .append(" {\n");
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
                            field.isRenamed() ? remark(field.logical()) : ""));
        }
    }

    /** The name of a field in the object: no option, since compilers know none that is not imported. */
    static String remark(String logical) {
        StringBuilder quoted = new StringBuilder();
        for (int i = 0; i < logical.length(); i++) {
            char c = logical.charAt(i);
            boolean escape = c == '"' || c == '\\' || c == '*' || c < ' ';
            quoted.append(escape ? "\\%03o".formatted((int) c) : String.valueOf(c));
        }
        return " /* hexplain.logical = \"" + quoted + "\" */";
    }

    /** The name of a oneof is one among those of its fields. */
    static String oneof(SchemaType.Choice choice) {
        String name = "value";
        while (isField(choice, name)) {
            name += "_";
        }
        return name;
    }

    private static boolean isField(SchemaType.Choice choice, String name) {
        return choice.fields().stream().anyMatch(field -> field.name().equals(name));
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
