package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.Evals;
import dev.hexplain.ksy.expr.Expr.EnumLiteral;
import dev.hexplain.ksy.expr.Expr.IntLiteral;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.FixedSizes;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.model.Valid;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Compiles user types, once for each byte order; recursive types refer to the program being compiled. */
final class TypeCompiler {
    /** Maximum nesting of types compiled on the Java stack; deeper ones count as of variable size. */
    private static final int DEEPEST = 100;

    private final Program.Setting setting;
    private final MentionedNames mentions;
    private final Evals evals =
            new Evals(new SlotNames((type, name) -> slots(type).slot(name)));
    private final FixedSizes sizes = new FixedSizes();
    private final FieldShapes look;
    private final Map<Key, TypeProgram> programs = new HashMap<>();
    private final Map<TypeSpec, TypeProgram> slots = new HashMap<>();

    /** Types nested too deep, which are compiled later. */
    private final Deque<Runnable> postponed = new ArrayDeque<>();

    private int depth;
    private int readers;

    private record Key(TypeSpec type, ByteOrder order) {}

    TypeCompiler(TypeSpec top, Program.Setting setting, ProgramShapes shapes) {
        this.setting = setting;
        this.mentions = new MentionedNames(top);
        this.look = new FieldShapes(shapes, mentions);
    }

    FieldShapes look() {
        return look;
    }

    Program.Setting setting() {
        return setting;
    }

    FixedSizes sizes() {
        return sizes;
    }

    private TypeProgram slots(TypeSpec type) {
        return slots.computeIfAbsent(type, TypeProgram::new);
    }

    /** A number for a reader of objects. */
    int nextReader() {
        return readers++;
    }

    /** The type at the top of the descriptor. */
    Program.TypePrograms top(TypeSpec top) {
        Program.TypePrograms programs = programs(top, null, ByteOrder.BIG_ENDIAN, top.id(), top.doc(), "");
        finish();
        return programs;
    }

