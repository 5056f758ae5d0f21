package dev.hexplain.decoders.smile;

/**
 * All that the shape of an item depends on, packed into sixteen bits: the token of the value, the encoding of the name,
 * and the size of an integer.
 *
 * @param token of the value; {@link #NO_VALUE} for a member that breaks off after its name
 * @param extra bytes of an integer; 1 for a text that names a type and for an array that holds one and a value
 * @param form the encoding of the name; meaningless without a name
 * @param reference whether it is a value that is a back reference, rather than a member
 */
record SmileLayout(int token, int extra, SmileKeyForm form, boolean reference) {
    /** No value has this token. */
    static final int NO_VALUE = SmileTokens.HEADER;

    private static final int EXTRA_AT = 8;
    private static final int FORM_AT = 12;
    private static final int REFERENCE = 1 << 15;

    static int of(int token, int extra, SmileKeyForm form) {
        return token | extra << EXTRA_AT | form.ordinal() << FORM_AT;
    }

    static int ofReference(int token) {
        return token | REFERENCE;
    }

    static SmileLayout of(int bits) {
        return new SmileLayout(
                bits & 0xFF, bits >>> EXTRA_AT & 0xF, SmileKeyForm.of(bits >>> FORM_AT & 7), (bits & REFERENCE) != 0);
    }

    boolean namesType() {
        return SmileTokens.isShortText(token) && extra == 1;
    }

    /** Whether it is an object, or an array that holds no typed value. */
    boolean isList() {
        return token == SmileTokens.START_OBJECT || (token == SmileTokens.START_ARRAY && extra == 0);
    }

    boolean isTyped() {
        return token == SmileTokens.START_ARRAY && extra == 1;
    }
}
