package dev.hexplain.ingest.capture;

/** Receives everything in a capture file except the packets: blocks, interfaces, comments, names, issues. */
interface CaptureLog {
    /** Ignores everything. */
    CaptureLog NONE = new CaptureLog() {};

    /** A block of pcapng, or the header of pcap. */
    default void block(int type, long offset, long length) {}

    /** An interface; its number among those of all sections, from 0. */
    default void addInterface(int number, CaptureInterface found) {}

    /** A comment about the packet that comes next, or about none. */
    default void comment(boolean ofPacket, long offset, int length) {}

    /** A record of name resolution: an address and the names that follow it. */
    default void names(int recordType, long offset, int length) {}

    /** Whether to go on from an offset; asked now and then where bytes are read that are no packet. */
    default boolean goesOn(long offset) {
        return true;
    }

    /** Something wrong; about the packet that was read last where {@code ofPacket}. */
    default void fault(CaptureIssueKind fault, long offset, long expected, long found) {}
}
