package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/**
 * Reads frames of fbthrift's THeader transport, whose head has the message's protocol, its transforms, and key-value
 * headers (fbthrift, "THeader format"):
 *
 * <pre>
 * frame  := length(4) 0x0FFF(2) flags(2) sequence(4) words(2) header payload
 * header := protocol transforms transform* info* zeros, 4 * words bytes
 * </pre>
 */
final class ThriftHeaderTransport {
    private static final int MAGIC = 0x0FFF;
    private static final int LENGTH = 4;
    /** Bytes from the length to the number of words. */
    private static final int HEAD = 14;
    /** Bytes of the protocol and the number of transforms, each a varint of one byte. */
    private static final int LEAST_HEADER = 2;

    private static final int BINARY = 0;
    private static final int COMPACT = 2;

    private ThriftHeaderTransport() {}

    /** Whether such a frame begins at an offset. */
    static boolean isFrame(ParseInput in, long at) {
        return in.end - at >= HEAD + LEAST_HEADER
                && in.bytes.u2(at + LENGTH) == MAGIC
                && in.bytes.u2(at + HEAD - 2) > 0
                && HEAD - LENGTH + header(in, at) <= in.bytes.u4(at)
                && in.end - at >= HEAD + header(in, at);
    }

    private static long header(ParseInput in, long at) {
        return 4L * in.bytes.u2(at + HEAD - 2);
    }

    /** Whether the message of the frame at an offset is in a given protocol. */
    static boolean carries(ParseInput in, long at, ThriftProtocol protocol) {
        return in.bytes.u1(at + HEAD) == (protocol instanceof ThriftBinaryProtocol ? BINARY : COMPACT);
    }

    /** Writes the head of the frame at the current position after its length, and advances past it. */
    static void head(Parse parse, ThriftShapes shapes) {
        ParseInput in = parse.in;
        long at = in.pos - LENGTH;
        long start = at + HEAD;
        long end = start + header(in, at);
        parse.leaf(shapes.headerMagic, at + 4, at + 6);
        parse.leaf(shapes.headerFlags, at + 6, at + 8);
        parse.leaf(shapes.headerSequence, at + 8, at + 12);
        parse.leaf(shapes.headerWords, at + 12, start);
        parse.leaf(shapes.headerProtocol, start, start + 1);
        parse.leaf(shapes.headerTransforms, start + 1, start + 2);
        if (end > start + LEAST_HEADER) {
            parse.leaf(shapes.headerInfo, start + LEAST_HEADER, end);
        }
    }

    /** Writes the payload up to an offset as bytes, where it is transformed; false where it is a plain message. */
    static boolean opaque(Parse parse, ThriftShapes shapes, long frame, long end) {
        ParseInput in = parse.in;
        boolean transformed = in.bytes.u1(frame + HEAD + 1) != 0;
        if (!transformed && carries(in, frame, shapes.protocol)) {
            return false;
        }
        if (end > in.pos) {
            parse.issue(Issue.note(
                    in.pos,
                    end - in.pos,
                    transformed
                            ? "The message is packed, as the header says"
                            : "The message is in the other protocol"));
            parse.opaqueLeaf(shapes.headerPayload, in.pos, end);
        }
        return true;
    }
}
