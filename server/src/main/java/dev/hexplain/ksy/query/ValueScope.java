package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.Scope;
import org.jspecify.annotations.Nullable;

/** The scope of an expression evaluated on values: the names of one, and {@code _}. */
record ValueScope(ValueStruct self, @Nullable Object item) implements Scope {
    @Override
    public long index() {
        return 0;
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
