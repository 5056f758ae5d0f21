package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A user type compiled for one byte order: operations in the order of {@code seq}, instances, and a slot for each named
 * value. The slots of a type are the same for both byte orders.
 */
final class TypeProgram {
    private static final int NONE = -1;

    private final TypeSpec spec;
    private final List<String> slotNames = new ArrayList<>();
    private final Map<String, Integer> slots = new HashMap<>();
    private final List<Op> ops = new ArrayList<>();
    private final List<InstanceOp> instances = new ArrayList<>();
    private final TypeLayout layout = new TypeLayout();
    private Op[] sealedOps = {};
    private int[] keptSlots = {};
    private boolean complete;
    private boolean endsAtByte;
    private boolean continuesByte;
    private @Nullable TypeProgram inByte;
    private @Nullable InlineType inline;

    TypeProgram(TypeSpec spec) {
        this.spec = spec;
        spec.parameters().forEach(each -> addSlot(each.id()));
        spec.seq().forEach(each -> addSlot(each.id()));
        spec.instances().keySet().forEach(this::addSlot);
    }

    private void addSlot(String name) {
        if (slots.putIfAbsent(name, slotNames.size()) == null) {
            slotNames.add(name);
        }
    }

    TypeSpec spec() {
        return spec;
    }

    int slotCount() {
        return slotNames.size();
    }

    String slotName(int slot) {
        return slotNames.get(slot);
    }

    int slot(String name) {
        return slots.getOrDefault(name, NONE);
    }

    Op[] ops() {
        return sealedOps;
    }

    /** The slots that objects may set. */
    int[] keptSlots() {
        return keptSlots;
    }

    List<InstanceOp> instances() {
        return instances;
    }

    @Nullable InstanceOp instance(int slot) {
        for (InstanceOp instance : instances) {
            if (instance.slot() == slot) {
                return instance;
            }
        }
        return null;
    }

    /** The fields of its objects, as far as the type fixes them. */
    TypeLayout layout() {
        return layout;
    }

    void add(Op op) {
        ops.add(op);
    }

    void add(InstanceOp instance) {
        instances.add(instance);
    }

    /** Ends compilation; takes the slots that objects may set. */
    void seal(int[] kept) {
        keptSlots = kept;
        sealedOps = ops.toArray(Op[]::new);
        complete = true;
    }

    /** Slots that a layout of a type has at most: as many shapes are set aside for objects that break off. */
    static int mostSlots(TypeSpec spec) {
        return spec.seq().size() + spec.instances().size();
    }

    // Bits: a type may begin and end inside a byte

    /** Sets whether an object that began at a whole byte ends at one. */
    void endsAtByte(boolean value) {
        endsAtByte = value;
    }

    /** Whether an object that began at a whole byte is known to end at one. */
    boolean endsAtByte() {
        return complete && endsAtByte;
    }

    /** Records that a step depends on where the object began. */
    void reliesOnStart() {
        continuesByte = true;
    }

    /** Whether it begins with bit fields that may continue a byte begun before it, which needs another program. */
    boolean continuesByte() {
        return continuesByte;
    }

    /** Whether that may still turn out. */
    boolean mayContinueByte() {
        return continuesByte || !complete;
    }

    /** Gives it the program for objects that begin inside a byte. */
    void inByte(TypeProgram program) {
        inByte = program;
    }

    /** The program for objects that begin inside a byte. */
    TypeProgram inByte() {
        return inByte == null ? this : inByte;
    }

    /** Sets how objects are read that need no rows inside. */
    void inline(@Nullable InlineType value) {
        inline = value;
    }

    /** How objects are read that need no rows inside; null where they do. */
    @Nullable InlineType inline() {
        return inline;
    }

    /** Whether every object of it takes the same bytes and needs no rows of its own. */
    boolean isFixed() {
        return complete
                && layout.isClosed()
                && instances.stream().allMatch(each -> each.attribute() == null)
                && (sealedOps.length == 0 || (sealedOps.length == 1 && sealedOps[0] instanceof FixedRun));
    }

    /** Bytes of an object, where that {@link #isFixed}. */
    long fixedSize() {
        return sealedOps.length == 0 ? 0 : ((FixedRun) sealedOps[0]).size();
    }

    /** Fields that an object is and holds, where that {@link #isFixed}. */
    long fixedFields() {
        FixedRun run = fixedRun();
        long values = instances.stream().filter(InstanceOp::isShownValue).count();
        return 1 + values + (run == null ? 0 : run.fields());
    }

    /** Its only operation, where it {@link #isFixed} and has one. */
    @Nullable FixedRun fixedRun() {
        return sealedOps.length == 0 ? null : (FixedRun) sealedOps[0];
    }

    /**
     * An instance.
     *
     * @param value its expression; null where it is read
     * @param attribute the operation that reads it; null where it is calculated
     * @param shape the number of its shape where it is calculated and has a row
     */
    record InstanceOp(
            int slot,
            Instance spec,
            @Nullable Eval condition,
            @Nullable Eval value,
            @Nullable EnumSpec enumeration,
            @Nullable ValueCheck check,
            @Nullable AttributeOp attribute,
            @Nullable Eval position,
            @Nullable Eval io,
            int shape) {
        /** Whether only expressions use it. */
        boolean isHidden() {
            return spec.hidden();
        }

        boolean isShownValue() {
            return value != null && !isHidden();
        }
    }
}
