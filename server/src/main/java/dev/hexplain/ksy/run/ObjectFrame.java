package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.Attribute;
import org.jspecify.annotations.Nullable;

/** The frame of an object being read: its program, next step and progress. */
final class ObjectFrame {
    /** Marks a frame without a row of its own. */
    static final int NO_SHAPE = -1;

    final KsyObject struct;
    final KsyStream io;
    final Op[] ops;
    final Ending ending;
    final @Nullable ObjectFrame caller;
    int pc;

    /** Where it starts, as an offset in the medium of its stream. */
    final long start;

    /** The shape its row has, to be cut where it breaks off. */
    private final int shape;

    /** Slots of its layout that are read. */
    int slotsRead;

    /** Whether the object that its step began was read. */
    boolean resumed;

    /** Elements of the repeated attribute that are read, and how many there will be; -1 for what the bytes decide. */
    long elements;

    long elementCount;

    /** Where the element being read begins, as {@link KsyStream#bitsPassed} counts. */
    long elementStart;

    @Nullable RepeatedElements items;

    boolean arrayOpen;

    /** Reads the complete parts of a truncated field of fixed size; null for none. */
    @Nullable AttributeOp cutField;

    /** The failure of a truncated array, where it is reported instead of the failure of its last element. */
    @Nullable ParseFailure shortage;

    /** Whether its instances were queued for reading. */
    boolean instancesListed;

    private boolean broken;

    ObjectFrame(KsyObject struct, KsyStream io, Op[] ops, int shape, Ending ending, @Nullable ObjectFrame caller) {
        this.struct = struct;
        this.io = io;
        this.start = io.at();
        this.ops = ops;
        this.shape = shape;
        this.ending = ending;
        this.caller = caller;
    }

    /** Moves on to the next step. */
    void next() {
        pc++;
    }

    /** No more elements are read. */
    void endItems() {
        if (items != null) {
            items.end();
            items = null;
        }
    }

    /** Skips the remaining steps. */
    void breakOff() {
        pc = ops.length;
        broken = true;
    }

    /** Whether steps were skipped. */
    boolean broken() {
        return broken;
    }

    boolean atEnd() {
        return pc >= ops.length;
    }

    /** Whether it reads an object, rather than an instance of one. */
    boolean isObject() {
        return !(ending instanceof Ending.Positioned);
    }

    /** The current attribute; null behind the last one, and in a run of fixed fields. */
    @Nullable Attribute attribute() {
        AttributeOp reading = reading();
        return reading == null ? null : reading.attribute();
    }

    /** The operation that reads that attribute. */
    @Nullable AttributeOp reading() {
        if (cutField != null) {
            return cutField;
        }
        return !atEnd() && ops[pc] instanceof AttributeOp op ? op : null;
    }

    /** Cuts the row's shape to the fields that were read. */
    void cut(RowSink rows) {
        TypeProgram program = struct.program();
        if (shape != NO_SHAPE && !atEnd() && slotsRead < program.layout().size()) {
            rows.reshape(shape - TypeProgram.mostSlots(program.spec()) + slotsRead);
        }
    }

    /** The action at the end of a frame. */
    sealed interface Ending {
        /** The stream goes on behind the object. */
        record Plain() implements Ending {
            static final Plain PLAIN = new Plain();
        }

        /** The object had a size of its own: unread bytes are a gap, and the outer stream goes on behind them. */
        record Confined(KsyStream around, long contentEnd, long end) implements Ending {}

        /** The whole source. */
        record Whole(long contentEnd) implements Ending {}

        /** A substream over the output of a process. */
        record Unpacked() implements Ending {}

        /** A substream with an instance; its stream goes back to where it was. */
        record Positioned(KsyStream.@Nullable Mark back, boolean inTree) implements Ending {}
    }
}
