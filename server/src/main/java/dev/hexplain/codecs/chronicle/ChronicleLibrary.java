package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.subjects.AllowedClasses;
import java.util.logging.Level;
import java.util.logging.Logger;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;

/** The setup of the Chronicle libraries that all configurations share, done once. */
final class ChronicleLibrary {
    private static final int SMALL = 1 << 12;

    /** A strong reference, because a logger that is garbage-collected loses its level. */
    private static final Logger ITS_LOG = Logger.getLogger("net.openhft.chronicle");

    static {
        // Hides the library's warning at start about releasing buffers; ours are released explicitly.
        ITS_LOG.setLevel(Level.SEVERE);
        // Disables the announcement at start and the usage statistics sent to a server.
        System.setProperty("chronicle.analytics.disable", "true");
        System.setProperty("chronicle.announcer.disable", "true");
    }

    private ChronicleLibrary() {}

    /** An empty buffer on the heap, for anything that is written piece by piece. */
    static Bytes<byte[]> onHeap() {
        return Bytes.allocateElasticOnHeap(SMALL);
    }

    /** A wire for reading, which only creates objects of allowed classes. */
    static Wire wire(AllowedClasses classes, byte... own) {
        Wire wire = WireType.BINARY_LIGHT.apply(Bytes.wrapForRead(own));
        wire.classLookup(new AllowedLookup(classes));
        return wire;
    }

    /** A buffer outside of the heap, which objects are copied to and from, by one thread at a time. */
    static Bytes<Void> direct() {
        Bytes<Void> bytes = Bytes.allocateElasticDirect(SMALL);
        bytes.singleThreadedCheckDisabled(true);
        return bytes;
    }
}
