package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.process.ProcessException;
import dev.hexplain.ksy.run.TypeProgram.InstanceOp;
import dev.hexplain.tree.Checkpoint;
import dev.hexplain.tree.TreeWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What stands outside the tiling: instances that are read somewhere, and what processes made. Strands do not nest while
 * they are written, so what is found inside one waits for its end.
 */
final class Strands {
    private final Machine machine;
    private final TreeWriter tree;
    private final Breaks breaks;
    private final Deque<Strand> waiting = new ArrayDeque<>();
    private final List<Strand> postponed = new ArrayList<>();
    private @Nullable Strand around;
    private @Nullable Strand beginning;
    private @Nullable Begun begun;
    private boolean ended;

    Strands(Machine machine, TreeWriter tree, Breaks breaks) {
        this.machine = machine;
        this.tree = tree;
        this.breaks = breaks;
    }

    /** One of them. */
    sealed interface Strand {
        /** The strand it was found in; null for the tiling. */
        @Nullable Strand around();
    }

    /**
     * An instance of an object.
     *
     * @param medium what it is read from, once that is known
     * @param position offset there
     */
    record OfInstance(
            Struct struct,
            InstanceOp instance,
            @Nullable Strand around,
            @Nullable Medium medium,
            long position) implements Strand {
        OfInstance(Struct struct, InstanceOp instance, @Nullable Strand around) {
            this(struct, instance, around, null, -1);
        }

        OfInstance readAt(Stream io) {
            return new OfInstance(struct, instance, around, io.medium(), io.at());
        }

        /** Whether it was found inside itself: a structure that points back at what is around it. */
        @SuppressWarnings("ReferenceEquality") // the very instance, as a descriptor declares it once
        boolean isInsideItself(Stream io) {
            for (Strand outer = around; outer != null; outer = outer.around()) {
                if (outer instanceof OfInstance other
                        && other.instance.spec() == instance.spec()
                        && other.medium == io.medium()
                        && other.position == io.at()) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Bytes or a text that a process made, for the row of the packed ones. */
    record OfBytes(
            int owner, int shape, Stream unpacked, @Nullable Strand around) implements Strand {}

    /** An object in what a process made. */
    record OfObject(
            int owner, int shape, Struct struct, @Nullable Strand around) implements Strand {}

    /** An instance that is being read, and what to go back to where it has to wait. */
    private record Begun(OfInstance strand, Stream io, Stream.Mark mark, Checkpoint before, int waiting) {}

    /** Whom the values are for that expressions come to now; null for the tiling. */
    @Nullable Strand asking() {
        return beginning == null ? around : beginning;
    }

    /** Whether what is being read is an instance that may be read again later. */
    boolean canPostpone() {
        return begun != null && !ended;
    }

    /** Forgets what was read of an instance, which gets another turn when all that can be read is. */
    void postpone() {
        Begun left = Objects.requireNonNull(begun);
        tree.rollback(left.before());
        while (waiting.size() > left.waiting()) {
            waiting.removeLast();
        }
        left.io().restore(left.mark());
        OfInstance strand = left.strand();
        strand.struct().forget(strand.instance().slot());
        postponed.add(strand);
        around = null;
        begun = null;
    }

    /** Whether the tiling is being written. */
    boolean inTiling() {
        return around == null;
    }

    /** Whether one can be begun now. */
    boolean isReady() {
        return around == null && !waiting.isEmpty();
    }

    void addInstance(Struct struct, InstanceOp instance) {
        waiting.addLast(new OfInstance(struct, instance, around));
    }

    void addBytes(int owner, int shape, Stream unpacked) {
        waiting.addLast(new OfBytes(owner, shape, unpacked, around));
    }

    /** Begins an object in what a process made, where that can be done now; otherwise it waits. */
    boolean beginObject(int owner, int shape, Struct struct, Frame caller) {
        OfObject strand = new OfObject(owner, shape, struct, around);
        if (around == null) {
            begin(strand, caller);
            return true;
        }
        waiting.addLast(strand);
        return false;
    }

    /** All that can be read is: what asked for something later gets another turn, once. */
    void endOfSource() {
        if (!ended) {
            ended = true;
            waiting.addAll(postponed);
            postponed.clear();
        }
    }

    /** Begins the next one above a frame that is at its end. */
    void beginNext(Frame caller) {
        Strand strand = waiting.removeFirst();
        beginning = strand;
        try {
            switch (strand) {
                case OfInstance instance -> begin(instance, caller);
                case OfBytes bytes -> write(bytes);
                case OfObject object -> begin(object, caller);
            }
        } catch (EvalException e) {
            if (e.kind() == EvalException.Kind.NOT_READ && !ended) {
                postponed.add(strand);
            } else {
                breaks.record(e, caller.io, null, false);
            }
        } catch (ParseFailure | ProcessException e) {
            breaks.record(e, caller.io, null, false);
        } finally {
            beginning = null;
        }
    }

    private void begin(OfInstance strand, Frame caller) {
        Struct struct = strand.struct();
        InstanceOp instance = strand.instance();
        if (Instances.isAbsent(struct, instance)) {
            struct.set(instance.slot(), null);
            return;
        }
        Stream io = Instances.streamOf(struct, instance);
        Stream.Mark mark = io.mark();
        Instances.position(struct, instance, io);
        if (strand.isInsideItself(io)) {
            io.restore(mark);
            return;
        }
        machine.checkDepth(io);
        int source = io.medium().number(tree);
        begun = new Begun(strand, io, mark, tree.checkpoint(), waiting.size());
        enter(struct.row, source, strand.readAt(io));
        Stream.Mark back = instance.position() == null ? null : mark;
        machine.push(Instances.frame(struct, instance, io, new Frame.Ending.Positioned(back, true), caller));
    }

    private void write(OfBytes strand) {
        enter(strand.owner(), strand.unpacked().medium().number(tree), strand);
        machine.rows().leaf(strand.shape(), 0, strand.unpacked().size());
        exit();
    }

    private void begin(OfObject strand, Frame caller) {
        Struct struct = strand.struct();
        struct.io.seek(struct.io.start());
        enter(strand.owner(), struct.io.medium().number(tree), strand);
        struct.row = machine.rows().open(strand.shape(), 0);
        Frame.Ending ending = new Frame.Ending.Unpacked();
        machine.push(new Frame(struct, struct.io, struct.program().ops(), strand.shape(), ending, caller));
    }

    private void enter(int owner, int source, Strand strand) {
        tree.beginStrand(owner, source);
        around = strand;
    }

    /** Ends the one that is being written. */
    void exit() {
        tree.endStrand();
        around = null;
        begun = null;
    }
}
