package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** Reads an object of a user type. */
final class UserReader implements Reader, FixedRun.FixedValue {
    private final TypeSpec type;
    private final Programs programs;
    private final List<Eval> arguments;
    private final @Nullable Region region;
    private final @Nullable Unpacking unpacking;
    private final Origin origin;
    private final int packedShape;

    /** Which objects are around a new one. */
    record Origin(
            boolean foreign,
            Attribute.Parent parent,
            @Nullable Eval parentValue) {}

    /** The program of a type for an object, and the shape of its row. */
    interface Programs {
        TypeProgram program(Struct created);

        int shape(TypeProgram program);

        /** Whether all objects that begin at a whole byte are known to end at one. */
        boolean endAtByte();

        /** The program where it is the same for every object; null where that is decided for each. */
        @Nullable TypeProgram known();
    }

    /** Takes the shape of the row of bytes that a process unpacks, -1 without one. */
    UserReader(
            TypeSpec type,
            Programs programs,
            List<Eval> arguments,
            @Nullable Region region,
            @Nullable Unpacking unpacking,
            Origin origin,
            int packedShape) {
        this.type = type;
        this.programs = programs;
        this.arguments = arguments;
        this.region = region;
        this.unpacking = unpacking;
        this.origin = origin;
        this.packedShape = packedShape;
    }

    @Override
    public boolean read(Machine machine, Frame frame, AttributeOp op) {
        if (region == null) {
            begin(machine, frame, frame.io, Frame.Ending.Plain.PLAIN);
            return false;
        }
        Stream io = frame.io;
        Region.Span span = region.find(machine, frame.struct, io, op.attribute(), type.id());
        if (unpacking != null) {
            return readUnpacked(machine, frame, span, unpacking);
        }
        Stream own = new Stream(io.medium(), span.start(), span.contentEnd());
        begin(machine, frame, own, new Frame.Ending.Confined(io, span.contentEnd(), span.end()));
        return false;
    }

    private void begin(Machine machine, Frame frame, Stream io, Frame.Ending ending) {
        machine.checkDepth(io);
        Struct struct = create(machine, frame.struct, io);
        if (io.bit() != 0) {
            struct.become(struct.program().inByte());
        }
        int shape = programs.shape(struct.program());
        struct.row = machine.rows().open(shape, io.at());
        machine.push(new Frame(struct, io, struct.program().ops(), shape, ending, frame));
    }

    private boolean readUnpacked(Machine machine, Frame frame, Region.Span span, Unpacking unpack) {
        machine.checkDepth(frame.io);
        int row = machine.rows().leaf(packedShape, span.start(), span.end() - span.start());
        // Arguments see the stream behind the packed bytes.
        frame.io.seek(span.end());
        Stream unpacked = unpack.unpack(machine, frame.struct, frame.io, span);
        Struct struct = create(machine, frame.struct, unpacked);
        int shape = programs.shape(struct.program());
        machine.give(struct, span.start());
        return machine.readUnpacked(row, shape, struct, frame);
    }

    /** A new object, nothing of it read. */
    private Struct create(Machine machine, Struct holder, Stream io) {
        Struct struct = new Struct(
                machine,
                programs.known() == null ? machine.provisional(type) : programs.known(),
                parent(holder),
                origin.foreign ? null : holder.root,
                io);
        for (int i = 0; i < arguments.size(); i++) {
            struct.set(i, arguments.get(i).value(holder));
        }
        struct.become(programs.program(struct));
        return struct;
    }

    private @Nullable Struct parent(Struct holder) {
        if (origin.foreign) {
            return null;
        }
        return switch (origin.parent) {
            case Attribute.Parent.Holder _ -> holder;
            case Attribute.Parent.None _ -> null;
            case Attribute.Parent.Chosen _ -> {
                Object chosen = origin.parentValue == null ? null : origin.parentValue.value(holder);
                yield chosen instanceof Struct struct ? struct : null;
            }
        };
    }

    /** The program of objects that are all of one size, where nothing confines them; null for others. */
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
    public Passing passing(Struct holder, Stream stream, long start, long count) {
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
        return fixedProgram() == null ? Reader.super.fixedShape() : programs.shape(fixedProgram());
    }

    @Override
    public long fixedFields() {
        TypeProgram known = programs.known();
        return known == null ? 1 : known.fixedFields();
    }

    /** The object at an offset, where it is of fixed size and its bytes are there. Its checks are made. */
    @Override
    public Object read(Struct holder, Stream stream, long offset) {
        return object(holder, stream, offset);
    }

    private StructValue object(Struct holder, Stream stream, long offset) {
        Struct struct = create(holder.machine, holder, stream);
        FixedRun run = struct.program().fixedRun();
        if (run != null) {
            run.readInto(struct, stream, offset);
        }
        return struct;
    }

    @Override
    public List<?> lazyElements(Struct holder, Stream stream, long start, long count) {
        return new Elements(holder, stream, start, Math.toIntExact(Math.min(count, Integer.MAX_VALUE)));
    }

    @Override
    public String typeName() {
        return type.id();
    }

    /** Objects of fixed size that are read when asked for. */
    private final class Elements extends AbstractList<Object> implements RandomAccess {
        private final Struct holder;
        private final Stream stream;
        private final long start;
        private final int count;

        Elements(Struct holder, Stream stream, long start, int count) {
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
