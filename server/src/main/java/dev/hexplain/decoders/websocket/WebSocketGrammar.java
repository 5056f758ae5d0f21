package dev.hexplain.decoders.websocket;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.MessageGrammar;
import dev.hexplain.decode.messages.Payload.Made;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.tree.Issue;

/**
 * Grammar of one direction of a WebSocket connection (RFC 6455, 5.2):
 *
 * <pre>
 * flow  := frame*
 * frame := fin rsv1 rsv2 rsv3 opcode mask payload_len (u2 | u8)? masking_key? payload
 * </pre>
 */
final class WebSocketGrammar extends MessageGrammar {
    private static final int SMALLEST = 2;

    private final WebSocketFragments fragments;

    WebSocketGrammar(Parse parse) {
        super(parse, WebSocketShapes.ROOT);
        this.fragments = new WebSocketFragments(parse);
    }

    @Override
    protected void message() {
        parts.need(SMALLEST, "the head of a frame");
        int shortest = WebSocketFrameHeader.size(in.bytes, in.pos)
                + (in.bytes.u1(in.pos + 1) >= 0x80 ? WebSocketFrameHeader.MASK : 0);
        parts.need(shortest, "the head of a frame");
        WebSocketFrameHeader head = WebSocketFrameHeader.at(in.bytes, in.pos);
        if (!head.isPossible()) {
            throw MalformedInput.wrong(
                    in.pos,
                    head.size(),
                    "No frame begins like this",
                    "a known opcode, no reserved bits, at most 125 bytes in a control frame",
                    "0x%02X 0x%02X".formatted(in.bytes.u1(in.pos), in.bytes.u1(in.pos + 1)));
        }
        long start = in.pos;
        parts.open(WebSocketShapes.FRAME, end(head));
        parts.fixed(WebSocketShapes.head(head), head.size(), WebSocketShapes.fields(head), "the head of a frame");
        payload(head, start);
        parts.close();
    }

    /** The end of a frame, clamped: lengths near the maximum would overflow. */
    private long end(WebSocketFrameHeader head) {
        long end = in.pos + head.size() + head.length();
        return end < 0 ? in.end : end;
    }

    private void payload(WebSocketFrameHeader head, long start) {
        boolean whole = head.length() <= in.left();
        long length = whole ? head.length() : in.left();
        if (!whole) {
            parse.issue(MalformedInput.endOfSource(in.pos, "a frame", head.length(), in.left())
                    .issue());
        }
        Range range = new Range(in.pos, length);
        if (length == 0) {
            if (whole) {
                fragments.add(head, range, new Made(0, parse.out.current()), new byte[0]);
            }
        } else if (head.masked()) {
            masked(head, range, start + head.size() - WebSocketFrameHeader.MASK, whole);
        } else {
            plain(head, range, whole);
        }
    }

    private void plain(WebSocketFrameHeader head, Range range, boolean whole) {
        if (head.opcode() == WebSocketFrameHeader.CLOSE && whole && range.length() >= 2) {
            parse.out.open(WebSocketShapes.CLOSE, in.pos);
            close(in.pos, range.length());
            parse.out.close(range.end());
            in.pos = range.end();
            return;
        }
        int row = head.reserved() == 0
                ? parts.payload(WebSocketShapes.PAYLOAD, range.length(), "a payload")
                : parts.leaf(WebSocketShapes.PAYLOAD.packed(), range.length(), "a payload");
        if (whole && fragments.wants(head)) {
            if (range.length() > fragments.most()) {
                tooMuch(range);
            } else {
                fragments.add(head, range, new Made(0, row), in.bytes.copy(range.offset(), (int) range.length()));
            }
        }
    }

    private void masked(WebSocketFrameHeader head, Range range, long key, boolean whole) {
        byte[] mask = in.bytes.copy(key, WebSocketFrameHeader.MASK);
        int row = parts.leaf(WebSocketShapes.MASKED, range.length(), "a payload");
        if (range.length() > fragments.most()) {
            tooMuch(range);
            return;
        }
        byte[] bytes = in.bytes.copy(range.offset(), (int) range.length());
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] ^= mask[i % WebSocketFrameHeader.MASK];
        }
        Made made = head.opcode() == WebSocketFrameHeader.CLOSE && bytes.length >= 2
                ? maskedClose(range, row, bytes)
                : WebSocketShapes.PAYLOAD.derive(parse, new Made(0, row), range, "unmasked", bytes);
        if (whole && fragments.wants(head)) {
            fragments.add(head, range, made, bytes);
        }
    }

    private Made maskedClose(Range range, int owner, byte[] bytes) {
        int source = parse.out.derive(0, range, "unmasked", bytes);
        parse.out.beginSubstream(owner, source);
        int row = parse.out.open(WebSocketShapes.CLOSE, 0);
        close(0, bytes.length);
        parse.out.close(bytes.length);
        parse.out.endSubstream();
        return new Made(source, row);
    }

    /** A status code, and an optional reason (5.5.1). */
    private void close(long at, long length) {
        parse.out.leaf(WebSocketShapes.CODE, at, 2);
        if (length > 2) {
            parse.out.leaf(WebSocketShapes.REASON, at + 2, length - 2);
        }
    }

    private void tooMuch(Range range) {
        parse.issue(Issue.warning(
                        range.offset(),
                        range.length(),
                        "The payload is too large to be decoded here",
                        "at most " + Math.min(Packing.MOST, parse.derivableBytes()) + " bytes",
                        range.length() + " bytes")
                .leavingPacked());
    }
}
