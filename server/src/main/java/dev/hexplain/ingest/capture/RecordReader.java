package dev.hexplain.ingest.capture;

import java.lang.foreign.MemorySegment;

/** Reads the packets of a capture one after the other. Its fields hold the last one: no object is made per packet. */
abstract sealed class RecordReader permits PcapReader, PcapngReader {
    /** Of packets without a time. */
    static final long NO_TIME = Long.MIN_VALUE;

    /** Most bytes that are taken for a packet. */
    static final int LARGEST = 1 << 18;

    /** The same for links that carry messages of any size: D-Bus, USB and the like. */
    static final int LARGEST_MESSAGE = 1 << 27;

    final NetworkBytes bytes;
    final long end;
    final CaptureLog log;

    /** Where the next record begins. */
    long position;

    /** Of the packet's bytes in the capture. */
    long offset;

    int captured;
    int original;
    /** Nanoseconds since 1970 in UTC. */
    long time;

    /** Among those of all sections; -1 where it is not described. */
    int interfaceNumber;

    int linkType;

    RecordReader(MemorySegment capture, long end, CaptureLog log) {
        this.bytes = new NetworkBytes(capture);
        this.end = end;
        this.log = log;
    }

    /** Reads the next packet; false at the end. */
    abstract boolean next();

    static int largest(int linkType) {
        return switch (linkType) {
            case LinkTypes.DBUS, LinkTypes.USB_LINUX_MMAPPED, LinkTypes.USBPCAP, LinkTypes.EBHSCR -> LARGEST_MESSAGE;
            default -> LARGEST;
        };
    }

    /** The length of a packet on the wire, as the file states it; it may be less than was captured. */
    static int wireLength(long claimed) {
        return (int) Math.min(Integer.MAX_VALUE, claimed);
    }
}
