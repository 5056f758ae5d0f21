package dev.hexplain.decoders.smile;

/** How the name of a member is written. */
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
    /** A reference in one byte that means nothing. */
    UNKNOWN,
    /** A reference in two bytes that means nothing. */
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
