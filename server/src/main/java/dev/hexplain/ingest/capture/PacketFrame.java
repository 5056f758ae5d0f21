package dev.hexplain.ingest.capture;

import org.jspecify.annotations.Nullable;

/**
 * The packet that is being dissected: the position, and the fields found so far. It is reused for the next one: no
 * object is made per packet. Offsets are those of the capture.
 */
final class PacketFrame {
    /** The rest is not dissected. */
    static final int DONE = -1;
    /** Added to a protocol number of IP; smaller numbers are EtherTypes. */
    static final int IP_PROTOCOL = 0x1_0000;

    static final int ETHERNET = 0x2_0000;
    static final int PPP = 0x2_0001;
    static final int LLC = 0x2_0002;
    static final int IP_BY_VERSION = 0x2_0003;

    NetworkBytes bytes = new NetworkBytes(new byte[0]);
    /** Of what is read next. */
    long at;
    /** Of what was captured, or of what the headers say, where that is less. */
    long end;
    /** The same of what was on the wire. */
    long wireEnd;

    /** 4 or 6; 0 where there is no IP. */
    int family;

    long sourceHigh;
    long sourceLow;
    long targetHigh;
    long targetLow;
    int protocol;
    int sourcePort;
    int targetPort;

    long payload;
    /** Captured bytes of the payload. */
    int payloadLength;
    /** Bytes of it that were on the wire and are not in the capture. */
    int payloadMissing;

    /** Whether the header of UDP was read. */
    boolean udp;

    /** Whether the header of TCP was read; the following are of it. */
    boolean tcp;

    int sequence;
    int acknowledged;
    int flags;
    int receiveWindow;

    /** Whether it is an IP fragment; the following are of it. */
    boolean fragment;

    int fragmentId;
    /** Of the part in the datagram, in bytes. */
    int fragmentOffset;

    boolean moreFragments;

    /** The first thing wrong. */
    @Nullable CaptureIssueKind fault;

    long faultAt;
    long expected;
    long found;

    void start(NetworkBytes capture, long offset, int captured, int original) {
        bytes = capture;
        at = offset;
        end = offset + captured;
        wireEnd = offset + original;
        family = 0;
        sourcePort = 0;
        targetPort = 0;
        payload = offset;
        payloadLength = 0;
        payloadMissing = 0;
        tcp = false;
        udp = false;
        fragment = false;
        fault = null;
    }

    void fail(CaptureIssueKind what, long place, long wanted, long have) {
        if (fault == null) {
            fault = what;
            faultAt = place;
            expected = wanted;
            found = have;
        }
    }

    /** Whether a header of so many bytes was captured. */
    boolean has(int needed) {
        if (end - at >= needed) {
            return true;
        }
        fail(CaptureIssueKind.HEADER_CUT, at, needed, Math.max(0, end - at));
        return false;
    }

    int u1(int behind) {
        return bytes.u1(at + behind);
    }

    int u2(int behind) {
        return bytes.u2(at + behind);
    }

    int u2le(int behind) {
        return bytes.u2le(at + behind);
    }

    int s4(int behind) {
        return bytes.s4(at + behind);
    }

    int s4le(int behind) {
        return bytes.s4le(at + behind);
    }

    /** What lies behind headers of {@code length} bytes is the payload. */
    void setPayload(int length) {
        payload = at + length;
        payloadLength = (int) Math.max(0, end - payload);
        payloadMissing = (int) Math.max(0, wireEnd - payload - payloadLength);
    }

    /** Nothing behind so many bytes belongs to what is read. */
    void cutTo(long length) {
        wireEnd = Math.min(wireEnd, at + length);
        end = Math.min(end, wireEnd);
    }

    /** Skips a header that was read. */
    int skipTo(int length, int next) {
        at += length;
        return next;
    }
}
