package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decoders.protobuf.schema.ProtobufWireType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Recognizes messages, alone or behind their lengths. Almost any bytes could be one, so the evidence is the improbability of a coincidence: every
 * field must fit, to the last byte, and field numbers must be small and in ascending order, as is usual.
 */
final class ProtobufProbe {
    /** The number of bytes examined; the rest is assumed to be alike. */
    private static final long SEARCHED = 1L << 20;

    private static final int HIGHEST_LIKELY = 1000;
    private static final int MIN_LENGTH = 2;
    private static final int DEEPEST = 3;

    /** The confidence limit: there are no names, so a format that has some is the better reading. */
    private static final int MOST = 58;

    /** The confidence limit where all fields are the same, as in anything that repeats. */
    private static final int MONOTONOUS = 15;

    /** The same for many messages behind their lengths: that each reads to its end is no chance. */
    private static final int MOST_DELIMITED = 86;

    /** The same where the last field is not whole. */
    private static final int MOST_CUT = 55;

    private static final int FEWEST_BEFORE_CUT = 3;

    /** Bits by which one reading must be better than another to be taken. */
    private static final double DECISIVE = 8;

    /** A length before a message has fewer bytes. */
    private static final int MAX_PREFIX = 5;

    /** So many messages that say nothing are none, such as zeros. */
    private static final int MOST_EMPTY = 64;

    /** The evidence against a message whose numbers are in no order. */
    private static final double UNORDERED = -4;

    private ProtobufProbe() {}

    static List<Candidate> probe(Source source) {
        Window bytes = source.window();
        long end = bytes.end();
        if (end < MIN_LENGTH || PlainText.isPrintable(bytes, 0, end)) {
            return List.of();
        }
        Message message = new Message(bytes, 0, end);
        boolean whole = message.read(Math.min(end, SEARCHED), 0);
        Delimited delimited = new Delimited(bytes, 0, end);
        if (delimited.read() && (!whole || delimited.bits > message.bits + DECISIVE)) {
            return delimited(source, delimited);
        }
        return whole ? plain(source, message) : message.cut && !source.isBeginning() ? cut(source, message) : List.of();
    }

    private static List<Candidate> plain(Source source, Message message) {
        Candidate found = Evidence.of(source, message.bits, message.at)
                .reading(
                        Protobuf.FORMAT.id(),
                        message.isMonotonous() ? MONOTONOUS : MOST,
                        message.fields == 1
                                ? "1 field of a message"
                                : message.fields + " fields of messages, one after the other");
        return found.confidence() > 0 ? List.of(found) : List.of();
    }

    private static List<Candidate> delimited(Source source, Delimited found) {
        Candidate candidate = Evidence.of(source, found.bits, found.at)
                .reading(
                        Protobuf.FORMAT.id(),
                        found.messages > 2 ? MOST_DELIMITED : MOST,
                        found.messages == 1
                                ? "1 message behind its length"
                                : found.messages + " messages, each behind its length");
        return candidate.confidence() > 0 ? List.of(candidate) : List.of();
    }

    /** Fields, and the beginning of one more. */
    private static List<Candidate> cut(Source source, Message message) {
        String reason = "%d fields of a message, cut at 0x%X".formatted(message.fields, source.length());
        return message.fields < FEWEST_BEFORE_CUT
                ? List.of()
                : Evidence.of(source, message.bits - DECISIVE, source.length())
                        .candidates(Protobuf.FORMAT.id(), MOST_CUT, reason);
    }

    /** Whether the bytes are messages behind their lengths, rather than fields of one. */
    static boolean isDelimited(Window bytes, long from, long end) {
        Delimited delimited = new Delimited(bytes, from, end);
        if (!delimited.read()) {
            return false;
        }
        Message message = new Message(bytes, from, end);
        return !message.read(Math.min(end, from + SEARCHED), 0) || delimited.bits > message.bits + DECISIVE;
    }

    /** Messages one after the other, each behind its length. */
    private static final class Delimited {
        private final Window bytes;
        private final long from;
        private final long end;
        private long at;
        private long messages;
        private double bits;

