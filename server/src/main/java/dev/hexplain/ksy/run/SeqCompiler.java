package dev.hexplain.ksy.run;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.ExprParts;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.tree.Slot;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compiles the attributes and instances of one type; consecutive fields of fixed size become one operation. */
final class SeqCompiler {
    /** Maximum number of elements of a fixed count that are separate slots of a layout. */
    private static final long MOST_INLINE = 256;

    private final TypeCompiler types;
    private final TypeProgram program;
    private final TypeSpec type;
    private final ReaderCompiler readers;
    private final FixedFields fixedFields;
    private final List<FixedRun.Member> run = new ArrayList<>();
    private long runSize;

    /** Whether the next field is known to begin at a whole byte; and whether that holds wherever the object begins. */
    private boolean aligned;

    private boolean alignedAnywhere;

    SeqCompiler(TypeCompiler types, TypeProgram program, ByteOrder order) {
        this.types = types;
        this.program = program;
        this.type = program.spec();
        this.readers = new ReaderCompiler(types, type, order);
        this.fixedFields = new FixedFields(types, type, readers);
    }

    /** Compiles for objects that begin at a whole byte, or for those that begin inside one. */
    void compile(boolean inByte) {
        aligned = !inByte;
        int next = 0;
        while (next < type.seq().size()) {
            boolean bits = type.seq().get(next).type() instanceof DataType.Bits;
            next += bits ? bitFields(next) : other(next);
        }
        flush();
        program.endsAtByte(aligned);
        for (Instance instance : type.instances().values()) {
            TypeProgram.InstanceOp op = types.instance(instance, program, this);
            program.add(op);
            if (op.isShownValue() && program.layout().isOpen()) {
                program.layout()
                        .add(() -> Slot.of(instance.id(), types.look().shapes().fixed(op.shape())));
            }
        }
        program.seal(types.keptSlots(program));
        if (!inByte) {
            program.inline(new InlineCompiler(program, fixedFields, types.look().shapes()).compile());
        }
    }

    /** Compiles a parsed instance: its condition is evaluated before its position. */
    AttributeOp instance(Attribute attribute) {
        return op(attribute, readers.reader(attribute), false, false, false);
    }

    /** Compiles the bit fields that fill whole bytes, or a single one; returns how many. */
    private int bitFields(int first) {
        BitRun bits = aligned ? BitRun.from(type, first, types.sizes(), MOST_INLINE) : BitRun.NONE;
        if (bits.fields().isEmpty()) {
            flush();
            variable(type.seq().get(first), false);
            return 1;
        }
        relyOnStart();
        long start = runSize;
        for (BitRun.BitField field : bits.fields()) {
            int firstBit = (int) (field.start() % Byte.SIZE);
            add(member(field.attribute(), fixedFields.bits(field, firstBit), start + field.start() / Byte.SIZE));
        }
        return bits.fields().size();
    }

    /** Compiles a field other than a bit field, which begins at a whole byte. */
    private int other(int index) {
        Attribute attribute = type.seq().get(index);
        boolean afterBits = index > 0 && type.seq().get(index - 1).type() instanceof DataType.Bits;
        aligned |= afterBits;
        alignedAnywhere |= afterBits;
        FixedFields.Fixed field = fixed(attribute);
        if (field == null || (field.continuesByte() && !aligned)) {
            flush();
            variable(attribute, afterBits);
            return 1;
        }
        if (field.continuesByte()) {
            relyOnStart();
        } else {
            aligned = true;
            alignedAnywhere = true;
        }
        add(member(attribute, field, runSize));
        return 1;
    }

    private void relyOnStart() {
        if (!alignedAnywhere) {
            program.reliesOnStart();
        }
    }

    private void add(FixedRun.Member member) {
        run.add(member);
        runSize = member.end();
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
        ElementReader reader = readers.reader(attribute);
        program.add(op(attribute, reader, inLayout, afterBits, true));
        aligned &= reader.endsAtByte();
        alignedAnywhere &= reader.endsAtByte();
    }

    private AttributeOp op(
            Attribute attribute, ElementReader reader, boolean inLayout, boolean afterBits, boolean conditional) {
        Repeat repeat = attribute.repeat();
        ValueCheck check = types.check(attribute, type);
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
                        repeat instanceof Repeat.Until until && isSteady(until.condition(), attribute),
                        repeat instanceof Repeat.ToEnd,
                        check,
                        repeat == null ? -1 : types.look().array(attribute, type, reader.typeName()),
                        repeat == null || !computed ? -1 : types.look().computedArray(attribute, type, reader),
                        inLayout,
                        aligned));
    }

    /**
     * Whether a condition is the same after each empty element: it only depends on the stream, and on elements of one
     * size without fields.
     */
    private static boolean isSteady(Expression condition, Attribute attribute) {
        boolean plain = !(attribute.type() instanceof DataType.User || attribute.type() instanceof DataType.Switch);
        Expression size = attribute.sizing().size();
        boolean sameElement = plain && (size == null || names(size).isEmpty());
        return names(condition).stream().allMatch(name -> name.equals("_io") || (name.equals("_") && sameElement));
    }

    private static Set<String> names(Expression expression) {
        Set<String> names = new HashSet<>();
        ExprParts.forEach(expression.tree(), part -> {
            if (part instanceof Expr.Name name) {
                names.add(name.id());
            }
        });
        return names;
    }

    /** The attribute as a field whose size is the same in every object; null where it is not. */
    private FixedFields.@Nullable Fixed fixed(Attribute attribute) {
        boolean plain = attribute.condition() == null && attribute.process() == null;
        FixedFields.Fixed element = plain ? fixedFields.element(attribute) : null;
        if (element == null) {
            return null;
        }
        return switch (attribute.repeat()) {
            case null -> element;
            case Repeat.Times times
            when !element.checks() && types.check(attribute, type) == null -> {
                OptionalLong count = types.sizes().constant(times.count(), type);
                boolean few = count.isPresent() && count.getAsLong() >= 0 && count.getAsLong() <= MOST_INLINE;
                yield few ? fixedFields.repeated(attribute, element, count.getAsLong()) : null;
            }
            case Repeat.Times _, Repeat.Until _, Repeat.ToEnd _ -> null;
        };
    }

    private FixedRun.Member member(Attribute attribute, FixedFields.Fixed field, long offset) {
        return new FixedRun.Member(
                attribute,
                field.typeName(),
                offset,
                field.size(),
                types.slot(program, attribute.id()),
                field.shape(),
                types.look().shapes().add(field.shape()),
                field.fields(),
                field.value(),
                field.checks(),
                types.check(attribute, type),
                byParts(attribute));
    }

    /** Reads the complete parts of a truncated field of fixed size; null where it has no parts. */
    private @Nullable AttributeOp byParts(Attribute attribute) {
        boolean parts = attribute.repeat() != null || attribute.type() instanceof DataType.User;
        return parts && !(attribute.type() instanceof DataType.Bits)
                ? op(attribute, readers.reader(attribute), false, false, false)
                : null;
    }
}
