package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import java.lang.foreign.MemorySegment;

/** Finds the end offsets of names, types and plain values, and checks that they fit the enclosing block. */
final class ChronicleWireValueEnds {
    private final Parse parse;
    private final ParseInput in;
    private final MemorySegment segment;

    ChronicleWireValueEnds(Parse parse, MemorySegment segment) {
        this.parse = parse;
        this.in = parse.in;
        this.segment = segment;
    }

    /** The end of the innermost block that contains the top of the stack, or of the source that breaks off in it. */
    long block() {
        return Math.min(in.end, parse.frames.left());
    }

    /** Fails where the source breaks off in the innermost block. */
    void requireWhole(String what) {
        long missing = parse.frames.left() - block();
        if (missing > 0) {
            throw MalformedInput.endOfSource(block(), what, missing + (missing == 1 ? " more byte" : " more bytes"));
        }
    }

    void require(long at, long wanted, String what) {
        if (Long.compareUnsigned(wanted, block() - at) > 0) {
            throw MalformedInput.endOfSource(Math.min(at, block()), what, wanted, Math.max(0, block() - at));
        }
    }

    /** The offset after a value whose layout follows from its first byte; -1 for one that needs a row. */
    long plain(long at) {
        require(at, 1, "a value");
        int code = in.bytes.u1(at);
        if (ChronicleWireCodes.isLongText(code)) {
            require(at, 2, "a text");
            int length = in.bytes.u1(at + 1);
            if (length > Byte.MAX_VALUE) {
                return -1;
            }
            require(at + 2, length, "a text");
            return at + 2 + length;
        }
        int size = ChronicleWireCodes.size(code);
        if (size > 0) {
            require(at, size, "a value");
        }
        return size > 0 ? at + size : -1;
    }

    /** The end of an unnamed value that needs no row; -1 for others. */
    long value(long at) {
        int code = in.bytes.u1(at);
        return ChronicleWireCodes.isField(code)
                        || code == ChronicleWireCodes.PADDING
                        || code == ChronicleWireCodes.COMMENT
                        || code == ChronicleWireCodes.HINT
                ? -1
                : plain(at);
    }

    /** The offset after a name. */
    long name(long at, int code) {
        if (ChronicleWireCodes.isShortName(code)) {
            require(at, 1 + ChronicleWireCodes.shortLength(code), "a name");
            return at + 1 + ChronicleWireCodes.shortLength(code);
        }
        if (code == ChronicleWireCodes.EVENT_OBJECT) {
            return event(at + 1);
        }
        long length = stop(at + 1);
        return code == ChronicleWireCodes.FIELD_NUMBER ? length : text(at + 1, length, "a name");
    }

    private long event(long at) {
        require(at, 1, "the name of an event");
        int code = in.bytes.u1(at);
        long end = ChronicleWireCodes.isField(code) ? -1 : plain(at);
        if (end < 0) {
            throw MalformedInput.wrong(
                    at,
                    1,
                    "The name of an event cannot be read",
                    "a text or a number",
                    ChronicleWireDescription.spell(code));
        }
        return end;
    }

    /** The offset after a stop-bit number. */
    long stop(long at) {
        long end = ChronicleWireStopBits.end(in, at);
        require(at, end - at, "a number");
        return end;
    }

    /** The offset after a text with its length before it. */
    long text(long length, long text, String what) {
        long bytes = ChronicleWireStopBits.value(segment, length, text);
        if (bytes < 0) {
            throw MalformedInput.wrong(
                    length, text - length, "A length is negative", "0 or more", Long.toString(bytes));
        }
        require(text, bytes, what);
        return text + bytes;
    }
}
