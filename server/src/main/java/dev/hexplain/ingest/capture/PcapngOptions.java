package dev.hexplain.ingest.capture;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * Reads the options at the end of a pcapng block: comments go to the log, those of an interface are kept until the next
 * block.
 */
final class PcapngOptions {
    private static final int END = 0;
    private static final int COMMENT = 1;
    private static final int NAME = 2;
    private static final int DESCRIPTION = 3;
    private static final int TIME_RESOLUTION = 9;
    private static final int TIME_OFFSET = 14;
    private static final int LONGEST_NAME = 1 << 8;
    private static final int MICROSECONDS = 6;

    private final MemorySegment capture;
    private final NetworkBytes bytes;
    private final CaptureLog log;
    private String name = "";
    private String description = "";
    private int timeResolution;
    private long timeResolutionAt;
    private long timeOffset;

    PcapngOptions(MemorySegment capture, NetworkBytes bytes, CaptureLog log) {
        this.capture = capture;
        this.bytes = bytes;
        this.log = log;
    }

    void read(long from, long end, boolean bigEndian, boolean ofPacket) {
        if (!ofPacket) {
            name = "";
            description = "";
            timeResolution = MICROSECONDS;
            timeOffset = 0;
        }
        long at = from;
        while (end - at >= 4) {
            int code = bigEndian ? bytes.u2(at) : bytes.u2le(at);
            int length = bigEndian ? bytes.u2(at + 2) : bytes.u2le(at + 2);
            if (code == END) {
                return;
            }
            if (length > end - at - 4) {
                log.fault(CaptureIssueKind.OPTION, at, end - at - 4, length);
                return;
            }
            if (code == COMMENT) {
                log.comment(ofPacket, at + 4, length);
            } else if (!ofPacket) {
                option(code, at + 4, length, bigEndian);
            }
            at += 4 + ((length + 3) & ~3);
        }
    }

    private void option(int code, long at, int length, boolean bigEndian) {
        switch (code) {
            case NAME -> name = text(at, length);
            case DESCRIPTION -> description = text(at, length);
            case TIME_RESOLUTION -> {
                if (length >= 1) {
                    timeResolution = bytes.u1(at);
                    timeResolutionAt = at;
                }
            }
            case TIME_OFFSET -> {
                if (length >= 8) {
                    long read = bytes.s8(at);
                    timeOffset = bigEndian ? read : Long.reverseBytes(read);
                }
            }
            default -> {
                // Other options describe the machine, not how to read its packets.
            }
        }
    }

    private String text(long at, int length) {
        byte[] utf8 = capture.asSlice(at, Math.min(length, LONGEST_NAME)).toArray(ValueLayout.JAVA_BYTE);
        return new String(utf8, StandardCharsets.UTF_8).replace("\0", "");
    }

    String name() {
        return name;
    }

    String description() {
        return description;
    }

    /** The digits after the point of a second; with the highest bit set, those of a binary fraction. */
    int timeResolution() {
        return timeResolution;
    }

    long timeResolutionAt() {
        return timeResolutionAt;
    }

    /** Seconds to add to each time. */
    long timeOffset() {
        return timeOffset;
    }
}
