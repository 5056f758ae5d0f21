package dev.hexplain.decoders.jrmp;

import dev.hexplain.tree.ValueType;

/** Primitive types by the letters of descriptors. */
final class Primitive {
    /** All of them. */
    static final String TYPECODES = "BCDFIJSZ";

    private Primitive() {}

    static int bytes(int typecode) {
        return type(typecode).fixedSize();
    }

    static ValueType type(int typecode) {
        return switch (typecode) {
            case 'B' -> ValueType.S1;
            case 'C' -> ValueType.CHAR_BE;
            case 'D' -> ValueType.F8_BE;
            case 'F' -> ValueType.F4_BE;
            case 'I' -> ValueType.S4_BE;
            case 'J' -> ValueType.S8_BE;
            case 'S' -> ValueType.S2_BE;
            case 'Z' -> ValueType.BOOL;
            default -> throw new IllegalArgumentException("Not a primitive type: " + (char) typecode);
        };
    }

    static String name(int typecode) {
        return switch (typecode) {
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'D' -> "double";
            case 'F' -> "float";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'S' -> "short";
            case 'Z' -> "boolean";
            default -> throw new IllegalArgumentException("Not a primitive type: " + (char) typecode);
        };
    }
}
