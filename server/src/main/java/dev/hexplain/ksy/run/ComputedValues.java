package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Described;
import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.query.TreeQuery;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The values of calculated fields: evaluated when somebody looks at one, because the tree does not keep them. */
record ComputedValues(TypeSpec top, Function<String, Optional<TypeSpec>> opaque) {
    Value of(FieldTree tree, Field field) {
        try {
            return shown(new TreeQuery(tree, top, opaque).calculated(field.id()).orElse(null));
        } catch (EvalException hasNone) {
            return Value.described(String.valueOf(hasNone.getMessage()));
        }
    }

    private static Value shown(@Nullable Object value) {
        return switch (value) {
            case null -> Value.NONE;
            case EnumValue named -> {
                EnumSpec.Member member = named.enumeration().members().get(named.value());
                yield new Value(Long.toString(named.value()), member == null ? "" : member.id(), "");
            }
            case Object other -> Value.of(Described.shortly(other));
        };
    }
}
