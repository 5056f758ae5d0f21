package dev.hexplain.codecs.evolution;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedField;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Short forms for the classes of changes. All are in {@code com.acme}, and all have the serialVersionUID 1. */
final class ChangedClasses {
    static final String ORDER = "com.acme.Order";
    static final String LIST = "java.util.List";

    private ChangedClasses() {}

    /** Fields as in source code, {@code "long id"}; type arguments are those of {@code java.lang}. */
    static DefinedField[] fields(String... declared) {
        return Stream.of(declared).map(ChangedClasses::field).toArray(DefinedField[]::new);
    }

    static DefinedField field(String declared) {
        int space = declared.lastIndexOf(' ');
        String type = declared.substring(0, space);
        int arguments = type.indexOf('<');
        String raw = arguments < 0 ? type : type.substring(0, arguments);
        DefinedField field = new DefinedField(declared.substring(space + 1), descriptor(raw));
        return arguments < 0 ? field : field.withSignature(signature(type, arguments));
    }

    private static String signature(String type, int arguments) {
        StringBuilder signature = new StringBuilder(descriptor(type.substring(0, arguments)));
        signature.setLength(signature.length() - 1);
        signature.append('<');
        for (String each : type.substring(arguments + 1, type.length() - 1).split(", ?")) {
            signature.append(descriptor(each));
        }
        return signature.append(">;").toString();
    }

    private static String descriptor(String type) {
        return switch (type) {
            case "int" -> "I";
            case "long" -> "J";
            case "float" -> "F";
            case "double" -> "D";
            case "T" -> "Ljava/lang/Object;";
            default -> "L%s;".formatted(named(type).replace('.', '/'));
        };
    }

    private static String named(String type) {
        return switch (type) {
            case "String", "Integer", "Long", "Object" -> "java.lang." + type;
            case "List", "Collection", "Set", "Map", "ArrayList", "LinkedList", "HashMap", "TreeMap" ->
                "java.util." + type;
            default -> type.contains(".") ? type : "com.acme." + type;
        };
    }

    static ClassDefinition type(String name, DefinedField... fields) {
        return ClassDefinition.of(name, 1, List.of(fields));
    }

    static ClassDefinition order(String... declared) {
        return type(ORDER, fields(declared));
    }

    static ClassVersion version(ClassDefinition only, Function<VersionObjects, Object> making) {
        return new ClassVersion(List.of(only), making);
    }
}
