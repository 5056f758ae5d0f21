package dev.hexplain.codecs.chronicle;

import net.openhft.chronicle.bytes.Bytes;

/** What all configurations need of the library, set up once. */
final class Chronicle {
    private static final int SMALL = 1 << 12;

    static {
        // Neither word at start nor word to a server about it.
        System.setProperty("chronicle.analytics.disable", "true");
        System.setProperty("chronicle.announcer.disable", "true");
    }

    private Chronicle() {}

    /** An empty buffer on the heap, for anything that is written piece by piece. */
    static Bytes<byte[]> onHeap() {
        return Bytes.allocateElasticOnHeap(SMALL);
    }

    /** A buffer outside of the heap, which objects are copied to and from; must be released. */
    static Bytes<Void> direct(byte... content) {
        Bytes<Void> bytes = Bytes.allocateElasticDirect(SMALL);
        bytes.write(content);
        return bytes;
    }
}
