package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * A file in a zip archive (APPNOTE.TXT sections 4.3.7 and 4.3.12).
 *
 * @param head where its local header is
 * @param packed bytes of its data; -1 where only its end could tell
 * @param unpacked -1 likewise
 * @param next where the next header of the same kind is
 */
record ZipEntry(String name, long head, int flags, int method, long crc, long packed, long unpacked, long next)
        implements ArchiveLayer.Entry {
    static final int STORED = 0;
    static final int DEFLATED = 8;
    static final int BZIP2 = 12;
    static final int ZSTD = 93;
    static final int XZ = 95;

    static final int CENTRAL = 46;
    static final int LOCAL = 30;

    private static final int ENCRYPTED = 1;
    private static final int DESCRIPTOR = 1 << 3;
    private static final int UTF_8 = 1 << 11;
    private static final int ZIP64 = 0x0001;
    private static final long IN_ZIP64 = 0xFFFF_FFFFL;

    /** So far the end of data without a length is looked for. */
    private static final long SEARCHED = 64L << 20;

    static boolean startsLocal(SourceReader bytes, long at) {
        return bytes.at(at, 'P', 'K', 3, 4) && bytes.has(at, LOCAL);
    }

    static boolean startsCentral(SourceReader bytes, long at) {
        return bytes.at(at, 'P', 'K', 1, 2) && bytes.has(at, CENTRAL);
    }

    /**
     * Reads a header of the central directory.
     *
     * @param shift bytes before the archive, to be added to its offsets
     */
    static ZipEntry central(SourceReader bytes, long at, long shift) {
        int nameLength = bytes.u2le(at + 28);
        int extraLength = bytes.u2le(at + 30);
        long next = at + CENTRAL + nameLength + extraLength + bytes.u2le(at + 32);
        Zip64 extra = new Zip64(bytes, at + CENTRAL + nameLength, extraLength);
        long unpacked = extra.orNext(bytes.u4le(at + 24));
        long packed = extra.orNext(bytes.u4le(at + 20));
        long head = extra.orNext(bytes.u4le(at + 42));
        int flags = bytes.u2le(at + 8);
        return new ZipEntry(
                name(bytes, at + CENTRAL, nameLength, flags),
                head + shift,
                flags,
                bytes.u2le(at + 10),
                bytes.u4le(at + 16),
                packed,
                unpacked,
                next);
    }

    /** Reads a local header; where the data's length is behind the data, that is looked for. */
    static ZipEntry local(SourceReader bytes, long at) {
        int flags = bytes.u2le(at + 6);
        int nameLength = bytes.u2le(at + 26);
        int extraLength = bytes.u2le(at + 28);
        Zip64 extra = new Zip64(bytes, at + LOCAL + nameLength, extraLength);
        long unpacked = extra.orNext(bytes.u4le(at + 22));
        long packed = extra.orNext(bytes.u4le(at + 18));
        long crc = bytes.u4le(at + 14);
        long start = at + LOCAL + nameLength + extraLength;
        long next = start + packed;
        if ((flags & DESCRIPTOR) != 0 && packed == 0) {
            long behind = descriptor(bytes, start);
            packed = behind < 0 ? -1 : behind - start;
            unpacked = behind < 0 ? -1 : bytes.u4le(behind + 12);
            crc = behind < 0 ? -1 : bytes.u4le(behind + 4);
            next = behind < 0 ? bytes.length() : behind + 16;
        }
        return new ZipEntry(
                name(bytes, at + LOCAL, nameLength, flags), at, flags, bytes.u2le(at + 8), crc, packed, unpacked, next);
    }

    /** The offset of the data descriptor whose length is that of the data before it; -1 where none is found. */
    private static long descriptor(SourceReader bytes, long start) {
        long end = Math.min(bytes.length() - 15, start + SEARCHED);
        for (long at = bytes.indexOf('P', start, end); at >= 0; at = bytes.indexOf('P', at + 1, end)) {
            if (bytes.at(at, 'P', 'K', 7, 8) && bytes.u4le(at + 8) == at - start) {
                return at;
            }
        }
        return -1;
    }

    private static String name(SourceReader bytes, long at, int length, int flags) {
        if (!bytes.has(at, length)) {
            return "";
        }
        Charset charset = (flags & UTF_8) != 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
        return bytes.text(at, length, charset);
    }

    /** The 64-bit numbers of an extra field, for those that are too large for 32 (section 4.5.3). */
    private static final class Zip64 {
        private final SourceReader bytes;
        private long at = -1;
        private long end = -1;

        Zip64(SourceReader bytes, long start, int length) {
            this.bytes = bytes;
            long field = start;
            while (field + 4 <= start + length && bytes.has(field, 4)) {
                int size = bytes.u2le(field + 2);
                if (bytes.u2le(field) == ZIP64) {
                    at = field + 4;
                    end = at + size;
                    return;
                }
                field += 4 + size;
            }
        }

        long orNext(long small) {
            if (small != IN_ZIP64 || at < 0 || at + 8 > end || !bytes.has(at, 8)) {
                return small;
            }
            long large = bytes.s8le(at) & Long.MAX_VALUE >> 1;
            at += 8;
            return large;
        }
    }

    boolean isFolder() {
        return name.endsWith("/");
    }

    boolean isEncrypted() {
        return (flags & ENCRYPTED) != 0;
    }

    @Override
    public String words() {
        String size = unpacked < 0 ? "of unknown size" : "%,d bytes".formatted(unpacked);
        return size + (isEncrypted() ? ", encrypted" : "");
    }
}
