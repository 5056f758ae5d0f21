package dev.hexplain.decode.objects;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ValueType;

/**
 * Java's primitive types by the letters of field descriptors (JVM specification, 4.3.2), as {@code DataOutput} writes their
 * values; serialization calls the letters typecodes (Object Serialization Specification, 6.4.1, {@code prim_typecode}).
 */
public final class JavaPrimitives {
    /** All typecodes, in their order. */
    public static final String TYPECODES = "BCDFIJSZ";

    private JavaPrimitives() {}

    /** Bytes that a value takes. */
    public static int bytes(int typecode) {
        return type(typecode).fixedSize();
    }

    public static ValueType type(int typecode) {
        return switch (typecode) {
            case 'B' -> ValueType.S1;
            case 'C' -> ValueType.CHAR_BE;
            case 'D' -> ValueType.F8_BE;
            case 'F' -> ValueType.F4_BE;
            case 'I' -> ValueType.S4_BE;
            case 'J' -> ValueType.S8_BE;
            case 'S' -> ValueType.S2_BE;
            case 'Z' -> ValueType.BOOL;
            default -> throw new IllegalArgumentException("Not a primitive typecode: " + (char) typecode);
        };
    }

    public static String name(int typecode) {
        return switch (typecode) {
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'D' -> "double";
            case 'F' -> "float";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'S' -> "short";
            case 'Z' -> "boolean";
            default -> throw new IllegalArgumentException("Not a primitive typecode: " + (char) typecode);
        };
    }

    /** A leaf that holds a value of a type. */
    public static Shape field(String name, int typecode) {
        return Shape.leaf(name, type(typecode), Role.VALUE)
                .typeName(name(typecode))
                .build();
    }
}
