package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.Sizing;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Where the content of a sized field ends: padding is stripped from the end, then a terminator cuts. */
final class Trim {
    private Trim() {}

    /** The end of the content of the bytes from {@code start} to {@code end}. */
    static long contentEnd(MemorySegment bytes, long start, long end, Sizing sizing) {
        long content = end;
        int padding = sizing.stripped();
        while (padding >= 0 && content > start && (bytes.get(ValueLayout.JAVA_BYTE, content - 1) & 0xFF) == padding) {
            content--;
        }
        if (sizing.terminated()) {
            long terminator = find(bytes, start, content, sizing.terminator());
            if (terminator >= 0) {
                return sizing.include() ? terminator + sizing.terminator().length : terminator;
            }
        }
        return content;
    }

    /** Where a terminator starts, at a multiple of its length from the start; -1 where there is none. */
    static long find(MemorySegment bytes, long start, long end, byte[] terminator) {
        for (long at = start; at + terminator.length <= end; at += terminator.length) {
            if (stands(bytes, at, terminator)) {
                return at;
            }
        }
        return -1;
    }

    private static boolean stands(MemorySegment bytes, long at, byte[] wanted) {
        for (int i = 0; i < wanted.length; i++) {
            if (bytes.get(ValueLayout.JAVA_BYTE, at + i) != wanted[i]) {
                return false;
            }
        }
        return true;
    }
}
