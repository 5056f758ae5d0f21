package dev.hexplain.ksy.run;

import dev.hexplain.decode.Limits;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.process.ProcessException;
import dev.hexplain.ksy.run.ReadFailure.Kind;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeWriter;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs programs: the frame on top of the stack holds the object being read and its progress. Instances that expressions
 * use are read by a nested run that writes no rows.
 */
final class Machine {
    private final Program program;
    private final RunBudget watch;
    private final FailureLog breaks;
    private final SubstreamRows substreams;
    private final Instances instances;
    private final ByteOrder nativeOrder;

    private RowSink rows;
    private @Nullable ObjectFrame frame;
    private int frames;
    private @Nullable Object value;
    private long valueOffset;
    private long passed;
    private @Nullable KsyObject[] reused = {};

    Machine(Program program, TreeWriter tree, Limits limits, ByteOrder nativeOrder, Progress progress) {
        this.program = program;
        this.watch = new RunBudget(limits, progress, tree);
        this.breaks = new FailureLog(tree, program);
        this.substreams = new SubstreamRows(this, tree, breaks);
        this.instances = new Instances(this);
        this.rows = new RowSink.ToTree(tree);
        this.nativeOrder = nativeOrder;
    }

    /** The byte order of the machine that wrote the bytes. */
    ByteOrder nativeOrder() {
        return nativeOrder;
    }

    RowSink rows() {
        return rows;
    }

    FailureLog breaks() {
        return breaks;
    }

    /** The element that was just read. */
    void give(@Nullable Object read, long offset) {
        value = read;
        valueOffset = offset;
    }

    @Nullable Object takeValue() {
        Object taken = value;
        value = null;
        return taken;
    }

    /** Where the element that was just read starts. */
    long valueOffset() {
        return valueOffset;
    }

    /** Counts elements of an array that needs no row. */
    void passed(long elements) {
        passed += elements;
    }

    /** The elements counted since the last call. */
    long takePassed() {
        long taken = passed;
        passed = 0;
        return taken;
    }

    /** Checks the depth limit before a row is opened for a frame. */
    void checkDepth(KsyStream io) {
        watch.checkDepth(frames + 1, io);
    }

    /** Whether so many objects may be inside the one that is being read. */
    boolean fits(int depth) {
        return watch.fits(frames + depth);
    }

    /** The object that a reader uses for one object after the other; null where it has none, or is using it. */
    @Nullable KsyObject reused(int reader) {
        KsyObject object = reader < reused.length ? reused[reader] : null;
        return object == null || object.isInUse() ? null : object;
    }

    /** Keeps an object for {@link #reused}. */
    void reuse(int reader, KsyObject object) {
        if (reader >= reused.length) {
            reused = Arrays.copyOf(reused, 2 * reader + 1);
        }
        reused[reader] = object;
    }

    void push(ObjectFrame next) {
        frames++;
        frame = next;
    }

    /** Called at every step. */
    void tick(KsyStream io) {
        if (watch.isDue()) {
            watch.look(io, rows.written() && substreams.inTiling());
        }
    }

    RunBudget watch() {
        return watch;
    }

    SubstreamRows substreams() {
        return substreams;
    }

    Instances instances() {
        return instances;
    }

    TypeProgram provisional(TypeSpec type) {
        return program.provisional(type);
    }

    /** Reads a stream up to the end of the source as an object of the program's top type. */
    KsyObject readAll(KsyStream io) {
        KsyObject root = new KsyObject(this, program.top(), null, null, io, false);
        boolean foreign = io.at() > 0;
        if (foreign) {
            rows.open(Program.DUMP, 0);
            rows.gap(0, io.at());
        }
        root.row = rows.open(program.topShape(), io.at());
        push(new ObjectFrame(
                root, io, root.program().ops(), ObjectFrame.NO_SHAPE, new ObjectFrame.Ending.Whole(io.end()), null));
        try {
            begin(root);
        } catch (ParseFailure | EvalException e) {
            breakOff(e);
        }
        runAll();
        if (foreign) {
            rows.close(io.end());
        }
        return root;
    }

