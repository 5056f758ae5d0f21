package dev.hexplain.text;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Modified UTF-8 as {@link java.io.DataInput} describes it: one to three bytes a UTF-16 code unit, U+0000 as
 * {@code C0 80}, characters beyond the basic plane as two encoded surrogates.
 */
public final class ModifiedUtf8 {
    /** The same as a charset that decodes. */
    public static final Charset CHARSET = new ModifiedUtf8Charset();

    /** In place of a size: the unit goes on behind the last byte. */
    static final int CUT = -1;

    private static final char REPLACEMENT = '\uFFFD';

    private ModifiedUtf8() {}

    /** The text; each byte that starts no valid sequence becomes U+FFFD. */
    public static String decode(byte[] bytes) {
        if (isAscii(bytes)) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        StringBuilder text = new StringBuilder(bytes.length);
        int at = 0;
        while (at < bytes.length) {
            int size = unitSize(in, at);
            text.append(size <= 0 ? REPLACEMENT : unit(in, at, size));
            at += Math.max(1, size);
        }
        return text.toString();
    }

    private static boolean isAscii(byte[] bytes) {
        for (byte each : bytes) {
            if (each < 0) {
                return false;
            }
        }
        return true;
    }

    /** The offset of the first byte that starts nothing valid, or -1. */
    public static int firstInvalid(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        int at = 0;
        while (at < bytes.length) {
            int size = unitSize(in, at);
            if (size <= 0) {
                return at;
            }
            at += size;
        }
        return -1;
    }

    /** Bytes of the code unit at {@code at}: 1, 2 or 3; 0 where none starts, {@link #CUT} where the end is in it. */
    static int unitSize(ByteBuffer in, int at) {
        int size = sizeBehind(in.get(at) & 0xFF);
        for (int i = at + 1; i < at + size; i++) {
            if (i == in.limit()) {
                return CUT;
            }
            if ((in.get(i) & 0xC0) != 0x80) {
                return 0;
            }
        }
        return size;
    }

    /** The size that a first byte tells; 0 for one that is none. */
    private static int sizeBehind(int lead) {
        if (lead < 0x80) {
            return 1;
        }
        return (lead & 0xE0) == 0xC0 ? 2 : (lead & 0xF0) == 0xE0 ? 3 : 0;
    }

    static char unit(ByteBuffer in, int at, int size) {
        return switch (size) {
            case 1 -> (char) in.get(at);
            case 2 -> (char) ((in.get(at) & 0x1F) << 6 | (in.get(at + 1) & 0x3F));
            default -> (char) ((in.get(at) & 0x0F) << 12 | (in.get(at + 1) & 0x3F) << 6 | (in.get(at + 2) & 0x3F));
        };
    }
}
