package dev.hexplain.decoders.tomcat;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Candidate;
import java.util.List;

/** Recognizes sessions by their first objects: two times, one after the other, and an Integer. */
final class TomcatProbe {
    private static final int CERTAIN = 100;
    private static final int HEADER = 4;
    /** A class descriptor of a wrapper class, with its superclass, as the first of a stream. */
    private static final int LONGEST = 160;

    private static final byte[] SECOND_LONG = {0x73, 0x71, 0, 0x7E, 0};
    /** Of a token, a reference to a class, and a long. */
    private static final int SECOND = 14;

    private static final long EARLIEST = 900_000_000_000L;
    private static final long LATEST = 5_000_000_000_000L;

    private TomcatProbe() {}

    static List<Candidate> probe(Source source) {
        Window bytes = source.window();
        if (bytes.end() < HEADER + SECOND || bytes.s4(0) != 0xACED0005) {
            return List.of();
        }
        boolean counted = isFirst(bytes, HEADER, "java.lang.Integer");
        long end = Math.min(bytes.end() - SECOND, HEADER + 2L * LONGEST);
        if (!counted && !isFirst(bytes, HEADER, "java.lang.Long")) {
            return List.of();
        }
        for (long at = bytes.indexOf(SECOND_LONG[0], HEADER + 1, end);
                at > 0;
                at = bytes.indexOf(SECOND_LONG[0], at + 1, end)) {
            if (bytes.matches(at, SECOND_LONG, 0, SECOND_LONG.length) && isTimes(bytes, at)) {
                String reason = counted ? "A count and sessions of Tomcat" : "A session of Tomcat";
                return List.of(new Candidate(
                        TomcatSessions.FORMAT.id(), 0, CERTAIN, reason + ": when it was created, and last used"));
            }
        }
        return List.of();
    }

    private static boolean isFirst(Window bytes, long at, String className) {
        return bytes.u1(at) == 0x73
                && TomcatObjects.className(bytes, at + 1, bytes.end()).equals(className);
    }

    /** Whether two Longs are times: the second begins at an offset, the first ends there. */
    private static boolean isTimes(Window bytes, long second) {
        long created = bytes.s8(second - Long.BYTES);
        long used = bytes.s8(second + SECOND - Long.BYTES);
        int next = second + SECOND < bytes.end() ? bytes.u1(second + SECOND) : 0x73;
        return created >= EARLIEST && used >= created && used <= LATEST && (next == 0x73 || next == 0x71);
    }
}
