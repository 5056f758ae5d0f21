package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.model.TypeSpec;

/** Compiles names to look-ups in the object: by slot number in objects being decoded, by name in others. */
@FunctionalInterface
public interface NameEvals {
    /** Looks names up in the object by their text. */
    NameEvals BY_TEXT = (name, type) -> new Eval() {
        @Override
        public @org.jspecify.annotations.Nullable Object value(Scope scope) {
            return scope.self().get(name);
        }
    };

    /** The value of a name in expressions written in a type; {@code _}, {@code _index} and {@code _on} excepted. */
    Eval find(String name, TypeSpec type);
}
