package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;
import java.lang.foreign.MemorySegment;
import java.util.Optional;

/**
 * Reads pcap files: a header of 24 bytes, then records of a header of 16 bytes and the packet. The magic number tells
 * the byte order and whether fractions of a second are micro- or nanoseconds.
 */
final class PcapReader extends RecordReader {
    static final int HEADER = 24;

    private static final int SNAPLEN = 16;
    private static final int NETWORK = 20;
    /** The upper bits of the network say whether frames end in a check sum. */
    private static final int LINK_TYPE_MASK = 0xFFFF;

    /** How far behind a broken record the next one is looked for. */
    private static final long SEARCH = 1L << 24;

    private static final int CHAIN = 3;
    private static final long A_DAY = 86_400;

    /**
     * Variants of pcap.
     */
    enum Variant {
        MICROSECONDS(0xA1B2_C3D4, 16, 1_000_000),
        NANOSECONDS(0xA1B2_3C4D, 16, 1_000_000_000),
        /** Of patched Linux systems of the nineties: an interface, a protocol and a packet type follow the lengths. */
        MODIFIED(0xA1B2_CD34, 24, 1_000_000);

        /** As a big-endian number. */
        private final int magic;

        /** Bytes before each packet. */
        private final int recordHeader;

        private final int resolution;

        Variant(int magic, int recordHeader, int resolution) {
            this.magic = magic;
            this.recordHeader = recordHeader;
            this.resolution = resolution;
        }

        static Optional<Variant> of(NetworkBytes bytes) {
            int found = bytes.s4(0);
            for (Variant variant : values()) {
                if (found == variant.magic || Integer.reverseBytes(found) == variant.magic) {
                    return Optional.of(variant);
                }
            }
            return Optional.empty();
        }
    }

    private final Variant variant;
    private final boolean bigEndian;
    private final int minorVersion;
    private final long nanosPerUnit;
    private long lastSeconds = -1;

    PcapReader(MemorySegment capture, long end, CaptureLog log) {
        super(capture, end, log);
        variant = Variant.of(bytes).orElseThrow();
        bigEndian = bytes.s4(0) == variant.magic;
        minorVersion = bigEndian ? bytes.u2(6) : bytes.u2le(6);
        nanosPerUnit = 1_000_000_000 / variant.resolution;
        linkType = s4(NETWORK) & LINK_TYPE_MASK;
        position = HEADER;
        log.addInterface(
                0, new CaptureInterface(0, 0, linkType, u4(SNAPLEN), "", "", variant.resolution, new Range(0, HEADER)));
    }

    @Override
    boolean next() {
        while (position < end) {
            long at = position;
            if (end - at < variant.recordHeader) {
                log.fault(CaptureIssueKind.FILE_CUT, at, variant.recordHeader, end - at);
                position = end;
                return false;
            }
            long kept = kept(at);
            long behind = at + variant.recordHeader + kept;
            if (kept <= largest(linkType) && behind <= end) {
                read(at, (int) kept);
                position = behind;
                return true;
            }
            boolean tooLarge = kept > largest(linkType);
            log.fault(
                    tooLarge ? CaptureIssueKind.BAD_RECORD : CaptureIssueKind.FILE_CUT,
                    at,
                    tooLarge ? largest(linkType) : kept,
                    tooLarge ? kept : end - at - variant.recordHeader);
            position = resynchronised(at + 1);
        }
        return false;
    }

    private void read(long at, int kept) {
        lastSeconds = u4(at);
        time = lastSeconds * 1_000_000_000L + u4(at + 4) * nanosPerUnit;
        captured = kept;
        original = wireLength(lengthsSwapped(at) ? u4(at + 8) : u4(at + 12));
        offset = at + variant.recordHeader;
    }

    private long kept(long at) {
        return lengthsSwapped(at) ? u4(at + 12) : u4(at + 8);
    }

    /** Before version 2.3 the length on the wire came first; writers of 2.3 did either. */
    private boolean lengthsSwapped(long at) {
        return minorVersion < 3 || (minorVersion == 3 && u4(at + 8) > u4(at + 12));
    }

    /** The first place where records follow each other as they should; the end where there is none near. */
    private long resynchronised(long from) {
        long last = Math.min(end - variant.recordHeader, from + SEARCH);
        for (long at = from; at <= last; at++) {
            if (chains(at)) {
                return at;
            }
        }
        return end;
    }

    private boolean chains(long from) {
        long at = from;
        long seconds = lastSeconds < 0 ? u4(from) : lastSeconds;
        for (int links = 0; links < CHAIN; links++) {
            if (at == end && links > 0) {
                return true;
            }
            if (end - at < variant.recordHeader || !plausible(at, seconds)) {
                return false;
            }
            at += variant.recordHeader + kept(at);
        }
        return at <= end;
    }

    private boolean plausible(long at, long seconds) {
        long kept = u4(at + 8);
        return kept > 0
                && kept <= LARGEST
                && u4(at + 12) >= kept
                && u4(at + 12) <= LARGEST
                && u4(at + 4) < variant.resolution
                && Math.abs(u4(at) - seconds) <= A_DAY;
    }

    private int s4(long at) {
        int read = bytes.s4le(at);
        return bigEndian ? Integer.reverseBytes(read) : read;
    }

    private long u4(long at) {
        return s4(at) & 0xFFFF_FFFFL;
    }
}
