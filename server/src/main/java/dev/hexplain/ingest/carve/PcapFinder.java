package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.SourceReader;
import java.util.Optional;

/** Finds pcap files of either byte order, and their end by walking over the packets. */
final class PcapFinder implements Finder {
    private static final int SURE = 97;
    private static final int HEAD = 24;
    private static final int RECORD = 16;
    private static final long LONGEST_PACKET = 1 << 18;

    @Override
    public Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort) {
        if (!bytes.has(offset, HEAD)) {
            return Optional.empty();
        }
        boolean little = bytes.at(offset, 0xD4, 0xC3, 0xB2, 0xA1) || bytes.at(offset, 0x4D, 0x3C, 0xB2, 0xA1);
        boolean big = bytes.at(offset, 0xA1, 0xB2, 0xC3, 0xD4) || bytes.at(offset, 0xA1, 0xB2, 0x3C, 0x4D);
        boolean version = little ? bytes.at(offset + 4, 2, 0, 4, 0) : bytes.at(offset + 4, 0, 2, 0, 4);
        if (!little && !big || !version) {
            return Optional.empty();
        }
        long at = offset + HEAD;
        int packets = 0;
        while (bytes.has(at, RECORD) && effort.spend(1)) {
            long captured = little ? bytes.u4le(at + 8) : bytes.u4be(at + 8);
            long length = little ? bytes.u4le(at + 12) : bytes.u4be(at + 12);
            if (captured > LONGEST_PACKET || length < captured || !bytes.has(at + RECORD, captured)) {
                break;
            }
            packets++;
            at += RECORD + captured;
        }
        String reason = "magic and version 2.4, %,d packets".formatted(packets);
        return Optional.of(CarvedCandidate.of(CarvedKind.PCAP, new Range(offset, at - offset), true, SURE, reason));
    }
}
