package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Window;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.TreeWriter;

/**
 * What {@code java.rmi.server.RemoteObject} writes besides its fields, which is what a stub knows of its object: the class
 * of its reference and what that writes (serialized form of RemoteObject, and LiveRef and TCPEndpoint of the JDK).
 */
final class JrmpRemoteReferences {
    static final String WRITER = "java.rmi.server.RemoteObject";

    /** An object's identifier and whether it is a result. */
    private static final int TARGET_BYTES = JrmpTerminals.OBJECT_ID_BYTES + 1;

    private static final int HOST_PORT = 0;
    private static final int HOST_PORT_FACTORY = 1;

    private final Window in;
    private final TreeWriter out;

    JrmpRemoteReferences(Window in, TreeWriter out) {
        this.in = in;
        this.out = out;
    }

    /** Reads a block; false where it is none of those that the JDK writes. */
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

    /** A reference that writes nothing of its own: that of the object itself. */
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

    /** As the other, with a byte before the endpoint; what follows a factory's object stands in a block of its own. */
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
