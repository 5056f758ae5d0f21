package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Source;
import java.lang.foreign.MemorySegment;
import java.util.Optional;

/**
 * A file of captured packets: pcap (IETF draft-ietf-opsawg-pcap) or pcapng (draft-ietf-opsawg-pcapng), of any size.
 *
 * @param source its bytes
 */
public record CaptureFile(Source source, Kind kind) {
    static final int SECTION_HEADER = 0x0A0D_0D0A;

    private static final int PCAPNG_HEADER = 28;

    /** How packets are stored. */
    public enum Kind {
        PCAP,
        PCAPNG
    }

    /** Receives each block of a pcapng file, in order. */
    public interface Blocks {
        /** A block of a type, as the section's byte order has it. */
        void block(int type, long offset, long length);
    }

    /** Whether bytes begin like a capture. */
    public static boolean recognises(Source source) {
        return of(source).isPresent();
    }

    /** A capture, where the bytes begin like one. */
    public static Optional<CaptureFile> of(Source source) {
        MemorySegment bytes = source.segment();
        if (bytes.byteSize() >= PcapReader.HEADER
                && PcapReader.Variant.of(bytes).isPresent()) {
            return Optional.of(new CaptureFile(source, Kind.PCAP));
        }
        if (bytes.byteSize() >= PCAPNG_HEADER
                && NetworkBytes.magic(bytes) == SECTION_HEADER
                && PcapngReader.knowsOrder(NetworkBytes.s4(bytes, 8))) {
            return Optional.of(new CaptureFile(source, Kind.PCAPNG));
        }
        return Optional.empty();
    }

    /** Walks the blocks of a pcapng file; a pcap file has none. */
    public void blocks(Blocks blocks) {
        RecordReader reader = reader(
                new CaptureLog() {
                    @Override
                    public void block(int type, long offset, long length) {
                        blocks.block(type, offset, length);
                    }
                },
                Long.MAX_VALUE);
        while (reader.next()) {
            // Packets are blocks too.
        }
    }

    /** Reads the packets of the first {@code limit} bytes. */
    RecordReader reader(CaptureLog log, long limit) {
        MemorySegment bytes = source.segment();
        long end = Math.min(limit, bytes.byteSize());
        return switch (kind) {
            case PCAP -> new PcapReader(bytes, end, log);
            case PCAPNG -> new PcapngReader(bytes, end, log);
        };
    }
}
