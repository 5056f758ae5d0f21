package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The position of the central directory of a zip archive (APPNOTE.TXT sections 4.3.14 to 4.3.16).
 *
 * @param start of its first header
 * @param end behind its last
 * @param shift bytes before the archive, to be added to its offsets
 * @param archiveEnd behind the archive's last record
 */
public record ZipDirectory(long start, long end, long shift, long archiveEnd) {
    private static final int END = 22;
    private static final int LONGEST_COMMENT = 0xFFFF;
    private static final int LOCATOR = 20;
    private static final int END_64 = 56;

    /** Finds it by the record at the end; empty where that is not there, or leads to nothing. */
    static Optional<ZipDirectory> find(SourceReader bytes) {
        long last = bytes.length() - END;
        for (long at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
            if (bytes.u1(at) == 'P' && isEnd(bytes, at)) {
                return at(bytes, at);
            }
        }
        return Optional.empty();
    }

    /** Whether a record of the end stands there. */
    public static boolean isEnd(SourceReader bytes, long at) {
        return bytes.at(at, 'P', 'K', 5, 6)
                && bytes.has(at, END)
                && bytes.has(at + END, bytes.u2le(at + 20))
                && bytes.u2le(at + 4) == bytes.u2le(at + 6);
    }

    /** Reads it by a record of the end that is there. */
    public static Optional<ZipDirectory> at(SourceReader bytes, long end) {
        long archiveEnd = end + END + bytes.u2le(end + 20);
        long size = bytes.u4le(end + 12);
        long offset = bytes.u4le(end + 16);
        long behind = end;
        long large = end - LOCATOR - END_64;
        if (bytes.at(end - LOCATOR, 'P', 'K', 6, 7) && bytes.at(large, 'P', 'K', 6, 6)) {
            size = bytes.s8le(large + 40);
            offset = bytes.s8le(large + 48);
            behind = large;
        }
        long start = behind - size;
        boolean there = size >= 0 && start >= 0 && (size == 0 || ZipEntry.startsCentral(bytes, start));
        return there
                ? Optional.of(new ZipDirectory(start, behind, Math.max(0, start - Math.max(0, offset)), archiveEnd))
                : Optional.empty();
    }

    /** Hands on what the directory lists. */
    void walk(SourceReader bytes, Predicate<ZipEntry> visitor) {
        boolean wanted = true;
        for (long at = start; wanted && at < end && ZipEntry.startsCentral(bytes, at); ) {
            ZipEntry entry = ZipEntry.central(bytes, at, shift);
            wanted = entry.isFolder() || visitor.test(entry);
            at = entry.next();
        }
    }
}
