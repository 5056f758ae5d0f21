package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.tree.Slot;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Compiles the attributes and instances of one type: neighbours of fixed size become one step. */
final class SeqCompiler {
    /** So many elements of a fixed count stand in a layout one by one. */
    private static final long MOST_INLINE = 256;

    private final TypeCompiler types;
    private final TypeProgram program;
    private final TypeSpec type;
    private final ReaderCompiler readers;
    private final List<FixedRun.Member> run = new ArrayList<>();
    private long runSize;

    SeqCompiler(TypeCompiler types, TypeProgram program, ByteOrder order) {
        this.types = types;
        this.program = program;
        this.type = program.spec();
        this.readers = new ReaderCompiler(types, type, order);
    }

    void compile() {
        boolean afterBits = false;
        for (Attribute attribute : type.seq()) {
            FixedRun.Member member = fixed(attribute);
            if (member == null) {
                flush();
                variable(attribute, afterBits);
            } else {
                add(member);
            }
            afterBits = attribute.type() instanceof DataType.Bits;
        }
        flush();
        for (Instance instance : type.instances().values()) {
            TypeProgram.InstanceOp op = types.instance(instance, program, this);
            program.add(op);
            if (op.value() != null && program.layout().isOpen()) {
                program.layout()
                        .add(() -> Slot.of(instance.id(), types.look().shapes().fixed(op.shape())));
            }
        }
        program.seal();
    }

    /** A parsed instance: its condition is looked at before its position. */
    AttributeOp instance(Attribute attribute) {
        return op(attribute, false, false, false);
    }

    private void add(FixedRun.Member member) {
        run.add(member);
        runSize += member.size();
        if (program.layout().isOpen()) {
            program.layout()
                    .add(() -> Slot.of(member.attribute().id(), member.shape().get()));
        }
    }

    private void flush() {
        if (!run.isEmpty()) {
            program.add(new FixedRun(run, program.layout().isOpen()));
            run.clear();
            runSize = 0;
        }
    }

    private void variable(Attribute attribute, boolean afterBits) {
        if (attribute.condition() != null || attribute.type() instanceof DataType.Bits) {
            program.layout().end();
        }
        boolean inLayout = program.layout().isOpen();
        if (inLayout) {
            program.layout().add(() -> Slot.row(attribute.id()));
        }
        program.add(op(attribute, inLayout, afterBits, true));
    }

    private AttributeOp op(Attribute attribute, boolean inLayout, boolean afterBits, boolean conditional) {
        Reader reader = readers.reader(attribute);
        Repeat repeat = attribute.repeat();
        Check check = types.check(attribute, type);
        boolean computed = check == null && !(repeat instanceof Repeat.Until) && reader.fixedSize() > 0;
        boolean aligned = afterBits && !(attribute.type() instanceof DataType.Bits);
        return new AttributeOp(
                attribute,
                reader,
                new AttributeOp.Parts(
                        types.slot(program, attribute.id()),
                        conditional ? types.optional(attribute.condition(), type) : null,
                        repeat instanceof Repeat.Times times ? types.eval(times.count(), type) : null,
                        repeat instanceof Repeat.Until until ? types.eval(until.condition(), type) : null,
                        repeat instanceof Repeat.ToEnd,
                        check,
                        repeat == null ? -1 : types.look().array(attribute, type, reader.typeName()),
                        repeat == null || !computed ? -1 : types.look().computedArray(attribute, type, reader),
                        inLayout,
                        aligned));
    }

    /** The attribute as a field whose size is the same in every object; null where it is not. */
    private FixedRun.@Nullable Member fixed(Attribute attribute) {
        boolean plain = attribute.condition() == null && attribute.process() == null;
        ReaderCompiler.Fixed element = plain ? readers.fixed(attribute) : null;
        if (element == null) {
            return null;
        }
        Check check = types.check(attribute, type);
        return switch (attribute.repeat()) {
            case null -> member(attribute, element, 1, check);
            case Repeat.Times times
            when check == null && !element.checks() -> {
                OptionalLong count = types.sizes().constant(times.count(), type);
                boolean few = count.isPresent() && count.getAsLong() >= 0 && count.getAsLong() <= MOST_INLINE;
                yield few ? member(attribute, element, count.getAsLong(), null) : null;
            }
            case Repeat.Times _, Repeat.Until _, Repeat.ToEnd _ -> null;
        };
    }

    private FixedRun.Member member(
            Attribute attribute, ReaderCompiler.Fixed element, long count, @Nullable Check check) {
        int slot = types.slot(program, attribute.id());
        boolean repeated = attribute.repeat() != null;
        var shape = repeated ? types.look().inlineArray(attribute, type, element, count) : element.shape();
        FixedRun.FixedValue value = repeated ? elements(element, count) : element.value();
        return new FixedRun.Member(
                attribute,
                element.typeName(),
                runSize,
                element.size() * count,
                slot,
                shape,
                types.look().shapes().add(shape),
                repeated ? 1 + count * element.fields() : element.fields(),
                value,
                element.checks(),
                check);
    }

    private static FixedRun.FixedValue elements(ReaderCompiler.Fixed element, long count) {
        return (holder, stream, start) -> {
            Elements values = new Elements();
            for (long i = 0; i < count; i++) {
                values.append(element.value().read(holder, stream, start + i * element.size()));
            }
            return values;
        };
    }
}
