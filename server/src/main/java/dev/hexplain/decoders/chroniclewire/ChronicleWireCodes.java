package dev.hexplain.decoders.chroniclewire;

/** The first bytes of Chronicle's binary wire, named as its {@code BinaryWireCode} names them. */
final class ChronicleWireCodes {
    static final int BYTES_LENGTH8 = 0x80;
    static final int BYTES_LENGTH16 = 0x81;
    static final int BYTES_LENGTH32 = 0x82;
    static final int HISTORY_MESSAGE = 0x86;
    static final int U8_ARRAY = 0x8A;
    static final int I64_ARRAY = 0x8D;
    static final int PADDING32 = 0x8E;
    static final int PADDING = 0x8F;
    static final int FLOAT32 = 0x90;
    static final int FLOAT64 = 0x91;
    static final int FLOAT_STOP_2 = 0x92;
    static final int FLOAT_STOP_4 = 0x94;
    static final int FLOAT_STOP_6 = 0x96;
    static final int FLOAT_SET_LOW_0 = 0x9A;
    static final int FLOAT_SET_LOW_4 = 0x9C;
    static final int UUID = 0xA0;
    static final int UINT8 = 0xA1;
    static final int UINT16 = 0xA2;
    static final int UINT32 = 0xA3;
    static final int INT8 = 0xA4;
    static final int INT16 = 0xA5;
    static final int INT32 = 0xA6;
    static final int INT64 = 0xA7;
    static final int SET_LOW_INT8 = 0xA8;
    static final int SET_LOW_INT16 = 0xA9;
    static final int INT64_0X = 0xAF;
    static final int FALSE = 0xB0;
    static final int TRUE = 0xB1;
    static final int TIME = 0xB2;
    static final int ZONED_DATE_TIME = 0xB5;
    static final int TYPE_PREFIX = 0xB6;
    static final int FIELD_NAME_ANY = 0xB7;
    static final int STRING_ANY = 0xB8;
    static final int EVENT_NAME = 0xB9;
    static final int FIELD_NUMBER = 0xBA;
    static final int NULL = 0xBB;
    static final int TYPE_LITERAL = 0xBC;
    static final int EVENT_OBJECT = 0xBD;
    static final int COMMENT = 0xBE;
    static final int HINT = 0xBF;
    static final int FIELD_NAME0 = 0xC0;
    static final int STRING_0 = 0xE0;

    private static final int SHORT_LENGTH = 0x1F;

    private ChronicleWireCodes() {}

    /** Whether the code begins a named value. */
    static boolean isField(int code) {
        return (code >= FIELD_NAME0 && code < STRING_0)
                || code == FIELD_NAME_ANY
                || code == EVENT_NAME
                || code == FIELD_NUMBER
                || code == EVENT_OBJECT;
    }

    /** Whether a length in so many bytes follows, and then a block. */
    static boolean isBlock(int code) {
        return code >= BYTES_LENGTH8 && code <= BYTES_LENGTH32;
    }

    static boolean isStopFloat(int code) {
        return code == FLOAT_STOP_2 || code == FLOAT_STOP_4 || code == FLOAT_STOP_6;
    }

    /** Whether a text with its length before it follows. */
    static boolean isLongText(int code) {
        return (code >= TIME && code <= ZONED_DATE_TIME)
                || code == STRING_ANY
                || code == TYPE_LITERAL
                || code == COMMENT
                || code == HINT;
    }

    /** Whether it begins what may be before a value, and is none. */
    static boolean isAside(int code) {
        return isPadding(code) || code == COMMENT || code == HINT;
    }

    static boolean isPadding(int code) {
        return code == PADDING || code == PADDING32;
    }

    static boolean isShortText(int code) {
        return code >= STRING_0;
    }

    static boolean isShortName(int code) {
        return code >= FIELD_NAME0 && code < STRING_0;
    }

    /** Bytes of the short text or name after a code. */
    static int shortLength(int code) {
        return code & SHORT_LENGTH;
    }

    /** Bytes of a value of fixed size, its code included; 0 for other codes. */
    static int size(int code) {
        return switch (code) {
            case FALSE, TRUE, NULL, PADDING -> 1;
            case UINT8, INT8, SET_LOW_INT8, FLOAT_SET_LOW_0, FLOAT_SET_LOW_0 + 1, FLOAT_SET_LOW_4 -> 2;
            case UINT16, INT16, SET_LOW_INT16 -> 3;
            case FLOAT32, UINT32, INT32 -> 5;
            case FLOAT64, INT64, INT64_0X -> 9;
            case UUID -> 17;
            default -> code < BYTES_LENGTH8 ? 1 : isShortText(code) ? 1 + shortLength(code) : 0;
        };
    }
}
