package dev.hexplain.ingest;

import dev.hexplain.bytes.Source;
import java.nio.charset.Charset;

/**
 * Reads numbers and texts at offsets of a source, for headers and directories. The bytes have to be there: check
 * {@link #has} first. Numbers are put together from bytes: access of each other width takes milliseconds to set up, more
 * than a short run reads.
 */
public record SourceReader(Source source) {
    public long length() {
        return source.length();
    }

    public boolean has(long at, long count) {
        return at >= 0 && count >= 0 && at <= length() - count;
    }

    /** 0 to 255. */
    public int u1(long at) {
        return source.u1(at);
    }

    public int u2le(long at) {
        return u1(at) | u1(at + 1) << 8;
    }

    public int u3le(long at) {
        return u2le(at) | u1(at + 2) << 16;
    }

    public int s4le(long at) {
        return u2le(at) | u2le(at + 2) << 16;
    }

    public long u4le(long at) {
        return s4le(at) & 0xFFFF_FFFFL;
    }

    public long u4be(long at) {
        return Integer.reverseBytes(s4le(at)) & 0xFFFF_FFFFL;
    }

    public long s8le(long at) {
        return u4le(at) | (long) s4le(at + 4) << 32;
    }

    /** Whether these bytes stand there; false beyond the end. */
    public boolean at(long offset, int... bytes) {
        if (!has(offset, bytes.length)) {
            return false;
        }
        for (int i = 0; i < bytes.length; i++) {
            if (u1(offset + i) != bytes[i]) {
                return false;
            }
        }
        return true;
    }

    /** The offset of the next byte of a value before an end, or -1. */
    public long indexOf(int value, long from, long to) {
        for (long at = from; at < Math.min(to, length()); at++) {
            if (u1(at) == value) {
                return at;
            }
        }
        return -1;
    }

    public String text(long at, int length, Charset charset) {
        return new String(source.copy(at, length), charset);
    }

    /** How many bytes of zero stand from an offset on. */
    public long zeros(long from) {
        return zeros(from, length());
    }

    /** The same up to another offset. */
    public long zeros(long from, long to) {
        long at = from;
        long end = Math.min(length(), to);
        while (at < end && u1(at) == 0) {
            at++;
        }
        return at - from;
    }
}
