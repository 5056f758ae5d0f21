package dev.hexplain.codecs.chronicle;

import java.util.logging.Level;
import java.util.logging.Logger;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;

/** What all configurations need of the library, set up once. */
final class ChronicleLibrary {
    private static final int SMALL = 1 << 12;

    /** Kept, because the level of a logger that nobody holds is forgotten. */
    private static final Logger ITS_LOG = Logger.getLogger("net.openhft.chronicle");

    static {
        // It says at its start which option of an old JVM would free buffers sooner; ours are released by hand.
        ITS_LOG.setLevel(Level.SEVERE);
        // Neither word at start nor word to a server about it.
        System.setProperty("chronicle.analytics.disable", "true");
        System.setProperty("chronicle.announcer.disable", "true");
    }

    private ChronicleLibrary() {}

    /** An empty buffer on the heap, for anything that is written piece by piece. */
    static Bytes<byte[]> onHeap() {
        return Bytes.allocateElasticOnHeap(SMALL);
    }

    /** To read what was written; it makes objects of samples' classes. */
    static Wire wire(byte... own) {
        Wire wire = WireType.BINARY_LIGHT.apply(Bytes.wrapForRead(own));
        wire.classLookup(new SampleLookup());
        return wire;
    }

    /** A buffer outside of the heap, which objects are copied to and from; must be released. */
    static Bytes<Void> direct(byte... content) {
        Bytes<Void> bytes = Bytes.allocateElasticDirect(SMALL);
        bytes.write(content);
        return bytes;
    }
}
