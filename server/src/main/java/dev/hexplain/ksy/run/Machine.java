package dev.hexplain.ksy.run;

import dev.hexplain.decode.Limits;
import dev.hexplain.decode.Progress;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.process.ProcessException;
import dev.hexplain.ksy.run.Failure.Kind;
import dev.hexplain.tree.TreeWriter;
import java.nio.ByteOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs programs: the frame on top says which object is being read and how far it is. What an expression asks for out of
 * turn (an instance) is read by a run of its own that writes no rows.
 */
final class Machine {
    private final Program program;
    private final Watch watch;
    private final Breaks breaks;
    private final Strands strands;
    private final Instances instances;
    private final ByteOrder nativeOrder;

    private Rows rows;
    private @Nullable Frame frame;
    private int frames;
    private @Nullable Object value;
    private long valueOffset;

    Machine(Program program, TreeWriter tree, Limits limits, ByteOrder nativeOrder, Progress progress) {
        this.program = program;
        this.watch = new Watch(limits, progress, tree);
        this.breaks = new Breaks(tree, program);
        this.strands = new Strands(this, tree, breaks);
        this.instances = new Instances(this);
        this.rows = new Rows.ToTree(tree);
        this.nativeOrder = nativeOrder;
    }

    /** The byte order of the machine that wrote the bytes. */
    ByteOrder nativeOrder() {
        return nativeOrder;
    }

    Rows rows() {
        return rows;
    }

