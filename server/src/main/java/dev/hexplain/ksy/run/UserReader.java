package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** Reads an object of a user type. */
final class UserReader implements ElementReader, FixedRun.FixedValue {
    private final TypeSpec type;
    private final Programs programs;
    private final List<Eval> arguments;
    private final @Nullable ElementRegion region;
    private final @Nullable ProcessUnpacking unpacking;
    private final Origin origin;
    private final int number;
    private final int packedShape;
    private final @Nullable InlineType inline;
    private final int inlineShape;
    private final boolean holderIsParent;

    /** The parent and root of a new object. */
    record Origin(
            boolean foreign,
            Attribute.Parent parent,
            @Nullable Eval parentValue) {}

    /** The program of a type for an object, and the shape of its row. */
    interface Programs {
        TypeProgram program(KsyObject created);

        int shape(TypeProgram program);

        /** Whether all objects that begin at a whole byte are known to end at one. */
        boolean endAtByte();

        /** How objects are read that need no rows inside; null where they may. */
        @Nullable InlineType inline();

        /** The shape of such an object's first variant. */
        int inlineShape();

        /** The program where it is the same for every object; null where it is chosen for each. */
        @Nullable TypeProgram known();
    }

    /** Takes a number of its own, and the shape of the row of bytes that a process unpacks, -1 without one. */
    UserReader(
            TypeSpec type,
            Programs programs,
            List<Eval> arguments,
            @Nullable ElementRegion region,
            @Nullable ProcessUnpacking unpacking,
            Origin origin,
            int number,
            int packedShape) {
        this.type = type;
        this.programs = programs;
        this.arguments = arguments;
        this.region = region;
        this.unpacking = unpacking;
        this.origin = origin;
        this.number = number;
        this.packedShape = packedShape;
        this.inline = region == null ? programs.inline() : null;
        this.inlineShape = programs.inlineShape();
        this.holderIsParent = !origin.foreign && origin.parent instanceof Attribute.Parent.Holder;
    }

    @Override
    public boolean read(Machine machine, ObjectFrame frame, AttributeOp op) {
        if (inline != null && readInline(machine, frame, op, inline)) {
            return true;
        }
        if (region == null) {
            begin(machine, frame, frame.io, ObjectFrame.Ending.Plain.PLAIN);
            return false;
        }
        KsyStream io = frame.io;
        ElementRegion.Span span = region.find(machine, frame.struct, io, op.attribute(), type.id());
        if (unpacking != null) {
            return readUnpacked(machine, frame, span, unpacking);
        }
        KsyStream own = new KsyStream(io.medium(), span.start(), span.contentEnd());
        begin(machine, frame, own, new ObjectFrame.Ending.Confined(io, span.contentEnd(), span.end()));
        return false;
    }

    /** Reads an object that is one row; false where it needs more, and nothing was read. */
    private boolean readInline(Machine machine, ObjectFrame frame, AttributeOp op, InlineType inline) {
        KsyStream io = frame.io;
        if (io.bit() != 0 || !machine.fits(1 + inline.depth())) {
            return false;
        }
        long start = io.at();
        KsyObject object = object(frame.struct, io, op.wantsValue());
        machine.takePassed();
        int variant = variant(inline, object, io);
        object.end();
        if (variant < 0) {
            io.seek(start);
            return false;
        }
        object.row = machine.rows().leaf(inlineShape + variant, start, io.at() - start);
        machine.rows().computed(inline.fields(variant) - 1 + machine.takePassed());
        machine.give(op.wantsValue() ? object : null, start);
        return true;
    }

    private static int variant(InlineType inline, KsyObject object, KsyStream io) {
        try {
            return inline.pass(object, io);
        } catch (ParseFailure failure) {
            object.machine.watch().lookAgain(failure);
            return InlineField.WITH_ROWS;
        } catch (EvalException withRows) {
            return InlineField.WITH_ROWS;
        }
    }

    /** An object to be read: one of its own where it is kept, otherwise the one that was passed before. */
    KsyObject object(KsyObject holder, KsyStream io, boolean kept) {
        Machine machine = holder.machine;
        KsyObject last = kept ? null : machine.reused(number);
        if (last == null || last.io != io || last.parent != parent(holder) || !sharesRoot(last, holder)) {
            last = create(machine, holder, io, !kept);
            if (!kept) {
                machine.reuse(number, last);
            }
        }
        last.begin();
        setArguments(last, holder);
        return last;
    }

    private boolean sharesRoot(KsyObject object, KsyObject holder) {
        return origin.foreign || object.root == holder.root;
    }

    @Nullable InlineType inline() {
        return inline;
    }

    /** The shape of an object's variant. */
    int inlineShape() {
        return inlineShape;
    }

    private void begin(Machine machine, ObjectFrame frame, KsyStream io, ObjectFrame.Ending ending) {
        machine.checkDepth(io);
        KsyObject struct = create(machine, frame.struct, io, false);
        if (io.bit() != 0) {
            struct.become(struct.program().inByte());
        }
        int shape = programs.shape(struct.program());
        struct.row = machine.rows().open(shape, io.at());
        machine.push(new ObjectFrame(struct, io, struct.program().ops(), shape, ending, frame));
    }

