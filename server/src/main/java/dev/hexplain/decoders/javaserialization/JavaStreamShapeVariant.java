package dev.hexplain.decoders.javaserialization;

/**
 * The variant in a shape reference: the rule of the grammar, and which levels of the class hierarchy were read as
 * annotation only (a bit for each, topmost first).
 */
final class JavaStreamShapeVariant {
    /** The number of levels that can be distinguished. */
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
