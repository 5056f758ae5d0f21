package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A header block of a tar archive (POSIX.1-2001, pax, ustar), with the extended headers before it.
 *
 * @param name as the header itself says
 * @param type typeflag
 */
record TarHeader(String name, char type, long size) {
    static final int BLOCK = 512;

    private static final long LARGEST = 1L << 60;
    private static final int NAME = 100;
    private static final int SIZE = 124;
    private static final int SUM = 148;
    private static final int TYPE = 156;
    private static final int MAGIC = 257;
    private static final int PREFIX = 345;

    /** Reads a header, the sum of which is right. */
    static Optional<TarHeader> at(SourceReader bytes, long at) {
        if (!bytes.has(at, BLOCK) || bytes.u1(at) == 0 || sum(bytes, at) != number(bytes, at + SUM, 8)) {
            return Optional.empty();
        }
        long size = number(bytes, at + SIZE, 12);
        if (size < 0 || size > LARGEST) {
            return Optional.empty();
        }
        String name = text(bytes, at, NAME);
        boolean ustar = bytes.at(at + MAGIC, 'u', 's', 't', 'a', 'r', 0);
        String prefix = ustar ? text(bytes, at + PREFIX, 155) : "";
        return Optional.of(
                new TarHeader(prefix.isEmpty() ? name : prefix + "/" + name, (char) bytes.u1(at + TYPE), size));
    }

    boolean isFile() {
        return type == '0' || type == 0 || type == '7';
    }

    /** The checksum of a header; its own field counts as blanks. */
    private static long sum(SourceReader bytes, long at) {
        long sum = 0;
        for (int i = 0; i < BLOCK; i++) {
            sum += i >= SUM && i < SUM + 8 ? ' ' : bytes.u1(at + i);
        }
        return sum;
    }

    /** Octal digits, or a number in base 256 where the first bit is set; -1 where it is neither. */
    private static long number(SourceReader bytes, long at, int length) {
        if ((bytes.u1(at) & 0x80) != 0) {
            return bytes.has(at, length) ? Long.reverseBytes(bytes.s8le(at + length - 8)) : -1;
        }
        String digits = text(bytes, at, length).strip();
        try {
            return digits.isEmpty() ? 0 : Long.parseLong(digits, 8);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private static String text(SourceReader bytes, long at, int length) {
        long end = bytes.indexOf(0, at, at + length);
        return bytes.text(at, end < 0 ? length : (int) (end - at), StandardCharsets.UTF_8);
    }
}