    private boolean readUnpacked(Machine machine, ObjectFrame frame, ElementRegion.Span span, ProcessUnpacking unpack) {
        machine.checkDepth(frame.io);
        int row = machine.rows().leaf(packedShape, span.start(), span.end() - span.start());
        // Arguments are evaluated with the stream behind the processed bytes.
        frame.io.seek(span.end());
        KsyStream unpacked = unpack.unpack(machine, frame.struct, frame.io, span);
        KsyObject struct = create(machine, frame.struct, unpacked, false);
        int shape = programs.shape(struct.program());
        machine.give(struct, span.start());
        return machine.readUnpacked(row, shape, struct, frame);
    }

    /** A new object, not yet read. */
    private KsyObject create(Machine machine, KsyObject holder, KsyStream io, boolean reused) {
        KsyObject struct = new KsyObject(
                machine,
                programs.known() == null ? machine.provisional(type) : programs.known(),
                parent(holder),
                origin.foreign ? null : holder.root,
                io,
                reused);
        setArguments(struct, holder);
        struct.become(programs.program(struct));
        return struct;
    }

    private void setArguments(KsyObject struct, KsyObject holder) {
        for (int i = 0; i < arguments.size(); i++) {
            struct.set(i, arguments.get(i).value(holder));
        }
    }

    private @Nullable KsyObject parent(KsyObject holder) {
        if (holderIsParent) {
            return holder;
        }
        if (origin.foreign) {
            return null;
        }
        return switch (origin.parent) {
            case Attribute.Parent.Holder _ -> holder;
            case Attribute.Parent.None _ -> null;
            case Attribute.Parent.Chosen _ -> {
                Object chosen = origin.parentValue == null ? null : origin.parentValue.value(holder);
                yield chosen instanceof KsyObject struct ? struct : null;
            }
        };
    }

    /** The program of objects of fixed size without a {@code size} key; null for others. */
    @Nullable TypeProgram fixedProgram() {
        TypeProgram known = programs.known();
        return region == null && known != null && known.isFixed() ? known : null;
    }

    @Override
    public boolean continuesByte() {
        TypeProgram known = programs.known();
        return region == null && (known == null || known.continuesByte());
    }

    @Override
    public boolean endsAtByte() {
        return region != null || programs.endAtByte();
    }

    int shape(TypeProgram program) {
        return programs.shape(program);
    }

    @Override
    public long fixedSize() {
        TypeProgram fixed = fixedProgram();
        FixedRun run = fixed == null ? null : fixed.fixedRun();
        return run == null ? -1 : run.size();
    }

    @Override
    public boolean hasParts() {
        return true;
    }

    @Override
    public Passing passing(KsyObject holder, KsyStream stream, long start, long count) {
        TypeProgram fixed = fixedProgram();
        FixedRun run = fixed == null ? null : fixed.fixedRun();
        if (run == null || !run.checks()) {
            return new Passing(count, null);
        }
        for (long i = 0; i < count; i++) {
            holder.machine.tick(stream);
            holder.index = i;
            try {
                object(holder, stream, start + i * run.size());
            } catch (ParseFailure failure) {
                return new Passing(i, failure);
            }
        }
        return new Passing(count, null);
    }

    @Override
    public int fixedShape() {
        return fixedProgram() == null ? ElementReader.super.fixedShape() : programs.shape(fixedProgram());
    }

    @Override
    public long fixedFields() {
        TypeProgram known = programs.known();
        return known == null ? 1 : known.fixedFields();
    }

    /** The object at an offset, where it is of fixed size and its bytes are there. Its checks are made. */
    @Override
    public Object read(KsyObject holder, KsyStream stream, long offset) {
        return object(holder, stream, offset);
    }

    private StructValue object(KsyObject holder, KsyStream stream, long offset) {
        KsyObject struct = create(holder.machine, holder, stream, false);
        FixedRun run = struct.program().fixedRun();
        if (run != null) {
            run.readInto(struct, stream, offset);
        }
        return struct;
    }

    @Override
    public List<?> lazyElements(KsyObject holder, KsyStream stream, long start, long count) {
        return new Elements(holder, stream, start, Math.toIntExact(Math.min(count, Integer.MAX_VALUE)));
    }

    @Override
    public String typeName() {
        return type.id();
    }

    /** Objects of fixed size, read on demand. */
    private final class Elements extends AbstractList<Object> implements RandomAccess {
        private final KsyObject holder;
        private final KsyStream stream;
        private final long start;
        private final int count;

        Elements(KsyObject holder, KsyStream stream, long start, int count) {
            this.holder = holder;
            this.stream = stream;
            this.start = start;
            this.count = count;
        }

        @Override
        public Object get(int index) {
            java.util.Objects.checkIndex(index, count);
            return object(holder, stream, start + index * fixedSize());
        }

        @Override
        public int size() {
            return count;
        }
    }
}
