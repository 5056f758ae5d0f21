package dev.hexplain.decode.classes;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the types of a schema as classes, enums and interfaces that Java declares, in the order in which they are met. */
public final class DeclarationText {
    /** Where the interfaces of a class stand, in the text before it is written. */
    private static final String INTERFACES = "<implements>";

    private final Set<String> begun = new LinkedHashSet<>();
    private final Map<String, String> declared = new LinkedHashMap<>();
    private final Map<String, Set<String>> interfaces = new HashMap<>();

    /** Whether a type is to be declared now; false the second time, as types may refer to each other. */
    public boolean begin(String name) {
        return begun.add(name);
    }

    /**
     * Declares a class that was begun.
     *
     * @param name with its package
     * @param fields types by their names, in order
     */
    public void declareClass(String name, Map<String, String> fields) {
        String body = fields.entrySet().stream()
                .map(field -> "    %s %s;\n".formatted(field.getValue(), field.getKey()))
                .collect(Collectors.joining());
        declared.put(name, "class %s%s {\n%s}\n".formatted(simple(name), INTERFACES, body));
    }

    /** Declares an interface that was begun. */
    public void declareInterface(String name) {
        declared.put(name, "interface %s {}\n".formatted(simple(name)));
    }

    /** Says of a class, whether it is declared already or not, that it implements an interface. */
    public void implement(String name, String interfaceName) {
        interfaces.computeIfAbsent(name, _ -> new LinkedHashSet<>()).add(interfaceName);
    }

    /** Declares an enum that was begun. */
    public void declareEnum(String name, List<String> constants) {
        declared.put(name, "enum %s { %s }\n".formatted(simple(name), String.join(", ", constants)));
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** The class of a primitive type, which may be null and be in a list; any other type itself. */
    public static String boxed(String type) {
        return switch (type) {
            case "boolean" -> "Boolean";
            case "byte" -> "Byte";
            case "short" -> "Short";
            case "int" -> "Integer";
            case "long" -> "Long";
            case "float" -> "Float";
            case "double" -> "Double";
            default -> type;
        };
    }

    /** All that was declared, the first that was begun first. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        String packageName = "";
        for (String name : begun) {
            int dot = name.lastIndexOf('.');
            String of = dot < 0 ? "" : name.substring(0, dot);
            if (!of.equals(packageName)) {
                text.append("package ").append(of).append(";\n");
                packageName = of;
            }
            Set<String> above = interfaces.getOrDefault(name, Set.of());
            String implemented = above.isEmpty() ? "" : " implements " + String.join(", ", above);
            text.append(declared.getOrDefault(name, "").replace(INTERFACES, implemented));
        }
        return text.toString();
    }
}
