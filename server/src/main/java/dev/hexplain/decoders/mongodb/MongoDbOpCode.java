package dev.hexplain.decoders.mongodb;

import dev.hexplain.bytes.Window;

/** The opcodes, and the header that all messages have: length, requestID, responseTo, opCode. */
final class MongoDbOpCode {
    static final int REPLY = 1;
    static final int UPDATE = 2001;
    static final int INSERT = 2002;
    static final int QUERY = 2004;
    static final int GET_MORE = 2005;
    static final int DELETE = 2006;
    static final int KILL_CURSORS = 2007;
    static final int COMPRESSED = 2012;
    static final int MSG = 2013;

    static final int HEADER = 16;
    /** The servers' limit ({@code maxMessageSizeBytes}), and room for headers. */
    private static final int MOST = 48_000_000 + (1 << 16);

    private static final int AT = 12;
    /** The undefined ones of OP_MSG's required flag bits (0 to 15), which must be zero. */
    private static final int UNKNOWN_REQUIRED_FLAGS = 0xFFFC;

    private MongoDbOpCode() {}

    static boolean isKnown(int code) {
        return switch (code) {
            case REPLY, UPDATE, INSERT, QUERY, GET_MORE, DELETE, KILL_CURSORS, COMPRESSED, MSG -> true;
            default -> false;
        };
    }

    /** Whether there is a message header at an offset. */
    static boolean isHead(Window bytes, long at) {
        if (at + HEADER > bytes.end()) {
            return false;
        }
        int length = bytes.s4le(at);
        int code = bytes.s4le(at + AT);
        return length > HEADER && length <= MOST && isKnown(code) && (code != MSG || isMsg(bytes, at + HEADER));
    }

    /** Flags, and a section. */
    private static boolean isMsg(Window bytes, long at) {
        return at + 5 > bytes.end() || ((bytes.s4le(at) & UNKNOWN_REQUIRED_FLAGS) == 0 && bytes.u1(at + 4) <= 1);
    }

    static int at(Window bytes, long start) {
        return bytes.s4le(start + AT);
    }
}
