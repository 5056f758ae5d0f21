package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Window;
import dev.hexplain.bytes.Words;
import dev.hexplain.decoders.resp.RespType.Form;
import dev.hexplain.tree.Tail;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that need no rows, with all that is in them: short ones of known size, in which nothing is wrong. The
 * grammar measures them; where a tree is read, the same code makes their shapes ({@link RespPlainShapes.Values}).
 */
final class RespPlainValues {
    /** Bytes of the longest value, or map entry, that needs no row. */
    static final int LONGEST = 512;

    /** The answer where a row is needed. */
    static final int NOT_PLAIN = -1;

    /** Values, and map entries, in one another. */
    static final int DEEPEST = 6;

    /** Bytes of the format before a verbatim string, with its colon. */
    static final int FORMAT_BYTES = 4;

    private static final byte[] STREAM_HEADER = {(byte) 0xAC, (byte) 0xED, 0, 5};

    /** What every value consists of: itself, its type, its line, the end of that. */
    private static final int FIELDS = 4;

    private final Window in;
    private byte[] bytes = {};
    /** What is at index 0 of the array. */
    private long base;

    private int stop;
    private int deepest;
    private int fields;
    private int levels;

    /** The number read last, and the index after its digits. */
    private int number;

    private int numberEnd;

    RespPlainValues(Window in) {
        this.in = in;
    }

    /** Fields of the tree in what was read last. */
    int fields() {
        return fields;
    }

    /** Levels of fields with others inside: as many rows would be inside each other. */
    int levels() {
        return levels;
    }

    /**
     * Reads a value.
     *
     * @param limit where the source ends
     * @param room how many levels there may be
     * @param place of its shape: {@link RespShapes#ELEMENT}, {@link RespShapes#KEY} or {@link RespShapes#VALUE}
     * @param into where the shape goes; null to measure
     * @return bytes of it, or {@link #NOT_PLAIN}
     */
    int value(long at, long limit, int room, int place, RespPlainShapes.@Nullable Values into) {
        int from = begin(at, limit, room);
        int next = value(from, 0, place, into);
        return next < 0 ? NOT_PLAIN : next - from;
    }

    /** The same for a map entry: a key and its value. */
    int entry(long at, long limit, int room, RespPlainShapes.@Nullable Values into) {
        int from = begin(at, limit, room);
        int next = entry(from, 0, into);
        return next < 0 ? NOT_PLAIN : next - from;
    }

    private int begin(long at, long limit, int room) {
        int most = (int) Math.min(LONGEST, limit - at);
        int from = most > 0 ? in.place(at, most) : 0;
        bytes = in.array();
        base = at - from;
        stop = from + most;
        deepest = Math.min(DEEPEST, room);
        fields = 0;
        levels = 0;
        return from;
    }

    // -- each method returns the index after what it reads, or NOT_PLAIN

    private int entry(int from, int depth, RespPlainShapes.@Nullable Values into) {
        if (!enter(depth)) {
            return NOT_PLAIN;
        }
        fields++;
        RespPlainShapes.Values inside = into == null ? null : into.inside();
        int at = value(from, depth + 1, RespShapes.KEY, inside);
        int next = at < 0 ? NOT_PLAIN : value(at, depth + 1, RespShapes.VALUE, inside);
        if (into != null && inside != null && next >= 0) {
            into.entry(inside);
        }
        return next;
    }

    private boolean enter(int depth) {
        levels = Math.max(levels, depth + 1);
        return depth < deepest;
    }

    private int value(int at, int depth, int place, RespPlainShapes.@Nullable Values into) {
        RespType type = at < stop ? RespType.of(bytes[at] & 0xFF) : null;
        if (type == null || !type.isValue() || !enter(depth)) {
            return NOT_PLAIN;
        }
        fields += FIELDS;
        return switch (type.form) {
            case LINE -> line(type, at + 1, place, into);
            case BULK -> string(type, at + 1, place, into);
            case LIST, MAP -> aggregate(type, at + 1, depth, place, into);
        };
    }

    private int line(RespType type, int from, int place, RespPlainShapes.@Nullable Values into) {
        int end = Words.printableEnd(bytes, from, stop);
        if (!isLineEnd(end) || !type.text.matches(bytes, from, end)) {
            return NOT_PLAIN;
        }
        if (into != null) {
            into.line(place, type, end - from);
        }
        return end + 2;
    }

    private int string(RespType type, int from, int place, RespPlainShapes.@Nullable Values into) {
        if (!number(from)) {
            return NOT_PLAIN;
        }
        int line = numberEnd - from;
        if (number == RespHeaderLine.NULL) {
            if (into != null) {
                into.line(place, type, line);
            }
            return numberEnd + 2;
        }
        int body = numberEnd + 2;
        int end = number > LONGEST ? stop : body + number;
        if (!isLineEnd(end) || isStream(bytes, body, end)) {
            return NOT_PLAIN;
        }
        int format = hasFormat(type, bytes, body, end) ? FORMAT_BYTES : 0;
        fields += format > 0 ? 3 : 2;
        if (into != null) {
            boolean text = PlainText.isLikely(in, base + body + format, base + end);
            into.string(place, type, line, format, end - body - format, text);
        }
        return end + 2;
    }

    static boolean hasFormat(RespType type, byte[] bytes, int from, int end) {
        return type == RespType.VERBATIM_STRING && end - from >= FORMAT_BYTES && bytes[from + FORMAT_BYTES - 1] == ':';
    }

    /** Whether a string begins as a Java serialization stream does. */
    static boolean isStream(byte[] bytes, int from, int end) {
        return end - from >= STREAM_HEADER.length
                && Arrays.equals(bytes, from, from + STREAM_HEADER.length, STREAM_HEADER, 0, STREAM_HEADER.length);
    }

    private int aggregate(RespType type, int from, int depth, int place, RespPlainShapes.@Nullable Values into) {
        if (!number(from) || number > Tail.Scanned.MOST) {
            return NOT_PLAIN;
        }
        int line = numberEnd - from;
        int at = numberEnd + 2;
        RespPlainShapes.Values inside = into == null ? null : into.inside();
        for (int left = number; left > 0 && at >= 0; left--) {
            at = type.form == Form.MAP
                    ? entry(at, depth + 1, inside)
                    : value(at, depth + 1, RespShapes.ELEMENT, inside);
        }
        if (into != null && inside != null && at >= 0) {
            into.aggregate(place, type, line, inside);
        }
        return at;
    }

    /** Reads a number of bytes or values, and the line end behind it. */
    private boolean number(int from) {
        int digits = Words.digits(bytes, from);
        numberEnd = from + digits;
        number = 0;
        for (int i = from; i < numberEnd; i++) {
            number = 10 * number + bytes[i] - '0';
        }
        if (digits == 0 && bytes[from] == '-' && bytes[from + 1] == '1') {
            number = (int) RespHeaderLine.NULL;
            numberEnd = from + 2;
        }
        return numberEnd > from && digits < Long.BYTES && isLineEnd(numberEnd);
    }

    private boolean isLineEnd(int at) {
        return at + 1 < stop && bytes[at] == '\r' && bytes[at + 1] == '\n';
    }
}
