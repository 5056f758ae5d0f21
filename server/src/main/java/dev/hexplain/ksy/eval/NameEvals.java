package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.model.TypeSpec;

/** How names are looked up: by an object that knows its slots quickly, by one that does not through its type. */
@FunctionalInterface
public interface NameEvals {
    /** Looks names up in the object by their text. */
    NameEvals BY_TEXT = (name, type) -> new Eval() {
        @Override
        public @org.jspecify.annotations.Nullable Object value(Scope scope) {
            return scope.self().get(name);
        }
    };

    /** What a name means in expressions written in a type; {@code _}, {@code _index} and {@code _on} excepted. */
    Eval find(String name, TypeSpec type);
}
