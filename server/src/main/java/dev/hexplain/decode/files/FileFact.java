package dev.hexplain.decode.files;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.hexplain.bytes.Source;
import java.util.HexFormat;

/** A condition on the bytes of a source; does not hold where the source is too short for it. */
@FunctionalInterface
interface FileFact {
    /** Bytes at the start in which a text may stand anywhere. */
    int SOON = 1 << 12;

    boolean in(Source source);

    /** Any of these bytes, as hexadecimal digits, at an offset. */
    static FileFact hex(long at, String... any) {
        return source -> {
            for (String each : any) {
                if (has(source, at, HexFormat.of().parseHex(each))) {
                    return true;
                }
            }
            return false;
        };
    }

    /** Any of these texts at an offset. */
    static FileFact text(long at, String... any) {
        return source -> {
            for (String each : any) {
                if (has(source, at, each.getBytes(ISO_8859_1))) {
                    return true;
                }
            }
            return false;
        };
    }

    /** A text so many bytes before the end. */
    static FileFact fromEnd(long before, String text) {
        return source -> has(source, source.length() - before, text.getBytes(ISO_8859_1));
    }

    /** A text near the start. */
    static FileFact soon(String text) {
        return source -> new String(source.copy(0, (int) Math.min(SOON, source.length())), ISO_8859_1).contains(text);
    }

    /** A number of one to four bytes in little-endian order, between two values. */
    static FileFact little(int size, long at, long least, long most) {
        return source -> holds(source, at, size) && isBetween(little(source, at, size), least, most);
    }

    /** A number of one to four bytes in big-endian order, between two values. */
    static FileFact big(int size, long at, long least, long most) {
        return source -> holds(source, at, size) && isBetween(big(source, at, size), least, most);
    }

    /** A byte between two values. */
    static FileFact octet(long at, int least, int most) {
        return big(1, at, least, most);
    }

    /** A number of four bytes in little-endian order that is the offset of these bytes. */
    static FileFact pointsTo(long at, String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        return source -> holds(source, at, 4) && has(source, little(source, at, 4), bytes);
    }

    /** So many bytes of zero. */
    static FileFact zeros(long at, int count) {
        return source -> has(source, at, new byte[count]);
    }

    /** So many decimal digits. */
    static FileFact digits(long at, int count) {
        return source -> {
            boolean digits = holds(source, at, count);
            for (int i = 0; digits && i < count; i++) {
                digits = isBetween(source.u1(at + i), '0', '9');
            }
            return digits;
        };
    }

    static boolean has(Source source, long at, byte[] bytes) {
        boolean same = holds(source, at, bytes.length);
        for (int i = 0; same && i < bytes.length; i++) {
            same = source.u1(at + i) == (bytes[i] & 0xFF);
        }
        return same;
    }

    static boolean holds(Source source, long at, int size) {
        return at >= 0 && at <= source.length() - size;
    }

    static long little(Source source, long at, int size) {
        long number = 0;
        for (int i = size - 1; i >= 0; i--) {
            number = number << Byte.SIZE | source.u1(at + i);
        }
        return number;
    }

    static long big(Source source, long at, int size) {
        long number = 0;
        for (int i = 0; i < size; i++) {
            number = number << Byte.SIZE | source.u1(at + i);
        }
        return number;
    }

    static boolean isBetween(long number, long least, long most) {
        return number >= least && number <= most;
    }
}
