package dev.hexplain.decoders.websocket;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.Payload.Made;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.tree.Issue;
import java.io.ByteArrayOutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reassembles fragmented messages and decompresses compressed ones (RFC 7692) into a derived source of their last
 * frame. One decompressor serves all messages of the direction, which works with and without context takeover.
 */
final class WebSocketFragments {
    /** The bytes that the sender removed at the end of a message (RFC 7692, 7.2.2). */
    private static final byte[] TAIL = {0, 0, (byte) 0xFF, (byte) 0xFF};

    private static final int PIECE = 1 << 13;

    private final Parse parse;
    private final ByteArrayOutputStream joined = new ByteArrayOutputStream();
    private final Inflater inflater = new Inflater(true);
    private int frames;
    private boolean compressed;
    private boolean incomplete;
    private long start;

    WebSocketFragments(Parse parse) {
        this.parse = parse;
    }

    /** The largest payload that is copied, in bytes. */
    long most() {
        return Math.min(Packing.MOST, parse.derivableBytes());
    }

    /** Whether a frame belongs to a fragmented or compressed message. */
    boolean wants(WebSocketFrameHeader head) {
        return !head.isControl() && (frames > 0 || !head.fin() || head.reserved() != 0);
    }

    /** Adds a frame, with its payload's range in the dump, or the unmasked source {@code made}. */
    void add(WebSocketFrameHeader head, Range range, Made made, byte[] payload) {
        if (!wants(head)) {
            return;
        }
        if (frames++ == 0) {
            compressed = head.reserved() != 0;
            incomplete = head.opcode() == WebSocketFrameHeader.CONTINUATION;
            start = range.offset();
        }
        if (!incomplete && joined.size() + (long) payload.length > most()) {
            incomplete = true;
            parse.issue(Issue.warning(
                            range.offset(),
                            range.length(),
                            "The message is too large to be joined here",
                            "at most " + most() + " bytes",
                            "")
                    .leavingPacked());
        }
        if (!incomplete) {
            joined.writeBytes(payload);
        }
        if (head.fin()) {
            finish(range, made);
        }
    }

    private void finish(Range last, Made made) {
        byte[] bytes = joined.toByteArray();
        boolean several = frames > 1;
        Range range = several ? new Range(start, last.end() - start) : new Range(0, bytes.length);
        Made from = made;
        if (several && bytes.length > 0 && !incomplete) {
            from = WebSocketShapes.MESSAGE.derive(parse, new Made(0, made.row()), range, "fragments", bytes);
        }
        if (compressed && !incomplete) {
            Range packed = from.source() == 0 ? last : new Range(0, bytes.length);
            inflate(bytes, from, packed, last);
        }
        joined.reset();
        frames = 0;
    }

    private void inflate(byte[] bytes, Made from, Range packed, Range inDump) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] piece = new byte[PIECE];
        long most = Packing.most(bytes.length, parse.derivableBytes());
        try {
            for (byte[] input : new byte[][] {bytes, TAIL}) {
                inflater.setInput(input);
                for (int length = inflater.inflate(piece); length > 0; length = inflater.inflate(piece)) {
                    parse.searched(length);
                    if (out.size() + (long) length > most) {
                        throw new DataFormatException(Packing.tooLarge(most));
                    }
                    out.write(piece, 0, length);
                }
            }
        } catch (DataFormatException e) {
            inflater.reset();
            parse.issue(Issue.error(
                            inDump.offset(),
                            inDump.length(),
                            "The message cannot be decompressed: " + e.getMessage(),
                            "deflate (RFC 7692)",
                            "")
                    .leavingPacked());
        }
        if (out.size() > 0) {
            WebSocketShapes.MESSAGE.derive(parse, from, packed, "deflate", out.toByteArray());
        }
    }
}
