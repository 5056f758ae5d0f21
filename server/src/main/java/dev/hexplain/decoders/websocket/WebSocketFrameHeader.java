package dev.hexplain.decoders.websocket;

import dev.hexplain.bytes.Window;

/**
 * A frame header (RFC 6455, 5.2).
 *
 * @param extended bytes of the length that do not fit the second byte: 0, 2 or 8
 * @param length of the payload, as an unsigned number
 */
record WebSocketFrameHeader(boolean fin, int reserved, int opcode, boolean masked, int extended, long length) {
    static final int CONTINUATION = 0;
    static final int TEXT = 1;
    static final int BINARY = 2;
    static final int CLOSE = 8;
    static final int PING = 9;
    static final int PONG = 10;
    static final int MASK = 4;
    /** RSV1, which marks a compressed message (RFC 7692). */
    static final int COMPRESSED = 4;

    private static final int MOST_OF_CONTROL = 125;
    private static final int TWO_BYTES = 126;

    /** Bytes of the header at an offset without its masking key, by its second byte. */
    static int size(Window bytes, long at) {
        return 2 + extended(bytes.u1(at + 1) & 0x7F);
    }

    private static int extended(int length) {
        return length < TWO_BYTES ? 0 : length == TWO_BYTES ? 2 : 8;
    }

    /** Reads the header at an offset, which was checked to be there. */
    static WebSocketFrameHeader at(Window bytes, long at) {
        int first = bytes.u1(at);
        int second = bytes.u1(at + 1);
        int extended = extended(second & 0x7F);
        long length = extended == 0 ? second & 0x7F : extended == 2 ? bytes.u2(at + 2) : bytes.s8(at + 2);
        return new WebSocketFrameHeader(first >= 0x80, first >>> 4 & 7, first & 15, second >= 0x80, extended, length);
    }

    int size() {
        return 2 + extended + (masked ? MASK : 0);
    }

    boolean isControl() {
        return opcode >= CLOSE;
    }

    /** Whether a frame may follow: a continuation only within a fragmented message (RFC 6455, 5.4). */
    boolean mayFollow(boolean continued) {
        return isControl() || (opcode == CONTINUATION) == continued;
    }

    /** Whether the header is valid. */
    boolean isPossible() {
        boolean known = opcode <= BINARY || (opcode >= CLOSE && opcode <= PONG);
        boolean reservedFit = reserved == 0 || (reserved == COMPRESSED && !isControl());
        return known && reservedFit && length >= 0 && (!isControl() || (fin && length <= MOST_OF_CONTROL));
    }
}
