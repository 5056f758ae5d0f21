package dev.hexplain.decoders.smile;

/** The encoding of a member's name. */
enum SmileKeyForm {
    /** A token with the length, then the text. */
    SHORT,
    /** A reference in one byte. */
    REFERENCE,
    /** A reference in two bytes. */
    LONG_REFERENCE,
    /** A token, the text, and a byte that ends it. */
    LONG,
    /** A token alone. */
    EMPTY,
    /** A reference in one byte to an undefined name. */
    UNKNOWN,
    /** A reference in two bytes to an undefined name. */
    LONG_UNKNOWN;

    private static final SmileKeyForm[] ALL = values();

    static SmileKeyForm of(int ordinal) {
        return ALL[ordinal];
    }

    boolean isUnknown() {
        return this == UNKNOWN || this == LONG_UNKNOWN;
    }

    /** Fields of a key, itself included. */
    int fields() {
        return switch (this) {
            case SHORT -> 3;
            case LONG -> 4;
            default -> 1;
        };
    }
}
