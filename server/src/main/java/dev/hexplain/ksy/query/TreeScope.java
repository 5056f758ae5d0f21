package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.Scope;
import org.jspecify.annotations.Nullable;

/** An object of a tree, with the number of the element that an expression is about. */
record TreeScope(TreeStruct self, @Nullable Object item, long index) implements Scope {
    @Override
    public void spend(long amount) {
        self.asking().spend(amount);
    }

    @Override
    public @Nullable Object on() {
        return null;
    }
}