    /** Chooses the byte order of the root before its first field is read. */
    private void begin(KsyObject root) {
        root.become(program.resolve(root));
        ObjectFrame first = Objects.requireNonNull(frame);
        int shape = program.topShape(root.program());
        rows.reshape(shape);
        frame = new ObjectFrame(root, first.io, root.program().ops(), shape, first.ending, null);
    }

    private void runAll() {
        while (frame != null) {
            try {
                while (frame != null) {
                    step(frame);
                }
            } catch (ParseFailure | EvalException | ProcessException e) {
                if (!postpone(e)) {
                    breakOff(e);
                }
            }
        }
    }

    /** Postpones an instance that depends on values not read yet; returns whether that is possible. */
    private boolean postpone(RuntimeException cause) {
        boolean early = cause instanceof EvalException missing && missing.kind() == EvalException.Kind.NOT_READ;
        if (!early || !substreams.canPostpone()) {
            return false;
        }
        ObjectFrame left = Objects.requireNonNull(frame);
        while (left.isObject()) {
            frames--;
            left = Objects.requireNonNull(left.caller);
        }
        substreams.postpone();
        pop(left);
        return true;
    }

    private void step(ObjectFrame top) {
        tick(top.io);
        if (!top.atEnd()) {
            top.ops[top.pc].run(this, top);
        } else if (!top.instancesListed) {
            top.instancesListed = true;
            listInstances(top);
        } else if (rows.written() && substreams.isReady()) {
            substreams.beginNext(top);
        } else {
            leave(top);
        }
    }

    private void listInstances(ObjectFrame of) {
        if (!rows.written() || of.ending instanceof ObjectFrame.Ending.Positioned) {
            return;
        }
        boolean valuesHaveRows = !of.struct.program().layout().isClosed();
        for (TypeProgram.InstanceOp instance : of.struct.program().instances()) {
            if (instance.isHidden()) {
                continue;
            }
            if (instance.attribute() != null) {
                substreams.addInstance(of.struct, instance);
            } else if (!of.broken()) {
                showValue(instance, of.io, valuesHaveRows);
            }
        }
    }

    /** A calculated value has no bytes: it is a slot of the layout, or a row where the object has rows of its own. */
    private void showValue(TypeProgram.InstanceOp instance, KsyStream io, boolean asRow) {
        if (asRow) {
            rows.leaf(instance.shape(), io.at(), 0);
        } else {
            rows.computed(1);
        }
    }

    /** Reads an instance for an expression: without rows, and without going on after a failure. */
    void runAside(ObjectFrame aside) {
        ObjectFrame outerFrame = frame;
        RowSink outerRows = rows;
        int outerFrames = frames;
        Object outerValue = value;
        checkDepth(aside.io);
        try {
            rows = RowSink.NONE;
            push(aside);
            while (frame != outerFrame && frame != null) {
                step(frame);
            }
        } finally {
            frame = outerFrame;
            rows = outerRows;
            frames = outerFrames;
            value = outerValue;
        }
    }

    /** Reads an object from the output of a process; true where it is read later, and its value is known already. */
    boolean readUnpacked(int owner, int shape, KsyObject struct, ObjectFrame caller) {
        if (rows.written()) {
            return !substreams.beginObject(owner, shape, struct, caller);
        }
        push(new ObjectFrame(struct, struct.io, struct.program().ops(), shape, ObjectFrame.Ending.Plain.PLAIN, caller));
        return false;
    }

