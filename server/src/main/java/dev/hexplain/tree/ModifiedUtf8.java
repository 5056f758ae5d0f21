package dev.hexplain.tree;

/**
 * Modified UTF-8 as {@link java.io.DataInput} describes it: one to three bytes a UTF-16 code unit, U+0000 as
 * {@code C0 80}, characters beyond the basic plane as two encoded surrogates.
 */
public final class ModifiedUtf8 {
    private static final char REPLACEMENT = '\uFFFD';

    private ModifiedUtf8() {}

    /** The text; each byte that starts nothing valid becomes U+FFFD. */
    public static String decode(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        int at = 0;
        while (at < bytes.length) {
            int size = unitSize(bytes, at);
            text.append(size == 0 ? REPLACEMENT : unit(bytes, at, size));
            at += Math.max(1, size);
        }
        return text.toString();
    }

    /** The offset of the first byte that starts nothing valid, or -1. */
    public static int firstInvalid(byte[] bytes) {
        int at = 0;
        while (at < bytes.length) {
            int size = unitSize(bytes, at);
            if (size == 0) {
                return at;
            }
            at += size;
        }
        return -1;
    }

    /** Bytes of the code unit at {@code at}: 1, 2 or 3, or 0 where none starts. */
    private static int unitSize(byte[] bytes, int at) {
        int lead = bytes[at] & 0xFF;
        if (lead < 0x80) {
            return 1;
        }
        if ((lead & 0xE0) == 0xC0) {
            return continues(bytes, at + 1) ? 2 : 0;
        }
        if ((lead & 0xF0) == 0xE0) {
            return continues(bytes, at + 1) && continues(bytes, at + 2) ? 3 : 0;
        }
        return 0;
    }

    private static boolean continues(byte[] bytes, int at) {
        return at < bytes.length && (bytes[at] & 0xC0) == 0x80;
    }

    private static char unit(byte[] bytes, int at, int size) {
        return switch (size) {
            case 1 -> (char) bytes[at];
            case 2 -> (char) ((bytes[at] & 0x1F) << 6 | (bytes[at + 1] & 0x3F));
            default -> (char) ((bytes[at] & 0x0F) << 12 | (bytes[at + 1] & 0x3F) << 6 | (bytes[at + 2] & 0x3F));
        };
    }
}
