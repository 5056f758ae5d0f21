package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.documents.ParseInput;

/** Recognizes the starts of messages by their headers; there is no magic. */
final class KafkaMessageHeads {
    private static final int LENGTH = 4;
    private static final int REQUEST_HEADER = 8;
    private static final int MOST = 1 << 27;
    private static final int LONGEST_CLIENT_ID = 255;

    private final ParseInput in;

    KafkaMessageHeads(ParseInput in) {
        this.in = in;
    }

    /** Whether a request begins at an offset: a plausible length, API key and version, and a client id. */
    boolean isRequest(long at) {
        if (in.end - at < LENGTH + REQUEST_HEADER) {
            return false;
        }
        int length = in.bytes.s4(at);
        int key = in.bytes.u2(at + 4);
        int version = in.bytes.u2(at + 6);
        boolean possible = length >= REQUEST_HEADER
                && length <= MOST
                && key < KafkaApiVersions.HIGHEST_KEY
                && version < KafkaApiVersions.HIGHEST_VERSION
                && in.bytes.s4(at + 8) >= 0;
        return possible
                && (isWithoutClient(key, version) || isClientId(at + LENGTH + REQUEST_HEADER, at + LENGTH + length));
    }

    /** The evidence in bits of so many consecutive requests from an offset. */
    double requestBits(long from, int count) {
        double bits = 0;
        long at = from;
        for (int passed = 0; passed < count; passed++) {
            long left = Math.min(MOST, in.end - at);
            double length = Evidence.bits(LENGTH, (double) (end(at) <= in.end ? left : MOST));
            int name = isWithoutClient(in.bytes.u2(at + 4), in.bytes.u2(at + 6)) ? 0 : in.bytes.u2(at + 12);
            long known = namesClient(at) ? Math.min(name, in.end - at) : 0;
            bits += length
                    + Evidence.bits(2, KafkaApiVersions.HIGHEST_KEY)
                    + Evidence.bits(2, KafkaApiVersions.HIGHEST_VERSION)
                    + Evidence.bits(2, LONGEST_CLIENT_ID)
                    + Evidence.textBits(known);
            at = end(at);
        }
        return bits;
    }

    /** Whether the request at an offset has a client id. */
    boolean namesClient(long at) {
        return in.end - at > LENGTH + REQUEST_HEADER + 2 && (short) in.bytes.u2(at + LENGTH + REQUEST_HEADER) > 0;
    }

    /** The only API with request headers of version 0, without a client id. */
    static boolean isWithoutClient(int key, int version) {
        return key == KafkaApiVersions.CONTROLLED_SHUTDOWN && version == 0;
    }

    /** The start of the body of the request at an offset, whose header has no tagged fields; at most its end. */
    long body(long at) {
        int key = in.bytes.u2(at + LENGTH);
        int version = in.bytes.u2(at + LENGTH + 2);
        long behind = at + LENGTH + REQUEST_HEADER;
        if (!isWithoutClient(key, version)) {
            behind += 2 + Math.max(0, (short) in.bytes.u2(behind));
        }
        return Math.min(end(at), behind + (KafkaApiVersions.isFlexible(key, version) ? 1 : 0));
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

    /** Whether a response may begin at an offset, which is weak evidence. */
    boolean isResponse(long at) {
        return in.end - at >= LENGTH + LENGTH
                && in.bytes.s4(at) >= LENGTH
                && in.bytes.s4(at) <= MOST
                && in.bytes.s4(at + LENGTH) >= 0;
    }

    /** The offset after the message at an offset. */
    long end(long at) {
        return at + LENGTH + in.bytes.u4(at);
    }

    /** Whether what follows a message, if anything does, is another of its kind. */
    boolean leadsOn(long at, boolean request) {
        long next = end(at);
        return next >= in.end - LENGTH - REQUEST_HEADER || (request ? isRequest(next) : isResponse(next));
    }
}
