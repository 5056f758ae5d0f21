package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Finds out whether messages nest as protostuff nests them: as groups, each of which ends with its number, and none as bytes
 * behind a length.
 */
final class ProtostuffGroups {
    private static final int MOST_READ = 1 << 16;

    private final Window bytes;
    private final long end;
    private final boolean outermost;
    private boolean any;
    private boolean behindLengths;

    private ProtostuffGroups(Window bytes, long end, boolean outermost) {
        this.bytes = bytes;
        this.end = end;
        this.outermost = outermost;
    }

    /** Whether there are groups, and all that were looked at end. */
    static boolean nestAll(Source source) {
        Window bytes = source.window();
        ProtostuffGroups groups = new ProtostuffGroups(bytes, bytes.end(), true);
        return groups.read(0) && groups.any && !groups.behindLengths;
    }

    /** Reads fields; false where one does not fit, or a group does not end. */
    private boolean read(long from) {
        Deque<Long> open = new ArrayDeque<>();
        long at = from;
        while (at >= 0 && at < end && at < MOST_READ) {
            int length = Varint.length(bytes, at, end);
            long tag = length > 0 ? Varint.value(bytes, at, length) : 0;
            if (tag >>> 3 == 0) {
                return false;
            }
            at += length;
            switch ((int) tag & 7) {
                case ProtostuffWireType.SGROUP -> {
                    open.push(tag >>> 3);
                    any = true;
                }
                case ProtostuffWireType.EGROUP -> {
                    if (open.isEmpty() || open.pop() != tag >>> 3) {
                        return false;
                    }
                }
                default -> at = endOfValue(at, (int) tag & 7);
            }
        }
        return at >= 0 && (open.isEmpty() || at < end);
    }

    private void lookInside(long from, long to) {
        behindLengths |= outermost
                && to - from > 1
                && !PlainText.isPrintable(bytes, from, to)
                && new ProtostuffGroups(bytes, to, false).read(from);
    }

    /** The offset behind a value; -1 where it is not whole. */
    private long endOfValue(long at, int wireType) {
        int length = wireType == ProtostuffWireType.VARINT || wireType == ProtostuffWireType.LEN
                ? Varint.length(bytes, at, end)
                : 0;
        long behind = switch (wireType) {
            case ProtostuffWireType.VARINT -> length > 0 ? at + length : -1;
            case ProtostuffWireType.I64 -> at + Long.BYTES;
            case ProtostuffWireType.LEN -> length > 0 ? at + length + Varint.value(bytes, at, length) : -1;
            case ProtostuffWireType.I32 -> at + Integer.BYTES;
            default -> -1;
        };
        if (behind < at || behind > end) {
            return -1;
        }
        if (wireType == ProtostuffWireType.LEN) {
            lookInside(at + length, behind);
        }
        return behind;
    }
}
