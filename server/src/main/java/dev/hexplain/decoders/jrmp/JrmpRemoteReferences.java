package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Window;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.TreeWriter;

/**
 * Reads the output of {@code java.rmi.server.RemoteObject.writeObject}, which is a stub's reference to its object: the
 * class of the reference and its content (serialized form of RemoteObject, and LiveRef and TCPEndpoint of the JDK).
 */
final class JrmpRemoteReferences {
    static final String WRITER = "java.rmi.server.RemoteObject";

    /** Bytes of an object's identifier and the flag for a result. */
    private static final int TARGET_BYTES = JrmpTerminals.OBJECT_ID_BYTES + 1;

    private static final int HOST_PORT = 0;
    private static final int HOST_PORT_FACTORY = 1;

    private final Window in;
    private final TreeWriter out;

    JrmpRemoteReferences(Window in, TreeWriter out) {
        this.in = in;
        this.out = out;
    }

    /** Reads a block; false where it is not one that the JDK writes. */
    boolean read(long start, long end) {
        if (end - start == TARGET_BYTES) {
            target(start);
            return true;
        }
        long bytes = JrmpTerminals.utfBytes(in, start, end);
        if (bytes < 0) {
            return false;
        }
        long after = start + bytes;
        return switch (ModifiedUtf8.decode(in.copy(start + 2, (int) bytes - 2))) {
            case "UnicastRef" -> unicastRef(start, after, end);
            case "UnicastRef2" -> unicastRef2(start, after, end);
            default -> bytes > 2 && after == end && only(start, end);
        };
    }

    /** A reference without content: that of the exported object itself. */
    private boolean only(long start, long end) {
        type(start, end);
        return true;
    }

    private boolean unicastRef(long start, long endpoint, long end) {
        long target = JrmpTerminals.afterEndpoint(in, endpoint, end);
        if (target < 0 || end - target != TARGET_BYTES) {
            return false;
        }
        type(start, endpoint);
        endpoint(endpoint, target);
        target(target);
        return true;
    }

    /** As the other, with a byte before the endpoint; what follows a socket factory is in a block of its own. */
    private boolean unicastRef2(long start, long format, long end) {
        long target = format < end ? JrmpTerminals.afterEndpoint(in, format + 1, end) : -1;
        boolean factory = target >= 0 && in.u1(format) == HOST_PORT_FACTORY && target == end;
        boolean whole = target >= 0 && in.u1(format) == HOST_PORT && end - target == TARGET_BYTES;
        if (!factory && !whole) {
            return false;
        }
        type(start, format);
        out.leaf(JrmpMessageShapes.ENDPOINT_FORMAT, format, 1);
        endpoint(format + 1, target);
        if (whole) {
            target(target);
        }
        return true;
    }

    private void type(long start, long end) {
        out.leaf(JrmpMessageShapes.REFERENCE_TYPE, start, end - start);
        out.computed(JrmpMessageShapes.TEXT_FIELDS);
    }

    private void endpoint(long start, long end) {
        out.leaf(JrmpMessageShapes.ENDPOINT, start, end - start);
        out.computed(JrmpMessageShapes.ENDPOINT_FIELDS);
    }

    private void target(long start) {
        out.leaf(JrmpMessageShapes.IS_RESULT, JrmpObjectIds.write(out, start), 1);
    }
}
