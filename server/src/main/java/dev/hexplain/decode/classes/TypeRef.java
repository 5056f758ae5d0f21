package dev.hexplain.decode.classes;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A reference to a type, as in a field's declaration.
 *
 * @param name the binary name in the JVM: {@code int}, {@code java.util.List}, {@code shop.Order$Line}; a type
 *     variable's name; or {@code ?}, whose only argument is its upper bound
 * @param arguments type arguments; empty where there are none
 * @param dimensions of arrays; 0 for none
 */
public record TypeRef(String name, List<TypeRef> arguments, int dimensions) {
    public static final TypeRef OBJECT = of("java.lang.Object");

    private static final String PRIMITIVES = "ZBCSIJFD";
    private static final List<String> PRIMITIVE_NAMES =
            List.of("boolean", "byte", "char", "short", "int", "long", "float", "double");
    private static final String VOID = "void";
    private static final String WILDCARD = "?";

    public static TypeRef of(String name) {
        return new TypeRef(name, List.of(), 0);
    }

    /** The type of a class as the JVM names it, {@code [Ljava.lang.String;} for an array. */
    public static TypeRef ofBinary(String binaryName) {
        int dimensions = 0;
        while (dimensions < binaryName.length() && binaryName.charAt(dimensions) == '[') {
            dimensions++;
        }
        String element = binaryName.substring(dimensions);
        if (dimensions == 0 || element.isEmpty()) {
            return of(binaryName);
        }
        int primitive = element.length() == 1 ? PRIMITIVES.indexOf(element.charAt(0)) : -1;
        String name = primitive >= 0
                ? PRIMITIVE_NAMES.get(primitive)
                : element.startsWith("L") && element.endsWith(";")
                        ? element.substring(1, element.length() - 1)
                        : element;
        return new TypeRef(name, List.of(), dimensions);
    }

    public boolean isPrimitive() {
        return dimensions == 0 && PRIMITIVE_NAMES.contains(name);
    }

    public boolean isArray() {
        return dimensions > 0;
    }

    public boolean isWildcard() {
        return name.equals(WILDCARD);
    }

    /** The type of an array's elements. */
    public TypeRef component() {
        if (!isArray()) {
            throw new IllegalStateException(this + " is no array");
        }
        return new TypeRef(name, arguments, dimensions - 1);
    }

    /** An array of these. */
    public TypeRef array(int more) {
        return more == 0 ? this : new TypeRef(name, arguments, dimensions + more);
    }

    /** The upper bound of a wildcard; any other type itself. */
    public TypeRef upperBound() {
        return isWildcard() ? arguments.isEmpty() ? OBJECT : arguments.getFirst() : this;
    }

    /** The name of its class in the JVM, without type arguments: {@code [I}, {@code java.util.List}. */
    public String binaryName() {
        if (!isArray()) {
            return name;
        }
        int primitive = PRIMITIVE_NAMES.indexOf(name);
        return "[".repeat(dimensions)
                + (primitive >= 0 ? PRIMITIVES.substring(primitive, primitive + 1) : "L" + name + ";");
    }

    /** The descriptor in class files, {@code V} for {@code void} (JVM specification, 4.3). */
    public String descriptor() {
        int primitive = PRIMITIVE_NAMES.indexOf(name);
        String element = primitive >= 0
                ? PRIMITIVES.substring(primitive, primitive + 1)
                : name.equals(VOID) ? "V" : "L" + name.replace('.', '/') + ";";
        return "[".repeat(dimensions) + element;
    }

    /** Without the arguments: types are numbered by maps, for every value that is read. */
    @Override
    public int hashCode() {
        return 31 * name.hashCode() + dimensions;
    }

    /** As in source code, with simple names: {@code Map<String, Integer>[]}. */
    @Override
    public String toString() {
        String parameters = arguments.isEmpty()
                ? ""
                : isWildcard()
                        ? " extends " + arguments.getFirst()
                        : arguments.stream().map(TypeRef::toString).collect(Collectors.joining(", ", "<", ">"));
        return simple(name) + parameters + "[]".repeat(dimensions);
    }

    /** A name without package and enclosing classes. */
    public static String simple(String name) {
        int start = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'));
        return start + 1 < name.length() ? name.substring(start + 1) : name;
    }
}
