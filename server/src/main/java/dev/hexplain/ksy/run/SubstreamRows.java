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
 * Schedules the substreams of a tree: instances with positions of their own, and the output of processes. Substreams
 * are not nested while they are written, so one found inside another is queued until that ends.
 */
final class SubstreamRows {
    private final Machine machine;
    private final TreeWriter tree;
    private final FailureLog breaks;
    private final Deque<Substream> waiting = new ArrayDeque<>();
    private final List<Substream> postponed = new ArrayList<>();
    private @Nullable Substream around;
    private @Nullable Substream beginning;
    private @Nullable Begun begun;
    private boolean ended;

    SubstreamRows(Machine machine, TreeWriter tree, FailureLog breaks) {
        this.machine = machine;
        this.tree = tree;
        this.breaks = breaks;
    }

    /** A substream to be written. */
    sealed interface Substream {
        /** The substream it was found in; null for the tiling. */
        @Nullable Substream around();
    }

    /**
     * An instance of an object.
     *
     * @param medium what it is read from, once that is known
     * @param position offset there
     */
    record OfInstance(
            KsyObject struct,
            InstanceOp instance,
            @Nullable Substream around,
            @Nullable StreamBytes medium,
            long position)
            implements Substream {
        OfInstance(KsyObject struct, InstanceOp instance, @Nullable Substream around) {
            this(struct, instance, around, null, -1);
        }

        OfInstance readAt(KsyStream io) {
            return new OfInstance(struct, instance, around, io.medium(), io.at());
        }

        /** Whether it was found inside itself, in a structure that points back to an enclosing one. */
        @SuppressWarnings("ReferenceEquality") // compared by identity: a descriptor declares each instance once
        boolean isInsideItself(KsyStream io) {
            for (Substream outer = around; outer != null; outer = outer.around()) {
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

    /** Bytes or a text from a process, owned by the row of its input. */
    record OfBytes(
            int owner,
            int shape,
            KsyStream unpacked,
            @Nullable Substream around) implements Substream {}

    /** An object in the output of a process. */
    record OfObject(
            int owner,
            int shape,
            KsyObject struct,
            @Nullable Substream around) implements Substream {}

    /** An instance that is being read, and the state to return to if it is postponed. */
    private record Begun(OfInstance substream, KsyStream io, KsyStream.Mark mark, Checkpoint before, int waiting) {}

    /** The substream that expressions are evaluated for now; null for the tiling. */
    @Nullable Substream asking() {
        return beginning == null ? around : beginning;
    }

    /** Whether what is being read is an instance that may be read again later. */
    boolean canPostpone() {
        return begun != null && !ended;
    }

    /** Discards a partly read instance, and queues it until everything else is read. */
    void postpone() {
        Begun left = Objects.requireNonNull(begun);
        tree.rollback(left.before());
        while (waiting.size() > left.waiting()) {
            waiting.removeLast();
        }
        left.io().restore(left.mark());
        OfInstance substream = left.substream();
        substream.struct().forget(substream.instance().slot());
        postponed.add(substream);
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

    void addInstance(KsyObject struct, InstanceOp instance) {
        waiting.addLast(new OfInstance(struct, instance, around));
    }

    void addBytes(int owner, int shape, KsyStream unpacked) {
        waiting.addLast(new OfBytes(owner, shape, unpacked, around));
    }

    /** Begins an object in the output of a process, or queues it. */
    boolean beginObject(int owner, int shape, KsyObject struct, ObjectFrame caller) {
        OfObject substream = new OfObject(owner, shape, struct, around);
        if (around == null) {
            begin(substream, caller);
            return true;
        }
        waiting.addLast(substream);
        return false;
    }

    /** Called when everything else is read: retries postponed instances once. */
    void endOfSource() {
        if (!ended) {
            ended = true;
            waiting.addAll(postponed);
            postponed.clear();
        }
    }

    /** Begins the next substream, above a frame that is at its end. */
    void beginNext(ObjectFrame caller) {
        Substream substream = waiting.removeFirst();
        beginning = substream;
        try {
            switch (substream) {
                case OfInstance instance -> begin(instance, caller);
                case OfBytes bytes -> write(bytes);
                case OfObject object -> begin(object, caller);
            }
        } catch (EvalException e) {
            if (e.kind() == EvalException.Kind.NOT_READ && !ended) {
                postponed.add(substream);
            } else {
                breaks.record(e, caller.io, null, false);
            }
        } catch (ParseFailure | ProcessException e) {
            breaks.record(e, caller.io, null, false);
        } finally {
            beginning = null;
        }
    }

    private void begin(OfInstance substream, ObjectFrame caller) {
        KsyObject struct = substream.struct();
        InstanceOp instance = substream.instance();
        if (Instances.isAbsent(struct, instance)) {
            struct.set(instance.slot(), null);
            return;
        }
        KsyStream io = Instances.streamOf(struct, instance);
        KsyStream.Mark mark = io.mark();
        Instances.position(struct, instance, io);
        if (substream.isInsideItself(io)) {
            io.restore(mark);
            return;
        }
        machine.checkDepth(io);
        int source = io.medium().number(tree);
        begun = new Begun(substream, io, mark, tree.checkpoint(), waiting.size());
        enter(struct.row, source, substream.readAt(io));
        KsyStream.Mark back = instance.position() == null ? null : mark;
        machine.push(Instances.frame(struct, instance, io, new ObjectFrame.Ending.Positioned(back, true), caller));
    }

    private void write(OfBytes substream) {
        enter(substream.owner(), substream.unpacked().medium().number(tree), substream);
        machine.rows().leaf(substream.shape(), 0, substream.unpacked().size());
        exit();
    }

    private void begin(OfObject substream, ObjectFrame caller) {
        KsyObject struct = substream.struct();
        struct.io.seek(struct.io.start());
        enter(substream.owner(), struct.io.medium().number(tree), substream);
        struct.row = machine.rows().open(substream.shape(), 0);
        ObjectFrame.Ending ending = new ObjectFrame.Ending.Unpacked();
        machine.push(new ObjectFrame(struct, struct.io, struct.program().ops(), substream.shape(), ending, caller));
    }

    private void enter(int owner, int source, Substream substream) {
        tree.beginSubstream(owner, source);
        around = substream;
    }

    /** Ends the one that is being written. */
    void exit() {
        tree.endSubstream();
        around = null;
        begun = null;
    }
}
