package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.SourceReader;
import java.util.Optional;

/** Finds Avro object container files; their end is found by following the sync markers (Avro specification). */
final class AvroFinder implements Finder {
    private static final int SURE = 98;
    private static final int SYNC = 16;

    @Override
    public Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort) {
        if (!bytes.at(offset, 'O', 'b', 'j', 1)) {
            return Optional.empty();
        }
        Walk walk = new Walk(bytes, offset + 4, effort);
        if (!walk.metadata()) {
            return Optional.empty();
        }
        int blocks = walk.blocks();
        String reason = "magic, metadata and %,d blocks with their marker".formatted(blocks);
        return Optional.of(
                CarvedCandidate.of(CarvedKind.AVRO, new Range(offset, walk.at - offset), true, SURE, reason));
    }

    private static final class Walk {
        private final SourceReader bytes;
        private final CarveBudget effort;
        private long at;
        private long sync;

        Walk(SourceReader bytes, long start, CarveBudget effort) {
            this.bytes = bytes;
            this.at = start;
            this.effort = effort;
        }

        /** A map of blocks of pairs, and the marker. */
        boolean metadata() {
            for (long count = number(); count != 0; count = number()) {
                if (count < 0) {
                    count = -count;
                    number();
                }
                for (long i = 0; i < 2 * count; i++) {
                    if (!skip(number())) {
                        return false;
                    }
                }
            }
            sync = at;
            return at > 0 && skip(SYNC);
        }

        /** How many whole blocks follow. */
        int blocks() {
            int blocks = 0;
            long end = at;
            while (block()) {
                blocks++;
                end = at;
            }
            at = end;
            return blocks;
        }

        private boolean block() {
            return number() > 0 && skip(number()) && isSync() && skip(SYNC);
        }

        private boolean isSync() {
            for (int i = 0; i < SYNC; i++) {
                if (!bytes.has(at, SYNC) || bytes.u1(at + i) != bytes.u1(sync + i)) {
                    return false;
                }
            }
            return true;
        }

        /** Fails for good beyond the end. */
        private boolean skip(long count) {
            boolean there = at > 0 && count >= 0 && bytes.has(at, count) && effort.spend(1);
            at = there ? at + count : -1;
            return there;
        }

        /** A zigzag varint; 0 where none is there. */
        private long number() {
            long value = 0;
            for (int shift = 0; shift < 64; shift += 7) {
                if (at < 0 || !bytes.has(at, 1) || !effort.spend(1)) {
                    at = -1;
                    return 0;
                }
                int octet = bytes.u1(at++);
                value |= (octet & 0x7FL) << shift;
                if (octet < 0x80) {
                    return value >>> 1 ^ -(value & 1);
                }
            }
            at = -1;
            return 0;
        }
    }
}
