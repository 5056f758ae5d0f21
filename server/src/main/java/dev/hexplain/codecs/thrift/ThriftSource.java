package dev.hexplain.codecs.thrift;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import java.util.List;

/** Writes schema types in Thrift's interface definition language. */
final class ThriftSource {
    private ThriftSource() {}

    static String of(SchemaType type) {
        StringBuilder source = new StringBuilder();
        SchemaType.named(type).forEach(each -> append(source, each));
        return source.toString();
    }

    private static void append(StringBuilder to, SchemaType.Named type) {
        switch (type) {
            case SchemaType.Constants constants -> {
                to.append("enum ").append(constants.name()).append(" {\n");
                constants.names().forEach(name -> to.append("  %s = %d,\n".formatted(name, constants.number(name))));
            }
            case SchemaType.Struct struct -> append(to, "struct", struct.name(), struct.fields());
            case SchemaType.Choice choice -> append(to, "union", choice.name(), choice.fields());
        }
        to.append("}\n\n");
    }

    private static void append(StringBuilder to, String kind, String name, List<Field> fields) {
        to.append(kind).append(' ').append(name).append(" {\n");
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            to.append("  %d: %s%s %s%s\n"
                    .formatted(
                            SchemaType.number(fields, i),
                            field.optional() ? "optional " : "",
                            name(field.type()),
                            field.name(),
                            field.isRenamed() ? " (hexplain.logical = \"%s\")".formatted(field.logical()) : ""));
        }
    }

    private static String name(SchemaType type) {
        return switch (type) {
            case SchemaType.Scalar scalar ->
                switch (scalar) {
                    case TEXT -> "string";
                    case INT -> "i32";
                    case LONG -> "i64";
                    case FLOAT, DOUBLE -> "double";
                    case FLAG -> "bool";
                    case BYTES -> "binary";
                };
            case SchemaType.Spelled spelled -> spelled.word();
            case SchemaType.Named named -> named.name();
            case SchemaType.Recursion again -> again.name();
            case SchemaType.Sequence sequence -> "list<" + name(sequence.of()) + ">";
            case SchemaType.Dictionary dictionary -> "map<string, " + name(dictionary.of()) + ">";
        };
    }
}
