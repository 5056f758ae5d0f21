package dev.hexplain.decoders.javaserialization;

/**
 * What a shape reference remembers: which rule of the grammar it is for, and which classes of the chain were read as annotation
 * only (bit per level, topmost first).
 */
final class JavaStreamShapeVariant {
    /** How many levels can be told apart. */
    static final int MAX_LEVEL = 48;

    private static final int KIND_BITS = 2;

    enum Kind {
        OBJECT,
        ARRAY,
        ENUM
    }

    private JavaStreamShapeVariant() {}

    static long of(Kind kind) {
        return kind.ordinal();
    }

    static long annotationOnly(long variant, int level) {
        return variant | 1L << (KIND_BITS + level);
    }

    static Kind kind(long variant) {
        return switch ((int) variant & 3) {
            case 0 -> Kind.OBJECT;
            case 1 -> Kind.ARRAY;
            default -> Kind.ENUM;
        };
    }

    static boolean isAnnotationOnly(long variant, int level) {
        return level < MAX_LEVEL && (variant >>> (KIND_BITS + level) & 1) != 0;
    }
}
