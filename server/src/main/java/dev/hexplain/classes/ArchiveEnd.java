package dev.hexplain.classes;

import dev.hexplain.bytes.Source;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.zip.ZipException;

/**
 * The end of a zip archive (APPNOTE.TXT, 4.3.14 to 4.3.16), which says how many entries it has: asked before a library
 * makes an object for each.
 */
final class ArchiveEnd {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final int END = 0x06054B50;
    private static final int END_BYTES = 22;
    private static final int COMMENT_BYTES = 0xFFFF;
    private static final int LOCATOR = 0x07064B50;
    private static final int LOCATOR_BYTES = 20;
    private static final int END_64 = 0x06064B50;
    private static final int END_64_BYTES = 56;
    private static final int ENTRY_BYTES = 46;

    private ArchiveEnd() {}

    /** An upper bound of the entries that the archive can have. */
    static long entries(Source bytes) throws ZipException {
        long last = bytes.length() - END_BYTES;
        for (long at = last; at >= Math.max(0, last - COMMENT_BYTES); at--) {
            if (bytes.segment().get(INT, at) == END) {
                return directoryBytes(bytes, at) / ENTRY_BYTES;
            }
        }
        throw new ZipException("It is no archive: it does not end like one");
    }

    /** Entries are as many as fit: the count that is stated binds no reader. */
    private static long directoryBytes(Source bytes, long end) {
        long locator = end - LOCATOR_BYTES;
        if (locator >= 0 && bytes.segment().get(INT, locator) == LOCATOR) {
            long at = bytes.segment().get(LONG, locator + 8);
            boolean there = at >= 0 && at <= bytes.length() - END_64_BYTES;
            if (there && bytes.segment().get(INT, at) == END_64) {
                return bounded(bytes.segment().get(LONG, at + 40), end);
            }
        }
        return bounded(Integer.toUnsignedLong(bytes.segment().get(INT, end + 12)), end);
    }

    private static long bounded(long stated, long end) {
        return stated < 0 ? end : Math.min(stated, end);
    }
}
