package dev.hexplain.ksy.query;

import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.tree.ShapeKind;

/** An object of a user type. */
public record UserTypeKind(TypeSpec type) implements ShapeKind {
    @Override
    public String label() {
        return type.id();
    }
}
