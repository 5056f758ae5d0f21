package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Gaps;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Budget;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.decode.embedding.EmbeddingSite;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/** Reads one direction of a connection: the handshake, then messages to the end of the source. */
final class JrmpConversation implements EmbeddingContext, AutoCloseable {
    private static final int REMOTE_OBJECT = 1;

    private final Source source;
    private final Window in;
    private final Gaps gaps;
    private final TreeWriter out;
    private final Reading reading;
    /** Whether this is the content of a multiplexing operation, in which operations do not nest. */
    private final boolean transmitted;

    private final EmbeddedDecoder streams;
    private final Budget budget;
    private final JrmpBlocks blocks;
    private final JrmpRemoteReferences references;
    private final JrmpHandshake opening;
    private final JrmpMultiplexOperations operations;
    private final JrmpMultiplexTransmissions transmissions;
    private long pos;

    /** State shared by all conversations of one tree. */
    record Reading(TreeWriter out, EmbeddedObjectStreams format, JrmpMethods methods, Budget budget) {}

    JrmpConversation(Source source, Reading reading) {
        this(source, reading, false);
    }

    private JrmpConversation(Source source, Reading reading, boolean transmitted) {
        this.source = source;
        this.reading = reading;
        this.transmitted = transmitted;
        this.budget = reading.budget();
        this.in = new Window(source.segment());
        this.gaps = source.gaps();
        this.out = reading.out();
        this.blocks = new JrmpBlocks(source, in, out, reading.methods());
        this.references = new JrmpRemoteReferences(in, out);
        this.opening = new JrmpHandshake(in, out);
        this.operations = new JrmpMultiplexOperations(in, out);
        this.transmissions = new JrmpMultiplexTransmissions(in, out, operations, budget.derivableBytes(out));
        this.streams = reading.format().enter(new EmbeddingSite(0, in, gaps, out, budget), this);
    }

    /** Decodes from an offset; what precedes it is a gap. */
    void decode(long offset) {
        pos = offset;
        if (offset > 0) {
            out.open(JrmpMessageShapes.DUMP, 0);
            out.gap(0, offset);
        }
        out.open(JrmpMessageShapes.CONVERSATION, pos);
        pos = opening.read(pos);
        messages();
        transmissions.end();
        out.close(in.end());
        if (offset > 0) {
            out.close(in.end());
        }
    }

    private void messages() {
        while (pos < in.end()) {
            Issue stop = budget.isDue(out.rowCount()) ? budget.spent(pos, out) : null;
            long gapEnd = Math.min(in.end(), gaps.endFrom(pos));
            if (stop != null) {
                out.brokenOff(stop);
                skipTo(in.end());
            } else if (gapEnd > pos) {
                out.gap(pos, gapEnd - pos);
                pos = gapEnd;
            } else {
                message();
            }
        }
    }

    private void message() {
        switch (in.u1(pos)) {
            case JrmpTerminals.CALL -> withStream(true);
            case JrmpTerminals.RETURN_DATA -> withStream(false);
            case JrmpTerminals.PING -> oneByte(JrmpMessageShapes.PING);
            case JrmpTerminals.PING_ACK -> oneByte(JrmpMessageShapes.PING_ACK);
            case JrmpTerminals.DGC_ACK -> dgcAck();
            case JrmpTerminals.OPEN,
                    JrmpTerminals.CLOSE,
                    JrmpTerminals.CLOSE_ACK,
                    JrmpTerminals.REQUEST,
                    JrmpTerminals.TRANSMIT -> operation();
            default -> unknown();
        }
    }

    private boolean goesOn(long at) {
        Issue stop = budget.spent(at, out);
        if (stop != null) {
            out.brokenOff(stop);
        }
        return stop == null;
    }

    private void oneByte(int shape) {
        out.leaf(shape, pos, 1);
        pos++;
    }

