package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.NameEvals;
import dev.hexplain.ksy.eval.Scope;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/** Compiles names to slots of objects being decoded. */
final class SlotNames implements NameEvals {
    private final ToIntBiFunction<TypeSpec, String> slots;

    /** Takes a function from type and name to slot; -1 for a name that the type does not have. */
    SlotNames(ToIntBiFunction<TypeSpec, String> slots) {
        this.slots = slots;
    }

    @Override
    public Eval find(String name, TypeSpec type) {
        int slot = slots.applyAsInt(type, name);
        return slot < 0 ? NameEvals.BY_TEXT.find(name, type) : new Slot(name, type, slot);
    }

    private static final class Slot extends Eval {
        private final String name;
        private final TypeSpec type;
        private final int slot;

        Slot(String name, TypeSpec type, int slot) {
            this.name = name;
            this.type = type;
            this.slot = slot;
        }

        @Override
        public @Nullable Object value(Scope scope) {
            return scope.self() instanceof KsyObject struct && struct.type() == type
                    ? struct.value(slot)
                    : scope.self().get(name);
        }

        @Override
        public long integer(Scope scope) {
            return scope.self() instanceof KsyObject struct && struct.type() == type
                    ? struct.number(slot)
                    : super.integer(scope);
        }
    }
}
