package dev.hexplain.decoders.http1;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ParseInput;
import java.nio.charset.StandardCharsets;
import java.util.function.LongConsumer;

/** Finds the starts of messages: a request-line or a status-line (RFC 9112, 3 and 4). */
final class HttpStartLine {
    enum Kind {
        REQUEST,
        RESPONSE,
        NONE
    }

    /** Longer lines are not start-lines. */
    static final int LONGEST = 1 << 16;

    private static final byte[] VERSION = "HTTP/1.".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION_LENGTH = VERSION.length + 1;
    /** HTTP/1.1 200 */
    private static final int STATUS_END = VERSION_LENGTH + 1 + 3;

    private static final int LONGEST_METHOD = 24;

    private HttpStartLine() {}

    /** The kind of start-line that begins at an offset and is complete. */
    static Kind at(ParseInput in, long at) {
        long end = lineEnd(in, at);
        if (end < 0) {
            return Kind.NONE;
        }
        long last = textEnd(in.bytes, at, end);
        return isStatus(in, at) ? Kind.RESPONSE : isRequest(in, at, last) ? Kind.REQUEST : Kind.NONE;
    }

    /** The offset after the line at an offset; -1 where it does not end. */
    static long lineEnd(ParseInput in, long at) {
        long feed = in.bytes.indexOf('\n', at, Math.min(in.end, at + LONGEST));
        return feed < 0 ? -1 : feed + 1;
    }

    /** The offset after a line's text, which CR and LF, or LF, follow. */
    static long textEnd(Window bytes, long at, long lineEnd) {
        return lineEnd - 2 >= at && bytes.u1(lineEnd - 2) == '\r' ? lineEnd - 2 : lineEnd - 1;
    }

    /** Whether a version begins at an offset. */
    static boolean isVersion(ParseInput in, long at) {
        return in.end - at >= VERSION_LENGTH
                && in.bytes.matches(at, VERSION, 0, VERSION.length)
                && isDigit(in.bytes.u1(at + VERSION.length));
    }

    private static boolean isStatus(ParseInput in, long at) {
        return in.end - at >= STATUS_END
                && isVersion(in, at)
                && in.bytes.u1(at + VERSION_LENGTH) == ' '
                && isDigit(in.bytes.u1(at + VERSION_LENGTH + 1))
                && isDigit(in.bytes.u1(at + VERSION_LENGTH + 2))
                && isDigit(in.bytes.u1(at + VERSION_LENGTH + 3));
    }

    private static boolean isRequest(ParseInput in, long at, long last) {
        long version = last - VERSION_LENGTH;
        return version > at && isVersion(in, version) && requestBefore(in, version, at) == at;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /**
     * The offset of the next message at or after an offset; the end of the source where there is none.
     *
     * @param searched receives the number of bytes searched
     */
    static long next(ParseInput in, long from, LongConsumer searched) {
        long passed = from;
        long at = in.bytes.indexOf(VERSION[0], VERSION[1], from, in.end);
        while (at >= 0) {
            searched.accept(at - passed);
            passed = at;
            if (isStatus(in, at)) {
                return at;
            }
            if (isVersion(in, at) && isLineEnd(in, at + VERSION_LENGTH)) {
                long start = requestBefore(in, at, from);
                if (start >= 0) {
                    return start;
                }
            }
            at = in.bytes.indexOf(VERSION[0], VERSION[1], at + 1, in.end);
        }
        return in.end;
    }

    private static boolean isLineEnd(ParseInput in, long at) {
        return at < in.end && (in.bytes.u1(at) == '\r' || in.bytes.u1(at) == '\n');
    }

    /** The start of the request-line with a version at an offset; -1 for none. */
    private static long requestBefore(ParseInput in, long version, long from) {
        long target = backOver(in.bytes, version - 1, from, LONGEST, false);
        if (version - 1 < from || in.bytes.u1(version - 1) != ' ' || target >= version - 1 || target <= from) {
            return -1;
        }
        long method = backOver(in.bytes, target - 1, from, LONGEST_METHOD, true);
        return in.bytes.u1(target - 1) == ' ' && method < target - 1 ? method : -1;
    }

    /** Goes back over capital letters, or over anything but space and control characters. */
    private static long backOver(Window bytes, long end, long from, int most, boolean letters) {
        long at = end;
        while (at > from && end - at < most && isPart(bytes.u1(at - 1), letters)) {
            at--;
        }
        return at;
    }

    private static boolean isPart(int c, boolean letters) {
        return letters ? (c >= 'A' && c <= 'Z') || c == '-' || c == '_' : c > ' ' && c != 0x7F;
    }
}