    /** Call: 0x50 CallData; ReturnData: 0x51 ReturnValue. A serialization stream follows the byte. */
    private void withStream(boolean call) {
        long stream = pos + 1;
        if (!JrmpTerminals.isStream(in, stream)) {
            withoutStream(call);
            return;
        }
        long contents = stream + JrmpTerminals.STREAM_HEADER_BYTES;
        out.open(call ? JrmpMessageShapes.CALL : JrmpMessageShapes.RETURN_DATA, pos);
        out.computed(1);
        blocks.begin(call, contents);
        pos = streams.decode(stream, in.end());
        out.close(pos);
        if (!blocks.headed() && contents < in.end() && !budget.isNearlyExhausted(out)) {
            out.issue(Issue.error(
                    contents,
                    0,
                    call ? "The call does not say what it calls" : "The return does not say what it is",
                    "a block of at least %d bytes"
                            .formatted(call ? JrmpTerminals.CALL_BYTES : JrmpTerminals.RETURN_BYTES),
                    ""));
        }
    }

    private void withoutStream(boolean call) {
        long stream = pos + 1;
        out.open(call ? JrmpMessageShapes.BROKEN_CALL : JrmpMessageShapes.BROKEN_RETURN, pos);
        out.computed(1);
        boolean ends = in.end() - stream < JrmpTerminals.STREAM_HEADER_BYTES;
        out.issue(Issue.error(
                stream,
                Math.min(JrmpTerminals.STREAM_HEADER_BYTES, in.end() - stream),
                ends ? "Unexpected end of data in a message" : "A call or a return holds a serialization stream",
                "AC ED 00 05",
                ends ? "end of source" : "%08X".formatted(in.s4(stream))));
        pos = stream;
        skipTo(JrmpTerminals.nextCallOrReturn(in, stream, this::goesOn));
        out.close(pos);
    }

    private void dgcAck() {
        if (in.end() - pos <= JrmpTerminals.UID_BYTES) {
            endsInside("an acknowledgement", 1 + JrmpTerminals.UID_BYTES);
            return;
        }
        out.leaf(JrmpMessageShapes.DGC_ACK, pos, 1 + JrmpTerminals.UID_BYTES);
        out.computed(2 + JrmpObjectIds.UID_FIELDS);
        pos += 1 + JrmpTerminals.UID_BYTES;
    }

    private void operation() {
        long wanted = operations.bytes(pos);
        if (transmitted) {
            unknown();
        } else if (wanted > in.end() - pos) {
            endsInside("an operation", wanted);
        } else if (in.u1(pos) == JrmpTerminals.TRANSMIT) {
            transmission(pos + wanted);
        } else {
            operations.write(pos, wanted);
            pos += wanted;
        }
    }

    /** Complete messages are read in place, by a nested conversation. */
    private void transmission(long end) {
        if (transmissions.isWhole(pos, end)) {
            out.open(JrmpMessageShapes.TRANSMIT_MESSAGES, pos);
            out.computed(3);
            try (JrmpConversation part = new JrmpConversation(source.slice(0, end), reading, true)) {
                part.pos = pos + JrmpMultiplexOperations.TRANSMIT_HEAD;
                part.messages();
            }
            out.close(end);
        } else {
            transmissions.part(operations.write(pos, end - pos), pos, end);
        }
        pos = end;
    }

    private void endsInside(String what, long wanted) {
        long left = in.end() - pos;
        out.issue(Issue.endOfSource(pos, left, what, wanted, left + " bytes"));
        skipTo(in.end());
    }

    private void unknown() {
        out.issue(Issue.error(
                pos, 1, "This byte begins no message", "one of 0x50 to 0x54", "0x%02X".formatted(in.u1(pos))));
        skipTo(JrmpTerminals.nextCallOrReturn(in, pos + 1, this::goesOn));
        if (pos < in.end()) {
            out.issue(Issue.note(pos, 0, "Decoding resumes here, with a call or a return"));
        }
    }

    private void skipTo(long next) {
        out.unparsed(pos, next - pos);
        pos = next;
    }

    @Override
    public boolean goesOnAt(long offset) {
        return gaps.endFrom(offset) > offset || JrmpTerminals.isMessage(in.u1(offset));
    }

    @Override
    public boolean beginsAt(long offset) {
        return JrmpTerminals.isCallOrReturn(in, offset);
    }

    @Override
    public int classNumber(String className) {
        return className.equals(JrmpRemoteReferences.WRITER) ? REMOTE_OBJECT : NO_CLASS;
    }

    @Override
    public boolean block(int classNumber, long start, long end) {
        return classNumber == REMOTE_OBJECT ? references.read(start, end) : blocks.read(start, end);
    }

    @Override
    public void close() {
        streams.close();
    }
}
