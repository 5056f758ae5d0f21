package dev.hexplain.ingest.capture;

import java.lang.foreign.MemorySegment;

/**
 * Reads pcapng files: blocks, each with its type and its length at both ends. A section header begins a section of its
 * own byte order; its interfaces are described before the packets that name them.
 */
final class PcapngReader extends RecordReader {
    static final int INTERFACE = 1;
    static final int PACKET = 2;
    static final int SIMPLE_PACKET = 3;
    static final int NAMES = 4;
    static final int STATISTICS = 5;
    static final int ENHANCED_PACKET = 6;
    static final int DECRYPTION_SECRETS = 10;
    static final int CUSTOM = 0xBAD;
    static final int CUSTOM_NOT_COPIED = 0x4000_0BAD;

    private static final int ORDER_MAGIC = 0x1A2B_3C4D;
    private static final int SMALLEST = 12;
    private static final long LARGEST_BLOCK = 1L << 30;
    /** After so many blocks that are no packets, and bytes that are no block, it is asked whether to go on. */
    private static final int LOOKED = (1 << 12) - 1;

    private static final int STRETCH = (1 << 20) - 1;

    /** Type and length. */
    private static final int HEAD = 8;

    /** Read apart, so that what is near a block's beginning stays near. */
    private final NetworkBytes trailers;

    private final PcapngInterfaces interfaces;
    private final PcapngOptions options;
    private boolean bigEndian;

    PcapngReader(MemorySegment capture, long end, CaptureLog log) {
        super(capture, end, log);
        trailers = new NetworkBytes(capture);
        interfaces = new PcapngInterfaces(log);
        options = new PcapngOptions(capture, bytes, log);
    }

    static boolean knowsOrder(int magic) {
        return magic == ORDER_MAGIC || Integer.reverseBytes(magic) == ORDER_MAGIC;
    }

    @Override
    boolean next() {
        for (int blocks = 1; position < end; blocks++) {
            long at = position;
            if ((blocks & LOOKED) == 0 && !log.goesOn(at)) {
                return false;
            }
            if (end - at < SMALLEST) {
                log.fault(CaptureIssueKind.FILE_CUT, at, SMALLEST, end - at);
                position = end;
                return false;
            }
            boolean section = bytes.s4(at) == CaptureFile.SECTION_HEADER;
            if (section && end - at >= SMALLEST) {
                setOrder(at);
            }
            long length = u4(at + 4);
            if (!fits(at, length)) {
                position = resynchronised(at + 4);
                continue;
            }
            position = Math.min(end, at + padded(length));
            long trailer = u4(trailers, at + length - 4);
            if (trailer != length) {
                log.fault(CaptureIssueKind.BLOCK_TRAILER, at, length, trailer);
            }
            if (block(section ? CaptureFile.SECTION_HEADER : s4(at), at, length)) {
                return true;
            }
        }
        return false;
    }

    private static long padded(long length) {
        return (length + 3) & ~3L;
    }

    private void setOrder(long at) {
        int magic = bytes.s4(at + 8);
        if (knowsOrder(magic)) {
            bigEndian = magic == ORDER_MAGIC;
        } else {
            log.fault(CaptureIssueKind.BYTE_ORDER, at + 8, ORDER_MAGIC, magic);
        }
    }

    private boolean fits(long at, long length) {
        if (length < SMALLEST || length > LARGEST_BLOCK) {
            log.fault(CaptureIssueKind.BAD_BLOCK, at + 4, SMALLEST, length);
            return false;
        }
        if (length > end - at) {
            log.fault(CaptureIssueKind.FILE_CUT, at, length, end - at);
            return false;
        }
        return true;
    }

    /** The next place where a block of a known type has the same length at both ends; the end where there is none. */
    private long resynchronised(long from) {
        for (long at = from; at <= end - SMALLEST; at++) {
            if ((at - from & STRETCH) == STRETCH && !log.goesOn(at)) {
                return end;
            }
            int first = bytes.s4(at);
            if (first == CaptureFile.SECTION_HEADER) {
                if (end - at > SMALLEST && knowsOrder(bytes.s4(at + 8))) {
                    return at;
                }
            } else if (known(bigEndian ? first : Integer.reverseBytes(first)) && closes(at)) {
                return at;
            }
        }
        return end;
    }

    private static boolean known(int type) {
        return (type >= INTERFACE && type <= ENHANCED_PACKET)
                || type == DECRYPTION_SECRETS
                || type == CUSTOM
                || type == CUSTOM_NOT_COPIED;
    }

