package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;

/**
 * The envelope of a value in an {@code RMapCache} of Redisson, which its scripts pack as {@code dLc0}: the longest idle
 * time in milliseconds, a double, the length of the value, eight bytes, both little-endian, and the value in the codec
 * of the map.
 */
final class RedissonMapCacheLayer extends PackedLayer {
    private static final int LENGTH = 8;
    private static final int HEAD = 16;

    /** A length of eight bytes that says what is there. */
    private static final int LIKELY = 90;

    /** Milliseconds; a thousand years. */
    private static final double LONGEST = 1e3 * 86_400 * 365 * 1e3;

    RedissonMapCacheLayer() {
        super("redisson-map-cache", "Entry of RMapCache (Redisson)");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!bytes.has(0, HEAD + 1) || bytes.s8le(LENGTH) != bytes.length() - HEAD) {
            return Confidence.no("no length, little-endian, of what follows");
        }
        double idle = idle(bytes);
        return idle >= 0 && idle <= LONGEST && idle == Math.rint(idle)
                ? Confidence.of(LIKELY, "an idle time, a double, then the length of what follows, little-endian")
                : Confidence.no("no idle time");
    }

    private static double idle(SourceReader bytes) {
        return Double.longBitsToDouble(bytes.s8le(0));
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.require(0, HEAD);
        double idle = idle(to.octets());
        to.note(0, idle == 0 ? "No longest idle time" : "Longest idle time: %.0f ms".formatted(idle));
        to.check(LENGTH, "The length", to.octets().s8le(LENGTH), to.length() - HEAD);
        to.copy(HEAD, to.length() - HEAD);
        to.end(to.length());
    }
}
