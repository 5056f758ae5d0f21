package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Window;
import dev.hexplain.tree.TreeWriter;

/** Operations of the multiplexing protocol (RMI specification, section 10.6). */
final class JrmpMultiplexOperations {
    /** The operation and the virtual connection. */
    private static final int HEAD_BYTES = 3;

    private static final int COUNT_BYTES = 4;
    /** What stands before the bytes that are transmitted. */
    static final int TRANSMIT_HEAD = HEAD_BYTES + COUNT_BYTES;

    private final Window in;
    private final TreeWriter out;

    JrmpMultiplexOperations(Window in, TreeWriter out) {
        this.in = in;
        this.out = out;
    }

    /** Bytes that the operation at an offset takes; more than are there where it breaks off. */
    long bytes(long at) {
        int operation = in.u1(at);
        if (operation != JrmpTerminals.REQUEST && operation != JrmpTerminals.TRANSMIT) {
            return HEAD_BYTES;
        }
        boolean counts = operation == JrmpTerminals.TRANSMIT && in.end() - at >= TRANSMIT_HEAD;
        return counts ? TRANSMIT_HEAD + (in.s4(at + HEAD_BYTES) & 0xFFFF_FFFFL) : TRANSMIT_HEAD;
    }

    /** The virtual connection that an operation names, which is all there. */
    static int connection(Window in, long at) {
        return in.u2(at + 1);
    }

    /** Writes the operation at an offset, which is whole; returns its row. */
    int write(long at, long bytes) {
        int operation = in.u1(at);
        int row = out.leaf(shape(operation), at, bytes);
        out.computed(
                switch (operation) {
                    case JrmpTerminals.REQUEST -> 3;
                    case JrmpTerminals.TRANSMIT -> 4;
                    default -> 2;
                });
        return row;
    }

    private static int shape(int operation) {
        return switch (operation) {
            case JrmpTerminals.OPEN -> JrmpMessageShapes.OPEN;
            case JrmpTerminals.CLOSE -> JrmpMessageShapes.CLOSE;
            case JrmpTerminals.CLOSE_ACK -> JrmpMessageShapes.CLOSE_ACK;
            case JrmpTerminals.REQUEST -> JrmpMessageShapes.REQUEST;
            default -> JrmpMessageShapes.TRANSMIT;
        };
    }
}
