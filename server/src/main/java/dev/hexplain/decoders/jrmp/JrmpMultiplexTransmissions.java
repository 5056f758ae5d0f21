package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Window;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;
import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads messages from TRANSMIT operations of virtual connections. A writer flushes its buffer into an operation of its
 * own, so that most contain complete messages, which are read in place; a message in several parts is joined into a
 * derived source.
 */
final class JrmpMultiplexTransmissions {
    private static final String LAYER = "virtual connection";
    /** The number of operations searched for the continuation of a virtual connection. */
    private static final int LOOKED_AT = 256;

    private static final int MOST_JOINED = 1 << 26;
    /** The number of partial messages kept at one time, so that each may be as long as a stub's response is. */
    private static final int MOST_OPEN = 1 << 10;

    private final Window in;
    private final TreeWriter out;
    private final JrmpMultiplexOperations operations;
    private final long most;
    private final Map<Integer, Parts> open = new HashMap<>();

    /** The parts of a message so far. */
    private static final class Parts {
        private final int row;
        private final long from;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean tooMany;
        private long end;

        private Parts(int row, long from) {
            this.row = row;
            this.from = from;
        }
    }

    /** @param most bytes that derived sources may take */
    JrmpMultiplexTransmissions(Window in, TreeWriter out, JrmpMultiplexOperations operations, long most) {
        this.in = in;
        this.out = out;
        this.operations = operations;
        this.most = Math.min(most, MOST_JOINED);
    }

    /** Whether the content of a complete operation is complete messages. */
    boolean isWhole(long at, long end) {
        int connection = JrmpMultiplexOperations.connection(in, at);
        long first = at + JrmpMultiplexOperations.TRANSMIT_HEAD;
        return !open.containsKey(connection) && first < end && begins(first, end) && !isContinued(connection, end);
    }

    private boolean begins(long at, long end) {
        int first = in.u1(at);
        boolean stream = first == JrmpTerminals.CALL || first == JrmpTerminals.RETURN_DATA;
        return stream
                ? end - at > JrmpTerminals.STREAM_HEADER_BYTES && JrmpTerminals.isCallOrReturn(in, at)
                : JrmpTerminals.isMessage(first);
    }

    /** Whether the next operation of the connection continues a message. */
    private boolean isContinued(int connection, long from) {
        long at = from;
        for (int i = 0; i < LOOKED_AT && at < in.end() && JrmpTerminals.isOperation(in.u1(at)); i++) {
            long end = at + operations.bytes(at);
            if (end > in.end()) {
                return false;
            }
            if (JrmpMultiplexOperations.connection(in, at) == connection && in.u1(at) == JrmpTerminals.TRANSMIT) {
                long first = at + JrmpMultiplexOperations.TRANSMIT_HEAD;
                return first < end && !begins(first, end);
            }
            if (JrmpMultiplexOperations.connection(in, at) == connection && in.u1(at) != JrmpTerminals.REQUEST) {
                return false;
            }
            at = end;
        }
        return false;
    }

    /** Adds the content of an operation whose row was written: the next part of a message. */
    void part(int row, long at, long end) {
        int connection = JrmpMultiplexOperations.connection(in, at);
        long first = at + JrmpMultiplexOperations.TRANSMIT_HEAD;
        if (!open.containsKey(connection) && open.size() >= MOST_OPEN) {
            return;
        }
        Parts parts = open.computeIfAbsent(connection, number -> new Parts(row, first));
        long room = most - out.derivedBytes() - parts.bytes.size();
        parts.tooMany |= end - first > room;
        if (!parts.tooMany) {
            parts.bytes.writeBytes(in.copy(first, (int) (end - first)));
        }
        parts.end = end;
        if (!isContinued(connection, end)) {
            open.remove(connection);
            join(parts);
        }
    }

    /** Joins the messages that are still incomplete. */
    void end() {
        open.values().forEach(this::join);
        open.clear();
    }

    private void join(Parts parts) {
        Range range = new Range(parts.from, parts.end - parts.from);
        if (parts.tooMany) {
            out.issue(Issue.warning(
                    range.offset(),
                    range.length(),
                    "The parts of a message are too many to be joined",
                    "at most " + most + " bytes",
                    ""));
        } else if (parts.bytes.size() > 0) {
            byte[] joined = parts.bytes.toByteArray();
            out.beginSubstream(parts.row, out.derive(0, range, LAYER, joined));
            out.leaf(JrmpMessageShapes.JOINED, 0, joined.length);
            out.endSubstream();
        }
    }
}
