package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Window;
import dev.hexplain.tree.TreeWriter;

/** Reads operations of the multiplexing protocol (RMI specification, section 10.6). */
final class JrmpMultiplexOperations {
    /** Bytes of the operation and the virtual connection's id. */
    private static final int HEAD_BYTES = 3;

    private static final int COUNT_BYTES = 4;
    /** Bytes before the transmitted ones. */
    static final int TRANSMIT_HEAD = HEAD_BYTES + COUNT_BYTES;

    private final Window in;
    private final TreeWriter out;

    JrmpMultiplexOperations(Window in, TreeWriter out) {
        this.in = in;
        this.out = out;
    }

    /** The size of the operation at an offset; larger than what is left where it is incomplete. */
    long bytes(long at) {
        int operation = in.u1(at);
        if (operation != JrmpTerminals.REQUEST && operation != JrmpTerminals.TRANSMIT) {
            return HEAD_BYTES;
        }
        boolean counts = operation == JrmpTerminals.TRANSMIT && in.end() - at >= TRANSMIT_HEAD;
        return counts ? TRANSMIT_HEAD + (in.s4(at + HEAD_BYTES) & 0xFFFF_FFFFL) : TRANSMIT_HEAD;
    }

    /** The id of the virtual connection in a complete operation. */
    static int connection(Window in, long at) {
        return in.u2(at + 1);
    }

    /** Writes the complete operation at an offset; returns its row. */
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
