package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** Reads the output of a decompression library in pieces, so that no more is decompressed than the limits allow. */
final class BoundedInflater {
    private static final int PIECE = 1 << 13;

    private BoundedInflater() {}

    /** A decompressor of a library. */
    @FunctionalInterface
    interface Unpacked {
        InputStream of(SourceStream packed) throws IOException;
    }

    /**
     * Decompresses up to the end that the library reports.
     *
     * @param closely whether the library reads no further ahead than it has to: then the pieces are mapped one by one,
     *     and the output before damaged bytes is read byte by byte, so that none is lost
     * @return the offset that the library read to
     */
    static long inflate(LayerUnpacking to, long from, long end, boolean closely, Unpacked library)
            throws IOException, UnpackAborted {
        SourceStream packed = to.stream(from, end);
        try (InputStream unpacked = open(to, packed, library)) {
            byte[] piece = new byte[PIECE];
            long before = from;
            boolean more = true;
            while (more) {
                Filled filled = closely ? byBytes(unpacked, piece) : atOnce(unpacked, piece);
                to.write(piece, 0, filled.count(), closely ? before : from, packed.position());
                before = Math.max(from, packed.position() - 1);
                if (filled.damage().isPresent()) {
                    throw malformed(to, packed, filled.damage().get());
                }
                more = filled.count() > 0;
            }
        }
        to.reached(packed.position());
        return packed.position();
    }

    /** The result of reading a piece: no bytes at the end. */
    private record Filled(int count, Optional<Exception> damage) {}

    private static Filled byBytes(InputStream unpacked, byte[] piece) {
        int count = 0;
        try {
            int octet;
            while (count < piece.length && (octet = unpacked.read()) >= 0) {
                piece[count++] = (byte) octet;
            }
            return new Filled(count, Optional.empty());
        } catch (IOException | RuntimeException e) {
            // Libraries meet broken bytes with index errors as well: not a bug of ours.
            return new Filled(count, Optional.of(e));
        }
    }

    private static Filled atOnce(InputStream unpacked, byte[] piece) {
        try {
            return new Filled(Math.max(0, unpacked.read(piece)), Optional.empty());
        } catch (IOException | RuntimeException e) {
            return new Filled(0, Optional.of(e));
        }
    }

    private static InputStream open(LayerUnpacking to, SourceStream packed, Unpacked library) throws UnpackAborted {
        try {
            return library.of(packed);
        } catch (IOException | RuntimeException e) {
            throw malformed(to, packed, e);
        }
    }

    private static UnpackAborted malformed(LayerUnpacking to, SourceStream packed, Exception e) {
        String why = e.getMessage() == null ? "the bytes end too early, or are damaged" : e.getMessage();
        return to.fail(packed.position(), "Cannot be unpacked further: " + why, null, null);
    }
}