    private boolean closes(long at) {
        long length = u4(at + 4);
        return length >= SMALLEST && (length & 3) == 0 && length <= end - at && u4(trailers, at + length - 4) == length;
    }

    /** Reads a block; whether it is a packet. */
    private boolean block(int type, long at, long length) {
        log.block(type, at, length);
        long body = at + HEAD;
        long bodyEnd = at + length - 4;
        return switch (type) {
            case CaptureFile.SECTION_HEADER -> {
                interfaces.startSection();
                options(body + 16, bodyEnd, false);
                yield false;
            }
            case INTERFACE -> {
                if (has(at, body, bodyEnd, 8)) {
                    int link = bigEndian ? bytes.u2(body) : bytes.u2le(body);
                    options(body + 8, bodyEnd, false);
                    interfaces.add(link, u4(body + 4), options, at, length);
                }
                yield false;
            }
            case ENHANCED_PACKET -> has(at, body, bodyEnd, 20) && enhanced(u4(body), body, bodyEnd);
            case PACKET -> has(at, body, bodyEnd, 20) && enhanced(interfaceOfPacket(body), body, bodyEnd);
            case SIMPLE_PACKET -> has(at, body, bodyEnd, 4) && simple(body, bodyEnd);
            case NAMES -> {
                names(body, bodyEnd);
                yield false;
            }
            case STATISTICS -> {
                options(body + 12, bodyEnd, false);
                yield false;
            }
            // Decryption secrets and vendors' blocks are not read.
            default -> false;
        };
    }

    private long interfaceOfPacket(long body) {
        return bigEndian ? bytes.u2(body) : bytes.u2le(body);
    }

    private boolean has(long at, long body, long bodyEnd, int needed) {
        if (bodyEnd - body >= needed) {
            return true;
        }
        log.fault(CaptureIssueKind.BLOCK_SHORT, at, needed, bodyEnd - body);
        return false;
    }

    private boolean enhanced(long number, long body, long bodyEnd) {
        long claimed = u4(body + 12);
        setInterface(number, body);
        time = interfaces.time(number, u4(body + 4) << 32 | u4(body + 8));
        packet(body + 20, claimed, u4(body + 16), bodyEnd);
        long behind = offset + padded(captured);
        if (bodyEnd - behind >= 4) {
            options(behind, bodyEnd, true);
        }
        return true;
    }

    private boolean simple(long body, long bodyEnd) {
        long wire = u4(body);
        setInterface(0, body);
        time = NO_TIME;
        long snaplen = interfaces.snaplen(0);
        long room = bodyEnd - body - 4;
        long claimed = snaplen > 0 ? Math.min(wire, snaplen) : wire;
        packet(body + 4, Math.min(claimed, room), wire, bodyEnd);
        return true;
    }

    private void setInterface(long number, long at) {
        interfaceNumber = interfaces.number(number);
        linkType = interfaces.linkType(number);
        if (interfaceNumber < 0) {
            log.fault(CaptureIssueKind.NO_INTERFACE, at, interfaces.count(), number);
        }
    }

    private void packet(long at, long claimed, long wire, long bodyEnd) {
        if (claimed > bodyEnd - at) {
            log.fault(CaptureIssueKind.PACKET_LENGTH, at - 8, bodyEnd - at, claimed);
        }
        offset = at;
        captured = (int) Math.min(claimed, bodyEnd - at);
        original = wireLength(wire);
    }

    private void options(long at, long bodyEnd, boolean ofPacket) {
        options.read(at, bodyEnd, bigEndian, ofPacket);
    }

    /** Records of a type, a length and a value, up to one of type 0. */
    private void names(long body, long bodyEnd) {
        long at = body;
        while (bodyEnd - at >= 4) {
            int type = bigEndian ? bytes.u2(at) : bytes.u2le(at);
            int length = bigEndian ? bytes.u2(at + 2) : bytes.u2le(at + 2);
            if (type == 0) {
                options(at + 4, bodyEnd, false);
                return;
            }
            if (length > bodyEnd - at - 4) {
                log.fault(CaptureIssueKind.OPTION, at, bodyEnd - at - 4, length);
                return;
            }
            log.names(type, at + 4, length);
            at += 4 + padded(length);
        }
    }

    private int s4(long at) {
        return (int) u4(at);
    }

    private long u4(long at) {
        return u4(bytes, at);
    }

    private long u4(NetworkBytes from, long at) {
        return (bigEndian ? from.s4(at) : from.s4le(at)) & 0xFFFF_FFFFL;
    }
}
