package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Extent;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.LongUnaryOperator;

/** A part of an item that says itself how long it is, or whose length the part before it says. */
public sealed interface ItemPart extends Extent.Sizing {
    /** Bytes of the part at an index; negative where it is not valid, or not whole before a limit. */
    int size(byte[] bytes, int at, int limit, long number);

    /** The end of the part at an offset; fails where it is not valid or not whole. */
    long end(ParseInput in, long at, long number);

    /** The number in a part of so many bytes at an index. */
    default long number(byte[] bytes, int at, int size) {
        return 0;
    }

    /** An integer. */
    record Integral(VariableInteger encoding) implements ItemPart {
        @Override
        public int size(byte[] bytes, int at, int limit, long number) {
            int length = encoding.length(bytes, at, limit);
            return length > 0 ? length : ItemMeasure.NOT_PLAIN;
        }

        @Override
        public long number(byte[] bytes, int at, int size) {
            return encoding.value(bytes, at, size);
        }

        @Override
        public long end(ParseInput in, long at, long number) {
            int most = (int) Math.min(encoding.most(), in.end - at);
            byte[] bytes = most > 0 ? in.bytes.copy(at, most) : new byte[0];
            int length = encoding.length(bytes, 0, most);
            if (length == 0) {
                throw encoding.wrong(in, at);
            }
            return at + length;
        }

        /** The whole integer from an offset to another. */
        long number(ParseInput in, long at, long end) {
            int length = (int) (end - at);
            return encoding.value(in.bytes.copy(at, length), 0, length);
        }

        @Override
        public long size(MemorySegment bytes, long offset, long number) {
            byte[] copy = copy(bytes, offset);
            return encoding.length(copy, 0, copy.length);
        }

        @Override
        public long number(MemorySegment bytes, long offset) {
            byte[] copy = copy(bytes, offset);
            return encoding.value(copy, 0, encoding.length(copy, 0, copy.length));
        }

        private byte[] copy(MemorySegment bytes, long offset) {
            return bytes.asSlice(offset, Math.min(encoding.most(), bytes.byteSize() - offset))
                    .toArray(ValueLayout.JAVA_BYTE);
        }
    }

    /**
     * Content whose length is the number before it.
     *
     * @param written bytes of the content by that number
     * @param what it is, for messages: {@code binary data}
     */
    record Content(LongUnaryOperator written, String what) implements ItemPart {
        @Override
        public int size(byte[] bytes, int at, int limit, long number) {
            long size = written.applyAsLong(number);
            return size >= 0 && size <= limit - at ? (int) size : ItemMeasure.NOT_PLAIN;
        }

        @Override
        public long end(ParseInput in, long at, long number) {
            long size = written.applyAsLong(number);
            in.require(at, size, what);
            return at + size;
        }

        @Override
        public long size(MemorySegment bytes, long offset, long number) {
            return written.applyAsLong(number);
        }
    }

    /**
     * Content up to a byte that is not in it, which is a part of its own.
     *
     * @param what it is, for messages: {@code a text}
     * @param expected for messages: {@code 0xFC behind it}
     */
    record Terminated(int end, String what, String expected) implements ItemPart {
        private static final int STRETCH = 1 << 12;

        @Override
        public int size(byte[] bytes, int at, int limit, long number) {
            int last = at;
            while (last < limit && (bytes[last] & 0xFF) != end) {
                last++;
            }
            return last < limit ? last - at : ItemMeasure.NOT_PLAIN;
        }

        @Override
        public long end(ParseInput in, long at, long number) {
            long last = in.bytes.indexOf(end, at, in.end);
            if (last < 0) {
                throw MalformedInput.endOfSource(at - 1, what, expected);
            }
            return last;
        }

        @Override
        public long size(MemorySegment bytes, long offset, long number) {
            long at = offset;
            while (at < bytes.byteSize()) {
                byte[] next = bytes.asSlice(at, Math.min(STRETCH, bytes.byteSize() - at))
                        .toArray(ValueLayout.JAVA_BYTE);
                int found = size(next, 0, next.length, number);
                if (found >= 0) {
                    return at - offset + found;
                }
                at += next.length;
            }
            return at - offset;
        }
    }
}
