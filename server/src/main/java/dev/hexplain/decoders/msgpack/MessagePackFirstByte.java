package dev.hexplain.decoders.msgpack;

/**
 * First bytes of objects (MessagePack specification, "Formats"), which give the type, and the size or the size of the
 * length. An object's <em>kind</em> is its first byte; fixed integers, arrays and maps are one kind each.
 */
final class MessagePackFirstByte {
    static final int POSITIVE_FIXINT = 0x00;
    static final int FIXMAP = 0x80;
    static final int FIXARRAY = 0x90;
    static final int FIXSTR = 0xA0;
    static final int NIL = 0xC0;
    static final int NEVER_USED = 0xC1;
    static final int FALSE = 0xC2;
    static final int TRUE = 0xC3;
    static final int BIN_8 = 0xC4;
    static final int BIN_32 = 0xC6;
    static final int EXT_8 = 0xC7;
    static final int EXT_32 = 0xC9;
    static final int FLOAT_32 = 0xCA;
    static final int FLOAT_64 = 0xCB;
    static final int UINT_8 = 0xCC;
    static final int UINT_64 = 0xCF;
    static final int INT_8 = 0xD0;
    static final int INT_64 = 0xD3;
    static final int FIXEXT_1 = 0xD4;
    static final int FIXEXT_16 = 0xD8;
    static final int STR_8 = 0xD9;
    static final int STR_32 = 0xDB;
    static final int ARRAY_16 = 0xDC;
    static final int ARRAY_32 = 0xDD;
    static final int MAP_16 = 0xDE;
    static final int MAP_32 = 0xDF;
    static final int NEGATIVE_FIXINT = 0xE0;

    private static final byte[] SIZES = sizes();
    private static final byte[] KINDS = kinds();

    private MessagePackFirstByte() {}

    static int kind(int first) {
        return KINDS[first] & 0xFF;
    }

    private static byte[] kinds() {
        byte[] kinds = new byte[256];
        for (int first = 0; first < kinds.length; first++) {
            kinds[first] = (byte) kindOf(first);
        }
        return kinds;
    }

    private static int kindOf(int first) {
        if (first < FIXMAP) {
            return POSITIVE_FIXINT;
        }
        return first < FIXSTR ? first & 0xF0 : Math.min(first, NEGATIVE_FIXINT);
    }

    static boolean isString(int first) {
        return (first >= FIXSTR && first < NIL) || (first >= STR_8 && first <= STR_32);
    }

    static boolean isBinary(int first) {
        return first >= BIN_8 && first <= BIN_32;
    }

    static boolean isExtension(int first) {
        return first >= EXT_8 && first <= EXT_32;
    }

    static boolean isFixedExtension(int first) {
        return first >= FIXEXT_1 && first <= FIXEXT_16;
    }

    static boolean isArray(int first) {
        return (first >= FIXARRAY && first < FIXSTR) || first == ARRAY_16 || first == ARRAY_32;
    }

    static boolean isMap(int first) {
        return (first >= FIXMAP && first < FIXARRAY) || first == MAP_16 || first == MAP_32;
    }

    /** Whether a number, a boolean or nil consists of the first byte only. */
    static boolean isOneByte(int first) {
        return first < FIXMAP || first >= NEGATIVE_FIXINT || first == NIL || first == FALSE || first == TRUE;
    }

    /** Bytes of the length or count that follows: 0, 1, 2 or 4. */
    static int lengthSize(int first) {
        return switch (first) {
            case BIN_8, EXT_8, STR_8 -> 1;
            case BIN_8 + 1, EXT_8 + 1, STR_8 + 1, ARRAY_16, MAP_16 -> 2;
            case BIN_32, EXT_32, STR_32, ARRAY_32, MAP_32 -> 4;
            default -> 0;
        };
    }

    /** The length or count in the first byte itself. */
    static int ownLength(int first) {
        return first & (first >= FIXSTR ? 0x1F : 0x0F);
    }

    /**
     * The size of a scalar where the first byte gives it; minus the size of the length, where one follows; 0 for other
     * objects.
     */
    static int size(int first) {
        return SIZES[first];
    }

    private static byte[] sizes() {
        byte[] sizes = new byte[256];
        for (int first = 0; first < sizes.length; first++) {
            sizes[first] = (byte) sizeOf(first);
        }
        return sizes;
    }

    private static int sizeOf(int first) {
        if (isOneByte(first)) {
            return 1;
        }
        if (isString(first) || isBinary(first) || isExtension(first)) {
            return lengthSize(first) > 0 ? -lengthSize(first) : 1 + ownLength(first);
        }
        if (isFixedExtension(first)) {
            return 2 + (1 << (first - FIXEXT_1));
        }
        return first >= UINT_8 && first <= INT_64
                ? 1 + (1 << (first - UINT_8 & 3))
                : first == FLOAT_32 ? 5 : first == FLOAT_64 ? 9 : 0;
    }

    /** The format's name in the specification, with the length that the byte contains: {@code fixstr(6)}. */
    static String spell(int first) {
        return switch (kind(first)) {
            case POSITIVE_FIXINT -> "positive fixint";
            case NEGATIVE_FIXINT -> "negative fixint";
            case FIXMAP -> "fixmap(" + ownLength(first) + ")";
            case FIXARRAY -> "fixarray(" + ownLength(first) + ")";
            case NIL -> "nil";
            case NEVER_USED -> "(never used)";
            case FALSE -> "false";
            case TRUE -> "true";
            case FLOAT_32 -> "float 32";
            case FLOAT_64 -> "float 64";
            default -> first < NIL ? "fixstr(" + ownLength(first) + ")" : sized(first);
        };
    }

    private static String sized(int first) {
        if (isFixedExtension(first)) {
            return "fixext " + (1 << (first - FIXEXT_1));
        }
        if (first >= UINT_8 && first <= INT_64) {
            return (first < INT_8 ? "uint " : "int ") + (8 << (first - UINT_8 & 3));
        }
        String what = isString(first)
                ? "str"
                : isBinary(first) ? "bin" : isExtension(first) ? "ext" : isMap(first) ? "map" : "array";
        return what + " " + 8 * lengthSize(first);
    }
}
