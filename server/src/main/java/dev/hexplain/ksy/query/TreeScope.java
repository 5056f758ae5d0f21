package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.Scope;
import org.jspecify.annotations.Nullable;

/** The scope of an expression evaluated on a tree: an object, and the index of an element. */
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
