package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldKind;
import dev.hexplain.decoders.protobuf.schema.ProtobufWireType;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Guesses the type of a length-delimited field without a schema. Looks at the fields of one level only, so that all
 * guesses together read each byte a few times at most.
 */
final class ProtobufContentGuess {
    /** The guessed type. */
    enum Guess {
        TEXT,
        MESSAGE,
        PACKED,
        BYTES
    }

    private static final int MAX_GROUPS = 1000;
    private static final int LONGEST_GUESSED_VARINT = 2;

    private ProtobufContentGuess() {}

    /** What a field of the schema holds. */
    static Guess of(ProtoFieldKind kind) {
        return switch (kind) {
            case STRING -> Guess.TEXT;
            case BYTES -> Guess.BYTES;
            case MESSAGE, GROUP -> Guess.MESSAGE;
            default -> Guess.PACKED;
        };
    }

    static Guess guess(Window bytes, long from, long to) {
        if (PlainText.isPrintable(bytes, from, to)) {
            return Guess.TEXT;
        }
        if (isMessage(bytes, from, to)) {
            return Guess.MESSAGE;
        }
        return isPacked(bytes, from, to) ? Guess.PACKED : Guess.BYTES;
    }

    /** The same for a value that is cut at the end. */
    static Guess guessCut(Window bytes, long from, long to) {
        if (PlainText.isPrintable(bytes, from, to)) {
            return Guess.TEXT;
        }
        int length = Varint.length(bytes, from, to);
        long tag = length > 0 ? Varint.value(bytes, from, length) : 0;
        boolean plausible = length > 0 && length <= 2 && tag >>> 3 > 0 && (tag & 7) < ProtobufWireType.COUNT;
        return plausible ? Guess.MESSAGE : Guess.BYTES;
    }

    /** Whether the bytes are a sequence of fields to the last byte, with every group ended. */
    static boolean isMessage(Window bytes, long from, long to) {
        Deque<Long> groups = new ArrayDeque<>();
        long at = from;
        while (at < to) {
            int tagLength = Varint.length(bytes, at, to);
            if (tagLength <= 0 || tagLength > 5) {
                return false;
            }
            long tag = Varint.value(bytes, at, tagLength);
            if (tag >>> 3 == 0 || tag >>> 32 != 0 || (tag & 7) >= ProtobufWireType.COUNT) {
                return false;
            }
            at += tagLength;
            switch (ProtobufWireType.of((int) tag & 7)) {
                case SGROUP -> groups.push(tag >>> 3);
                case EGROUP -> {
                    if (groups.isEmpty() || groups.pop() != tag >>> 3) {
                        return false;
                    }
                }
                default -> {
                    at = endOfValue(bytes, at, to, ProtobufWireType.of((int) tag & 7));
                    if (at < 0) {
                        return false;
                    }
                }
            }
            if (groups.size() > MAX_GROUPS) {
                return false;
            }
        }
        return groups.isEmpty();
    }

    /** The offset after a value; -1 where it exceeds the end. */
    static long endOfValue(Window bytes, long at, long to, ProtobufWireType type) {
        long end = switch (type) {
            case I64 -> at + 8;
            case I32 -> at + 4;
            case VARINT, LEN -> {
                int length = Varint.length(bytes, at, to);
                if (length <= 0) {
                    yield -1;
                }
                long counted = type == ProtobufWireType.VARINT ? 0 : Varint.value(bytes, at, length);
                yield counted < 0 || counted > to - at - length ? -1 : at + length + counted;
            }
            case SGROUP, EGROUP -> at;
        };
        return end > to ? -1 : end;
    }

    /** Whether the bytes are a sequence of varints to the last byte, all of them short and minimally encoded. */
    private static boolean isPacked(Window bytes, long from, long to) {
        long at = from;
        while (at < to) {
            int length = Varint.length(bytes, at, to);
            boolean shortest = length == 1 || (length > 1 && bytes.u1(at + length - 1) != 0);
            if (length > LONGEST_GUESSED_VARINT || !shortest) {
                return false;
            }
            at += length;
        }
        return to - from > 1;
    }
}
