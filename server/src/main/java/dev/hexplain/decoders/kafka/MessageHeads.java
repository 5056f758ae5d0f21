package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.Input;

/** Tells whether messages of the protocol begin somewhere: nothing but their heads says so. */
final class MessageHeads {
    private static final int LENGTH = 4;
    private static final int REQUEST_HEADER = 8;
    private static final int MOST = 1 << 27;
    private static final int LONGEST_CLIENT_ID = 255;

    private final Input in;

    MessageHeads(Input in) {
        this.in = in;
    }

    /** Whether a request begins at an offset: a length, an API and a version there may be, and the name of a client. */
    boolean isRequest(long at) {
        if (in.end - at < LENGTH + REQUEST_HEADER) {
            return false;
        }
        int length = in.bytes.s4(at);
        int key = in.bytes.u2(at + 4);
        int version = in.bytes.u2(at + 6);
        boolean possible = length >= REQUEST_HEADER
                && length <= MOST
                && key < ApiVersions.HIGHEST_KEY
                && version < ApiVersions.HIGHEST_VERSION
                && in.bytes.s4(at + 8) >= 0;
        return possible
                && (isWithoutClient(key, version) || isClientId(at + LENGTH + REQUEST_HEADER, at + LENGTH + length));
    }

    /** Whether the request at an offset says who asks. */
    boolean namesClient(long at) {
        return in.end - at > LENGTH + REQUEST_HEADER + 2 && (short) in.bytes.u2(at + LENGTH + REQUEST_HEADER) > 0;
    }

    /** The only header of version 0 there is. */
    static boolean isWithoutClient(int key, int version) {
        return key == ApiVersions.CONTROLLED_SHUTDOWN && version == 0;
    }

    /** Where the body of the request at an offset begins, whose header has no tagged fields; its end at most. */
    long body(long at) {
        int key = in.bytes.u2(at + LENGTH);
        int version = in.bytes.u2(at + LENGTH + 2);
        long behind = at + LENGTH + REQUEST_HEADER;
        if (!isWithoutClient(key, version)) {
            behind += 2 + Math.max(0, (short) in.bytes.u2(behind));
        }
        return Math.min(end(at), behind + (ApiVersions.isFlexible(key, version) ? 1 : 0));
    }

    private boolean isClientId(long at, long end) {
        if (at + 2 > Math.min(end, in.end)) {
            return false;
        }
        int length = (short) in.bytes.u2(at);
        long idEnd = at + 2 + length;
        return length == -1
                || (length >= 0
                        && length <= LONGEST_CLIENT_ID
                        && idEnd <= end
                        && PlainText.isPrintable(in.bytes, at + 2, Math.min(idEnd, in.end)));
    }

    /** Whether a response may begin at an offset, which is not much to go by. */
    boolean isResponse(long at) {
        return in.end - at >= LENGTH + LENGTH
                && in.bytes.s4(at) >= LENGTH
                && in.bytes.s4(at) <= MOST
                && in.bytes.s4(at + LENGTH) >= 0;
    }

    /** The offset behind the message at an offset. */
    long end(long at) {
        return at + LENGTH + in.bytes.u4(at);
    }

    /** Whether what follows a message, if anything does, is another of its kind. */
    boolean leadsOn(long at, boolean request) {
        long next = end(at);
        return next >= in.end - LENGTH - REQUEST_HEADER || (request ? isRequest(next) : isResponse(next));
    }
}
