package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.Scope;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.eval.ValueConversions;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An object of a user type, while it is read and as long as expressions may use it. It keeps only values that some
 * expression mentions.
 */
final class KsyObject implements StructValue, Scope {
    /** No row of the tree. */
    static final int NO_ROW = Integer.MIN_VALUE;

    /** Marks a slot without a value. */
    private enum Mark {
        NOT_READ,
        BEING_READ
    }

    final @Nullable KsyObject parent;
    final @Nullable KsyObject root;
    final KsyStream io;
    /** Reads instances on demand. */
    final Machine machine;

    /** The row that shows it. */
    int row = NO_ROW;

    @Nullable Object item;

    long index;

    @Nullable Object on;

    private @Nullable Map<Integer, Long> positions;
    private TypeProgram type;
    private final @Nullable Object[] values;

    /** What an object that is used for many reads without boxes; null in the others. */
    private final @Nullable NumberSlots numbers;

    private boolean inUse;

    /** Takes whether it is used for one object after the other. */
    KsyObject(
            Machine machine,
            TypeProgram type,
            @Nullable KsyObject parent,
            @Nullable KsyObject root,
            KsyStream io,
            boolean reused) {
        this.machine = machine;
        this.type = type;
        this.parent = parent;
        // An object of a descriptor's top type is the root by default.
        this.root = root == null && type.spec().outer().isEmpty() ? this : root;
        this.io = io;
        this.values = new Object[type.slotCount()];
        Arrays.fill(values, Mark.NOT_READ);
        this.numbers = reused ? new NumberSlots(type.slotCount()) : null;
    }

    /** Whether it is used for one object after the other, so that none may keep it. */
    boolean isReused() {
        return numbers != null;
    }

    /** Begins the next object. */
    void begin() {
        inUse = true;
        if (numbers != null && numbers.clear()) {
            for (int slot : type.keptSlots()) {
                values[slot] = Mark.NOT_READ;
            }
        }
        item = null;
        on = null;
        positions = null;
    }

    /** Ends it: the next one may begin. */
    void end() {
        inUse = false;
    }

    boolean isInUse() {
        return inUse;
    }

    TypeProgram program() {
        return type;
    }

    /** Chooses among the programs of one type for the two byte orders. */
    void become(TypeProgram program) {
        type = program;
    }

    @Override
    public TypeSpec type() {
        return type.spec();
    }

    void set(int slot, @Nullable Object value) {
        values[slot] = value;
        if (numbers != null) {
            numbers.replaced(slot);
        }
    }

    /** Sets an integer, without a box where nothing keeps the object. */
    void setNumber(int slot, long number, @Nullable EnumSpec enumeration) {
        if (numbers == null || !numbers.set(slot, number, enumeration)) {
            set(slot, enumeration == null ? (Object) number : new EnumValue(enumeration, number));
        }
    }

    /** Sets a field that is not there. */
    void setAbsent(int slot) {
        if (numbers == null || !numbers.setAbsent(slot)) {
            set(slot, null);
        }
    }

    /** The integer in a slot that has one. */
    long number(int slot) {
        return numbers != null && numbers.has(slot) ? numbers.get(slot) : ValueConversions.integer(value(slot));
    }

    /** Discards an instance's value, so that it is read again on demand. */
    void forget(int slot) {
        values[slot] = Mark.NOT_READ;
    }

    boolean isSet(int slot) {
        return values[slot] != Mark.NOT_READ && values[slot] != Mark.BEING_READ;
    }

    /** The value in a slot; reads an instance if it was not read yet. */
    @Nullable Object value(int slot) {
        if (numbers != null && numbers.has(slot)) {
            return numbers.value(slot);
        }
        Object value = values[slot];
        if (value instanceof LazyValue lazy) {
            value = lazy.make();
            values[slot] = value;
        }
        if (value == Mark.NOT_READ || value == Mark.BEING_READ) {
            return missing(slot, value);
        }
        return value;
    }

    private @Nullable Object missing(int slot, Object state) {
        TypeProgram.InstanceOp instance = type.instance(slot);
        if (instance == null) {
            throw new EvalException(
                    EvalException.Kind.NOT_READ,
                    type.slotName(slot) + " of " + type.spec().id() + " was not read yet");
        }
        if (state == Mark.BEING_READ) {
            throw new EvalException(
                    EvalException.Kind.LIMIT,
                    type.slotName(slot) + " of " + type.spec().id() + " depends on itself");
        }
        values[slot] = Mark.BEING_READ;
        try {
            values[slot] = machine.instances().value(this, instance);
        } finally {
            if (values[slot] == Mark.BEING_READ) {
                values[slot] = Mark.NOT_READ;
            }
        }
        return value(slot);
    }

    /** Where an instance was read first; -1 where it was not. */
    long position(int slot) {
        return positions == null ? -1 : positions.getOrDefault(slot, -1L);
    }

    /** Keeps the position where an instance was read first, since its expression may give another one later. */
    void keepPosition(int slot, long offset) {
        if (positions == null) {
            positions = new HashMap<>();
        }
        positions.put(slot, offset);
    }

    @Override
    public @Nullable Object get(String name) {
        return switch (name) {
            case "_parent" -> parent;
            case "_root" -> root;
            case "_io" -> io;
            default -> {
                int slot = type.slot(name);
                if (slot < 0) {
                    throw new EvalException(
                            EvalException.Kind.UNKNOWN_NAME, type.spec().id() + " has no field " + name);
                }
                yield value(slot);
            }
        };
    }

    @Override
    public StructValue self() {
        return this;
    }

    @Override
    public @Nullable Object item() {
        return item;
    }

    @Override
    public long index() {
        return index;
    }

    @Override
    public void spend(long amount) {
        machine.watch().spend(amount, io);
    }

    @Override
    public @Nullable Object on() {
        return on;
    }
}
