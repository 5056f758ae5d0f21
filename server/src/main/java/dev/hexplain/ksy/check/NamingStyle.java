package dev.hexplain.ksy.check;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.model.Valid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Warns of names of lengths and counts that do not follow the Kaitai Struct style guide. */
final class NamingStyle {
    private final TypeSpec top;
    private final DiagnosticReport report;
    private final Map<String, Integer> mentions = new HashMap<>();

    /** Checks the names in a whole descriptor, given its top type. */
    NamingStyle(TypeSpec top, DiagnosticReport report) {
        this.top = top;
        this.report = report;
    }

    void check() {
        List<TypeSpec> types = new ArrayList<>();
        collect(top, types);
        types.forEach(type -> eachExpression(type, this::count));
        types.forEach(this::check);
    }

    private static void collect(TypeSpec type, List<TypeSpec> into) {
        into.add(type);
        type.types().values().forEach(nested -> collect(nested, into));
    }

    private void count(Expression expression) {
        Deque<Expr> open = new ArrayDeque<>(List.of(expression.tree()));
        while (!open.isEmpty()) {
            Expr part = open.removeLast();
            switch (part) {
                case Expr.Name name -> mentions.merge(name.id(), 1, Integer::sum);
                case Expr.Member member -> mentions.merge(member.name(), 1, Integer::sum);
                default -> {}
            }
            open.addAll(part.parts());
        }
    }

    private void check(TypeSpec type) {
        for (Attribute attribute : attributes(type)) {
            if (attribute.repeat() == null) {
                suggest(
                        attribute.sizing().size(),
                        "len_",
                        attribute.id(),
                        "the size of '" + attribute.id() + "'",
                        type);
            }
            if (attribute.repeat() instanceof Repeat.Times times) {
                suggest(times.count(), "num_", attribute.id(), "how many '" + attribute.id() + "' there are", type);
            }
        }
    }

    private void suggest(@Nullable Expression use, String prefix, String of, String what, TypeSpec type) {
        if (use == null || !(use.tree() instanceof Expr.Name name) || name.id().startsWith(prefix)) {
            return;
        }
        String better = prefix + of;
        Location at = place(name.id(), type);
        if (at != null && mentions.getOrDefault(name.id(), 0) == 1 && !of.startsWith("_")) {
            report.warning(
                    at,
                    "call it '" + better + "' instead of '" + name.id()
                            + "', as the style guide says, because it is only " + what);
        }
    }

    private @Nullable Location place(String id, TypeSpec type) {
        for (Attribute attribute : type.seq()) {
            if (attribute.id().equals(id)) {
                return report.places().below(attribute.at(), "id");
            }
        }
        Instance instance = type.instances().get(id);
        return instance == null ? null : instance.at();
    }

    private static List<Attribute> attributes(TypeSpec type) {
        List<Attribute> attributes = new ArrayList<>(type.seq());
        for (Instance instance : type.instances().values()) {
            if (instance instanceof Instance.Parsed parsed) {
                attributes.add(parsed.attribute());
            }
        }
        return attributes;
    }

    private static void eachExpression(TypeSpec type, Consumer<Expression> visit) {
        Consumer<@Nullable Expression> each = expression -> {
            if (expression != null) {
                visit.accept(expression);
            }
        };
        type.toText().ifPresent(visit);
        if (type.endianness() instanceof Endianness.Switched switched) {
            visit.accept(switched.on());
        }
        attributes(type).forEach(attribute -> expressions(attribute, each));
        for (Instance instance : type.instances().values()) {
            switch (instance) {
                case Instance.Calculated calculated -> {
                    each.accept(calculated.value());
                    each.accept(calculated.condition());
                    expressions(calculated.valid(), each);
                }
                case Instance.Parsed parsed -> {
                    each.accept(parsed.position());
                    each.accept(parsed.io());
                }
            }
        }
    }

    private static void expressions(Attribute attribute, Consumer<@Nullable Expression> each) {
        each.accept(attribute.condition());
        each.accept(attribute.sizing().size());
        switch (attribute.repeat()) {
            case Repeat.Times times -> each.accept(times.count());
            case Repeat.Until until -> each.accept(until.condition());
            case Repeat.ToEnd _ -> {}
            case null -> {}
        }
        if (attribute.process() != null) {
            attribute.process().arguments().forEach(each);
        }
        if (attribute.parent() instanceof Attribute.Parent.Chosen chosen) {
            each.accept(chosen.object());
        }
        expressions(attribute.valid(), each);
        expressions(attribute.type(), each);
    }

    private static void expressions(@Nullable DataType type, Consumer<@Nullable Expression> each) {
        switch (type) {
            case DataType.User user -> user.arguments().forEach(each);
            case DataType.Switch choice -> {
                each.accept(choice.on());
                choice.cases().forEach(one -> {
                    each.accept(one.when());
                    expressions(one.type(), each);
                });
                expressions(choice.otherwise(), each);
            }
            case null, default -> {}
        }
    }

    private static void expressions(@Nullable Valid valid, Consumer<@Nullable Expression> each) {
        switch (valid) {
            case Valid.Equal equal -> each.accept(equal.value());
            case Valid.Range range -> {
                each.accept(range.min());
                each.accept(range.max());
            }
            case Valid.AnyOf any -> any.values().forEach(each);
            case Valid.Satisfies condition -> each.accept(condition.condition());
            case Valid.InEnum _ -> {}
            case null -> {}
        }
    }
}
