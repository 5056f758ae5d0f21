package dev.hexplain.decoders.tomcat;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.TreeWriter;
import java.io.ObjectStreamConstants;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** What objects of a stream are, at a look at their first bytes: numbers, truth values and strings. */
final class TomcatObjects {
    /** A token and a handle. */
    private static final int REFERENCE = 5;

    private static final int LONGEST_NAME = 64;
    /** Wrapper objects whose class is described where they stand: the first of each class. */
    private static final int MOST_FIRST = 64;

    private final ParseInput in;
    private final TreeWriter out;
    private final int handleBase;
    /** Where the first objects of their classes end, by where they begin. */
    private final Map<Long, Long> ends = new HashMap<>();

    /** What an object is. */
    enum Kind {
        NULL,
        STRING,
        LONG,
        INTEGER,
        BOOLEAN,
        /** Primitive data. */
        BLOCK,
        OTHER
    }

    TomcatObjects(ParseInput in, TreeWriter out, int handleBase) {
        this.in = in;
        this.out = out;
        this.handleBase = handleBase;
    }

    /** What is at an offset; OTHER where nothing does. */
    Kind at(long offset) {
        long at = resolved(offset);
        if (at < 0 || at >= in.end) {
            return Kind.OTHER;
        }
        return switch (in.bytes.u1(at)) {
            case ObjectStreamConstants.TC_NULL -> Kind.NULL;
            case ObjectStreamConstants.TC_STRING, ObjectStreamConstants.TC_LONGSTRING -> Kind.STRING;
            case ObjectStreamConstants.TC_BLOCKDATA -> Kind.BLOCK;
            case ObjectStreamConstants.TC_OBJECT -> ofClass(resolved(at + 1));
            default -> Kind.OTHER;
        };
    }

    private Kind ofClass(long at) {
        return switch (className(in.bytes, at, in.end)) {
            case "java.lang.Long" -> Kind.LONG;
            case "java.lang.Integer" -> Kind.INTEGER;
            case "java.lang.Boolean" -> Kind.BOOLEAN;
            default -> Kind.OTHER;
        };
    }

    /** The name in the class descriptor at an offset; empty where there is none, or a long one. */
    static String className(Window bytes, long at, long end) {
        boolean head = at >= 0 && at + 3 <= end && bytes.u1(at) == ObjectStreamConstants.TC_CLASSDESC;
        int length = head ? bytes.u2(at + 1) : 0;
        return length == 0 || length > LONGEST_NAME || at + 3 + length > end
                ? ""
                : new String(bytes.copy(at + 3, length), StandardCharsets.ISO_8859_1);
    }

    /** Where an object stands: itself, or what the reference there refers to; -1 for nothing. */
    long resolved(long offset) {
        if (offset < 0 || offset + REFERENCE > in.end || in.bytes.u1(offset) != ObjectStreamConstants.TC_REFERENCE) {
            return offset;
        }
        long ordinal = (long) in.bytes.s4(offset + 1) - handleBase;
        return ordinal < 0 || ordinal >= out.handleCount() ? -1 : out.handleOffset((int) ordinal);
    }

    /** Called behind an object that may be the first of its class. */
    void passed(long from, long to) {
        if (ends.size() < MOST_FIRST) {
            ends.put(from, to);
        }
    }

    /** The number in an Integer, which ends where it was read to; -1 where it is none. */
    int integer(long offset) {
        long at = resolved(offset);
        if (at(offset) != Kind.INTEGER) {
            return -1;
        }
        boolean described = in.bytes.u1(at + 1) == ObjectStreamConstants.TC_CLASSDESC;
        long end = described ? ends.getOrDefault(at, -1L) : at + 1 + REFERENCE + Integer.BYTES;
        return end < Integer.BYTES || end > in.end ? -1 : in.bytes.s4(end - Integer.BYTES);
    }
}
