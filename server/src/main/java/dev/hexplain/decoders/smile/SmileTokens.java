package dev.hexplain.decoders.smile;

/**
 * First bytes of values and keys, which overlap: a byte means one thing where a value is expected and another where a
 * key is (specification, "Tokens: value mode" and "Tokens: key mode").
 */
final class SmileTokens {
    static final int HEADER_LENGTH = 4;
    static final int HEADER = ':';
    static final int SHARED_NAMES = 1;
    static final int SHARED_VALUES = 2;
    static final int RAW_BINARY = 4;
    static final int RESERVED = 8;

    static final int EMPTY_STRING = 0x20;
    static final int NULL = 0x21;
    static final int FALSE = 0x22;
    static final int TRUE = 0x23;
    static final int INT_32 = 0x24;
    static final int INT_64 = 0x25;
    static final int BIG_INTEGER = 0x26;
    static final int FLOAT_32 = 0x28;
    static final int FLOAT_64 = 0x29;
    static final int BIG_DECIMAL = 0x2A;
    static final int TINY_ASCII = 0x40;
    static final int TINY_UNICODE = 0x80;
    static final int SMALL_INT = 0xC0;
    static final int LONG_ASCII = 0xE0;
    static final int LONG_UNICODE = 0xE4;
    static final int BINARY_7BIT = 0xE8;
    static final int LONG_REFERENCE = 0xEC;
    static final int START_ARRAY = 0xF8;
    static final int END_ARRAY = 0xF9;
    static final int START_OBJECT = 0xFA;
    static final int END_OBJECT = 0xFB;
    static final int END_OF_STRING = 0xFC;
    static final int BINARY_RAW = 0xFD;
    static final int END_OF_CONTENT = 0xFF;

    static final int KEY_EMPTY = 0x20;
    static final int KEY_LONG_REFERENCE = 0x30;
    static final int KEY_LONG = 0x34;
    static final int KEY_REFERENCE = 0x40;
    static final int KEY_ASCII = 0x80;
    static final int KEY_UNICODE = 0xC0;

    private static final int FIVE_BITS = 0x1F;
    private static final int SIX_BITS = 0x3F;

    private SmileTokens() {}

    /** Bytes of a value with this token, itself included; 0 where the token does not give its size. */
    static int size(int token) {
        return switch (token >>> 5) {
            case 1 ->
                switch (token) {
                    case EMPTY_STRING, NULL, FALSE, TRUE -> 1;
                    case FLOAT_32 -> 6;
                    case FLOAT_64 -> 11;
                    default -> 0;
                };
            case 2, 3, 4, 5 -> 1 + textLength(token);
            case 6 -> 1;
            default -> 0;
        };
    }

    static boolean isInt(int token) {
        return token == INT_32 || token == INT_64;
    }

    static boolean isShortText(int token) {
        return token >= TINY_ASCII && token < SMALL_INT;
    }

    static boolean isAscii(int token) {
        return token < TINY_UNICODE;
    }

    /** Bytes of a short text. */
    static int textLength(int token) {
        return isAscii(token) ? (token & SIX_BITS) + 1 : (token & SIX_BITS) + 2;
    }

    /** Whether it is a back reference to a text, in one byte or in two. */
    static boolean isReference(int token) {
        return (token > 0 && token <= FIVE_BITS) || (token >= LONG_REFERENCE && token < LONG_REFERENCE + 4);
    }

    static int referenceSize(int token) {
        return token <= FIVE_BITS ? 1 : 2;
    }

    /** The index in a back reference. */
    static int reference(int token, int next) {
        return token <= FIVE_BITS ? token - 1 : (token & 3) << 8 | next;
    }

    static int smallInt(int token) {
        int bits = token & FIVE_BITS;
        return bits >>> 1 ^ -(bits & 1);
    }
}
