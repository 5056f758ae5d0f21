package dev.hexplain.ksy.run;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.ExprParts;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.model.Valid;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names that expressions of a descriptor and its imports mention: values under other names are not kept. Types are
 * ignored, so a few values too many may be kept, but none too few.
 */
final class MentionedNames {
    private final Set<String> names = new HashSet<>();
    private final Set<String> sizes = new HashSet<>();
    private boolean texts;
    private final Set<TypeSpec> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    MentionedNames(TypeSpec top) {
        visit(top);
    }

    /** Whether some expression mentions a name. */
    boolean of(String name) {
        return names.contains(name);
    }

    /** Whether a size or a count is exactly this name, which is then a length. */
    boolean asLength(String name) {
        return sizes.contains(name);
    }

    /** Whether some type says how its objects are shown. */
    boolean ofTexts() {
        return texts;
    }

    private void visit(TypeSpec type) {
        if (!seen.add(type)) {
            return;
        }
        if (type.endianness() instanceof Endianness.Switched switched) {
            visit(switched.on());
            switched.cases().forEach(each -> visit(each.when()));
        }
        type.toText().ifPresent(text -> {
            texts = true;
            visit(text);
        });
        texts |= type.representation().isPresent();
        type.seq().forEach(this::visit);
        type.instances().values().forEach(this::visit);
        type.types().values().forEach(this::visit);
        type.imports().values().forEach(this::visit);
    }

    private void visit(Instance instance) {
        switch (instance) {
            case Instance.Calculated calculated -> {
                visit(calculated.value());
                visit(calculated.condition());
                visit(calculated.valid());
            }
            case Instance.Parsed parsed -> {
                visit(parsed.attribute());
                visit(parsed.position());
                visit(parsed.io());
            }
        }
    }

    private void visit(Attribute attribute) {
        visit(attribute.type());
        visitLength(attribute.sizing().size());
        visit(attribute.condition());
        visit(attribute.valid());
        switch (attribute.repeat()) {
            case Repeat.Times times -> visitLength(times.count());
            case Repeat.Until until -> visit(until.condition());
            case Repeat.ToEnd _ -> {}
            case null -> {}
        }
        if (attribute.process() != null) {
            attribute.process().arguments().forEach(this::visit);
        }
        if (attribute.parent() instanceof Attribute.Parent.Chosen chosen) {
            visit(chosen.object());
        }
    }

    private void visit(DataType type) {
        switch (type) {
            case DataType.User user -> user.arguments().forEach(this::visit);
            case DataType.Switch choice -> {
                visit(choice.on());
                choice.cases().forEach(each -> {
                    visit(each.when());
                    visit(each.type());
                });
                if (choice.otherwise() != null) {
                    visit(choice.otherwise());
                }
            }
            case DataType.Int _, DataType.Real _, DataType.Bits _, DataType.Bytes _, DataType.Text _ -> {}
        }
    }

    private void visit(@Nullable Valid valid) {
        switch (valid) {
            case Valid.Equal equal -> visit(equal.value());
            case Valid.Range range -> {
                visit(range.min());
                visit(range.max());
            }
            case Valid.AnyOf any -> any.values().forEach(this::visit);
            case Valid.Satisfies satisfies -> visit(satisfies.condition());
            case Valid.InEnum _ -> {}
            case null -> {}
        }
    }

    private void visitLength(@Nullable Expression expression) {
        visit(expression);
        if (expression != null && expression.tree() instanceof Expr.Name name) {
            sizes.add(name.id());
        }
    }

    private void visit(@Nullable Expression expression) {
        if (expression != null) {
            ExprParts.forEach(expression.tree(), this::addNames);
        }
    }

    private void addNames(Expr part) {
        if (part instanceof Expr.Name name) {
            names.add(name.id());
        } else if (part instanceof Expr.Member member) {
            names.add(member.name());
        }
    }
}