    /**
     * The programs of a type for a field.
     *
     * @param holder the type that has the field; null at the top
     * @param holderOrder the byte order the holder is compiled for
     */
    Program.TypePrograms programs(
            TypeSpec type,
            @Nullable TypeSpec holder,
            ByteOrder holderOrder,
            String name,
            dev.hexplain.ksy.model.Doc doc,
            String production) {
        List<Program.TypePrograms.Entry> entries = new ArrayList<>();
        Program.OrderChoice order = choice(type, holder);
        List<ByteOrder> orders = order == null
                ? List.of(order(type, holderOrder))
                : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);
        for (ByteOrder each : orders) {
            TypeProgram program = program(type, each);
            int shape = look.object(name, doc, production, type, () -> program);
            int inByte = program.mayContinueByte() ? look.object(name, doc, production, type, program::inByte) : shape;
            InlineType inline = program.inline();
            int inlined = inline == null ? -1 : look.inline(name, doc, production, type, inline);
            entries.add(new Program.TypePrograms.Entry(program, shape, inByte, inline, inlined));
        }
        return new Program.TypePrograms(List.copyOf(entries), order);
    }

    /** Null where the type itself, or the object around it, fixes the byte order. */
    @SuppressWarnings("ReferenceEquality") // compared by identity: a type inherits the switch from the one around it
    private Program.@Nullable OrderChoice choice(TypeSpec type, @Nullable TypeSpec holder) {
        return switch (type.endianness()) {
            case Endianness.Switched switched
            when holder == null || holder.endianness() != switched -> orderSwitch(switched, type);
            case Endianness.Native _
            when holder == null || holder.endianness() instanceof Endianness.Unset -> Program.OrderChoice.OF_RUN;
            case Endianness.Fixed _, Endianness.Native _, Endianness.Switched _, Endianness.Unset _ -> null;
        };
    }

    /** A type in native order has the byte order of the type around it. */
    private static ByteOrder order(TypeSpec type, ByteOrder holderOrder) {
        return switch (type.endianness()) {
            case Endianness.Fixed fixed -> fixed.order();
            case Endianness.Native _, Endianness.Switched _ -> holderOrder;
            case Endianness.Unset _ -> ByteOrder.BIG_ENDIAN;
        };
    }

    private Program.OrderSwitch orderSwitch(Endianness.Switched switched, TypeSpec type) {
        List<Program.OrderSwitch.Case> cases = new ArrayList<>();
        for (Endianness.Case each : switched.cases()) {
            cases.add(new Program.OrderSwitch.Case(optional(each.when(), type), each.order()));
        }
        return new Program.OrderSwitch(eval(switched.on(), type), cases, switched, type);
    }

    /** A type for a byte order. */
    TypeProgram program(TypeSpec type, ByteOrder order) {
        Key key = new Key(type, order);
        TypeProgram known = programs.get(key);
        if (known != null) {
            return known;
        }
        TypeProgram begun = new TypeProgram(type);
        programs.put(key, begun);
        slots.putIfAbsent(type, begun);
        if (depth < DEEPEST) {
            depth++;
            compile(begun, order);
            depth--;
        } else {
            postponed.add(() -> compile(begun, order));
        }
        return begun;
    }

    private void compile(TypeProgram begun, ByteOrder order) {
        new SeqCompiler(this, begun, order).compile(false);
        if (begun.continuesByte()) {
            TypeProgram inByte = new TypeProgram(begun.spec());
            new SeqCompiler(this, inByte, order).compile(true);
            begun.inByte(inByte);
        }
    }

    /** Compiles the postponed types. */
    private void finish() {
        while (!postponed.isEmpty()) {
            postponed.remove().run();
        }
    }

    // Common to all attributes

    Eval eval(Expression expression, TypeSpec context) {
        return evals.compile(expression, context);
    }

    @Nullable Eval optional(@Nullable Expression expression, TypeSpec context) {
        return expression == null ? null : evals.compile(expression, context);
    }

    /** The slot of a value that some expression mentions; -1 for others. */
    int slot(TypeProgram program, String id) {
        boolean kept = setting.keep() == Program.Keep.ALL || mentions.of(id);
        return kept ? program.slot(id) : -1;
    }

    /** The integers that the cases of a switch are for; null where they are values of other types, or calculated. */
    long @Nullable [] numbers(DataType.Switch choice, TypeSpec context) {
        boolean constant = choice.cases().stream()
                .map(each -> each.when().tree())
                .allMatch(when -> when instanceof IntLiteral || when instanceof EnumLiteral);
        return constant && !mentions.of("_on") && evals.isNumber(choice.on(), context)
                ? choice.cases().stream()
                        .mapToLong(each -> evals.number(each.when(), context))
                        .toArray()
                : null;
    }

    /** The slots of values that some expression mentions. */
    int[] keptSlots(TypeProgram program) {
        return IntStream.range(0, program.slotCount())
                .filter(slot -> slot(program, program.slotName(slot)) >= 0)
                .toArray();
    }

    @Nullable EnumSpec enumeration(@Nullable TypeName name, TypeSpec context) {
        return name == null ? null : context.findEnum(name).orElse(null);
    }

    Optional<TypeSpec> type(DataType.User user, TypeSpec context) {
        return context.findType(user.name())
                .or(() -> setting.opaque().apply(user.name().toString()));
    }

    @Nullable ValueCheck check(Attribute attribute, TypeSpec context) {
        return attribute.contents() != null
                ? new ValueCheck.Contents(attribute.contents())
                : check(attribute.valid(), context);
    }

    @Nullable ValueCheck check(@Nullable Valid valid, TypeSpec context) {
        return switch (valid) {
            case null -> null;
            case Valid.Equal equal -> new ValueCheck.Equal(eval(equal.value(), context));
            case Valid.Range range ->
                new ValueCheck.Within(optional(range.min(), context), optional(range.max(), context));
            case Valid.AnyOf any ->
                new ValueCheck.AnyOf(
                        any.values().stream().map(each -> eval(each, context)).toList());
            case Valid.InEnum _ -> new ValueCheck.InEnum();
            case Valid.Satisfies satisfies ->
                new ValueCheck.Satisfies(
                        eval(satisfies.condition(), context),
                        satisfies.condition().text());
        };
    }

    /** An instance of a type. */
    TypeProgram.InstanceOp instance(Instance instance, TypeProgram program, SeqCompiler seq) {
        TypeSpec type = program.spec();
        int slot = program.slot(instance.id());
        return switch (instance) {
            case Instance.Calculated calculated ->
                new TypeProgram.InstanceOp(
                        slot,
                        instance,
                        optional(calculated.condition(), type),
                        eval(calculated.value(), type),
                        enumeration(calculated.enumeration(), type),
                        check(calculated.valid(), type),
                        null,
                        null,
                        null,
                        look.calculated(calculated, type));
            case Instance.Parsed parsed ->
                new TypeProgram.InstanceOp(
                        slot,
                        instance,
                        optional(parsed.attribute().condition(), type),
                        null,
                        null,
                        null,
                        seq.instance(parsed.attribute()),
                        optional(parsed.position(), type),
                        optional(parsed.io(), type),
                        -1);
        };
    }
}
