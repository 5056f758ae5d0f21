package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Source;
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
        NetworkBytes bytes = new NetworkBytes(source.segment());
        if (source.length() >= PcapReader.HEADER && PcapReader.Variant.of(bytes).isPresent()) {
            return Optional.of(new CaptureFile(source, Kind.PCAP));
        }
        if (source.length() >= PCAPNG_HEADER && bytes.s4(0) == SECTION_HEADER && PcapngReader.knowsOrder(bytes.s4(8))) {
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
        long end = Math.min(limit, source.length());
        return switch (kind) {
            case PCAP -> new PcapReader(source.segment(), end, log);
            case PCAPNG -> new PcapngReader(source.segment(), end, log);
        };
    }
}
