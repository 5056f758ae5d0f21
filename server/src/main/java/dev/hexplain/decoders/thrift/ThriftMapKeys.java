package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;

/** Formats keys of maps as text, unless they are containers: entries are named by them. */
final class ThriftMapKeys {
    private static final int MAX_TEXT = 200;

    private ThriftMapKeys() {}

    static String read(MemorySegment source, long at, ThriftWireType type, ThriftProtocol protocol) {
        if (type.isContainer()) {
            return "";
        }
        try {
            return read(new ParseInput(source, at), at, type, protocol);
        } catch (MalformedInput brokenOff) {
            return "";
        }
    }

    private static String read(ParseInput in, long at, ThriftWireType type, ThriftProtocol protocol) {
        if (type == ThriftWireType.STRING) {
            ThriftProtocol.Head head = new ThriftProtocol.Head();
            protocol.string(in, at, head);
            int length = (int) Math.clamp(head.size, 0, Math.min(MAX_TEXT, in.end - at - head.length));
            return new String(in.bytes.copy(at + head.length, length), StandardCharsets.UTF_8);
        }
        int length = protocol.scalar(in, at, type, false);
        if (protocol.fixedSize(type) == 0) {
            return Long.toString(Varint.zigzag(Varint.value(in.bytes, at, length)));
        }
        boolean compact = protocol instanceof ThriftCompactProtocol;
        return switch (type) {
            case BOOL -> Boolean.toString(in.bytes.u1(at) == 1);
            case I8 -> Integer.toString((byte) in.bytes.u1(at));
            case I16 -> Integer.toString((short) in.bytes.u2(at));
            case I32 -> Integer.toString(in.bytes.s4(at));
            case I64 -> Long.toString(in.bytes.s8(at));
            case DOUBLE -> Double.toString(Double.longBitsToDouble(compact ? in.bytes.s8le(at) : in.bytes.s8(at)));
            default -> "";
        };
    }
}
