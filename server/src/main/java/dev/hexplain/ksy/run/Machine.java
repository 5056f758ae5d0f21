package dev.hexplain.ksy.run;

import dev.hexplain.decode.Limits;
import dev.hexplain.decode.Progress;
import dev.hexplain.ksy.eval.Described;
import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.Values;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.process.ProcessException;
import dev.hexplain.ksy.run.Failure.Kind;
import dev.hexplain.tree.TreeWriter;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Runs programs: the frame on top says which object is being read and how far it is. What an expression asks for out of
 * turn (an instance) is read by a run of its own that writes no rows.
 */
final class Machine {
    /** Objects inside objects. */
    private static final int MAX_FRAMES = 100_000;

    /** Instances that ask for instances, each a run of its own on the Java stack. */
    private static final int MAX_RUNS = 100;

    private static final int TICKS_BETWEEN_LOOKS = 1 << 12;

    private final Program program;
    private final TreeWriter tree;
    private final Limits limits;
    private final Progress progress;
    private final long deadline;
    private final Rows toTree;
    private final Strands strands = new Strands();
    private final Breaks breaks;
    private final ByteOrder nativeOrder;

    private Rows rows;
    private @Nullable Frame frame;
    private int frames;
    private int runs;
    private int ticks;
    /** The strand that is being read; null in the tiling. */
    private Strands.@Nullable Strand around;

    private boolean ended;
    private long derivedBytes;
    private @Nullable Object value;
    private long valueOffset;