    Breaks breaks() {
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

    /** To be asked before a row is opened for a frame. */
    void checkDepth(Stream io) {
        watch.checkDepth(frames + 1, io);
    }

    void push(Frame next) {
        frames++;
        frame = next;
    }

    /** To be called at every step. */
    void tick(Stream io) {
        watch.tick(io, rows.written() && strands.inTiling());
    }

    Watch watch() {
        return watch;
    }

    Strands strands() {
        return strands;
    }

    Instances instances() {
        return instances;
    }

    TypeProgram provisional(TypeSpec type) {
        return program.provisional(type);
    }

    /** Reads what a stream holds up to the end of the source as an object of the program's top type. */
    Struct readAll(Stream io) {
        Struct root = new Struct(this, program.top(), null, null, io);
        boolean foreign = io.at() > 0;
        if (foreign) {
            rows.open(Program.DUMP, 0);
            rows.gap(0, io.at());
        }
        root.row = rows.open(program.topShape(), io.at());
        push(new Frame(root, io, root.program().ops(), Frame.NO_SHAPE, new Frame.Ending.Whole(io.end()), null));
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

    /** Decides the byte order of the whole before its first field is read. */
    private void begin(Struct root) {
        root.become(program.resolve(root));
        Frame first = Objects.requireNonNull(frame);
        int shape = program.topShape(root.program());
        rows.reshape(shape);
        frame = new Frame(root, first.io, root.program().ops(), shape, first.ending, null);
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

    /** Leaves an instance for later that needs what is still to be read; whether that can be. */
    private boolean postpone(RuntimeException cause) {
        boolean early = cause instanceof EvalException missing && missing.kind() == EvalException.Kind.NOT_READ;
        if (!early || !strands.canPostpone()) {
            return false;
        }
        Frame left = Objects.requireNonNull(frame);
        while (left.isObject()) {
            frames--;
            left = Objects.requireNonNull(left.caller);
        }
        strands.postpone();
        pop(left);
        return true;
    }

    private void step(Frame top) {
        tick(top.io);
        if (!top.atEnd()) {
            top.ops[top.pc].run(this, top);
        } else if (!top.instancesListed) {
            top.instancesListed = true;
            listInstances(top);
        } else if (rows.written() && strands.isReady()) {
            strands.beginNext(top);
        } else {
            leave(top);
        }
    }

    private void listInstances(Frame of) {
        if (!rows.written() || of.ending instanceof Frame.Ending.Positioned) {
            return;
        }
        boolean valuesHaveRows = !of.struct.program().layout().isClosed();
        for (TypeProgram.InstanceOp instance : of.struct.program().instances()) {
            if (instance.isHidden()) {
                continue;
            }
            if (instance.attribute() != null) {
                strands.addInstance(of.struct, instance);
            } else if (!of.broken()) {
                showValue(instance, of.io, valuesHaveRows);
            }
        }
    }

    /** A calculated value has no bytes: it is a slot of the layout, or a row where the object has rows of its own. */
    private void showValue(TypeProgram.InstanceOp instance, Stream io, boolean asRow) {
        if (asRow) {
            rows.leaf(instance.shape(), io.at(), 0);
        } else {
            rows.computed(1);
        }
    }

    /** Reads an instance that an expression asks for: no rows, and where it breaks off, nobody goes on. */
    void runAside(Frame aside) {
        Frame outerFrame = frame;
        Rows outerRows = rows;
        int outerFrames = frames;
        Object outerValue = value;
        checkDepth(aside.io);
        try {
            rows = Rows.NONE;
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

    /** Reads an object in what a process made; true where it is read later, and its value is there without. */
    boolean readUnpacked(int owner, int shape, Struct struct, Frame caller) {
        if (rows.written()) {
            return !strands.beginObject(owner, shape, struct, caller);
        }
        push(new Frame(struct, struct.io, struct.program().ops(), shape, Frame.Ending.Plain.PLAIN, caller));
        return false;
    }

    private void leave(Frame left) {
        switch (left.ending) {
            case Frame.Ending.Plain _ -> rows.close(left.io.at());
            case Frame.Ending.Confined(Stream around, long contentEnd, long end) -> {
                rows.gap(left.io.at(), contentEnd - left.io.at());
                if (end > contentEnd) {
                    rows.leaf(Program.PADDING, contentEnd, end - contentEnd);
                }
                rows.close(end);
                around.seek(end);
            }
            case Frame.Ending.Whole(long sourceEnd) -> {
                strands.endOfSource();
                if (strands.isReady()) {
                    return;
                }
                rows.gap(left.io.at(), sourceEnd - left.io.at());
                rows.close(sourceEnd);
            }
            case Frame.Ending.Unpacked _ -> {
                rows.gap(left.io.at(), left.io.left());
                rows.close(left.io.end());
                strands.exit();
            }
            case Frame.Ending.Positioned(Stream.@Nullable Mark back, boolean inTree) ->
                leavePositioned(left, back, inTree);
        }
        pop(left);
    }

    private void leavePositioned(Frame left, Stream.@Nullable Mark back, boolean inTree) {
        if (inTree) {
            strands.exit();
        }
        if (back != null) {
            left.io.restore(back);
        }
    }

    // Breaking off

    /** Ends what cannot be read on: up to bytes of a known extent, behind which reading goes on. */
    private void breakOff(RuntimeException cause) {
        Frame top = Objects.requireNonNull(frame);
        Failure failure = breaks.record(shortage(cause, top), top, strands.inTiling());
        boolean fatal = failure.kind() == Kind.LIMIT || failure.kind() == Kind.CANCELLED;
        while (frame != null && !endBroken(frame, fatal)) {
            // The frame around breaks off too.
        }
    }

    /** Where the last of too few elements is cut, their number says more than the field of it that misses bytes. */
    private static RuntimeException shortage(RuntimeException cause, Frame top) {
        boolean cut = cause instanceof ParseFailure failure && failure.failure().kind() == Kind.END_OF_STREAM;
        Frame around = top;
        while (cut && around != null && around.shortage == null && around.ending instanceof Frame.Ending.Plain) {
            around = around.caller;
        }
        return cut && around != null && around.shortage != null ? around.shortage : cause;
    }

    /** Ends a frame that broke off; whether reading goes on behind it. */
    private boolean endBroken(Frame broken, boolean fatal) {
        if (broken.arrayOpen) {
            broken.arrayOpen = false;
            rows.close(broken.io.at());
        }
        broken.cut(rows);
        broken.endItems();
        long at = broken.io.at();
        switch (broken.ending) {
            case Frame.Ending.Plain _ -> {
                rows.close(at);
                keepBroken(broken);
            }
            case Frame.Ending.Confined(Stream outside, long contentEnd, long end) -> {
                rows.unparsed(at, end - at);
                rows.close(end);
                outside.seek(end);
            }
            case Frame.Ending.Whole(long sourceEnd) -> {
                rows.unparsed(at, sourceEnd - at);
                if (!fatal) {
                    // What stands at positions of its own may still be read.
                    broken.io.seek(sourceEnd);
                    broken.breakOff();
                    return true;
                }
                rows.close(sourceEnd);
            }
            case Frame.Ending.Unpacked _ -> {
                rows.unparsed(at, broken.io.end() - at);
                rows.close(broken.io.end());
                strands.exit();
            }
            case Frame.Ending.Positioned(Stream.@Nullable Mark back, boolean inTree) ->
                leavePositioned(broken, back, inTree);
        }
        pop(broken);
        return !fatal && !(broken.ending instanceof Frame.Ending.Plain);
    }

    /** What is whole in an object can be asked for, although the one around it breaks off too. */
    private static void keepBroken(Frame broken) {
        Frame caller = broken.caller;
        AttributeOp reading = caller == null ? null : caller.reading();
        if (caller != null && reading != null) {
            reading.keepBroken(caller, broken.struct);
        }
    }

    private void pop(Frame left) {
        frames--;
        frame = left.caller;
        if (frame != null && left.isObject()) {
            give(left.struct, left.start);
            frame.resumed = true;
        }
    }
}
