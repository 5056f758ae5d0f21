package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Window;
import dev.hexplain.tree.TreeWriter;

/** Operations of the multiplexing protocol (RMI specification, section 10.6). */
final class Operations {
    /** The operation and the virtual connection. */
    private static final int HEAD_BYTES = 3;

    private static final int COUNT_BYTES = 4;

    private final Window in;
    private final TreeWriter out;

    Operations(Window in, TreeWriter out) {
        this.in = in;
        this.out = out;
    }

    /** Bytes that the operation at an offset takes; more than are there where it breaks off. */
    long bytes(long at) {
        int operation = in.u1(at);
        if (operation != Wire.REQUEST && operation != Wire.TRANSMIT) {
            return HEAD_BYTES;
        }
        long head = HEAD_BYTES + COUNT_BYTES;
        boolean counts = operation == Wire.TRANSMIT && in.end() - at >= head;
        return counts ? head + (in.s4(at + HEAD_BYTES) & 0xFFFF_FFFFL) : head;
    }

    /** Writes the operation at an offset, which is whole; returns the offset behind it. */
    long read(long at, long bytes) {
        int operation = in.u1(at);
        out.leaf(shape(operation), at, bytes);
        out.computed(
                switch (operation) {
                    case Wire.REQUEST -> 3;
                    case Wire.TRANSMIT -> 4;
                    default -> 2;
                });
        return at + bytes;
    }

    private static int shape(int operation) {
        return switch (operation) {
            case Wire.OPEN -> MessageShapes.OPEN;
            case Wire.CLOSE -> MessageShapes.CLOSE;
            case Wire.CLOSE_ACK -> MessageShapes.CLOSE_ACK;
            case Wire.REQUEST -> MessageShapes.REQUEST;
            default -> MessageShapes.TRANSMIT;
        };
    }
}
