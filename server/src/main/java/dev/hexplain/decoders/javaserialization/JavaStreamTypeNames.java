package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.JavaPrimitives;

/** Formats type names as in source code. */
final class JavaStreamTypeNames {
    private JavaStreamTypeNames() {}

    /** From {@link Class#getName()}: {@code [Ljava.lang.String;} is {@code java.lang.String[]}. */
    static String ofClass(String name) {
        return name.startsWith("[") ? ofDescriptor(name) : name;
    }

    /** From a type descriptor: {@code [[J} is {@code long[][]}, {@code Ljava/util/Map;} is {@code java.util.Map}. */
    static String ofDescriptor(String descriptor) {
        int dimensions = 0;
        while (dimensions < descriptor.length() && descriptor.charAt(dimensions) == '[') {
            dimensions++;
        }
        return element(descriptor.substring(dimensions)) + "[]".repeat(dimensions);
    }

    private static String element(String descriptor) {
        if (descriptor.length() == 1 && JavaPrimitives.TYPECODES.contains(descriptor)) {
            return JavaPrimitives.name(descriptor.charAt(0));
        }
        boolean object = descriptor.startsWith("L") && descriptor.endsWith(";");
        return object ? descriptor.substring(1, descriptor.length() - 1).replace('/', '.') : descriptor;
    }
}
