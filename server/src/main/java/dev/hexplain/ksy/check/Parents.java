package dev.hexplain.ksy.check;

import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Infers the type of {@code _parent}: the type around all uses of a type in its descriptor. Where there are none, or
 * they differ, it is an object of unknown type.
 */
final class Parents {
    private final DeclaredTypes fields;
    private final IdentityHashMap<TypeSpec, List<Use>> uses = new IdentityHashMap<>();
    private final IdentityHashMap<TypeSpec, Object> keys = new IdentityHashMap<>();

    private record Use(TypeSpec holder, Attribute attribute) {}

    Parents(Set<TypeSpec> all, DeclaredTypes fields) {
        this.fields = fields;
        all.forEach(this::collect);
    }

    private void collect(TypeSpec holder) {
        holder.seq().forEach(attribute -> collect(attribute.type(), new Use(holder, attribute)));
        for (Instance instance : holder.instances().values()) {
            if (instance instanceof Instance.Parsed parsed) {
                collect(parsed.attribute().type(), new Use(holder, parsed.attribute()));
            }
        }
    }

    private void collect(DataType type, Use use) {
        switch (type) {
            case DataType.User user ->
                use.holder
                        .findType(user.name())
                        .filter(found -> found.top() == use.holder.top())
                        .ifPresent(found -> uses.computeIfAbsent(found, _ -> new ArrayList<>())
                                .add(use));
            case DataType.Switch choice -> {
                choice.cases().forEach(one -> collect(one.type(), use));
                if (choice.otherwise() != null) {
                    collect(choice.otherwise(), use);
                }
            }
            default -> {}
        }
    }

    /** The cache key for a type's parent. */
    Object keyOf(TypeSpec type) {
        return keys.computeIfAbsent(type, _ -> new Object());
    }

    ExprType of(TypeSpec type) {
        ExprType common = null;
        for (Use use : uses.getOrDefault(type, List.of())) {
            ExprType parent = parent(use);
            // A parent that is being inferred right now, because of a cycle, is ignored.
            if (!parent.isUnknown()) {
                common = common == null || common.equals(parent) ? parent : ExprTypes.ANY_STRUCT;
            }
        }
        return common == null ? ExprTypes.ANY_STRUCT : common;
    }

    private ExprType parent(Use use) {
        return switch (use.attribute.parent()) {
            case Attribute.Parent.Holder _ -> new ExprType.Struct(use.holder);
            case Attribute.Parent.None _ -> ExprTypes.UNKNOWN;
            case Attribute.Parent.Chosen chosen ->
                fields.types().of(chosen.object().tree(), use.holder, Locals.NONE, ExpressionDiagnostics.NONE);
        };
    }
}
