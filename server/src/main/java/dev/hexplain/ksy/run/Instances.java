package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.ValueConversions;
import dev.hexplain.ksy.run.ReadFailure.Kind;
import dev.hexplain.ksy.run.TypeProgram.InstanceOp;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Evaluates instances that expressions use; no rows are written for them. */
final class Instances {
    /** Maximum depth of instances that depend on each other, each of which is a run on the Java stack. */
    private static final int MOST_RUNS = 100;

    private final Machine machine;
    private int runs;

    Instances(Machine machine) {
        this.machine = machine;
    }

    @Nullable Object value(KsyObject struct, InstanceOp instance) {
        if (runs >= MOST_RUNS) {
            throw ReadFailures.of(
                    Kind.LIMIT, struct.io, "at most " + MOST_RUNS + " instances that need each other", "more");
        }
        machine.tick(struct.io);
        Scratch scratch = new Scratch(struct);
        runs++;
        try {
            if (isAbsent(struct, instance)) {
                return null;
            }
            return instance.value() == null ? read(struct, instance) : calculate(struct, instance);
        } catch (StackOverflowError e) {
            // A few instances that depend on each other, each with an expression of maximum depth, may overflow the
            // stack.
            throw ReadFailures.of(Kind.LIMIT, struct.io, "expressions that fit the stack", "deeper ones");
        } finally {
            runs--;
            scratch.restore(struct);
        }
    }

    /** Whether its {@code if} is false. */
    static boolean isAbsent(KsyObject struct, InstanceOp instance) {
        return instance.condition() != null && !instance.condition().isTrue(struct);
    }

    /** The local values of an object's expressions, restored after a nested read. */
    private record Scratch(
            @Nullable Object item, long index, @Nullable Object on) {
        Scratch(KsyObject struct) {
            this(struct.item, struct.index, struct.on);
        }

        void restore(KsyObject struct) {
            struct.item = item;
            struct.index = index;
            struct.on = on;
        }
    }

    private static @Nullable Object calculate(KsyObject struct, InstanceOp instance) {
        Object value = Objects.requireNonNull(instance.value()).value(struct);
        Object named = instance.enumeration() == null
                ? value
                : new EnumValue(instance.enumeration(), ValueConversions.integer(value));
        if (instance.check() != null) {
            var spec = instance.spec();
            instance.check().verify(struct, named, spec.id(), "value", struct.io.at(), spec.at());
        }
        return named;
    }

    private @Nullable Object read(KsyObject struct, InstanceOp instance) {
        KsyStream io = streamOf(struct, instance);
        KsyStream.Mark mark = io.mark();
        try {
            position(struct, instance, io);
            machine.runAside(frame(struct, instance, io, new ObjectFrame.Ending.Positioned(null, false), null));
            return struct.isSet(instance.slot()) ? struct.value(instance.slot()) : null;
        } finally {
            if (instance.position() != null) {
                io.restore(mark);
            }
        }
    }

    /** A frame that reads an instance. */
    static ObjectFrame frame(
            KsyObject struct,
            InstanceOp instance,
            KsyStream io,
            ObjectFrame.Ending ending,
            @Nullable ObjectFrame caller) {
        Op[] program = {Objects.requireNonNull(instance.attribute())};
        return new ObjectFrame(struct, io, program, ObjectFrame.NO_SHAPE, ending, caller);
    }

    /** The stream that an instance is read from. */
    static KsyStream streamOf(KsyObject struct, InstanceOp instance) {
        if (instance.io() == null) {
            return struct.io;
        }
        if (instance.io().value(struct) instanceof KsyStream stream) {
            return stream;
        }
        throw new EvalException(EvalException.Kind.WRONG_TYPE, "expected a stream for io");
    }

    /** Moves the stream to the instance's position, which is fixed at the first read. */
    static void position(KsyObject struct, InstanceOp instance, KsyStream io) {
        long known = struct.position(instance.slot());
        if (known >= 0) {
            io.seek(known);
            return;
        }
        if (instance.position() != null) {
            io.seek(io.start()
                    + position(struct, instance, io, instance.position().integer(struct)));
        }
        struct.keepPosition(instance.slot(), io.at());
    }

    private static long position(KsyObject struct, InstanceOp instance, KsyStream io, long wanted) {
        if (wanted < 0 || wanted > io.size()) {
            String expected = "a position within the " + io.size() + " bytes of the stream";
            throw new ParseFailure(
                    new ReadFailure(
                            Kind.POSITION,
                            "",
                            io.at(),
                            instance.spec().id(),
                            expected,
                            Long.toString(wanted),
                            instance.spec().at()),
                    struct.io.medium());
        }
        return wanted;
    }
}
