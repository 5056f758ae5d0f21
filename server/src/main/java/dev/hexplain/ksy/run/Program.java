package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Comparisons;
import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.process.Processes;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Trim;
import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A compiled descriptor, which a {@link Machine} runs. Immutable once made; safe for many threads. */
public final class Program {
    /** The shape of terminator and padding behind the content of a sized field. */
    static final int PADDING = 2;

    /** The shape of a root whose first bytes are before the offset to decode. */
    static final int DUMP = 3;

    private final TypeSpec topSpec;
    private final ProgramShapes shapes;
    private final TypeCompiler compiler;
    private final TypePrograms top;
    private final Setting setting;

    /** Which values an object keeps. */
    public enum Keep {
        /** Those that some expression of the descriptor mentions. */
        MENTIONED,
        /** All, for queries afterwards. */
        ALL
    }

    /**
     * Settings that a descriptor leaves open.
     *
     * @param nativeOrder the default byte order of native-order formats
     * @param processes by name
     * @param opaque types that the descriptor does not define
     */
    public record Setting(
            ByteOrder nativeOrder, Keep keep, Processes processes, Function<String, Optional<TypeSpec>> opaque) {
        public static final Setting DEFAULT =
                new Setting(ByteOrder.LITTLE_ENDIAN, Keep.MENTIONED, Processes.STANDARD, name -> Optional.empty());

        public Setting keeping(Keep which) {
            return new Setting(nativeOrder, which, processes, opaque);
        }

        public Setting in(ByteOrder order) {
            return new Setting(order, keep, processes, opaque);
        }
    }

    private Program(TypeSpec top, Setting setting) {
        this.topSpec = top;
        this.setting = setting;
        this.shapes = new ProgramShapes(new ComputedValues(top, setting.opaque()), LogicalNames.areIn(top));
        shapes.add(() -> Shape.leaf("padding", new ValueType.Bytes(Trim.NONE), Role.PADDING)
                .doc("What follows the content: terminator and padding.")
                .build());
        shapes.add(() -> Shape.group("dump", "dump").build());
        this.compiler = new TypeCompiler(top, setting, shapes);
        this.top = compiler.top(top);
    }

    /** Compiles a descriptor without mistakes. */
    public static Program compile(Descriptor descriptor, Setting setting) {
        return new Program(descriptor.top(), setting);
    }

    /** The shapes of the trees it writes. */
    public Shapes shapes() {
        return shapes;
    }

    /** Whether the byte order is that of the writing machine, and must be given for each run. */
    public boolean leavesOrderOpen() {
        return topSpec.endianness() instanceof Endianness.Native;
    }

    /** The default byte order of runs. */
    ByteOrder nativeOrder() {
        return setting.nativeOrder();
    }

    /** The type at the top. */
    TypeProgram top() {
        return top.first();
    }

    int topShape() {
        return top.shape(top.first());
    }

    int topShape(TypeProgram program) {
        return top.shape(program);
    }

    /** The program for a root object. */
    TypeProgram resolve(KsyObject root) {
        return top.program(root);
    }

    /** A program of a type, used until the byte order is known. */
    TypeProgram provisional(TypeSpec type) {
        return compiler.program(type, ByteOrder.BIG_ENDIAN);
    }

    /** The programs of a type for each byte order its objects may have, and the shapes of their rows. */
    record TypePrograms(List<Entry> entries, @Nullable OrderChoice order) implements UserReader.Programs {
        /**
         * A program and the shape of a row.
         *
         * @param shapeInByte that of an object which begins inside a byte
         * @param inline how objects are read that need no rows inside; null where they do
         * @param inlineShape that of such an object's first variant
         */
        record Entry(
                TypeProgram program,
                int shape,
                int shapeInByte,
                @Nullable InlineType inline,
                int inlineShape) {}

        TypeProgram first() {
            return entries.getFirst().program;
        }

        @Override
        public TypeProgram program(KsyObject created) {
            return order == null || order.decide(created) == ByteOrder.BIG_ENDIAN
                    ? entries.getFirst().program
                    : entries.getLast().program;
        }

        @Override
        public int shape(TypeProgram program) {
            for (Entry entry : entries) {
                if (entry.program == program) {
                    return entry.shape;
                }
            }
            return shapeInByte(program);
        }

        private int shapeInByte(TypeProgram program) {
            for (Entry entry : entries) {
                if (entry.program.inByte() == program) {
                    return entry.shapeInByte;
                }
            }
            throw new IllegalStateException(
                    "No program of the field is one of " + program.spec().id());
        }

        @Override
        public boolean endAtByte() {
            return entries.stream().allMatch(entry -> entry.program.endsAtByte());
        }

        @Override
        public @Nullable InlineType inline() {
            return order == null ? entries.getFirst().inline : null;
        }

        @Override
        public int inlineShape() {
            return entries.getFirst().inlineShape;
        }

        @Override
        public @Nullable TypeProgram known() {
            return order == null ? first() : null;
        }
    }

    /** Chooses the byte order of an object. */
    interface OrderChoice {
        /** The order of the writing machine, which is fixed for a whole run. */
        OrderChoice OF_RUN = struct -> struct.machine.nativeOrder();

        ByteOrder decide(KsyObject struct);
    }

    /** Chooses the byte order by a value of the object ({@code endian: switch-on}). */
    record OrderSwitch(Eval on, List<Case> cases, Endianness.Switched spec, TypeSpec type) implements OrderChoice {
        /** A byte order and the value it is for; null for any. */
        record Case(@Nullable Eval when, ByteOrder order) {}

        @Override
        public ByteOrder decide(KsyObject struct) {
            Object value = on.value(struct);
            for (Case each : cases) {
                if (each.when == null || Comparisons.equal(value, each.when.value(struct), struct)) {
                    return each.order;
                }
            }
            throw new ParseFailure(
                    new ReadFailure(
                            ReadFailure.Kind.UNDECIDED_ENDIANNESS,
                            "",
                            struct.io.at(),
                            "",
                            "a value that has a case of the byte order of " + type.id(),
                            dev.hexplain.ksy.eval.ValueDescriptions.of(value),
                            spec.at()),
                    struct.io.medium());
        }
    }

    @Override
    public String toString() {
        return "program of " + topSpec;
    }
}
