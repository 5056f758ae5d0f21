package dev.hexplain.decoders.javaserialization;

/**
 * The variant in a shape reference: the rule of the grammar, and, for objects, which levels of the class hierarchy were read as
 * annotation only (a bit for each, topmost first), or, for annotations, the form of their blocks.
 */
final class JavaStreamShapeVariant {
    /** The number of levels that can be distinguished. */
    static final int MAX_LEVEL = 48;

    static final int KIND_BITS = 3;

    private static final Kind[] KINDS = Kind.values();

    enum Kind {
        OBJECT,
        /** An array of references. */
        ARRAY,
        ENUM,
        /** An element in the external contents of a class. */
        ELEMENT,
        /** What {@code writeObject} wrote. */
        ANNOTATION,
        /** An array without a row, of any elements. */
        INLINE_ARRAY
    }

    private JavaStreamShapeVariant() {}

    static long of(Kind kind) {
        return kind.ordinal();
    }

    static long annotationOnly(long variant, int level) {
        return variant | 1L << (KIND_BITS + level);
    }

    /** What {@code writeObject} wrote, in blocks of a form. */
    static long annotation(int blockForm) {
        return of(Kind.ANNOTATION) | (long) blockForm << KIND_BITS;
    }

    static int blockForm(long variant) {
        return (int) (variant >>> KIND_BITS);
    }

    static Kind kind(long variant) {
        return KINDS[(int) variant & (1 << KIND_BITS) - 1];
    }

    static boolean isAnnotationOnly(long variant, int level) {
        return level < MAX_LEVEL && (variant >>> (KIND_BITS + level) & 1) != 0;
    }
}