    private void leave(ObjectFrame left) {
        switch (left.ending) {
            case ObjectFrame.Ending.Plain _ -> rows.close(left.io.at());
            case ObjectFrame.Ending.Confined(KsyStream around, long contentEnd, long end) -> {
                rows.gap(left.io.at(), contentEnd - left.io.at());
                if (end > contentEnd) {
                    rows.leaf(Program.PADDING, contentEnd, end - contentEnd);
                }
                rows.close(end);
                around.seek(end);
            }
            case ObjectFrame.Ending.Whole(long sourceEnd) -> {
                substreams.endOfSource();
                if (substreams.isReady()) {
                    return;
                }
                rows.gap(left.io.at(), sourceEnd - left.io.at());
                rows.close(sourceEnd);
            }
            case ObjectFrame.Ending.Unpacked _ -> {
                rows.gap(left.io.at(), left.io.left());
                rows.close(left.io.end());
                substreams.exit();
            }
            case ObjectFrame.Ending.Positioned(KsyStream.@Nullable Mark back, boolean inTree) ->
                leavePositioned(left, back, inTree);
        }
        pop(left);
    }

    private void leavePositioned(ObjectFrame left, KsyStream.@Nullable Mark back, boolean inTree) {
        if (inTree) {
            substreams.exit();
        }
        if (back != null) {
            left.io.restore(back);
        }
    }

    // Breaking off

    /** Ends frames after a failure, up to one of known extent, behind which reading goes on. */
    private void breakOff(RuntimeException cause) {
        ObjectFrame top = Objects.requireNonNull(frame);
        ReadFailure failure = breaks.record(shortage(cause, top), top, substreams.inTiling());
        boolean fatal = failure.kind() == Kind.LIMIT || failure.kind() == Kind.CANCELLED;
        while (frame != null && !endBroken(frame, fatal)) {
            // The outer frame breaks off too.
        }
    }

    /**
     * Where the last element of a truncated array is incomplete, the failure reports the number of elements rather than
     * the missing bytes of one field.
     */
    private static RuntimeException shortage(RuntimeException cause, ObjectFrame top) {
        boolean cut = cause instanceof ParseFailure failure && failure.failure().kind() == Kind.END_OF_STREAM;
        ObjectFrame around = top;
        while (cut && around != null && around.shortage == null && around.ending instanceof ObjectFrame.Ending.Plain) {
            around = around.caller;
        }
        return cut && around != null && around.shortage != null ? around.shortage : cause;
    }

    /** Ends a frame that broke off; whether reading goes on behind it. */
    private boolean endBroken(ObjectFrame broken, boolean fatal) {
        if (broken.arrayOpen) {
            broken.arrayOpen = false;
            rows.close(broken.io.at());
        }
        broken.cut(rows);
        broken.endItems();
        long at = broken.io.at();
        switch (broken.ending) {
            case ObjectFrame.Ending.Plain _ -> {
                rows.close(at);
                keepBroken(broken);
            }
            case ObjectFrame.Ending.Confined(KsyStream outside, long contentEnd, long end) -> {
                rows.unparsed(at, end - at);
                rows.close(end);
                outside.seek(end);
            }
            case ObjectFrame.Ending.Whole(long sourceEnd) -> {
                rows.unparsed(at, sourceEnd - at);
                if (!fatal) {
                    // Instances at positions of their own may still be read.
                    broken.io.seek(sourceEnd);
                    broken.breakOff();
                    return true;
                }
                rows.close(sourceEnd);
            }
            case ObjectFrame.Ending.Unpacked _ -> {
                rows.unparsed(at, broken.io.end() - at);
                rows.close(broken.io.end());
                substreams.exit();
            }
            case ObjectFrame.Ending.Positioned(KsyStream.@Nullable Mark back, boolean inTree) ->
                leavePositioned(broken, back, inTree);
        }
        pop(broken);
        return !fatal && !(broken.ending instanceof ObjectFrame.Ending.Plain);
    }

    /** Complete fields of a broken object stay readable, although the object around it breaks off too. */
    private static void keepBroken(ObjectFrame broken) {
        ObjectFrame caller = broken.caller;
        AttributeOp reading = caller == null ? null : caller.reading();
        if (caller != null && reading != null) {
            reading.keepBroken(caller, broken.struct);
        }
    }

    private void pop(ObjectFrame left) {
        frames--;
        frame = left.caller;
        if (frame != null && left.isObject()) {
            give(left.struct, left.start);
            frame.resumed = true;
        }
    }
}
