package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.Scope;
import dev.hexplain.values.LogicalValue;
import org.jspecify.annotations.Nullable;

/**
 * The scope of an expression evaluated on values: the names of one, {@code _} and {@code _index}.
 *
 * @param index the number of the value among the parts around it
 */
record ValueScope(ValueStruct self, @Nullable Object item, long index) implements Scope {
    /** Of a value and the names in it. */
    static ValueScope of(NativeValues natives, LogicalValue value) {
        return new ValueScope(new ValueStruct(natives, value), natives.of(value), 0);
    }

    @Override
    public void spend(long amount) {
        self.natives().work().spend(amount);
    }

    @Override
    public @Nullable Object on() {
        return null;
    }
}
