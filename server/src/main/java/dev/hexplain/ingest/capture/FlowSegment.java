package dev.hexplain.ingest.capture;

/**
 * A run of bytes of a stream, all of one packet, or a gap.
 *
 * @param streamOffset of its first byte
 * @param captureOffset offset of the bytes in the capture; -1 for a gap
 * @param packet from 1; 0 for a gap
 */
public record FlowSegment(long streamOffset, long length, long captureOffset, int packet) {
    /** Whether these bytes were on the wire, as far as one can tell, and are not in the capture. */
    public boolean gap() {
        return packet == 0;
    }

    public long end() {
        return streamOffset + length;
    }
}
