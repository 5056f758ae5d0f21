package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.ValueConversions;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.Cast;
import dev.hexplain.ksy.expr.Expr.Index;
import dev.hexplain.ksy.expr.Expr.Member;
import dev.hexplain.ksy.expr.Expr.Name;
import dev.hexplain.ksy.expr.Expr.Ternary;
import dev.hexplain.tree.Field;
import java.util.Optional;

/** Finds the field that holds the value of an expression. */
final class LocatedValue {
    private LocatedValue() {}

    static Optional<Field> field(QueryRun asking, Expr tree, TreeScope scope) {
        return switch (tree) {
            case Name name when name.id().equals("_") -> ofValue(scope.item());
            case Name name -> member(scope.self(), name.id());
            case Member member -> member(asking.value(member.of(), scope), member.name());
            case Index index -> element(asking, index, scope);
            case Cast cast -> field(asking, cast.of(), scope);
            case Ternary choice ->
                field(
                        asking,
                        ValueConversions.isTrue(asking.value(choice.condition(), scope))
                                ? choice.ifTrue()
                                : choice.ifFalse(),
                        scope);
            default -> Optional.empty();
        };
    }

    private static Optional<Field> member(@org.jspecify.annotations.Nullable Object of, String name) {
        if (of instanceof TreeList list) {
            return switch (name) {
                case "first" -> Optional.of(list.field(0));
                case "last" -> Optional.of(list.field(list.size() - 1));
                default -> Optional.empty();
            };
        }
        if (!(of instanceof TreeStruct struct)) {
            return Optional.empty();
        }
        return struct.child(name).or(() -> name.equals("_io") ? Optional.empty() : ofValue(struct.get(name)));
    }

    private static Optional<Field> element(QueryRun asking, Index index, TreeScope scope) {
        return asking.value(index.of(), scope) instanceof TreeList list
                ? Optional.of(list.field((int) ValueConversions.integer(asking.value(index.index(), scope))))
                : Optional.empty();
    }

    private static Optional<Field> ofValue(@org.jspecify.annotations.Nullable Object value) {
        return switch (value) {
            case TreeStruct struct -> Optional.of(struct.field());
            case TreeList list -> Optional.of(list.array());
            case null, default -> Optional.empty();
        };
    }
}
