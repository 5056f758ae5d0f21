package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.run.TypeProgram.InstanceOp;
import dev.hexplain.tree.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds out whether the objects of a type need no rows of their own, and compiles how they are read then. */
final class InlineCompiler {
    /** Types with more fields have rows: finding a field takes a walk over those before it. */
    private static final int MOST_FIELDS = 1024;

    private final TypeProgram program;
    private final FixedFields fixedFields;
    private final ProgramShapes shapes;

    /** Integer fields that are there now, any of which the next text may be counted by. */
    private final List<Attribute> lengths = new ArrayList<>();

    InlineCompiler(TypeProgram program, FixedFields fixedFields, ProgramShapes shapes) {
        this.program = program;
        this.fixedFields = fixedFields;
        this.shapes = shapes;
    }

    /** The type; null where its objects need rows. */
    @Nullable InlineType compile() {
        List<InstanceOp> values = new ArrayList<>();
        for (InstanceOp instance : program.instances()) {
            if (instance.attribute() != null && !instance.isHidden()) {
                return null;
            }
            if (instance.isShownValue()) {
                values.add(instance);
            }
        }
        InlineSequence sequence = sequence();
        if (sequence == null || sequence.variants() > InlineSequence.MOST_VARIANTS) {
            return null;
        }
        InlineType inline = new InlineType(sequence, values, shapes);
        return inline.mostFields() > MOST_FIELDS ? null : inline;
    }

    private @Nullable InlineSequence sequence() {
        List<InlineField> fields = new ArrayList<>();
        Op[] ops = program.ops();
        for (int next = 0; next < ops.length; ) {
            int end = endOfOption(ops, next);
            InlineField field = end > next ? option(ops, next, end) : field(ops[next]);
            if (field == null) {
                return null;
            }
            add(fields, field);
            next = Math.max(end, next + 1);
        }
        return new InlineSequence(fields);
    }

    private static void add(List<InlineField> fields, InlineField next) {
        boolean joins = next instanceof InlineBlob && !fields.isEmpty() && fields.getLast() instanceof InlineRun;
        fields.add(joins ? ((InlineBlob) next).behind((InlineRun) fields.removeLast()) : next);
    }

    /** Behind the attributes that have the condition of the first; the start where that has none. */
    private static int endOfOption(Op[] ops, int start) {
        Expression condition = condition(ops[start]);
        int end = start;
        while (condition != null
                && end < ops.length
                && condition(ops[end]) instanceof Expression same
                && same.text().equals(condition.text())) {
            end++;
        }
        return end;
    }

    private static @Nullable Expression condition(Op op) {
        return op instanceof AttributeOp attribute ? attribute.attribute().condition() : null;
    }

    private @Nullable InlineField option(Op[] ops, int start, int end) {
        Eval condition = Objects.requireNonNull(((AttributeOp) ops[start]).condition());
        List<InlineField> fields = new ArrayList<>();
        int known = lengths.size();
        for (int i = start; i < end; i++) {
            InlineField field = field(ops[i]);
            if (field == null) {
                return null;
            }
            add(fields, field);
        }
        while (lengths.size() > known) {
            lengths.removeLast();
        }
        int[] slots = IntStream.range(start, end)
                .map(i -> ((AttributeOp) ops[i]).slot())
                .filter(slot -> slot >= 0)
                .toArray();
        return new InlineOption(condition, new InlineSequence(fields), slots);
    }

    private @Nullable InlineField field(Op op) {
        if (op instanceof FixedRun run) {
            for (FixedRun.Member member : run.members()) {
                addLength(member.attribute());
            }
            return new InlineRun(run);
        }
        AttributeOp read = (AttributeOp) op;
        Attribute attribute = read.attribute();
        InlineField field = attribute.process() != null
                ? null
                : attribute.repeat() == null ? field(read, read.reader()) : array(read, attribute.repeat());
        addLength(attribute);
        return field;
    }

    private void addLength(Attribute attribute) {
        if (attribute.repeat() == null && attribute.type() instanceof DataType.Int) {
            lengths.add(attribute);
        }
    }

    private @Nullable InlineField field(AttributeOp op, ElementReader reader) {
        Attribute attribute = op.attribute();
        return switch (reader) {
            case NumberReader number -> fixed(op, fixedFields.number(number, shape(number.fixedShape())));
            case BlobReader blob -> blob(op, blob);
            case EmptyReader(int shape) when !op.wantsValue() -> new InlineEmpty(attribute.id(), shape(shape));
            case SwitchReader choice when !op.wantsValue() -> choice(op, choice);
            case UserReader user -> object(op, user);
            default -> null;
        };
    }

    private Supplier<Shape> shape(int number) {
        return () -> shapes.fixed(number);
    }

    private static InlineRun fixed(AttributeOp op, FixedFields.Fixed field) {
        return new InlineRun(new FixedRun(List.of(op.member(field)), true));
    }

    private @Nullable InlineField blob(AttributeOp op, BlobReader reader) {
        InlineLength length = length(op.attribute());
        if (reader.isOpaque() || length == null || (op.wantsValue() && reader.looksAtBytes())) {
            return null;
        }
        return tells(length)
                ? new InlineBlob(null, length, program.slot(length.field()), reader, op, shape(reader.shape()))
                : null;
    }

    /** Numbers that no expression mentions, as many as an integer says. */
    private @Nullable InlineField array(AttributeOp op, Repeat repeat) {
        boolean plain = op.reader() instanceof NumberReader && op.layoutShape() >= 0 && !op.wantsValue();
        InlineLength count =
                plain && repeat instanceof Repeat.Times(Expression times) ? InlineLength.of(times.tree()) : null;
        InlineLength length = count == null ? null : count.times(op.reader().fixedSize());
        return length != null && tells(length)
                ? new InlineArray(
                        length, program.slot(length.field()), op.reader().fixedSize(), shape(op.layoutShape()))
                : null;
    }

    /** Whether a layout can tell a length: by an integer that is there. */
    private boolean tells(InlineLength length) {
        boolean known = length.isConstant()
                || lengths.stream().anyMatch(each -> each.id().equals(length.field()));
        lengths.clear(); // what follows is not counted by an integer before this
        return known;
    }

    private @Nullable InlineLength length(Attribute attribute) {
        long constant = fixedFields.constantSize(attribute);
        Expression size = attribute.sizing().size();
        if (constant >= 0) {
            return InlineLength.constant(constant);
        }
        return size == null ? null : InlineLength.of(size.tree());
    }

    private @Nullable InlineField choice(AttributeOp op, SwitchReader choice) {
        List<@Nullable InlineField> cases = new ArrayList<>();
        List<Attribute> before = List.copyOf(lengths);
        boolean clears = false;
        for (ElementReader each : choice.readers()) {
            lengths.clear();
            lengths.addAll(before);
            cases.add(field(op, each));
            clears |= lengths.isEmpty();
        }
        if (clears) {
            lengths.clear();
        }
        InlineSwitch inline = new InlineSwitch(choice, cases);
        return inline.variants() > InlineSequence.MOST_VARIANTS ? null : inline;
    }

    private @Nullable InlineField object(AttributeOp op, UserReader reader) {
        if (reader.fixedProgram() != null) {
            return fixed(op, fixedFields.fixedObject(reader));
        }
        InlineType inline = reader.inline();
        return inline == null || op.checks()
                ? null
                : new InlineObject(reader, inline, op.attribute().id(), op.slot(), shapes);
    }
}
