package dev.hexplain.decoders.hessian;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;

/** Summarizes fields in a few words. */
final class HessianPreviews {
    private HessianPreviews() {}

    /** The text of a string in one chunk. */
    static Value text(FieldTree tree, Field field) {
        return tree.child(field, "text")
                .map(text -> Value.described(tree.value(text).actual()))
                .orElse(Value.NONE);
    }

    static Value container(Field field, Value read) {
        return field.type().isEmpty() ? read : Value.described(field.type());
    }

    static Value entry(FieldTree tree, Field field) {
        return tree.child(field, "value")
                .filter(value -> !value.shape().production().equals("entry"))
                .map(value -> Value.described(tree.value(value).summary()))
                .orElse(Value.NONE);
    }
}
