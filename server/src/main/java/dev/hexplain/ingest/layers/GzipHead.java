package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;

/**
 * The header of a gzip member (RFC 1952 section 2.3).
 *
 * @param end where the deflated data starts
 * @param name of the compressed file; empty where it is not given
 * @param time of its last change, in seconds since 1970; 0 where it is not given
 */
record GzipHead(long end, String name, long time) {
    private static final int FIXED = 10;
    private static final int DEFLATE = 8;
    private static final int HCRC = 1 << 1;
    private static final int EXTRA = 1 << 2;
    private static final int NAME = 1 << 3;
    private static final int COMMENT = 1 << 4;
    private static final int RESERVED = 0xE0;
    private static final int LONGEST = 1 << 16;
    private static final int SHOWN = 80;

    /** Whether a member may start there. */
    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 0x1F, 0x8B, DEFLATE) && bytes.has(at, 4) && (bytes.u1(at + 3) & RESERVED) == 0;
    }

    /** Reads the head; empty where the bytes end inside it. */
    static Optional<GzipHead> read(SourceReader bytes, long start) {
        if (!bytes.has(start, FIXED)) {
            return Optional.empty();
        }
        int flags = bytes.u1(start + 3);
        long at = start + FIXED;
        if ((flags & EXTRA) != 0) {
            at += bytes.has(at, 2) ? 2L + bytes.u2le(at) : 2;
        }
        String name = "";
        if ((flags & NAME) != 0) {
            long end = bytes.indexOf(0, at, at + LONGEST);
            name = end < 0 ? "" : bytes.text(at, (int) Math.min(SHOWN, end - at), StandardCharsets.ISO_8859_1);
            at = end + 1;
        }
        if (at > 0 && (flags & COMMENT) != 0) {
            at = bytes.indexOf(0, at, at + LONGEST) + 1;
        }
        boolean named = at > 0;
        at += (flags & HCRC) != 0 ? 2 : 0;
        return named && bytes.has(at, 0)
                ? Optional.of(new GzipHead(at, name, bytes.u4le(start + 4)))
                : Optional.empty();
    }

    /** Its name and time, for display: {@code a.txt, 2024-05-01T10:00:00Z}; empty where neither is given. */
    String words() {
        String when = time == 0 ? "" : Instant.ofEpochSecond(time).toString();
        return name + (name.isEmpty() || when.isEmpty() ? "" : ", ") + when;
    }
}