        Delimited(Window bytes, long from, long end) {
            this.bytes = bytes;
            this.from = from;
            this.end = end;
            this.at = from;
        }

        /** Whether there are such, to the last byte or as far as is searched, with evidence for it. */
        boolean read() {
            long stop = Math.min(end, from + SEARCHED);
            while (at < stop) {
                int length = Varint.length(bytes, at, end);
                long size = length > 0 && length < MAX_PREFIX ? Varint.value(bytes, at, length) : -1;
                long body = at + length;
                if (size < 0 || size > end - body || (bits == 0 && messages >= MOST_EMPTY)) {
                    return false;
                }
                Message message = new Message(bytes, body, body + size);
                if (!message.read(Math.min(body + size, stop), 1)) {
                    return false;
                }
                messages++;
                at = body + size;
                bits += Math.max(0, message.bits) + (size == 0 ? 0 : Evidence.bits(length, 1.0 + end - body));
            }
            return bits > 0;
        }
    }

    /** The fields between two offsets. */
    private static final class Message {
        private final Window bytes;
        private final long end;
        private long at;
        private long fields;
        private double bits;
        private long nested;
        private long changes;
        private long before;
        /** Whether a value goes on behind the end. */
        private boolean cut;

        private final Deque<Long> groups = new ArrayDeque<>();

        Message(Window bytes, long from, long end) {
            this.bytes = bytes;
            this.at = from;
            this.end = end;
        }

        /** Reads fields up to one that ends after an offset; false where one is invalid. */
        boolean read(long stop, int depth) {
            while (at < stop) {
                int length = Varint.length(bytes, at, end);
                long tag = length > 0 ? Varint.value(bytes, at, length) : 0;
                long number = tag >>> 3;
                if (length <= 0
                        || length > 2
                        || number < 1
                        || number > HIGHEST_LIKELY
                        || (tag & 7) >= ProtobufWireType.COUNT) {
                    return false;
                }
                ProtobufWireType type = ProtobufWireType.of((int) tag & 7);
                boolean closes = type == ProtobufWireType.EGROUP;
                if (closes && (groups.isEmpty() || groups.pop() != number)) {
                    return false;
                }
                long value = at + length;
                at = ProtobufContentGuess.endOfValue(bytes, value, end, type);
                if (at < 0) {
                    cut = depth == 0 && value < end && type != ProtobufWireType.VARINT;
                    return false;
                }
                fields++;
                bits += (closes ? Evidence.bits(length, 1) : orderBits(length, number))
                        + (type == ProtobufWireType.LEN ? contentBits(value, depth) : 0);
                changes += number != before ? 1 : 0;
                before = number;
                if (type == ProtobufWireType.SGROUP) {
                    groups.push(number);
                    before = 0; // numbers inside a group start again
                }
            }
            return true;
        }

        boolean isMonotonous() {
            return nested == 0 && fields > 8 && changes == 1;
        }

        /** Numbers are small, and most equal the previous one or the next. */
        private double orderBits(int length, long number) {
            long step = number - before;
            return step < 0 ? UNORDERED : Evidence.bits(length, ProtobufWireType.COUNT * (step + 2.0)) - 1;
        }

        /** The evidence of a length that fits, and of a text or fields after it. */
        private double contentBits(long value, int depth) {
            int length = Varint.length(bytes, value, end);
            long from = value + length;
            nested++;
            double fitting = Evidence.bits(length, 1.0 + end - from);
            double ending = at == end ? Math.log(1.0 + at - from) / Math.log(2) : 0;
            if (at - from > 2 && PlainText.isPrintable(bytes, from, at)) {
                return fitting + ending + Evidence.textBits(Math.min(at - from, Evidence.LOOKED_AT));
            }
            Message inner = new Message(bytes, from, at);
            boolean message = depth < DEEPEST && at > from && at - from < SEARCHED && inner.read(at, depth + 1);
            return fitting + ending + (message ? Math.max(0, inner.bits) : 0);
        }
    }
}