    Machine(Program program, TreeWriter tree, Limits limits, ByteOrder nativeOrder, Progress progress) {
        this.program = program;
        this.tree = tree;
        this.limits = limits;
        this.progress = progress;
        this.deadline = System.nanoTime() + limits.time().toNanos();
        this.toTree = new Rows.ToTree(tree);
        this.rows = toTree;
        this.breaks = new Breaks(tree, program);
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

    void push(Frame next) {
        if (++frames > Math.min(limits.depth(), MAX_FRAMES)) {
            throw failure(Kind.LIMIT, next.io, "at most " + MAX_FRAMES + " objects inside each other", "more");
        }
        frame = next;
    }

    TypeProgram provisional(TypeSpec type) {
        return program.provisional(type);
    }

    long derivedBytesLeft() {
        return limits.derivedBytes() - derivedBytes;
    }

    void derived(long bytes) {
        derivedBytes += bytes;
    }

    /** Looks at the limits from time to time. */
    void tick(Stream io) {
        if (++ticks >= TICKS_BETWEEN_LOOKS) {
            ticks = 0;
            look(io);
        }
    }

    private void look(Stream io) {
        if (around == null && rows.written()) {
            progress.at(io.at());
        }
        if (progress.cancelled()) {
            throw failure(Kind.CANCELLED, io, "time to finish", "a request to stop");
        }
        if (tree.rowCount() > limits.rows()) {
            throw failure(Kind.LIMIT, io, "at most " + limits.rows() + " rows", "more");
        }
        if (System.nanoTime() > deadline) {
            throw failure(Kind.LIMIT, io, "an end within " + limits.time().toSeconds() + " s", "more to read");
        }
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
        Frame first = java.util.Objects.requireNonNull(frame);
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
                breakOff(e);
            }
        }
    }

    private void step(Frame top) {
        tick(top.io);
        if (!top.atEnd()) {
            top.ops[top.pc].run(this, top);
        } else if (!top.instancesListed) {
            top.instancesListed = true;
            listInstances(top);
        } else if (rows.written() && around == null && !strands.isEmpty()) {
            begin(strands.next(), top);
        } else {
            leave(top);
        }
    }

    // Instances

    private void listInstances(Frame of) {
        if (!rows.written() || of.ending instanceof Frame.Ending.Positioned) {
            return;
        }
        boolean valuesHaveRows = !of.struct.program().layout().isClosed();
        for (TypeProgram.InstanceOp instance : of.struct.program().instances()) {
            if (instance.attribute() != null) {
                strands.add(new Strands.OfInstance(of.struct, instance, around));
            } else if (of.broken()) {
                continue;
            } else if (valuesHaveRows) {
                rows.leaf(instance.shape(), of.io.at(), 0);
            } else {
                rows.computed(1);
            }
        }
    }

    /** The value of an instance that an expression asks for. */
    @Nullable Object evaluate(Struct struct, TypeProgram.InstanceOp instance) {
        return instance.value() != null ? calculate(struct, instance) : readSilently(struct, instance);
    }

    private @Nullable Object calculate(Struct struct, TypeProgram.InstanceOp instance) {
        if (++runs > MAX_RUNS) {
            runs--;
            throw tooManyRuns(struct);
        }
        Scratch scratch = new Scratch(struct);
        try {
            if (instance.condition() != null && !instance.condition().truth(struct)) {
                return null;
            }
            Object result = java.util.Objects.requireNonNull(instance.value()).value(struct);
            Object named = instance.enumeration() == null
                    ? result
                    : new EnumValue(instance.enumeration(), Values.integer(result));
            if (instance.check() != null) {
                instance.check()
                        .verify(
                                struct,
                                named,
                                instance.spec().id(),
                                "value",
                                struct.io.at(),
                                instance.spec().at());
            }
            return named;
        } finally {
            scratch.restore(struct);
            runs--;
        }
    }

    private ParseFailure tooManyRuns(Struct struct) {
        return failure(Kind.LIMIT, struct.io, "at most " + MAX_RUNS + " instances that need each other", "more");
    }

    /** What a struct remembers for its expressions, put back after something was read in between. */
    private record Scratch(
            @Nullable Object item, long index, @Nullable Object on) {
        Scratch(Struct struct) {
            this(struct.item, struct.index, struct.on);
        }

        void restore(Struct struct) {
            struct.item = item;
            struct.index = index;
            struct.on = on;
        }
    }

    private @Nullable Object readSilently(Struct struct, TypeProgram.InstanceOp instance) {
        if (++runs > MAX_RUNS) {
            runs--;
            throw tooManyRuns(struct);
        }
        Frame outerFrame = frame;
        Rows outerRows = rows;
        int outerFrames = frames;
        Object outerValue = value;
        Scratch scratch = new Scratch(struct);
        Stream io = null;
        Stream.Mark mark = null;
        try {
            if (instance.condition() != null && !instance.condition().truth(struct)) {
                return null;
            }
            io = streamOf(struct, instance);
            mark = io.mark();
            position(struct, instance, io);
            rows = Rows.NONE;
            Frame own = instanceFrame(struct, instance, io, new Frame.Ending.Positioned(null, false), null);
            push(own);
            while (frame != outerFrame && frame != null) {
                step(frame);
            }
            return struct.isSet(instance.slot()) ? struct.value(instance.slot()) : null;
        } finally {
            if (io != null && mark != null && instance.position() != null) {
                io.restore(mark);
            }
            frame = outerFrame;
            rows = outerRows;
            frames = outerFrames;
            value = outerValue;
            scratch.restore(struct);
            runs--;
        }
    }

    private Frame instanceFrame(
            Struct struct, TypeProgram.InstanceOp instance, Stream io, Frame.Ending ending, @Nullable Frame caller) {
        AttributeOp op = java.util.Objects.requireNonNull(instance.attribute());
        return new Frame(struct, io, new Op[] {op}, Frame.NO_SHAPE, ending, caller);
    }

    private Stream streamOf(Struct struct, TypeProgram.InstanceOp instance) {
        if (instance.io() == null) {
            return struct.io;
        }
        if (instance.io().value(struct) instanceof Stream stream) {
            return stream;
        }
        throw new EvalException(EvalException.Kind.WRONG_TYPE, "expected a stream for io");
    }

    private void position(Struct struct, TypeProgram.InstanceOp instance, Stream io) {
        long known = struct.position(instance.slot());
        if (known >= 0) {
            io.seek(known);
            return;
        }
        if (instance.position() == null) {
            struct.keepPosition(instance.slot(), io.at());
            return;
        }
        long position = instance.position().integer(struct);
        if (position < 0 || position > io.size()) {
            throw new ParseFailure(
                    new Failure(
                            Kind.POSITION,
                            "",
                            io.at(),
                            instance.spec().id(),
                            "a position within the " + io.size() + " bytes of the stream",
                            Long.toString(position),
                            instance.spec().at()),
                    io.medium());
        }
        io.seek(io.start() + position);
        struct.keepPosition(instance.slot(), io.at());
    }

    // Strands

    private void begin(Strands.Strand strand, Frame caller) {
        try {
            switch (strand) {
                case Strands.OfInstance instance -> beginInstance(instance, caller);
                case Strands.OfBytes bytes -> writeBytes(bytes);
                case Strands.OfObject object -> beginObject(object, caller);
            }
        } catch (EvalException e) {
            if (e.kind() == EvalException.Kind.NOT_READ && !ended) {
                strands.postpone(strand);
            } else {
                breaks.record(e, caller.io, null, false);
            }
        } catch (ParseFailure | ProcessException e) {
            breaks.record(e, caller.io, null, false);
        }
    }

    private void beginInstance(Strands.OfInstance strand, Frame caller) {
        Struct struct = strand.struct();
        TypeProgram.InstanceOp instance = strand.instance();
        if (instance.condition() != null && !instance.condition().truth(struct)) {
            struct.set(instance.slot(), null);
            return;
        }
        Stream io = streamOf(struct, instance);
        Stream.Mark mark = io.mark();
        position(struct, instance, io);
        if (Strands.isInside(strand, io)) {
            io.restore(mark);
            return;
        }
        enter(struct.row, io, strand.readAt(io));
        Stream.Mark back = instance.position() == null ? null : mark;
        push(instanceFrame(struct, instance, io, new Frame.Ending.Positioned(back, true), caller));
    }

    private void writeBytes(Strands.OfBytes strand) {
        enter(strand.owner(), strand.unpacked(), strand);
        rows.leaf(strand.shape(), 0, strand.unpacked().size());
        exit();
    }

    private void beginObject(Strands.OfObject strand, Frame caller) {
        Struct struct = strand.struct();
        enter(strand.owner(), struct.io, strand);
        struct.row = rows.open(strand.shape(), 0);
        struct.io.seek(struct.io.start());
        push(new Frame(struct, struct.io, struct.program().ops(), strand.shape(), new Frame.Ending.Unpacked(), caller));
    }

    private void enter(int owner, Stream io, Strands.Strand strand) {
        tree.beginStrand(owner, io.medium().number(tree));
        around = strand;
    }

    private void exit() {
        tree.endStrand();
        around = null;
    }

    /** Shows bytes that a process made, below the row of the packed ones. */
    void showUnpacked(int owner, int shape, Stream unpacked) {
        if (rows.written()) {
            strands.add(new Strands.OfBytes(owner, shape, unpacked, around));
        }
    }

    /** Reads an object in what a process made; at once where that is possible. */
    boolean readUnpacked(int owner, int shape, Struct struct, Frame caller) {
        if (!rows.written()) {
            push(new Frame(struct, struct.io, struct.program().ops(), shape, Frame.Ending.Plain.PLAIN, caller));
            return false;
        }
        Strands.OfObject strand = new Strands.OfObject(owner, shape, struct, around);
        if (around == null) {
            beginObject(strand, caller);
            return false;
        }
        strands.add(strand);
        return true;
    }

    // Leaving

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
                if (!ended) {
                    ended = true;
                    strands.endOfSource();
                    if (!strands.isEmpty()) {
                        return;
                    }
                }
                rows.gap(left.io.at(), sourceEnd - left.io.at());
                rows.close(sourceEnd);
            }
            case Frame.Ending.Unpacked _ -> {
                rows.gap(left.io.at(), left.io.left());
                rows.close(left.io.end());
                exit();
            }
            case Frame.Ending.Positioned(Stream.@Nullable Mark back, boolean inTree) ->
                leavePositioned(left, back, inTree);
        }
        pop(left);
    }

    private void leavePositioned(Frame left, Stream.@Nullable Mark back, boolean inTree) {
        if (inTree) {
            exit();
        }
        if (back != null) {
            left.io.restore(back);
        }
    }

    // Breaking off

    /** Ends what cannot be read on: up to bytes of a known extent, behind which reading goes on. */
    private void breakOff(RuntimeException cause) {
        Frame top = java.util.Objects.requireNonNull(frame);
        Failure failure = breaks.record(cause, top.io, top.attribute(), around == null);
        boolean fatal = failure.kind() == Kind.LIMIT || failure.kind() == Kind.CANCELLED;
        while (frame != null && !endBroken(frame, fatal)) {
            // The frame around breaks off too.
        }
    }

    /** Ends a frame that broke off; whether reading goes on behind it. */
    private boolean endBroken(Frame broken, boolean fatal) {
        if (broken.arrayOpen) {
            broken.arrayOpen = false;
            rows.close(broken.io.at());
        }
        broken.cut(rows);
        long at = broken.io.at();
        switch (broken.ending) {
            case Frame.Ending.Plain _ -> rows.close(at);
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
                exit();
            }
            case Frame.Ending.Positioned(Stream.@Nullable Mark back, boolean inTree) ->
                leavePositioned(broken, back, inTree);
        }
        pop(broken);
        return !fatal && !(broken.ending instanceof Frame.Ending.Plain);
    }

    private void pop(Frame left) {
        frames--;
        frame = left.caller;
        if (frame != null && left.isObject()) {
            give(left.struct, left.start);
            frame.resumed = true;
        }
    }

    // Failures

    ParseFailure endOfStream(Stream io, Attribute attribute, String typeName, long wanted) {
        return new ParseFailure(
                new Failure(
                        Kind.END_OF_STREAM,
                        typeName,
                        io.at(),
                        attribute.id(),
                        wanted + " bytes",
                        Math.max(0, io.left()) + " bytes up to the end of the stream",
                        attribute.at()),
                io.medium());
    }

    ParseFailure noTerminator(Stream io, Attribute attribute, String typeName, byte[] terminator) {
        return new ParseFailure(
                new Failure(
                        Kind.NO_TERMINATOR,
                        typeName,
                        io.at(),
                        attribute.id(),
                        "a terminator " + Described.of(terminator),
                        "none in the " + io.left() + " bytes up to the end of the stream",
                        attribute.at()),
                io.medium());
    }

    private ParseFailure failure(Kind kind, Stream io, String expected, String actual) {
        return new ParseFailure(
                new Failure(
                        kind,
                        "",
                        io.at(),
                        "",
                        expected,
                        actual,
                        program.top().spec().at()),
                io.medium());
    }
}
