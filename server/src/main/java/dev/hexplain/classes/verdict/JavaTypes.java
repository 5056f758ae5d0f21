package dev.hexplain.classes.verdict;

/** Descriptors of fields as types in source code, and what fields of a type hold by default. */
final class JavaTypes {
    private JavaTypes() {}

    static boolean isPrimitive(String descriptor) {
        return descriptor.length() == 1;
    }

    /** {@code [Ljava/util/Map$Entry;} is {@code java.util.Map$Entry[]}. */
    static String shown(String descriptor) {
        int dimensions = 0;
        while (dimensions < descriptor.length() && descriptor.charAt(dimensions) == '[') {
            dimensions++;
        }
        return element(descriptor.substring(dimensions)) + "[]".repeat(dimensions);
    }

    /** As it is written in a program, nested classes with a dot. */
    static String source(String descriptor) {
        return shown(descriptor).replace('$', '.');
    }

    private static String element(String descriptor) {
        return switch (descriptor) {
            case "B" -> "byte";
            case "C" -> "char";
            case "D" -> "double";
            case "F" -> "float";
            case "I" -> "int";
            case "J" -> "long";
            case "S" -> "short";
            case "Z" -> "boolean";
            default ->
                descriptor.startsWith("L") && descriptor.endsWith(";")
                        ? descriptor.substring(1, descriptor.length() - 1).replace('/', '.')
                        : descriptor;
        };
    }

    /** A type that is shown, as {@link Class#getName} calls it: {@code int[]} is {@code [I}. */
    static String className(String shown) {
        int dimensions = 0;
        String element = shown;
        while (element.endsWith("[]")) {
            element = element.substring(0, element.length() - 2);
            dimensions++;
        }
        return dimensions == 0 ? shown : "[".repeat(dimensions) + letter(element);
    }

    /** The descriptor of a class that is no primitive type, by its name. */
    static String descriptor(String className) {
        String name = className.replace('.', '/');
        return name.startsWith("[") ? name : "L" + name + ";";
    }

    private static String letter(String element) {
        return switch (element) {
            case "byte" -> "B";
            case "char" -> "C";
            case "double" -> "D";
            case "float" -> "F";
            case "int" -> "I";
            case "long" -> "J";
            case "short" -> "S";
            case "boolean" -> "Z";
            default -> "L" + element + ";";
        };
    }

    static String defaultValue(String descriptor) {
        return switch (descriptor) {
            case "Z" -> "false";
            case "B", "C", "D", "F", "I", "J", "S" -> "0";
            default -> "null";
        };
    }

    /** A default value as an argument of {@code GetField.get}, whose overloads are chosen by it. */
    static String defaultArgument(String descriptor) {
        return switch (descriptor) {
            case "Z" -> "false";
            case "B" -> "(byte) 0";
            case "C" -> "'\\0'";
            case "D" -> "0.0";
            case "F" -> "0f";
            case "I" -> "0";
            case "J" -> "0L";
            case "S" -> "(short) 0";
            default -> "null";
        };
    }
}
