package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.dialects.KnownSignatures;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Bytes of a dump among which the offsets of its rows were read as bytes: each row has its own in front, big-endian. */
final class RowOffsetsLayer extends PackedLayer {
    private static final List<Rows> USUAL = List.of(
            new Rows(2, 16),
            new Rows(4, 16),
            new Rows(3, 16),
            new Rows(2, 32),
            new Rows(4, 32),
            new Rows(2, 8),
            new Rows(4, 8));

    /** Offsets that count are no accident then; fewer are none where a known signature is behind the first. */
    private static final int ENOUGH = 5;

    private static final int OF_KNOWN = 2;
    private static final int SIGNATURE = 9;
    private static final int CLEAR = 94;

    /**
     * How bytes and offsets alternate.
     *
     * @param width bytes of an offset
     * @param row bytes behind it
     */
    private record Rows(int width, int row) {
        int size() {
            return width + row;
        }

        /** How many offsets count from zero, where all do and a byte is behind the last; 0 otherwise. */
        long counted(SourceReader bytes) {
            if (bytes.length() % size() > 0 && bytes.length() % size() <= width) {
                return 0;
            }
            long rows = (bytes.length() + row - 1) / size();
            for (long i = 0; i < rows; i++) {
                if (offset(bytes, i * size()) != ((i * row) & ((1L << (width * Byte.SIZE)) - 1))) {
                    return 0;
                }
            }
            return rows;
        }

        private long offset(SourceReader bytes, long at) {
            long offset = 0;
            for (int i = 0; i < width; i++) {
                offset = offset << Byte.SIZE | bytes.u1(at + i);
            }
            return offset;
        }
    }

    RowOffsetsLayer() {
        super("row-offsets", "offsets of rows among bytes");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        Optional<Rows> found = rows(bytes);
        if (found.isEmpty()) {
            return Confidence.no("no offsets that count");
        }
        Rows rows = found.get();
        String known = KnownSignatures.phrase(start(bytes, rows));
        String counted =
                "%,d offsets of %d bytes that count rows of %d".formatted(rows.counted(bytes), rows.width, rows.row);
        return known == null
                ? Confidence.of(CLEAR, counted)
                : Confidence.of(SIGNED, "%s; what is between them %s".formatted(counted, known));
    }

    private static Optional<Rows> rows(SourceReader bytes) {
        if (!bytes.has(0, SIGNATURE) || bytes.u2le(0) != 0) {
            return Optional.empty();
        }
        return USUAL.stream()
                .filter(rows -> {
                    long counted = rows.counted(bytes);
                    return counted >= ENOUGH
                            || (counted >= OF_KNOWN && KnownSignatures.phrase(start(bytes, rows)) != null);
                })
                .findFirst();
    }

    private static byte[] start(SourceReader bytes, Rows rows) {
        return bytes.source().copy(rows.width, (int) Math.min(SIGNATURE, bytes.length() - rows.width));
    }

    @Override
    public Optional<String> damage(LayerStep step) {
        return Optional.of("taken from a dump with the offsets of its rows among them");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        Rows rows = rows(to.octets()).orElseThrow(() -> to.fail(0, "No offsets of rows stand here", "00 00", null));
        for (long at = 0; at < to.length(); at += rows.size()) {
            to.copy(at + rows.width, Math.min(rows.row, to.length() - at - rows.width));
        }
    }
}
