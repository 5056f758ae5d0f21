package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Window;
import java.util.function.LongPredicate;

/** The terminal symbols of the protocol as unsigned bytes (RMI specification, chapter 10), and sizes of its parts. */
final class JrmpTerminals {
    /** The number of offsets tried between checks for cancellation. */
    private static final int STRETCH = 1 << 18;

    /** {@code JRMI}. */
    static final int MAGIC = 0x4A524D49;

    static final int STREAM_PROTOCOL = 0x4B;
    static final int SINGLE_OP_PROTOCOL = 0x4C;
    static final int MULTIPLEX_PROTOCOL = 0x4D;
    static final int PROTOCOL_ACK = 0x4E;
    static final int PROTOCOL_NOT_SUPPORTED = 0x4F;
    static final int CALL = 0x50;
    static final int RETURN_DATA = 0x51;
    static final int PING = 0x52;
    static final int PING_ACK = 0x53;
    static final int DGC_ACK = 0x54;
    static final int OPEN = 0xE1;
    static final int CLOSE = 0xE2;
    static final int CLOSE_ACK = 0xE3;
    static final int REQUEST = 0xE4;
    static final int TRANSMIT = 0xE5;

    static final int NORMAL_RETURN = 1;
    static final int EXCEPTIONAL_RETURN = 2;

    /** Magic, version, protocol. */
    static final int HEADER_BYTES = 7;
    /** Number, time, count. */
    static final int UID_BYTES = 14;
    /** Object number and unique identifier. */
    static final int OBJECT_ID_BYTES = 22;
    /** Object identifier, operation, hash: the head of a call. */
    static final int CALL_BYTES = 34;
    /** Bytes of a port, after a host. */
    static final int RETURN_BYTES = 15;
    /** The magic of serialization streams. */
    static final int PORT_BYTES = 4;

    /** The token of a block with a size of one byte, which the contents of calls and returns begin with. */
    static final int STREAM_MAGIC = 0xACED;

    static final int STREAM_VERSION = 5;
    static final int STREAM_HEADER_BYTES = 4;
    /** The token of a block of data with a size of one byte, which calls and returns begin with. */
    static final int BLOCK_DATA = 0x77;

    private JrmpTerminals() {}

    /** Whether a byte begins a message of the stream protocol. */
    static boolean isMessage(int firstByte) {
        return firstByte >= CALL && firstByte <= DGC_ACK;
    }

    /** Whether a byte begins a message, or an operation of the multiplexing protocol. */
    static boolean isMessageOrOperation(int firstByte) {
        return isMessage(firstByte) || isOperation(firstByte);
    }

    /** Whether a byte begins an operation of the multiplexing protocol. */
    static boolean isOperation(int firstByte) {
        return firstByte >= OPEN && firstByte <= TRANSMIT;
    }

    /** Whether there is a stream header at an offset. */
    static boolean isStream(Window in, long at) {
        return in.end() - at >= STREAM_HEADER_BYTES && in.u2(at) == STREAM_MAGIC && in.u2(at + 2) == STREAM_VERSION;
    }

    /** Whether there is a recognizable call or return at an offset: its first byte and a stream header. */
    static boolean isCallOrReturn(Window in, long at) {
        if (in.end() - at <= STREAM_HEADER_BYTES) {
            return false;
        }
        int first = in.u1(at);
        return (first == CALL || first == RETURN_DATA) && isStream(in, at + 1);
    }

    /**
     * The first such offset from one on, or the end of the source.
     *
     * @param goesOn asked from time to time, with an offset; if false, the search stops and the end is returned
     */
    static long nextCallOrReturn(Window in, long from, LongPredicate goesOn) {
        for (long at = from; at < in.end(); at++) {
            if ((at - from) % STRETCH == STRETCH - 1 && !goesOn.test(at)) {
                return in.end();
            }
            if (isCallOrReturn(in, at)) {
                return at;
            }
        }
        return in.end();
    }

    /** The end of the endpoint, a host and a port, at an offset; -1 where it exceeds a given end. */
    static long afterEndpoint(Window in, long at, long end) {
        long host = utfBytes(in, at, end);
        return host < 0 || end - at - host < PORT_BYTES ? -1 : at + host + PORT_BYTES;
    }

    /** The size of the text with a length of two bytes at an offset; -1 where the source ends inside it. */
    static long utfBytes(Window in, long at, long end) {
        if (end - at < 2) {
            return -1;
        }
        long bytes = 2L + in.u2(at);
        return bytes <= end - at ? bytes : -1;
    }
}
