package dev.hexplain.codecs.samples;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The allowlist of the classes of samples' objects. Codecs only read back what they have just written; in addition,
 * each library that supports it is restricted to these classes. Names are checked before a class is loaded.
 */
public final class SampleClasses {
    private static final List<String> PACKAGES =
            List.of("sp.", "de.ruedigermoeller.serialization.testclasses.blog.", "ru.sbrf.ufs.dto.");

    private static final Set<String> NAMES = Set.of(
            "ObjectToBeSerialised",
            "ObjectToBeExternalised",
            "java.lang.Object",
            "java.lang.Enum",
            "java.lang.Number",
            "java.lang.String",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double",
            "java.math.BigDecimal",
            "java.math.BigInteger",
            "java.time.Instant",
            // The form of an Instant in an object stream.
            "java.time.Ser",
            "java.util.ArrayList",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            // Declared types of fields, which XStream checks, and an array of entries, which an object stream checks.
            "java.util.List",
            "java.util.Map",
            "java.util.Map$Entry");

    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double");

    private SampleClasses() {}

    /** The order's class, and its copy that is externalizable: classes of the default package cannot be imported. */
    public static Class<?> order() {
        return inDefaultPackage("ObjectToBeSerialised");
    }

    public static Class<?> externalizableOrder() {
        return inDefaultPackage("ObjectToBeExternalised");
    }

    private static Class<?> inDefaultPackage(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    /** Whether samples hold objects of a class, or arrays of them; of any array of numbers, too. */
    public static boolean has(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.componentType();
        }
        return element.isPrimitive() || hasElement(element.getName());
    }

    /** The same by name, with arrays as {@link Class#getName()} or as source code writes them. */
    public static boolean has(String name) {
        String element = name;
        while (element.endsWith("[]")) {
            element = element.substring(0, element.length() - "[]".length());
        }
        int dimensions = 0;
        while (dimensions < element.length() && element.charAt(dimensions) == '[') {
            dimensions++;
        }
        if (dimensions == 0) {
            return PRIMITIVES.contains(element) || hasElement(element);
        }
        String described = element.substring(dimensions);
        boolean isPrimitive = described.length() == 1;
        return isPrimitive || hasElement(described.replaceFirst("^L(.*);$", "$1"));
    }

    private static boolean hasElement(String name) {
        return NAMES.contains(name) || PACKAGES.stream().anyMatch(name::startsWith);
    }

    /** The same as patterns with asterisks, for libraries that use such. */
    public static Stream<String> patterns() {
        return Stream.concat(PACKAGES.stream().map(name -> name + "*"), NAMES.stream());
    }

    /** The message for a class that no sample has. */
    public static String refusal(String name) {
        return "The class " + name + " is none of a sample: codecs read back only what they have written";
    }
}
