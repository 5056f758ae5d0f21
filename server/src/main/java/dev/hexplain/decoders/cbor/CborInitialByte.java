package dev.hexplain.decoders.cbor;

/**
 * Initial bytes (RFC 8949, section 3): three bits of major type, five of additional information, which are an argument
 * or the size of the argument that follows.
 *
 * <p>An item's <em>kind</em> is its initial byte; initial bytes that differ only in an argument without effect on the
 * layout are one kind.
 */
final class CborInitialByte {
    static final int UNSIGNED = 0;
    static final int NEGATIVE = 1;
    static final int BYTES = 2;
    static final int TEXT = 3;
    static final int ARRAY = 4;
    static final int MAP = 5;
    static final int TAG = 6;
    static final int SIMPLE = 7;

    static final int FALSE = 0xF4;
    static final int TRUE = 0xF5;
    static final int NULL = 0xF6;
    static final int UNDEFINED = 0xF7;
    static final int SIMPLE_8 = 0xF8;
    static final int FLOAT_16 = 0xF9;
    static final int FLOAT_32 = 0xFA;
    static final int FLOAT_64 = 0xFB;
    static final int BREAK = 0xFF;

    /** One more than the largest argument in the initial byte itself. */
    static final int IMMEDIATE = 24;

    private static final int INDEFINITE = 31;
    private static final byte[] SIZES = sizes();
    private static final byte[] KINDS = kinds();

    private CborInitialByte() {}

    static int major(int initial) {
        return initial >>> 5;
    }

    static int info(int initial) {
        return initial & 0x1F;
    }

    static boolean isString(int initial) {
        return major(initial) == BYTES || major(initial) == TEXT;
    }

    static boolean isIndefinite(int initial) {
        return info(initial) == INDEFINITE;
    }

    static boolean isReserved(int initial) {
        return info(initial) > 27 && info(initial) < INDEFINITE;
    }

    /** Bytes of argument that follow: 0, 1, 2, 4 or 8. */
    static int argumentSize(int initial) {
        int info = info(initial);
        return info < IMMEDIATE || info > 27 ? 0 : 1 << (info - IMMEDIATE);
    }

    /**
     * The size of a scalar where the initial byte gives it; minus the size of the argument, where that is the length of
     * a string; 0 for other items.
     */
    static int size(int initial) {
        return SIZES[initial];
    }

    private static byte[] sizes() {
        byte[] sizes = new byte[256];
        for (int initial = 0; initial < sizes.length; initial++) {
            boolean string = isString(initial);
            boolean container = major(initial) == ARRAY || major(initial) == MAP || major(initial) == TAG;
            int argument = argumentSize(initial);
            if (!container && !isReserved(initial) && !isIndefinite(initial)) {
                int own = 1 + (string ? info(initial) : argument);
                sizes[initial] = (byte) (string && argument > 0 ? -argument : own);
            }
        }
        return sizes;
    }

    static int kind(int initial) {
        return KINDS[initial] & 0xFF;
    }

    private static byte[] kinds() {
        byte[] kinds = new byte[256];
        for (int initial = 0; initial < kinds.length; initial++) {
            kinds[initial] = (byte) kindOf(initial);
        }
        return kinds;
    }

    private static int kindOf(int initial) {
        boolean immediate = info(initial) < IMMEDIATE;
        return switch (major(initial)) {
            case UNSIGNED, NEGATIVE, ARRAY, MAP -> immediate ? initial & 0xE0 : initial;
            default -> initial;
        };
    }

    /** The initial byte as shown to users: {@code text(6)}, {@code map(*)}. */
    static String spell(int initial) {
        if (initial == BREAK) {
            return "break";
        }
        String argument = isIndefinite(initial)
                ? "*"
                : argumentSize(initial) > 0 ? 8 * argumentSize(initial) + " bits" : Integer.toString(info(initial));
        return switch (major(initial)) {
            case UNSIGNED -> "unsigned(" + argument + ")";
            case NEGATIVE -> "negative(" + argument + ")";
            case BYTES -> "bytes(" + argument + ")";
            case TEXT -> "text(" + argument + ")";
            case ARRAY -> "array(" + argument + ")";
            case MAP -> "map(" + argument + ")";
            case TAG -> "tag(" + argument + ")";
            default -> simple(initial);
        };
    }

    private static String simple(int initial) {
        return switch (initial) {
            case FALSE -> "false";
            case TRUE -> "true";
            case NULL -> "null";
            case UNDEFINED -> "undefined";
            case FLOAT_16 -> "float16";
            case FLOAT_32 -> "float32";
            case FLOAT_64 -> "float64";
            default -> "simple(" + (initial == SIMPLE_8 ? "8 bits" : info(initial)) + ")";
        };
    }
}
