package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Window;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/** Reads the handshake of a connection. A capture that starts later does not contain it. */
final class JrmpHandshake {
    private static final int LATEST_VERSION = 2;

    private final Window in;
    private final TreeWriter out;

    JrmpHandshake(Window in, TreeWriter out) {
        this.in = in;
        this.out = out;
    }

    /** Reads what is there of the handshake, into the open root; returns the offset where messages begin. */
    long read(long at) {
        long left = in.end() - at;
        if (left >= 4 && in.s4(at) == JrmpTerminals.MAGIC) {
            return left < JrmpTerminals.HEADER_BYTES
                    ? endsInside(at, "the header", JrmpTerminals.HEADER_BYTES)
                    : header(at);
        }
        if (left > 0 && in.u1(at) == JrmpTerminals.PROTOCOL_ACK) {
            return ack(at);
        }
        if (left > 0 && in.u1(at) == JrmpTerminals.PROTOCOL_NOT_SUPPORTED) {
            out.leaf(JrmpMessageShapes.NOT_SUPPORTED, at, 1);
            return at + 1;
        }
        return at;
    }

    /** Header: magic version protocol. */
    private long header(long at) {
        int version = in.u2(at + 4);
        int protocol = in.u1(at + 6);
        if (version < 1 || version > LATEST_VERSION) {
            out.issue(Issue.error(
                    at + 4, 2, "No such version of the protocol is known", "1 or 2", Integer.toString(version)));
        }
        if (protocol < JrmpTerminals.STREAM_PROTOCOL || protocol > JrmpTerminals.MULTIPLEX_PROTOCOL) {
            String actual = "0x%02X".formatted(protocol);
            out.issue(Issue.error(at + 6, 1, "No such protocol is known", "0x4B, 0x4C or 0x4D", actual));
        }
        out.reshape(JrmpMessageShapes.AFTER_HEADER);
        out.leaf(JrmpMessageShapes.HEADER, at, JrmpTerminals.HEADER_BYTES);
        out.computed(3);
        return clientEndpoint(at + JrmpTerminals.HEADER_BYTES, protocol);
    }

    /** The client's endpoint, which it sends after the server's ProtocolAck. */
    private long clientEndpoint(long at, int protocol) {
        boolean none = protocol == JrmpTerminals.SINGLE_OP_PROTOCOL || at == in.end();
        if (none || JrmpTerminals.isMessageOrOperation(in.u1(at))) {
            return at;
        }
        long end = JrmpTerminals.afterEndpoint(in, at, in.end());
        if (end < 0) {
            return endsInside(at, "an endpoint", wantedOfEndpoint(at));
        }
        out.reshape(JrmpMessageShapes.AFTER_ENDPOINT);
        checkHost(at);
        out.leaf(JrmpMessageShapes.ENDPOINT, at, end - at);
        out.computed(JrmpMessageShapes.ENDPOINT_FIELDS);
        return end;
    }

    /** ProtocolAck, and the client's endpoint as the server sees it. */
    private long ack(long at) {
        long end = JrmpTerminals.afterEndpoint(in, at + 1, in.end());
        if (end < 0) {
            return endsInside(at, "an acknowledgement", 1 + wantedOfEndpoint(at + 1));
        }
        out.reshape(JrmpMessageShapes.AFTER_ACK);
        checkHost(at + 1);
        out.leaf(JrmpMessageShapes.PROTOCOL_ACK, at, end - at);
        out.computed(2 + JrmpMessageShapes.ENDPOINT_FIELDS);
        return end;
    }

    private long wantedOfEndpoint(long at) {
        return 2L + (in.end() - at < 2 ? 0 : in.u2(at)) + JrmpTerminals.PORT_BYTES;
    }

    private void checkHost(long at) {
        byte[] host = in.copy(at + 2, in.u2(at));
        int invalid = ModifiedUtf8.firstInvalid(host);
        if (invalid >= 0) {
            String actual = "0x%02X".formatted(host[invalid] & 0xFF);
            out.issue(Issue.error(at + 2 + invalid, 1, "The host is not modified UTF-8", "a name", actual));
        }
    }

    /** The rest is unparsed, up to a recognizable call or return. */
    private long endsInside(long at, String what, long wanted) {
        long left = in.end() - at;
        out.issue(Issue.endOfSource(at, left, what, wanted, left + " bytes"));
        long next = JrmpTerminals.nextCallOrReturn(in, at, _ -> true); // these are few
        out.unparsed(at, next - at);
        return next;
    }
}
