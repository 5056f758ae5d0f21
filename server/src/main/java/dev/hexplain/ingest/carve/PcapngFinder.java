package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.SourceReader;
import java.util.Optional;

/** Finds pcapng files of either byte order, and their end by walking over the blocks. */
final class PcapngFinder implements Finder {
    private static final int SURE = 97;
    private static final int LEAST_BLOCK = 12;
    private static final int SECTION = 28;

    @Override
    public Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort) {
        if (!bytes.at(offset, 0x0A, 0x0D, 0x0D, 0x0A) || !bytes.has(offset, SECTION)) {
            return Optional.empty();
        }
        boolean little = bytes.at(offset + 8, 0x4D, 0x3C, 0x2B, 0x1A);
        if (!little && !bytes.at(offset + 8, 0x1A, 0x2B, 0x3C, 0x4D)) {
            return Optional.empty();
        }
        long at = offset;
        int blocks = 0;
        while (bytes.has(at, LEAST_BLOCK) && effort.spend(1)) {
            long length = little ? bytes.u4le(at + 4) : bytes.u4be(at + 4);
            long again = at + length - 4;
            boolean sound = length >= LEAST_BLOCK && length % 4 == 0 && bytes.has(at, length);
            if (!sound || (little ? bytes.u4le(again) : bytes.u4be(again)) != length) {
                break;
            }
            blocks++;
            at += length;
        }
        return blocks == 0
                ? Optional.empty()
                : Optional.of(CarvedCandidate.of(
                        CarvedKind.PCAPNG,
                        new Range(offset, at - offset),
                        true,
                        SURE,
                        "section header, %,d blocks".formatted(blocks)));
    }
}
