package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Gaps;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Budget;
import dev.hexplain.decode.embedding.Guest;
import dev.hexplain.decode.embedding.Host;
import dev.hexplain.decode.embedding.ObjectStreams;
import dev.hexplain.decode.embedding.Site;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/** Reads one direction of a connection: what it opens with, then message after message to the end of the source. */
final class Conversation implements Host, AutoCloseable {
    private static final int REMOTE_OBJECT = 1;

    private final Source source;
    private final Window in;
    private final Gaps gaps;
    private final TreeWriter out;
    private final Reading reading;
    /** Whether this is what one operation of the multiplexing protocol transmits, in which none stands. */
    private final boolean transmitted;

    private final Guest streams;
    private final Budget budget;
    private final Blocks blocks;
    private final RemoteReferences references;
    private final Opening opening;
    private final Operations operations;
    private final Transmissions transmissions;
    private long pos;

    /** What conversations in one tree have in common. */
    record Reading(TreeWriter out, ObjectStreams format, Methods methods, Budget budget) {}

    Conversation(Source source, Reading reading) {
        this(source, reading, false);
    }

    private Conversation(Source source, Reading reading, boolean transmitted) {
        this.source = source;
        this.reading = reading;
        this.transmitted = transmitted;
        this.budget = reading.budget();
        this.in = new Window(source.segment());
        this.gaps = source.gaps();
        this.out = reading.out();
        this.blocks = new Blocks(source, in, out, reading.methods());
        this.references = new RemoteReferences(in, out);
        this.opening = new Opening(in, out);
        this.operations = new Operations(in, out);
        this.transmissions = new Transmissions(in, out, operations, budget.derivableBytes(out));
        this.streams = reading.format().enter(new Site(0, in, gaps, out, budget), this);
    }

    /** Decodes from an offset on; what stands before it is a gap. */
    void decode(long offset) {
        pos = offset;
        if (offset > 0) {
            out.open(MessageShapes.DUMP, 0);
            out.gap(0, offset);
        }
        out.open(MessageShapes.CONVERSATION, pos);
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
                out.issue(stop);
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
            case Wire.CALL -> withStream(true);
            case Wire.RETURN_DATA -> withStream(false);
            case Wire.PING -> oneByte(MessageShapes.PING);
            case Wire.PING_ACK -> oneByte(MessageShapes.PING_ACK);
            case Wire.DGC_ACK -> dgcAck();
            case Wire.OPEN, Wire.CLOSE, Wire.CLOSE_ACK, Wire.REQUEST, Wire.TRANSMIT -> operation();
            default -> unknown();
        }
    }

    private boolean goesOn(long at) {
        Issue stop = budget.spent(at, out);
        if (stop != null) {
            out.issue(stop);
        }
        return stop == null;
    }

    private void oneByte(int shape) {
        out.leaf(shape, pos, 1);
        pos++;
    }

    /** Call: 0x50 CallData; ReturnData: 0x51 ReturnValue. What follows the byte is a serialization stream. */
    private void withStream(boolean call) {
        long stream = pos + 1;
        if (!Wire.isStream(in, stream)) {
            withoutStream(call);
            return;
        }
        long contents = stream + Wire.STREAM_HEADER_BYTES;
        out.open(call ? MessageShapes.CALL : MessageShapes.RETURN_DATA, pos);
        out.computed(1);
        blocks.begin(call, contents);
        pos = streams.decode(stream, in.end());
        out.close(pos);
        if (!blocks.headed() && contents < in.end() && !budget.isNearlySpent(out)) {
            out.issue(Issue.error(
                    contents,
                    0,
                    call ? "The call does not say what it calls" : "The return does not say what it is",
                    "a block of at least %d bytes".formatted(call ? Wire.CALL_BYTES : Wire.RETURN_BYTES),
                    ""));
        }
    }

    private void withoutStream(boolean call) {
        long stream = pos + 1;
        out.open(call ? MessageShapes.BROKEN_CALL : MessageShapes.BROKEN_RETURN, pos);
        out.computed(1);
        boolean ends = in.end() - stream < Wire.STREAM_HEADER_BYTES;
        out.issue(Issue.error(
                stream,
                Math.min(Wire.STREAM_HEADER_BYTES, in.end() - stream),
                ends ? "The source ends inside a message" : "A call or a return holds a serialization stream",
                "AC ED 00 05",
                ends ? "end of source" : "%08X".formatted(in.s4(stream))));
        pos = stream;
        skipTo(Wire.nextCallOrReturn(in, stream, this::goesOn));
        out.close(pos);
    }

    private void dgcAck() {
        if (in.end() - pos <= Wire.UID_BYTES) {
            endsInside("an acknowledgement", 1 + Wire.UID_BYTES);
            return;
        }
        out.leaf(MessageShapes.DGC_ACK, pos, 1 + Wire.UID_BYTES);
        out.computed(2 + ObjectIds.UID_FIELDS);
        pos += 1 + Wire.UID_BYTES;
    }

    private void operation() {
        long wanted = operations.bytes(pos);
        if (transmitted) {
            unknown();
        } else if (wanted > in.end() - pos) {
            endsInside("an operation", wanted);
        } else if (in.u1(pos) == Wire.TRANSMIT) {
            transmission(pos + wanted);
        } else {
            operations.write(pos, wanted);
            pos += wanted;
        }
    }

    /** Messages that are whole are read in place, by a conversation that ends with them. */
    private void transmission(long end) {
        if (transmissions.isWhole(pos, end)) {
            out.open(MessageShapes.TRANSMIT_MESSAGES, pos);
            out.computed(3);
            try (Conversation part = new Conversation(source.slice(0, end), reading, true)) {
                part.pos = pos + Operations.TRANSMIT_HEAD;
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
        out.issue(Issue.error(pos, left, "The source ends inside " + what, wanted + " bytes", left + " bytes"));
        skipTo(in.end());
    }

    private void unknown() {
        out.issue(Issue.error(
                pos, 1, "This byte begins no message", "one of 0x50 to 0x54", "0x%02X".formatted(in.u1(pos))));
        skipTo(Wire.nextCallOrReturn(in, pos + 1, this::goesOn));
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
        return gaps.endFrom(offset) > offset || Wire.isMessage(in.u1(offset));
    }

    @Override
    public boolean beginsAt(long offset) {
        return Wire.isCallOrReturn(in, offset);
    }

    @Override
    public int classNumber(String className) {
        return className.equals(RemoteReferences.WRITER) ? REMOTE_OBJECT : NO_CLASS;
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
